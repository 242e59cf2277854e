import { useEffect, useEffectEvent } from "react";
import { useFormMemory, type FormValues } from "../../../runtime/registry/form-values";
import { renameIndexColumns } from "../indexes/rename-index-columns";
import { useNamesByKey } from "./use-field-names";

const edited = ({ data }: FormValues): unknown => data;
const kept = ({ stored }: FormValues): unknown => stored;
const memoryKey = "indexes: names";

/** Renames columns in indexes when fields are renamed, and drops the indexes of a removed new field. */
export function useRenamedColumns(
  indexes: readonly string[],
  stored: readonly string[] | undefined,
  onChange: (indexes: readonly string[]) => void,
): void {
  const memory = useFormMemory();
  const now = useNamesByKey(edited);
  const storedNames = useNamesByKey(kept);
  const renameColumns = useEffectEvent((names: ReadonlyMap<string, string>) => {
    // While typing, a name may briefly be empty or equal another one. Keep the last unambiguous names until then.
    if (new Set(names.values()).size < names.size || [...names.values()].includes("")) return;
    const before = (memory.get(memoryKey) ?? names) as ReadonlyMap<string, string>;
    memory.set(memoryKey, names);
    // Discarding edits restores the stored names and indexes together, so nothing is to be renamed.
    if (indexes === stored && [...names].every(([key, name]) => storedNames.get(key) === name)) return;
    const next = renameIndexColumns(indexes, before, names);
    if (next !== indexes) onChange(next);
  });
  useEffect(() => renameColumns(now), [now]);
}
