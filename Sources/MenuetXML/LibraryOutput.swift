import CLibXML2

/// Keeps libxml2 from writing to standard error while something is done. It does so for errors that
/// it raises outside of a parser, such as those of its converters.
func withoutLibraryOutput<Result>(_ body: () -> Result) -> Result {
  // Each thread has its own.
  let handler = unsafe __xmlStructuredError().pointee
  let context = unsafe __xmlStructuredErrorContext().pointee
  unsafe xmlSetStructuredErrorFunc(nil) { _, _ in }
  defer { unsafe xmlSetStructuredErrorFunc(context, handler) }
  return body()
}
