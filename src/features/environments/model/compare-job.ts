import type { Version } from "../../../../definitions/language/versions";
import type { Collection } from "../../../../definitions/types/collection";
import { selectBackend } from "../../../backend/version/backend";
import { wholeCollection } from "../../collections/configuration/after-import";
import type { Unreadable } from "../../collections/configuration/read-configuration";
import type { Loss } from "../../collections/convert/conversion";
import { nextBase, storedBase, type StoredBase } from "./base";
import { compareSides } from "./compare-sides";
import type { Difference } from "./differences";
import type { Mapping } from "./sides";

/** Sides to compare. */
export interface CompareTask {
  /** The source's collections as its backend answers them. */
  text: string;
  /** The target's collections. */
  stored: readonly Collection[];
  base: StoredBase | undefined;
  environments: StoredBase["environments"];
}

/** Task for the worker, with the version of the target. */
export type CompareJob = CompareTask & { version: Version };

/** Result of a comparison besides the differences. */
export interface ComparedSides {
  losses: readonly Loss[];
  mappings: readonly Mapping[];
  /** The common state from now on, if it is saved. */
  next: StoredBase;
  /** Why the given common state was not used. */
  unreadableBase: Unreadable | undefined;
}

/** Messages of the worker: some of the differences, then the rest of the result. */
export type CompareMessage =
  | { differences: readonly Difference[] }
  | { compared: ComparedSides }
  | { unreadable: Unreadable };

// Differences per message. Larger batches would block the page.
const batch = 10;

/** Runs a comparison in the worker and posts its messages. */
export function processCompareJob(job: CompareJob, post: (message: CompareMessage) => void): void {
  selectBackend(job.version);
  const target = job.stored.map((each) => wholeCollection({ ...each }));
  const { text, base: stored, environments } = job;
  const compared = compareSides({ target, text, stored, environments });
  if ("why" in compared) return post({ unreadable: compared });
  const { side, differences, base, unreadableBase } = compared;
  for (let from = 0; from < differences.length; from += batch)
    post({ differences: differences.slice(from, from + batch) });
  const { losses, mappings, pairs } = side;
  const next = storedBase(nextBase(target, differences, pairs, base), environments, new Date().toISOString());
  post({ compared: { losses, mappings, next, unreadableBase } });
}
