import { namePatterns } from "./names";

/** Formats that a pattern tells. */
export const patternFormats: Readonly<Record<string, RegExp>> = {
  "collection-name": namePatterns.collection,
  "field-name": namePatterns.field,
  "hex-colour": /^#[\da-fA-F]{6}$/,
  // Roughly: the backend says for sure. An address, or one with the length of a subnet.
  "network-address": /^(?:[\d.]+|[\da-fA-F:.%]*:[\w:.%]*)(?:\/\d{1,3})?$/,
  // The backend's own pattern.
  "rate-limit-label": /^(?:\w+ \/[\w/-]*|\/[\w/-]*|(?:\w+|\*):\w+|\w+)$/,
  "thumb-size": /^(?!0+x0+)\d+x\d+[tbf]?$/,
};

/** Formats of a filter that is more than a search, and whether an empty one has a meaning of its own. */
export const filterFormats = {
  rule: { orEmpty: true },
  "manage-rule": { orEmpty: false },
} as const;
