import MenuetCommandLine

// Everything is in a library, where tests reach it.
CommandLineTool.main()
