import type { conversionTexts } from "../../../../definitions/texts/conversion-texts";
import type { WholeCollection } from "../configuration/after-import";
import type { Exchanged } from "../configuration/configuration";

/** Kind of conversion for a configuration of the other era. */
export type ConversionKind = keyof typeof conversionTexts.kinds;

/** Conversion of one collection, and its places: names of fields or rules. */
export interface ConversionStep {
  kind: ConversionKind;
  /** Set if the backend would drop the data without the conversion. */
  isNeeded?: true;
  convert: (collection: Exchanged, before: WholeCollection | undefined) => Exchanged;
  places: (collection: Exchanged) => readonly string[];
  /** Returns the collection when the conversion is switched off. */
  without?: (collection: Exchanged) => Exchanged;
}

/** Conversion and all places it changes. */
export interface Conversion {
  kind: ConversionKind;
  isNeeded: boolean;
  places: readonly { collection: string; name: string }[];
}

/** Part without a counterpart on this backend, or missing in the import. */
export interface Loss {
  why: keyof typeof conversionTexts.losses;
  effect: "missing" | "dropped" | "refused";
  collections: readonly string[];
}

/** Returns the losses of one collection. */
export type LossesOf = (
  collection: Exchanged,
  before: WholeCollection | undefined,
) => readonly Omit<Loss, "collections">[];
