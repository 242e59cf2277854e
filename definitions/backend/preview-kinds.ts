import { pictures } from "./files";

/** Bytes of a text file that its preview reads. */
export const previewedBytes = 1_000_000;

/** File name extensions that have a preview, by how it is shown. Other files can be downloaded only. */
export const previewKinds = {
  image: [...pictures, "apng", "bmp", "ico"],
  video: ["mp4", "m4v", "mov", "webm", "ogv"],
  audio: ["mp3", "m4a", "aac", "oga", "ogg", "opus", "wav", "flac"],
  pdf: ["pdf"],
  text: [
    "txt",
    "md",
    "csv",
    "tsv",
    "log",
    "json",
    "xml",
    "yaml",
    "yml",
    "toml",
    "ini",
    "html",
    "css",
    "js",
    "ts",
    "sql",
  ],
} satisfies Record<string, readonly string[]>;
