import MenuetSource
import MenuetTool

/// The work on other threads, and its times.
extension LanguageServer {
  /// The milliseconds until there is something to do; `nil` where nothing is.
  package var patience: Int? { running != nil ? nil : deadline.map { max(0, $0 - now()) } }

  /// The next piece of work for another thread, where it is time for one. Of each kind one is done at a
  /// time.
  package func takeWork() -> BackgroundWork? {
    guard phase == .running else { return nil }
    return takeScan() ?? takeAnswer() ?? takeAnalysis()
  }

  private func takeAnswer() -> BackgroundWork? {
    guard !isAnswering, !answers.isEmpty else { return nil }
    isAnswering = true
    return answers.removeFirst()
  }

  /// A look through the folders, once after each change of them.
  private func takeScan() -> BackgroundWork? {
    guard wantsScan, !isScanning else { return nil }
    wantsScan = false
    isScanning = true
    let (folders, root) = (workspace.folders, workspace.run.options.root)
    let limit = workspace.run.options.readLimit
    return BackgroundWork {
      WorkspaceScan(folders: folders, root: root, limit: limit)
    } completion: { server, scan in
      server.isScanning = false
      server.workspace.scan = scan
      if !server.workspace.open.isEmpty { server.schedule(after: 0) }
    }
  }

  // MARK: Rules

  /// Has the rules run once nothing has changed for a while.
  func schedule(after patience: Int = patience) {
    let time = now() + (waiting.isEmpty ? patience : 0)
    // A file that was just opened is shown at once, whatever is typed elsewhere.
    deadline = patience == 0 ? deadline.map { min($0, time) } ?? time : time
  }

  /// Gives up what the rules find in a document that has changed.
  func interrupt(_ document: OpenDocument) {
    guard let running, workspace.roots(of: document.identity).contains(running.root) else { return }
    running.interruption.request()
  }

  private func takeAnalysis() -> BackgroundWork? {
    guard running == nil, let deadline, deadline <= now() else { return nil }
    let roots = workspace.roots
    workspace.forgetAnalyses(except: roots)
    for root in roots where !workspace.isAnalyzed(root) {
      guard let snapshot = workspace.snapshot(ofRoot: root) else { continue }
      let interruption = Interruption()
      running = (root, interruption)
      return BackgroundWork {
        snapshot.analyze(interruption)
      } completion: { server, analysis in
        server.take(analysis, of: root)
      }
    }
    self.deadline = nil
    finishAnalyses()
    return nil
  }

  /// Takes what the rules have found. An analysis that was overtaken by changes is kept for what it knows
  /// of layouts, and not shown.
  private func take(_ analysis: Analysis?, of root: String) {
    running = nil
    if let analysis { workspace.take(analysis, of: root) }
    guard phase == .running else { return }
    answerWaiting()
    if deadline == nil { deadline = now() }
  }

  private func finishAnalyses() {
    for message in publisher.messages(workspace, client) { send(message) }
    answerWaiting(all: true)
    let bars = workspace.analyses.mapValues(\.bars)
    if client.refreshesInlayHints, bars != shownBars {
      request("workspace/inlayHint/refresh", .null)
    }
    shownBars = bars
  }

  private func answerWaiting(all: Bool = false) {
    let requests = waiting
    waiting = []
    for request in requests {
      guard let document = workspace.open[request.uri] else { continue }
      guard all || isReady(document, request.need) else {
        waiting.append(request)
        continue
      }
      do throws(ProtocolError) {
        reply(to: request.id, try request.answer(document))
      } catch {
        send(failure: error, of: request.id)
      }
    }
  }
}
