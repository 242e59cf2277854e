/** Texts of the report on the command line. */
export const reportTexts = {
  title: "From {source} to {target}",
  versions: "{source}: {sourceVersion}. {target}: {targetVersion}.",
  same: "No differences.",
  count: { one: "1 difference.", many: "{n} differences." },
  uncompared: { none: "", one: " 1 of them was not compared.", many: " {n} of them were not compared." },
  collections: "Collections",
  kinds: { deleted: "only in {target}", changed: "changed", added: "only in {source}" },
  settings: "Settings",
  setting: "Setting",
  losses: "Not compared",
  lost: "{names}: {reason}",
} as const;

/** Difference without a sentence of the import. */
export const otherDifference = "{part} differs.";

/** States of a secret, which is never read. */
export const secretStates = { set: "Set", notSet: "Not set" } as const;

/** Texts of the page that compares two environments. */
export const compareTexts = {
  single: "There is only one environment",
  singleHint: "Start Sextant with several backends to compare them.",
  from: "From",
  to: "To {name}",
  swap: "Swap",
  signedOut: "You are not signed in to {name}. Sextant reads it with your session there.",
  signIn: "Sign in to {name}",
  failed: "{name} could not be read.",
  comparing: "Comparing...",
  crashed: "The comparison failed: {reason}",
  unreadable: "The collections of {name} could not be compared: {reason}",
  same: "The collections of {source} and {target} are the same.",
  collections: "Collections",
  intro: "This is what a promotion changes in {target}.",
  choose: "Choose {name}",
  chooseAll: "Choose all of {name}",
  fixed: "No promotion changes the type of a collection.",
  origins: {
    source: "Changed in {source}",
    target: "Changed in {target}",
    both: "Conflict",
  },
  originHints: {
    source: "{target} has not changed it since the common base.",
    target: "{source} has not changed it since the common base: a promotion undoes the change in {target}.",
    both: "Both changed it since the common base: a promotion overwrites the change in {target}.",
  },
  chosen: "{n} of {of} differences chosen.",
  deletes: { none: "None of them deletes data.", one: "1 of them deletes data.", many: "{n} of them delete data." },
  conflicts: { none: "", one: "1 conflict stays as it is.", many: "{n} conflicts stay as they are." },
  chooseNone: "Choose none",
  review: { one: "Review 1 change", many: "Review {n} changes" },
  back: "Back to the comparison",
  reviewing: "Sextant imports this text into {target}. Review it, then confirm.",
  base: {
    none: "There is no common base yet, so it is unknown which side changed something. A promotion saves one.",
    since: "Common base of {time} UTC.",
    save: "Save base to a file",
    load: "Load base from a file",
    forget: "Forget base",
    forgot: "The common base is forgotten.",
    undo: "Undo",
    fileName: "sextant-base-{source}-{target}.json",
    loaded: "The common base was loaded.",
    notBase: "This file has no common base.",
    otherPair: "This file is about {source} and {target}.",
    unreadable: "The common base could not be read, and was not used.",
    notStored: "This browser did not store the common base. Save it to a file.",
  },
  mappings: {
    one: "1 collection or field has another id here, and was found by its name or the common base",
    many: "{n} collections or fields have other ids here, and were found by their names or the common base",
  },
  mapping: "{name}: {source} is {target} here",
  losses: "Not compared",
  settings: {
    title: "Settings",
    intro: "Settings are compared only. Secrets are never read.",
    same: "The settings that both have are the same.",
    setting: "Setting",
    own: "Usually differs",
  },
} as const;
