/** Known backend versions, oldest first. Facts stated by version do not change within a patch. */
export const versions = [
  "v0.8",
  "v0.9",
  "v0.10",
  "v0.11",
  "v0.12",
  "v0.13",
  "v0.14",
  "v0.15",
  "v0.16",
  "v0.17",
  "v0.18",
  "v0.19",
  "v0.20",
  "v0.21",
  "v0.22",
  "v0.23",
  "v0.24",
  "v0.25",
  "v0.26",
  "v0.27",
  "v0.28",
  "v0.29",
  "v0.30",
  "v0.31",
  "v0.32",
  "v0.33",
  "v0.34",
  "v0.35",
  "v0.36",
  "v0.37",
  "v0.38",
  "v0.39",
  "v0.40",
] as const;

/** Backend version, spelled like its tags, without the patch. */
export type Version = (typeof versions)[number];

/** Oldest supported version. */
export const oldestVersion = versions[0];

/** Newest known version. Newer backends are treated like it. */
export const newestVersion = versions[versions.length - 1]!;
