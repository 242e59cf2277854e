import { useEffect, useEffectEvent } from "react";
import { useFormMemory, type FormValues } from "../../../runtime/registry/form-values";
import { followNames } from "../model/follow-names";
import { useNamesByKey } from "./use-field-names";

const edited = ({ data }: FormValues): unknown => data;
const kept = ({ stored }: FormValues): unknown => stored;
const memoryKey = "indexes: names";

/** Writes the indexes with the new names of fields as soon as these are told apart, and drops those of a new field that is taken away. */
export function useFollowedNames(
  indexes: readonly string[],
  stored: readonly string[] | undefined,
  onChange: (indexes: readonly string[]) => void,
): void {
  const memory = useFormMemory();
  const now = useNamesByKey(edited);
  const storedNames = useNamesByKey(kept);
  const follow = useEffectEvent((names: ReadonlyMap<string, string>) => {
    // While a name is typed it may be that of another field: until it is not, the indexes keep the last one.
    if (new Set(names.values()).size < names.size || [...names.values()].includes("")) return;
    const before = (memory.get(memoryKey) ?? names) as ReadonlyMap<string, string>;
    memory.set(memoryKey, names);
    // Edits that are given up have the stored names again, and so have the stored indexes.
    if (indexes === stored && [...names].every(([key, name]) => storedNames.get(key) === name)) return;
    const next = followNames(indexes, before, names);
    if (next !== indexes) onChange(next);
  });
  useEffect(() => follow(now), [now]);
}
