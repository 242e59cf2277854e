import { fileBeginnings } from "../../../../../definitions/backend/file-types";

/** How many bytes of a file tell its type. */
export const beginning = 16;

/** The types that a file may have which begins with these bytes; undefined where they do not tell. */
export function typesOf(bytes: Uint8Array): readonly string[] | undefined {
  const text = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return fileBeginnings.find(({ at, bytes: start }) => text.startsWith(start, at * 2))?.types;
}

/** Whether a file of this type is among those that a field takes. The backend compares them without what follows, such as a charset. */
export const takesType = (taken: readonly string[], type: string): boolean =>
  taken.map(bareType).includes(bareType(type));

const bareType = (type: string): string => type.split(";", 1)[0]!.trim().toLowerCase();
