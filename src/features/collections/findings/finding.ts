import type { importTexts } from "../../../../definitions/texts/import";

/** Correction of the configuration that makes the backend accept a part of it. */
export type Adaptation =
  | { kind: "leaveOutCollection" | "leaveOutField" | "lockRule" | "unique" | "newField" }
  | { kind: "leaveOutIndex"; at: number }
  | { kind: "setType"; type: string }
  | { kind: "setOption"; option: string; value: unknown };

/**
 * Part of a configuration that the backend would refuse, drop, move, or no longer understand, or that was not checked.
 */
export interface Finding {
  /** Unique key. */
  key: string;
  effect: "refused" | "dropped" | "moved" | "stale" | "unchecked";
  collectionId: string;
  collection: string;
  /** Index and name of a field. */
  field?: { index: number; name: string };
  rule?: string;
  why: keyof typeof importTexts.why;
  values: Readonly<Record<string, string>>;
  adaptation?: Adaptation;
}

/** Finding without its collection. */
export type FoundPart = Omit<Finding, "key" | "collectionId" | "collection">;
