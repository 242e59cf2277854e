import { isEqual } from "../../../values/json/equal";
import type { AddedFile, FilesValue } from "./row-values";

/** File of a field. The key of a stored file is its name. */
export interface ListedFile {
  key: string;
  name: string;
  /** Set if the file is not stored yet. */
  added?: AddedFile;
}

/** Returns the files of a field in their order, with those that the save deletes. Files without a position come last. */
export function listFiles({ names, added, order = [] }: FilesValue): ListedFile[] {
  const all: ListedFile[] = [
    ...names.map((name) => ({ key: name, name })),
    ...added.map((each) => ({ key: each.key, name: each.file.name, added: each })),
  ];
  const indexes = new Map(order.map((key, index) => [key, index]));
  const indexOf = ({ key }: ListedFile): number => indexes.get(key) ?? order.length;
  return all.toSorted((one, other) => indexOf(one) - indexOf(other));
}

const keysOf = (files: readonly ListedFile[]): string[] => files.map(({ key }) => key);

/** Returns the files in the order of these keys. The order is omitted where it is stored files, then new ones. */
export function sortFiles(value: FilesValue, keys = keysOf(listFiles(value))): FilesValue {
  const { order: _, ...rest } = value;
  const listed = listFiles({ ...rest, order: keys });
  const next = { ...rest, added: listed.flatMap(({ added }) => added ?? []) };
  return isEqual(keysOf(listed), keysOf(listFiles(next))) ? next : { ...next, order: keysOf(listed) };
}

/** Returns the files that stay after the save, in their order. */
export const remainingFiles = (value: FilesValue): ListedFile[] =>
  listFiles(value).filter(({ key, added }) => added !== undefined || !value.removed.includes(key));

/**
 * Returns the stored names in the order of the form, after a save that appended new files. Undefined if they are in that
 * order, or if the backend stored another number of files.
 */
export function namesInOrder(value: FilesValue, stored: readonly string[]): string[] | undefined {
  if (!value.order) return undefined;
  const files = remainingFiles(value);
  if (files.length !== stored.length) return undefined;
  const fresh = stored.slice(stored.length - value.added.length);
  const names = files.map(({ key, added }) => (added ? fresh[value.added.indexOf(added)]! : key));
  return isEqual(names, stored) ? undefined : names;
}
