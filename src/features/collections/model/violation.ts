import { nameInFilters } from "../../../../definitions/backend/filter";
import type { DomainOptions, FieldOptions, FieldTypeName } from "../../../../definitions/types/field";
import { valueFilter } from "../../../runtime/model/filter/value-filter";
import { emailDomain, webDomain } from "../../../runtime/model/values/text/domain";
import { jsonText } from "../../../runtime/model/values/json/json-text";

/**
 * Which stored values break a limit: those that a filter finds, or where none can tell, those among all that a look at
 * each finds. With none of them nobody can tell.
 */
export interface Violation {
  filter?: string | undefined;
  breaks?: (all: readonly unknown[]) => readonly unknown[];
  /** In the language of the backend: what is neither blank nor matches it breaks the limit. */
  pattern?: string;
  /** None of them is refused: only their first value is shown, and the next save of each deletes the others for good. */
  cuts?: boolean;
}

type Limit = (limit: unknown, field: string) => Violation;

const bytes = (value: unknown): number => new TextEncoder().encode(String(value)).length;
const items = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === "" || value === null ? [] : [value];
const quotedDate = (limit: unknown): string => valueFilter("", limit).replace(" = ", "");

const brokenBy = (isBroken: (value: unknown) => boolean): Violation => ({ breaks: (all) => all.filter(isBroken) });

// Where one value alone may be chosen, the backend takes the first and refuses nothing.
const moreThan: Limit = (limit) => ({
  ...brokenBy((value) => items(value).length > Number(limit)),
  cuts: Number(limit) === 1,
});

const domains = (domainOf: (value: unknown) => string): Readonly<Record<keyof DomainOptions, Limit>> => ({
  onlyDomains: (limit) =>
    brokenBy((value) => value !== "" && items(limit).length > 0 && !items(limit).includes(domainOf(value))),
  exceptDomains: (limit) => brokenBy((value) => value !== "" && items(limit).includes(domainOf(value))),
});

// By type and option. What is blank breaks none.
const limits: { readonly [Type in FieldTypeName]?: Readonly<Partial<Record<keyof FieldOptions[Type], Limit>>> } = {
  text: {
    min: (limit) => brokenBy((value) => value !== "" && bytes(value) < Number(limit)),
    max: (limit) => brokenBy((value) => bytes(value) > Number(limit)),
    pattern: (limit) => ({ pattern: String(limit ?? "") }),
  },
  email: domains(emailDomain),
  url: domains(webDomain),
  number: {
    // The backend's filters know no numbers below 0, but as texts. 0 is blank.
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
  // The backend measures files, and looks at their types, only as they are sent.
  file: { maxSelect: moreThan },
  relation: { maxSelect: moreThan },
};

/** What breaks a limit of a field's values, by its type, its option and the name that is stored. */
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

/** What breaks a field's values being unique: the backend compares them as texts of JSON, and null with nothing. */
export const duplicates: Violation = { breaks: repeated };

/** The same where blank values may repeat. */
export const filledDuplicates: Violation = { breaks: (all) => repeated(all.filter((value) => value !== "")) };
