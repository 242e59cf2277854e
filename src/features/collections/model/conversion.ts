import type { conversionTexts } from "../../../../definitions/texts/import-conversions";
import type { WholeCollection } from "./after-import";
import type { Exchanged } from "./configuration";

/** A way in which a configuration of the other era is changed. */
export type ConversionKind = keyof typeof conversionTexts.kinds;

/** What a conversion changes of one collection, and where: names of fields or rules. */
export interface ConversionStep {
  kind: ConversionKind;
  /** Without it the backend would drop what is there. */
  isNeeded?: true;
  convert: (collection: Exchanged, before: WholeCollection | undefined) => Exchanged;
  places: (collection: Exchanged) => readonly string[];
  /** The collection where the conversion is left out. */
  without?: (collection: Exchanged) => Exchanged;
}

/** A conversion with all that it changes. */
export interface Conversion {
  kind: ConversionKind;
  isNeeded: boolean;
  places: readonly { collection: string; name: string }[];
}

/** Something without a counterpart on this backend, or that an import does not have. */
export interface Loss {
  why: keyof typeof conversionTexts.losses;
  effect: "missing" | "dropped" | "refused";
  collections: readonly string[];
}

/** What is lost of one collection. */
export type LossesOf = (
  collection: Exchanged,
  before: WholeCollection | undefined,
) => readonly Omit<Loss, "collections">[];
