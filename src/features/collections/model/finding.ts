import type { importTexts } from "../../../../definitions/texts/import";

/** How a text can be changed so that the backend takes a part of it. */
export type Adaptation =
  | { kind: "leaveOutCollection" | "leaveOutField" | "lockRule" | "unique" | "newField" }
  | { kind: "leaveOutIndex"; at: number }
  | { kind: "setType"; type: string }
  | { kind: "setOption"; option: string; value: unknown };

/** A part of a configuration that the backend would refuse, drop in silence, or take and no longer understand, or that could not be checked. */
export interface Finding {
  /** Another for each finding. */
  key: string;
  effect: "refused" | "dropped" | "moved" | "stale" | "unchecked";
  collectionId: string;
  collection: string;
  /** The index of a field, and its name. */
  field?: { index: number; name: string };
  /** The name of a rule. */
  rule?: string;
  why: keyof typeof importTexts.why;
  values: Readonly<Record<string, string>>;
  adaptation?: Adaptation;
}

/** What is known of a finding where it is found. */
export type FoundPart = Omit<Finding, "key" | "collectionId" | "collection">;
