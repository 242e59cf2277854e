/** A comparison that the backend takes and that no value can hold. */
export interface FilterPitfall {
  /** What the values of its field are compared as; of any field where it is left out. */
  compared?: "number" | "flag" | "moment" | "several";
  /** Any one where it is left out. */
  operator?: "=" | "~";
  /** The texts that it is about; where it is left out, those that differ from a choice of the field by capitals alone. */
  value?: RegExp;
  /** The sentence that is said of it. */
  why: "notAText" | "notNegative" | "withoutT" | "wholeTime" | "oneOfSeveral" | "letters" | "underscore";
  /** The comparison that was meant: {spaced} is the value with a blank for its "T". */
  instead: string;
}

/** The cells whose values are no texts in a filter, and what they are compared as. */
export const comparedAs = { number: "number", status: "number", bool: "flag", date: "moment" } as const;

/** What a filter that finds nothing is looked through for, the first ones first. */
export const filterPitfalls: readonly FilterPitfall[] = [
  {
    compared: "number",
    operator: "=",
    value: /^\d+(\.\d+)?$/,
    why: "notAText",
    instead: "{name} = {value}",
  },
  {
    compared: "number",
    operator: "=",
    value: /^-\d+(\.\d+)?$/,
    why: "notNegative",
    instead: '({name} >= "{value}" && {name} <= "{value}")',
  },
  {
    compared: "flag",
    operator: "=",
    value: /^(true|false)$/i,
    why: "notAText",
    instead: "{name} = {value}",
  },
  {
    compared: "moment",
    operator: "=",
    value: /^\d{4}-\d\d-\d\dT/i,
    why: "withoutT",
    instead: '{name} ~ "{spaced}"',
  },
  {
    compared: "moment",
    value: /^\d{4}-\d\d-\d\dT/i,
    why: "withoutT",
    instead: '{name} {operator} "{spaced}"',
  },
  {
    compared: "moment",
    operator: "=",
    value: /^\d{4}-\d\d(?!.*\.\d{3}Z$)/,
    why: "wholeTime",
    instead: '{name} ~ "{value}"',
  },
  {
    compared: "several",
    operator: "=",
    value: /^[^[]/,
    why: "oneOfSeveral",
    instead: '{name} ~ "{value}"',
  },
  { operator: "=", why: "letters", instead: '{name} = "{choice}"' },
  { operator: "~", value: /^[^%]*_[^%]*$/, why: "underscore", instead: '{name} ~ "%{value}%"' },
];
