;;; menuet.el --- Menus and toolbars written in XML  -*- lexical-binding: t -*-

;; Starts `menuet lsp' for documents through Eglot, which comes with Emacs 29 and is `elpa-eglot' before.
;; Load it from the init file: (load "/path/to/menuet")

;;; Code:

(require 'eglot)
(require 'nxml-mode)

(defgroup menuet nil
  "Menus and toolbars written in XML."
  :group 'languages)

(defcustom menuet-command '("menuet" "lsp")
  "The command that serves documents, with its options."
  :type '(repeat string))

;;;###autoload
(define-derived-mode menuet-mode nxml-mode "Menuet"
  "A mode for documents of Menuet, served by `menuet lsp'.")

;;;###autoload
(add-to-list 'auto-mode-alist '("\\.menuet\\.xml\\'" . menuet-mode))

(add-to-list 'eglot-server-programs (cons 'menuet-mode (lambda (&rest _) menuet-command)))
(add-hook 'menuet-mode-hook #'eglot-ensure)

(provide 'menuet)
;;; menuet.el ends here
