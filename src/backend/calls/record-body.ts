import { backend } from "../version/backend";
import { readsAsList } from "../../values/json/parse-json";
import { multipartBody, type Part } from "./multipart";

/** Files with the names under which they are sent. */
export type NamedFiles = readonly (readonly [name: string, file: File])[];

/** Payload of a record save: its values and new files. */
export class RecordPayload {
  constructor(
    readonly values: Readonly<Record<string, unknown>>,
    readonly files: NamedFiles,
  ) {}
}

/**
 * Builds the body of a save: JSON, or multipart if there are files. Newer backends take all values as one JSON part.
 * Otherwise each value is a part, a list repeats its part, and an empty part clears the field.
 */
export function rowBody({ values, files }: RecordPayload): Readonly<Record<string, unknown>> | Blob {
  if (files.length === 0) return values;
  const { valuesPart } = backend();
  const parts =
    valuesPart === ""
      ? Object.entries(values).flatMap(([name, value]) => valueParts(name, value))
      : [{ name: valuesPart, value: JSON.stringify(values) }];
  return multipartBody([...parts, ...files.map(([name, file]) => ({ name, value: file, fileName: file.name }))]);
}

const valueParts = (name: string, value: unknown): Part[] => {
  const values = Array.isArray(value) && value.length > 0 ? value : [Array.isArray(value) ? null : value];
  // A single part such as "[1]" would be parsed as a list. Sent twice it stays a text, and the backend stores it once.
  const sent = Array.isArray(value) && values.length === 1 && readsAsList(values[0]) ? [...values, ...values] : values;
  return sent.map((each) => ({ name, value: each === null || each === undefined ? "" : String(each) }));
};
