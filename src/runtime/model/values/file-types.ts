import { fileBeginnings } from "../../../../definitions/backend/files";

/** How many bytes of a file tell its type. */
export const beginning = 16;

/** The types that a file may have which begins with these bytes; undefined where they do not tell. */
export function typesOf(bytes: Uint8Array): readonly string[] | undefined {
  const text = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return fileBeginnings.find(({ at, bytes: start }) => text.startsWith(start, at * 2))?.types;
}
