import { filterFormats } from "../../../definitions/backend/formats";
import { parseFilter } from "../filter/parse-filter";

// Only the syntax is checked. The backend resolves the names.
const isWhole = (filter: string): boolean => filter.trim() !== "" && parseFilter(filter).problems.length === 0;

/** Validators of the filter formats. A separate module, so that the pages before sign-in do not load the parser. */
export const filterChecks: Readonly<Record<string, (value: string) => boolean>> = Object.fromEntries(
  Object.entries(filterFormats).map(([name, { orEmpty }]) => [
    name,
    (value: string) => (orEmpty && value === "") || isWhole(value),
  ]),
);
