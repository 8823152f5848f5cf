import MenuetCommandLine

// The same program as `menuet`, under a name that is that of its target.
CommandLineTool.main()
