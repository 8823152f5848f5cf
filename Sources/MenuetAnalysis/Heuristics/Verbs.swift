/// The verbs with which titles of commands begin (H-verb): those of the standard menus of Apple's
/// systems and of common apps. `New` counts as one, as it does there.
enum Verbs {
  static func contains(_ word: Word) -> Bool { list.contains(word) }

  private static let list: WordList = [
    "accept", "activate", "add", "adjust", "align", "allow", "analyze", "annotate", "append",
    "apply", "approve", "archive", "arrange", "ask", "assign", "attach", "authorize", "autofill",
    "back", "balance", "begin", "block", "blur", "book", "bookmark", "boost", "bring", "browse",
    "build", "burn", "buy", "calculate", "calibrate", "call", "cancel", "capitalize", "capture",
    "cast", "categorize", "center", "change", "charge", "chat", "check", "choose", "clean", "clear",
    "clone", "close", "collapse", "collect", "color", "combine", "comment", "compare", "compile",
    "complete", "compose", "compress", "configure", "confirm", "connect", "consolidate",
    "contact", "continue", "contribute", "convert", "cook", "copy", "correct", "count", "create",
    "crop",
    "customize", "cut", "cycle", "darken", "deactivate", "debug", "decline", "decompress",
    "decrease", "decrypt", "define", "delete", "demote", "deny", "deselect", "destroy", "detach",
    "detect",
    "dim", "disable", "discard", "disconnect", "dismiss", "display", "dispute", "distribute",
    "divide", "do",
    "dock", "donate", "download", "drag", "draw", "drop", "duplicate", "edit", "eject", "email",
    "embed", "embolden", "empty", "enable", "encrypt", "end", "enhance", "enlarge", "enter",
    "erase", "evaluate", "exclude", "exit", "expand", "explain", "explore", "export", "extend",
    "extract",
    "facetime", "favorite", "fax", "fetch", "fill", "filter", "find", "finish", "fit", "fix",
    "flag", "flatten", "flip", "float", "focus", "fold", "follow", "forget", "format", "forward",
    "frame", "freeze", "get", "give", "go", "group", "grow", "hand", "help", "hide", "highlight",
    "hold", "identify", "ignore", "import", "improve", "include", "increase", "indent", "insert",
    "inspect", "install", "invert", "invite", "isolate", "issue", "italicize", "join", "jump",
    "justify",
    "keep", "label", "launch", "learn", "leave", "lighten", "like", "link", "list", "listen",
    "load", "locate", "lock", "log", "look", "loop", "lower", "mail", "make", "manage", "map",
    "mark", "mask", "match", "maximize", "measure", "merge", "message", "minimize", "mirror",
    "mix", "modify", "monitor", "mount", "mouse", "move", "mute", "name", "navigate", "new",
    "next", "nudge", "obtain", "offset", "open", "optimize", "order", "organize", "outdent",
    "outline", "override", "overwrite", "paginate", "paint", "pair", "pan", "paste", "pause", "pay",
    "perform", "pick", "pin", "pinch", "place", "plan", "play", "point", "post", "predict",
    "prepare", "present", "press", "preview", "previous", "print", "proceed", "process",
    "promote", "propose", "protect", "publish", "pull", "purchase", "purge", "push", "put",
    "quit", "quote", "raise", "randomize", "rate", "read", "reapply", "rearrange", "rebuild",
    "recalculate", "receive", "recolor", "record", "recover", "redirect", "redo", "reduce",
    "refer", "refine", "reflect", "refresh", "refuse", "register", "reject", "release", "reload",
    "remind", "remove", "rename", "render", "reopen", "reorder", "repair", "repeat", "replace",
    "replay", "reply", "report", "reposition", "request", "rescan", "reschedule", "reset",
    "resize", "resolve", "respond", "restart", "restore", "resume", "retake", "retouch",
    "retrieve", "retry", "return", "reveal", "reverse", "revert", "review", "revoke", "rewind",
    "ring", "rotate", "run", "save", "scale", "scan", "schedule", "screen", "scroll", "search",
    "see", "select", "send", "separate", "set", "share", "sharpen", "shift", "shop", "show",
    "shrink", "shuffle", "shut", "sign", "simplify", "simulate", "size", "skip", "slow", "smooth",
    "snap", "snooze", "solve", "sort", "speak", "specify", "split", "spread", "stack", "stamp",
    "star", "start", "stay", "step", "stop", "store", "straighten", "stream", "stretch", "strike",
    "style", "submit", "subscribe", "subtract", "suggest", "summarize", "support", "suspend",
    "swap", "switch", "sync", "synchronize", "tag", "take", "talk", "tell", "terminate", "test",
    "text", "tidy", "tile", "tint", "toggle", "track", "trade", "train", "transcribe", "transfer",
    "transform", "translate", "transpose", "trash", "trim", "try", "turn", "type", "unarchive",
    "unblock", "uncheck", "uncompress", "undo", "unfavorite", "unflag", "unfold", "unfollow",
    "unfreeze", "ungroup", "unhide", "uninstall", "unlink", "unlock", "unmark", "unmerge",
    "unmount", "unmute", "unpin", "unpublish", "unselect", "unshare", "unstar", "unsubscribe",
    "untag", "untangle", "update", "upgrade", "upload", "use", "validate", "verify", "view",
    "visit", "void", "vote", "wait", "wake", "warp", "watch", "weld", "wipe", "wrap", "write",
    "zip",
    "zoom",
  ]
}

extension TitleWords {
  /// True for an English title whose first word is a verb.
  var beginsWithVerb: Bool { first.map(Verbs.contains) ?? false }
}
