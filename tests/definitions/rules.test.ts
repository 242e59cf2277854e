import { expect, test } from "vitest";
import { accountMenu, menu, screens } from "../support/product";
import { calls } from "../../definitions/backend/calls";
import { adminOnlyTerm } from "../../definitions/backend/filter";
import type { Call } from "../../definitions/language/call";
import type { Screen } from "../../definitions/language/screen";
import { storageKeys } from "../../definitions/limits/storage-keys";
import { routesOf } from "../../src/runtime/app/first-screen";
import { queryOf } from "../../src/runtime/model/table/address";

// Rules between definitions. Each failure is a sentence.

const all = Object.entries<Screen>(screens);
const routes = all.flatMap(([, screen]) => routesOf(screen));

const repeated = (names: readonly string[]): string[] => names.filter((name, index) => names.indexOf(name) !== index);

type Said = readonly [word: string, value: unknown];

/** All properties at any depth, with their values. */
const wordsOf = (written: unknown): Said[] =>
  typeof written === "object" && written !== null
    ? Object.entries(written).flatMap(([word, value]): Said[] => [[word, value], ...wordsOf(value)])
    : [];

/** The values of these properties. */
const valuesOf = (written: unknown, ...words: readonly string[]): unknown[] =>
  wordsOf(written).flatMap(([word, value]) => (words.includes(word) ? [value] : []));

const texts = (values: readonly unknown[]): string[] =>
  values.flatMap((value) => (typeof value === "string" ? [value] : Object.values(value as Record<string, string>)));

test("lists each page of an admin once in the menus", () => {
  const listed = menu.flatMap(({ groups }) => groups.flatMap(({ pages }) => pages));
  const led: readonly Screen[] = [...listed, ...accountMenu.map(({ page }) => page)];
  const strangers = led.filter((page) => !all.some(([, screen]) => screen === page));
  const times = (screen: Screen): number => listed.filter((page) => page === screen).length;
  const ofAdmins = all.filter(([, { kind }]) => kind !== "signedOut" && kind !== "message");
  expect([
    ...strangers.map((page) => `${routesOf(page).join()} is in a menu, but not among the screens.`),
    ...ofAdmins
      .filter(([, page]) => times(page) !== 1)
      .map(([name, page]) => `${name} is ${times(page)} times in the menu.`),
  ]).toEqual([]);
});

test("gives each screen its own address", () => {
  expect(repeated(routes).map((route) => `${route} is the address of two screens.`)).toEqual([]);
});

test("links only to existing screens", () => {
  const links = all.flatMap(([name, screen]) =>
    texts(valuesOf(screen, "to", "leadsTo")).map((to) => [name, to] as const),
  );
  expect(links.length).toBeGreaterThan(5);
  const lost = links.filter(([, to]) => !routes.includes(to));
  expect(lost.map(([name, to]) => `${name} leads to ${to}, where no screen is.`)).toEqual([]);
});

test("has a token in an address only if the page reads it", () => {
  const addresses = all.flatMap(([name, screen]) =>
    routesOf(screen).map((route) => ({ name, route, wanted: "token" in screen && screen.token !== undefined })),
  );
  const wrong = addresses.filter(({ route, wanted }) => route.includes("/:token") !== wanted);
  expect(
    wrong.map(({ name, route, wanted }) =>
      wanted ? `${name} reads a token that ${route} does not have.` : `${name} does not read the token of ${route}.`,
    ),
  ).toEqual([]);
});

test("sends the fields of each signed-out page by a button", () => {
  const unsent = all.filter(([, page]) => page.kind === "signedOut" && page.fields.length > 0 && !page.submit);
  expect(unsent.map(([name]) => `${name} has fields, but nothing that sends them.`)).toEqual([]);
});

test("stores each value under its own key", () => {
  const keys = [...Object.values(storageKeys), ...texts(valuesOf(screens, "remember"))];
  expect(keys).toContain(screens.mail.whenClean?.opens.remember?.["email"]);
  expect(repeated(keys).map((key) => `${key} is remembered for two things.`)).toEqual([]);
});

test("gives each parameter of a table one meaning", () => {
  const opened = { param: "", id: "", tab: "" };
  const faults = all.flatMap(([name, screen]) => {
    if (screen.kind !== "table") return [];
    const { sidebar: _sidebar, ...rest } = screen;
    const own = [...new URLSearchParams(queryOf(rest, { include: true, range: [0, 1], opened })).keys()];
    const repeats = repeated([...own, ...texts(valuesOf(screen, "addressParam"))]);
    return repeats.map((param) => `${param} means two things in the address of ${name}.`);
  });
  expect(faults).toEqual([]);
});

test("has no call that a rule may admit guests to, without a check of the session", () => {
  const byRule = Object.entries<Call>(calls).filter(
    ([, { route }]) => typeof route === "string" && route.includes("/collections/:collection/records"),
  );
  expect(byRule.length).toBeGreaterThan(1);
  const open = byRule.filter(([, { admits, fixedFilter }]) => !admits && !String(fixedFilter).endsWith(adminOnlyTerm));
  expect(open.map(([name]) => `${name} would be answered with a dead token.`)).toEqual([]);
});
