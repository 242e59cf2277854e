/** Texts of the comparison of two environments, on its page and on the command line. */
export const compareTexts = {
  title: "From {source} to {target}",
  versions: "{source}: {sourceVersion}. {target}: {targetVersion}.",
  unknownVersion: "unknown version",
  same: "No differences.",
  count: { one: "1 difference.", many: "{n} differences." },
  collections: "Collections",
  kinds: { deleted: "only in {target}", changed: "changed", added: "only in {source}" },
  settings: "Settings",
  setting: "Setting",
  losses: "Not compared",
  lost: "{names}: {reason}",
  changedOther: "{part} differs.",
  secret: { set: "Set", notSet: "Not set" },
} as const;
