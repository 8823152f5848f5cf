// Made by make-directions.py. Do not edit.

/// The tags that are written from right to left, in lower case, by the data of CLDR 47.
enum RightToLeftTags {
  /// Scripts of ISO 15924.
  // swift-format-ignore: one element a line would be hundreds of lines
  static let scripts: Set<String> = [
    "adlm", "arab", "aran", "armi", "avst", "chrs", "cprt", "elym", "gara", "hatr", "hebr", "hung",
    "khar", "lydi", "mand", "mani", "mend", "merc", "mero", "narb", "nbat", "nkoo", "orkh", "ougr",
    "palm", "phli", "phlp", "phnx", "prti", "rohg", "samr", "sarb", "sidt", "sogd", "sogo", "syrc",
    "syre", "syrj", "syrn", "thaa", "yezi",
  ]

  /// Languages whose likely script is one of these.
  // swift-format-ignore: one element a line would be hundreds of lines
  static let languages: Set<String> = [
    "aao", "abh", "abv", "acm", "acq", "acw", "acx", "adf", "ae", "aeb", "aec", "aee", "aeq", "afb",
    "aib", "aii", "aij", "aiq", "ajp", "ajt", "aju", "amw", "apc", "apd", "ar", "ara", "arb", "arc",
    "arq", "ars", "ary", "arz", "ask", "atn", "auj", "auz", "avd", "ave", "avl", "ayh", "ayl",
    "ayn", "ayp", "azb", "bal", "bcc", "bdz", "bej", "bft", "bgn", "bgp", "bhe", "bhm", "bhn",
    "bjf", "bjm", "bqi", "brh", "brk", "bsh", "bsk", "chg", "cja", "ckb", "cld", "clh", "czk",
    "dcc", "def", "deh", "dgl", "div", "dmk", "dml", "drw", "dv", "ecy", "esh", "fa", "fas", "fay",
    "faz", "fia", "fub", "gbz", "ggg", "gha", "ghr", "gig", "gjk", "gju", "glh", "glk", "gwc",
    "gwf", "gwt", "gzi", "hac", "haz", "hbo", "he", "heb", "hkh", "hnd", "hno", "hoh", "hrt", "hrz",
    "hss", "huy", "isk", "itk", "iw", "jad", "jat", "jbe", "jbn", "jdg", "ji", "jnd", "jog", "jpa",
    "jpr", "jrb", "jye", "kas", "kbu", "kby", "kcy", "kfm", "khw", "klj", "kmz", "kqd", "ks", "ktl",
    "kvx", "kxp", "kzh", "lad", "lah", "lhs", "lki", "lrc", "lrk", "lrl", "lsa", "lsd", "lss",
    "luv", "luz", "mby", "mde", "mfa", "mfi", "mhj", "mid", "mki", "mnj", "mve", "mvy", "myz",
    "mzn", "nli", "nlm", "nqo", "ntz", "nyq", "oar", "obm", "odk", "oru", "ota", "otk", "oui",
    "pal", "pbt", "pbu", "per", "pes", "pgd", "phl", "phn", "phr", "phv", "plk", "pmu", "pnb",
    "pra", "prc", "prd", "prs", "prx", "ps", "psh", "psi", "pst", "pus", "qxq", "rdb", "rhg", "rmt",
    "sam", "sbn", "scl", "sd", "sdb", "sdf", "sdg", "sdh", "sds", "sgl", "sgr", "sgy", "shd", "shm",
    "shu", "shv", "siy", "siz", "skr", "smp", "smy", "snd", "sog", "sqo", "sqt", "srh", "srz",
    "ssh", "sts", "swb", "syc", "syn", "syr", "tjo", "tks", "tmr", "tnf", "tov", "tra", "trg",
    "trm", "trw", "ug", "uig", "ur", "urd", "ush", "uzs", "vaf", "vgr", "vmh", "wbk", "wlo", "wne",
    "wni", "wsv", "xco", "xhe", "xka", "xkc", "xkj", "xkp", "xld", "xly", "xmn", "xmr", "xna",
    "xpr", "xsa", "xvi", "ydd", "ydg", "yhd", "yi", "yid", "yih", "yud", "zba", "zdj", "zrp", "zum",
  ]

  /// Languages with the regions where their direction is another one than elsewhere.
  // swift-format-ignore: one element a line would be hundreds of lines
  static let exceptions: Set<String> = [
    "az-iq", "az-ir", "aze-iq", "aze-ir", "azj-iq", "azj-ir", "ha-cm", "ha-sd", "hau-cm", "hau-sd",
    "kaz-af", "kaz-cn", "kaz-ir", "kaz-mn", "kir-cn", "kk-af", "kk-cn", "kk-ir", "kk-mn", "kmr-lb",
    "ku-lb", "kur-lb", "ky-cn", "may-cc", "ms-cc", "msa-cc", "pa-pk", "pan-pk", "sd-in", "snd-in",
    "tg-pk", "tgk-pk", "ug-kz", "ug-mn", "uig-kz", "uig-mn", "uz-af", "uzb-af", "uzn-af", "zsm-cc",
  ]
}
