import { expect, test } from "vitest";
import { screens } from "../support/product";
import type { Screen } from "../../definitions/language/screen";
import { schemas } from "../../definitions/schemas";
import { outline } from "../../generator/outline";

type Less = readonly [place: string, rest: unknown];

// Calls and types of field have tables of their own; an item's lines are told by the role tree in which one is open.
const toldElsewhere = ["answer", "types", "itemLabel"];

/** Each way to leave out one thing of what is written: its place, and the rest. Of a form whole lines are left out. */
const lessOf = (value: unknown, inForm = false): Less[] => {
  if (typeof value !== "object" || value === null || toldElsewhere.some((word) => word in value)) return [];
  return Object.entries(value).flatMap(([word, inside]): Less[] => {
    // Forms are told for accounts: not all lines are there for them.
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

/** What is told of a screen; one that cannot be without what is left out has nothing to tell. */
const told = (screen: unknown): string | undefined => {
  try {
    return outline(screen as Screen, schemas);
  } catch {
    return undefined;
  }
};

// What type the values are of, the compiler knows: their fields are told.
const isType = ([place]: Less): boolean => /(^|\.)(type|kind)$/.test(place);

const tables = Object.entries(screens).filter(([, { kind }]) => kind === "table");

// One type of field will do: the outline is drawn up hundreds of times.
const shortened = (screen: Screen): unknown =>
  JSON.parse(JSON.stringify(screen, (word, value) => (word === "types" ? { text: value.text } : value)));

test.each(tables)(
  "shows each word of %s in its outline",
  (_, whole) => {
    const screen = shortened(whole);
    const now = told(screen);
    expect(now).toBeDefined();
    const silent = lessOf(screen).filter((less) => !isType(less) && told(less[1]) === now);
    expect(silent.map(([place]) => place)).toEqual([]);
  },
  30_000,
);
