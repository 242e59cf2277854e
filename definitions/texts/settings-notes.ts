/** Notes next to settings before a save. The runtime fills in a {name}. */
export const settingsNotes = {
  address: {
    seenAs: "The backend sees you as",
    header: "Header of a proxy",
    noHeader: "none in this request",
    missing: "Your address {address} is not in the list. You would be locked out at once.",
    add: "Add {address}",
    wayBack: "If you are locked out, clear the list on the server with",
    command: "pocketbase superuser ips",
  },
  unknown: {
    title: "Not known to Sextant",
    kept: "This backend has settings that Sextant does not know. They are kept unchanged.",
  },
  storage: {
    moves: "Existing files are not moved: they will be missing until you move them yourself.",
    toS3: "Move them from the local file system to the S3 storage.",
    fromS3: "Move them from the S3 storage to the local file system.",
    tools: {
      text: "Command-line tools that copy them: {rclone}, {s5cmd}.",
      links: { rclone: "https://github.com/rclone/rclone", s5cmd: "https://github.com/peak/s5cmd" },
    },
  },
  tokens: "Saving invalidates all issued tokens of these kinds: {kinds}.",
  storageTest: {
    trying: "Trying the S3 connection...",
    works: "S3 connected successfully",
    fails: "Failed to establish S3 connection",
    again: "Test again",
    savedOnly: "Successfully saved but failed to establish S3 connection.",
  },
  mailLinks: {
    differs: "Links in emails lead to this address, but you opened Sextant at {here}.",
    adopt: "Use {here}",
  },
} as const;
