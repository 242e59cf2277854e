import { expect, test } from "vitest";
import { screens } from "../support/product";
import type { Screen } from "../../definitions/language/screen";
import { schemas } from "../../definitions/schemas";
import { outline } from "../../generator/outline";

type Less = readonly [place: string, rest: unknown];

// Other documents show calls and types of field; a role tree shows an open item.
const shownElsewhere = ["answer", "types", "itemLabel"];

/** Each way to omit one property: its path, and the rest. In a form, complete lines are omitted. */
const lessOf = (value: unknown, inForm = false): Less[] => {
  if (typeof value !== "object" || value === null || shownElsewhere.some((word) => word in value)) return [];
  return Object.entries(value).flatMap(([word, inside]): Less[] => {
    // Outlines show forms of accounts, which lack some lines.
    if (inForm && Object.hasOwn(Object(inside), "where")) return [];
    const within = lessOf(inside, inForm || word === "fields");
    return [
      ...(inForm && !Array.isArray(value) ? [] : [[word, without(value, word)] as const]),
      ...within.map(([place, rest]) => [`${word}.${place}`, withOther(value, word, rest)] as const),
    ];
  });
};

const without = (value: object, word: string): unknown =>
  Array.isArray(value)
    ? value.toSpliced(Number(word), 1)
    : Object.fromEntries(Object.entries(value).filter(([each]) => each !== word));

const withOther = (value: object, word: string, other: unknown): unknown =>
  Array.isArray(value) ? value.with(Number(word), other) : { ...value, [word]: other };

/** The outline of a screen, or nothing if the screen is invalid. */
const outlineOf = (screen: unknown): string | undefined => {
  try {
    return outline(screen as Screen, schemas);
  } catch {
    return undefined;
  }
};

// The compiler knows the types of values.
const isType = ([place]: Less): boolean => /(^|\.)(type|kind)$/.test(place);

const tables = Object.entries(screens).filter(([, { kind }]) => kind === "table");

// One type of field is enough: the outline is made hundreds of times.
const shortened = (screen: Screen): unknown =>
  JSON.parse(JSON.stringify(screen, (word, value) => (word === "types" ? { text: value.text } : value)));

test.each(tables)(
  "shows each word of %s in its outline",
  (_, whole) => {
    const screen = shortened(whole);
    const now = outlineOf(screen);
    expect(now).toBeDefined();
    const silent = lessOf(screen).filter((less) => !isType(less) && outlineOf(less[1]) === now);
    expect(silent.map(([place]) => place)).toEqual([]);
  },
  30_000,
);
