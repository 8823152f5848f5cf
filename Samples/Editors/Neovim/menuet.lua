-- Starts `menuet lsp` for documents, in Neovim 0.7 and newer. Load it from init.lua by
--   dofile("/path/to/menuet.lua")

local command = { "menuet", "lsp" }

local function start(buffer)
  local name = vim.api.nvim_buf_get_name(buffer)
  local config = vim.fs and vim.fs.find and vim.fs.find({ "menuet.json", "Package.swift", ".git" }, {
    path = name,
    upward = true,
  })[1]
  local root = vim.fn.fnamemodify(config or name, ":h")
  local settings = { name = "menuet", cmd = vim.g.menuet_command or command, root_dir = root }
  if vim.lsp.start then
    vim.lsp.start(settings, { bufnr = buffer })
  else
    -- Before 0.8.
    local client = vim.lsp.start_client(settings)
    if client then vim.lsp.buf_attach_client(buffer, client) end
  end
  vim.bo[buffer].omnifunc = "v:lua.vim.lsp.omnifunc"
end

vim.api.nvim_create_autocmd({ "BufRead", "BufNewFile" }, {
  pattern = "*.menuet.xml",
  callback = function(event)
    vim.bo[event.buf].filetype = "xml"
    start(event.buf)
  end,
})
