import { readsAsList } from "../values/json/reads-as-list";
import { multipartBody, type Part } from "./multipart";

/** What a save of a row sends: JSON, or parts where files go along. A list is a part for each of its values, one empty part clears it. */
export const rowBody = (
  payload: Readonly<Record<string, unknown>>,
  files: readonly (readonly [name: string, file: File])[],
): Readonly<Record<string, unknown>> | Blob =>
  files.length === 0
    ? payload
    : multipartBody([
        ...Object.entries(payload).flatMap(([name, value]) => valueParts(name, value)),
        ...files.map(([name, file]) => ({ name, value: file, fileName: file.name })),
      ]);

const valueParts = (name: string, value: unknown): Part[] => {
  const values = Array.isArray(value) && value.length > 0 ? value : [Array.isArray(value) ? null : value];
  // A part alone would be read as the list that it looks like; twice, it is itself, and the backend keeps it once.
  const sent = Array.isArray(value) && values.length === 1 && readsAsList(values[0]) ? [...values, ...values] : values;
  return sent.map((each) => ({ name, value: each === null || each === undefined ? "" : String(each) }));
};
