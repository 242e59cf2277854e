import { expect, test } from "vitest";
import type { PaletteEntry, PaletteGroup } from "../../../../src/runtime/model/palette/palette-entry";
import { markedPieces, searchPalette } from "../../../../src/runtime/model/palette/search-palette";
import { expectProportion } from "../../../support/growth";

const entry = (label: string, more: Partial<PaletteEntry> = {}): PaletteEntry => ({
  key: label,
  label,
  icon: "go",
  to: `/${label}`,
  ...more,
});

const labelsOf = (groups: readonly PaletteGroup[], typed: string): readonly (readonly [string, readonly string[]])[] =>
  searchPalette(groups, typed).map(({ title, hits }) => [title, hits.map((hit) => hit.entry.label)]);

test("ranks the beginning of words before the inside, and help last", () => {
  const entries = [
    entry("Enable", { more: ["Sends mail by the port."] }),
    entry("Import"),
    entry("Host", { within: "Mail › Ports" }),
    entry("SMTP port"),
    entry("Port range"),
    entry("port"),
  ];
  expect(labelsOf([{ title: "All", entries }], " Port ")).toEqual([
    ["All", ["port", "Port range", "SMTP port", "Import", "Host", "Enable"]],
  ]);
});

test("needs every word, anywhere in the entry", () => {
  const entries = [entry("Client ID", { within: "Auth providers › Google" }), entry("Client ID", { within: "Apple" })];
  expect(searchPalette([{ title: "Settings", entries }], "google client")[0]!.hits).toMatchObject([
    { entry: entries[0] },
  ]);
});

test("puts the group with the best entry first, and says where help matches", () => {
  const groups: PaletteGroup[] = [
    { title: "Settings", entries: [entry("Name", { more: ["Shown to users."] })], foundIn: "Help: {text}" },
    { title: "Recent", entries: [entry("users")], atStart: 5, onlyAtStart: true },
    { title: "Collections", entries: [entry("users")], atStart: 8 },
  ];
  expect(labelsOf(groups, "users").map(([title]) => title)).toEqual(["Collections", "Settings"]);
  expect(searchPalette(groups, "users")[1]!.hits[0]!.found).toBe("Help: Shown to users.");
  expect(labelsOf(groups, "").map(([title]) => title)).toEqual(["Recent", "Collections"]);
});

test("marks each typed word once", () => {
  expect(markedPieces("SMTP server host", ["host", "smtp"])).toEqual([
    { text: "SMTP", marked: true },
    { text: " server ", marked: false },
    { text: "host", marked: true },
  ]);
});

const manyEntries = (size: number): PaletteGroup[] => [
  {
    title: "Collections",
    entries: Array.from({ length: size }, (_, n) =>
      entry(`collection_${n}`, { more: Array.from({ length: 20 }, (__, field) => `field_${n}_${field}`) }),
    ),
  },
];

test("takes ten times as long for ten times the entries", () => {
  expectProportion((size) => searchPalette(manyEntries(size), "field_9 coll"), 300);
});
