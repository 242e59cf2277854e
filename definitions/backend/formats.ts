/** Formats defined by a pattern that is the same in all versions. */
export const patternFormats: Readonly<Record<string, RegExp>> = {
  "hex-colour": /^#[\da-fA-F]{6}$/,
  // Rough check only: the backend decides. An IP address, or a subnet with a prefix length.
  "network-address": /^(?:[\d.]+|[\da-fA-F:.%]*:[\w:.%]*)(?:\/\d{1,3})?$/,
  // The backend's own pattern.
  "rate-limit-label": /^(?:\w+ \/[\w/-]*|\/[\w/-]*|(?:\w+|\*):\w+|\w+)$/,
  "thumb-size": /^(?!0+x0+)\d+x\d+[tbf]?$/,
};

/** Formats that hold a rule, and whether an empty one is valid. */
export const filterFormats = {
  rule: { orEmpty: true },
  "manage-rule": { orEmpty: false },
} as const;
