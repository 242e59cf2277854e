import { useEffect, useRef, useState } from "react";
import { calls } from "../../../definitions/backend/calls";
import { recordLimits } from "../../../definitions/limits/records";
import type { RecordRow } from "../../../definitions/types/record";
import { send } from "../../backend/api/send";
import { toFailure } from "../../backend/calls/failure";
import { isSearchable, referenceTerm, type Reference } from "./model/references";

/** Records that point at a record by one field. */
export type Use =
  | { state: "idle" | "counting" | "stopped" | "unsearchable" }
  | { state: "failed"; reason: string }
  | { state: "counted"; count: number; rows: readonly RecordRow[] };

/** Returns the key of a field in a list of uses. */
export const keyOfUse = ({ collection, field }: Reference): string => `${collection.id} ${field.name}`;

/** Counts the records that point at a record, on request, in a few fields at once. Each count can be stopped. */
export function useUses(references: readonly Reference[], id: string, expandOf: (item: string) => string | undefined) {
  const [uses, setUses] = useState<ReadonlyMap<string, Use>>(new Map());
  const controls = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const all = controls.current;
    return () => {
      for (const control of all.values()) control.abort();
    };
  }, []);
  const set = (reference: Reference, use: Use): void =>
    setUses((before) => new Map([...before, [keyOfUse(reference), use]]));
  const stop = (reference: Reference): void => controls.current.get(keyOfUse(reference))?.abort();
  const count = (wanted: readonly Reference[]): void => {
    const waiting = wanted.filter(isSearchable).map((reference) => {
      stop(reference);
      const control = new AbortController();
      controls.current.set(keyOfUse(reference), control);
      set(reference, { state: "counting" });
      // A count that waits for others stops at once, too.
      control.signal.addEventListener("abort", () => set(reference, { state: "stopped" }));
      return { reference, control };
    });
    const work = async (): Promise<void> => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const { reference, control } = next;
        if (control.signal.aborted) continue;
        const use = await countUse(reference, id, expandOf(reference.collection.id), control.signal);
        if (control.signal.aborted) continue;
        // Stop must not reach a finished count.
        controls.current.delete(keyOfUse(reference));
        set(reference, use);
      }
    };
    for (let at = 0; at < recordLimits.usesAtOnce; at++) void work();
  };
  return {
    stateOf: (reference: Reference): Use =>
      uses.get(keyOfUse(reference)) ?? { state: isSearchable(reference) ? "idle" : "unsearchable" },
    count: () => count(references),
    countOne: (reference: Reference) => count([reference]),
    stop,
    stopAll: () => {
      for (const reference of references) stop(reference);
    },
  };
}

async function countUse(
  reference: Reference,
  id: string,
  expand: string | undefined,
  signal: AbortSignal,
): Promise<Use> {
  const query = { filter: referenceTerm(reference, id), ...(expand && { expand }) };
  try {
    const { items, totalItems } = await send(
      calls.listUses,
      { path: { collection: reference.collection.id }, query },
      { signal },
    );
    return { state: "counted", count: totalItems, rows: items };
  } catch (thrown) {
    return { state: "failed", reason: toFailure(thrown).message };
  }
}
