import { backend } from "../version/backend";
import { readsAsList } from "../values/json/reads-as-list";
import { multipartBody, type Part } from "./multipart";

/** Files by the names under which they are sent. */
export type NamedFiles = readonly (readonly [name: string, file: File])[];

/** What a save of a row sends: its values, and the files that go along. */
export class RowParts {
  constructor(
    readonly values: Readonly<Record<string, unknown>>,
    readonly files: NamedFiles,
  ) {}
}

/**
 * The body of a save: JSON, or parts where files go along. There the values are one part of JSON where the backend
 * knows its name; else each value is a part, a list a part for each of its values, and one empty part clears it.
 */
export function rowBody({ values, files }: RowParts): Readonly<Record<string, unknown>> | Blob {
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
  // A part alone would be read as the list that it looks like; twice, it is itself, and the backend keeps it once.
  const sent = Array.isArray(value) && values.length === 1 && readsAsList(values[0]) ? [...values, ...values] : values;
  return sent.map((each) => ({ name, value: each === null || each === undefined ? "" : String(each) }));
};
