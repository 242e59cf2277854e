import { filterFormats } from "../../../../definitions/backend/formats";
import { parseFilter } from "../filter/parse-filter";

// What its names stand for, the backend alone can say for sure.
const isWhole = (filter: string): boolean => filter.trim() !== "" && parseFilter(filter).problems.length === 0;

/** The formats of filters. Forms before the session have none, and load without them. */
export const filterChecks: Readonly<Record<string, (value: string) => boolean>> = Object.fromEntries(
  Object.entries(filterFormats).map(([name, { orEmpty }]) => [
    name,
    (value: string) => (orEmpty && value === "") || isWhole(value),
  ]),
);
