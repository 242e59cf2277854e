import { usesColumn, renameColumns } from "./index-statement";

/**
 * Applies renamed and removed fields to index SQL; keys identify the fields. Returns the same array if nothing changes.
 */
export function renameIndexColumns(
  indexes: readonly string[],
  before: ReadonlyMap<string, string>,
  now: ReadonlyMap<string, string>,
): readonly string[] {
  const renamed = new Map([...before].flatMap(([key, name]) => renaming(name, now.get(key))));
  const gone = [...before].filter(([key]) => !now.has(key)).map(([, name]) => name);
  if (renamed.size + gone.length === 0) return indexes;
  const next = indexes
    .filter((sql) => !gone.some((name) => usesColumn(sql, name)))
    .map((sql) => renameColumns(sql, renamed));
  return next.length === indexes.length && next.every((sql, index) => sql === indexes[index]) ? indexes : next;
}

const renaming = (from: string, to: string | undefined): [string, string][] =>
  to === undefined || to === from ? [] : [[from, to]];
