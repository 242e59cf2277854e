import { nameInFilters } from "../../../../definitions/backend/filter";
import type { DomainOptions, FieldOptions, FieldTypeName } from "../../../../definitions/types/field";
import { valueFilter } from "../../../backend/filter/value-filter";
import { emailDomain, webDomain } from "../../../values/text/text";
import { jsonText } from "../../../values/json/json-text";

/** Stored values that violate a limit, found by a filter or by checking each value. With neither, they are unknown. */
export interface Violation {
  filter?: string | undefined;
  breaks?: (all: readonly unknown[]) => readonly unknown[];
  /** Go regular expression: non-blank values that do not match violate the limit. */
  pattern?: string;
  /**
   * Set if records are not refused but lose data: only their first value shows, and their next save deletes the others.
   */
  cuts?: boolean;
}

type Limit = (limit: unknown, field: string) => Violation;

const bytes = (value: unknown): number => new TextEncoder().encode(String(value)).length;
const items = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === "" || value === null ? [] : [value];
const quotedDate = (limit: unknown): string => valueFilter("", limit).replace(" = ", "");

const brokenBy = (isBroken: (value: unknown) => boolean): Violation => ({ breaks: (all) => all.filter(isBroken) });

// For single-value fields the backend takes the first value and refuses nothing.
const moreThan: Limit = (limit) => ({
  ...brokenBy((value) => items(value).length > Number(limit)),
  cuts: Number(limit) === 1,
});

const domains = (domainOf: (value: unknown) => string): Readonly<Record<keyof DomainOptions, Limit>> => ({
  onlyDomains: (limit) =>
    brokenBy((value) => value !== "" && items(limit).length > 0 && !items(limit).includes(domainOf(value))),
  exceptDomains: (limit) => brokenBy((value) => value !== "" && items(limit).includes(domainOf(value))),
});

// By type and option. Blank values never violate a limit.
const limits: { readonly [Type in FieldTypeName]?: Readonly<Partial<Record<keyof FieldOptions[Type], Limit>>> } = {
  text: {
    min: (limit) => brokenBy((value) => value !== "" && bytes(value) < Number(limit)),
    max: (limit) => brokenBy((value) => bytes(value) > Number(limit)),
    pattern: (limit) => ({ pattern: String(limit ?? "") }),
  },
  email: domains(emailDomain),
  url: domains(webDomain),
  number: {
    // The backend's filters accept negative numbers only as strings. 0 is blank.
    min: (limit, field) => ({ filter: `${field} != 0 && ${field} < "${Number(limit)}"` }),
    max: (limit, field) => ({ filter: `${field} != 0 && ${field} > "${Number(limit)}"` }),
  },
  date: {
    min: (limit, field) => ({ filter: `${field} != "" && ${field} < ${quotedDate(limit)}` }),
    max: (limit, field) => ({ filter: `${field} > ${quotedDate(limit)}` }),
  },
  select: {
    values: (limit) => {
      const offered = new Set(items(limit));
      return brokenBy((value) => items(value).some((each) => !offered.has(each)));
    },
    maxSelect: moreThan,
  },
  // The backend checks file sizes and types only on upload.
  file: { maxSelect: moreThan },
  relation: { maxSelect: moreThan },
};

/** Returns how to find violations of a limit, by field type, option and stored name. */
export function violationOf(type: string, option: string, limit: unknown, field: string): Violation | undefined {
  const ofType: Readonly<Partial<Record<string, Limit>>> | undefined = limits[type as FieldTypeName];
  const found = ofType?.[option]?.(limit, field);
  return found?.filter === undefined || nameInFilters.test(field) ? found : {};
}

function repeated(all: readonly unknown[]): readonly unknown[] {
  const times = new Map<string, number>();
  const texts = all.map((value) => jsonText(value));
  for (const text of texts) times.set(text, (times.get(text) ?? 0) + 1);
  return all.filter((value, index) => value !== null && times.get(texts[index]!)! > 1);
}

/** Violations of a unique field. The backend compares values as JSON text; null is never a duplicate. */
export const duplicates: Violation = { breaks: repeated };

/** Violations of a unique field where blank values may repeat. */
export const filledDuplicates: Violation = { breaks: (all) => repeated(all.filter((value) => value !== "")) };
