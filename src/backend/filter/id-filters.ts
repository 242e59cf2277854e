import { idTerm } from "../../../definitions/backend/filter";
import { interpolate } from "../../values/text/text";
import { inFilters } from "./fitting-terms";

const termOf = (id: string): string => interpolate(idTerm, { id: id.replaceAll('"', '\\"') });

/** Returns the filter that matches records by id. */
export const idsFilter = (ids: readonly string[]): string => ids.map(termOf).join(" || ");

/** Splits ids into batches that each fit in one filter. */
export const inIdFilters = (ids: readonly string[]): string[][] => inFilters(ids, termOf);

/** Splits a list into batches of at most `size`. */
export const inBatches = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size));
