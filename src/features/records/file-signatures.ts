import { fileBeginnings } from "../../../definitions/backend/file-types";

/** Number of leading bytes that identify a file type. */
export const signatureLength = 16;

/** Returns the MIME types possible for a file with these first bytes, or undefined if unknown. */
export function typesOf(bytes: Uint8Array): readonly string[] | undefined {
  const text = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return fileBeginnings.find(({ at, bytes: start }) => text.startsWith(start, at * 2))?.types;
}

/** Returns whether a field accepts a MIME type. Like the backend, ignores parameters such as a charset. */
export const acceptsType = (taken: readonly string[], type: string): boolean =>
  taken.map(bareType).includes(bareType(type));

const bareType = (type: string): string => type.split(";", 1)[0]!.trim().toLowerCase();
