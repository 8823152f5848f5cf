import MenuetTool

// `menuet compile`, and nothing else of `menuet`: the first build of every package that uses the
// plugin compiles what is linked here.
ToolProcess.main { session throws(UsageError) in
  let word = session.commandLine.first
  guard word == CompileVerb.info.name else {
    throw word.map { .verbUnknown($0, near: CompileVerb.info.name) } ?? .verbMissing
  }
  try CompileVerb.run(Array(session.commandLine.dropFirst()), in: session)
}
