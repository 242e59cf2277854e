import { act, render, screen } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { errorFields, noErrorText } from "../../definitions/backend/log";
import type { CellName } from "../../definitions/language/widget-names";
import { RecordTitlesContext } from "../../src/runtime/registry/record-titles";
import { cells } from "../../src/join/Tables";
import { cellSays, columnOf } from "./draw";

// Every row has these.
const always = new Set(["avatar", "id", "ownId"]);
const withValues = Object.keys(cells).filter((name) => !always.has(name)) as CellName[];

test.each(withValues)("marks a %s cell without a value", (cell) => {
  for (const value of [undefined, null]) expect(cellSays(cell, value)).toBe('"N/A"');
});

test.each(withValues.filter((name) => name !== "json"))("marks an empty %s cell", (cell) => {
  for (const value of ["", []]) expect(cellSays(cell, value)).toBe('"N/A"');
});

test("shows empty JSON as a value", () => {
  expect(cellSays("json", "")).toBe('""""');
  expect(cellSays("json", [])).toBe('"[]"');
  expect(cellSays("json", { a: [1, null] })).toBe('"{"a":[1,null]}"');
});

test("shows a text on one line, cut after 200 characters", () => {
  expect(cellSays("text", "a\nb")).toBe('"a b"');
  expect(cellSays("text", "a".repeat(201))).toBe(`"${"a".repeat(200)}…"`);
});

test("shows markup as text", () => {
  expect(cellSays("text", "<img src=x onerror=alert(1)>")).toBe('"<img src=x onerror=alert(1)>"');
});

test("shows the text of HTML with a blank between blocks, without scripts and styles", () => {
  expect(cellSays("html", "<pre>a</pre><h1>b</h1><p>c<b>d</b>e<br>f &amp; g</p>")).toBe('"a b cde f & g"');
  expect(cellSays("html", '<style>p { color: red }</style><p title="a>b">x</p><script>if (1<2) y()</script>')).toBe(
    '"x"',
  );
  expect(cellSays("html", "<!-- <script> --><p>x</p><script>y")).toBe('"x"');
  expect(cellSays("html", `<style>${"x".repeat(2000)}</style><p>a < b</p>`)).toBe('"a < b"');
});

test("parses the HTML of a cell without the attributes that the policy forbids", () => {
  const parse = vi.spyOn(DOMParser.prototype, "parseFromString");
  onTestFinished(() => parse.mockRestore());
  cellSays("html", `<p style="color: red" onclick='x()'>a <b style=x>b</b></p><p style="co`);
  expect(parse.mock.calls[0]?.[0]).toBe(' a <b>b</b> <p style="co');
});

test("shows 0 as a number, and false as a flag", () => {
  expect(cellSays("number", 0)).toBe('"0"');
  expect(cellSays("number", 1234.5)).toBe('"1,234.5"');
  expect(cellSays("bool", false)).toBe('"False"');
  expect(cellSays("bool", true)).toBe('"True"');
});

test("shows a date in UTC", () => {
  expect(cellSays("date", "2022-12-04 09:41:07.123Z")).toBe('"2022-12-04 09:41:07 UTC"');
});

test("opens a web address in a new tab, without a referrer", () => {
  const { draw: Cell } = cells.url;
  render(<Cell value="https://example.com/a" row={{ id: "1" }} column={columnOf("url")} />);
  const link = screen.getByRole("link", { name: "example.com/a" });
  expect(link).toMatchObject({ href: "https://example.com/a", target: "_blank", rel: "noreferrer" });
});

test.each(["javascript:alert(1)", "data:text/html,x", "no address"])("does not link %s", (value) => {
  expect(cellSays("url", value)).toBe(`"${value}"`);
});

test("shows as many choices as fit, and counts the others", () => {
  const values = ["one", "two", "three", "four"];
  const says = (room?: number) => cellSays("select", values, {}, {}, room);
  expect(says()).toBe('"one two three four"');
  expect(says(1000)).toBe('"one two three four"');
  expect(says(cells.select.measure({ value: values, row: { id: "1" }, column: columnOf("select") }))).toBe(
    '"one two three four"',
  );
  expect(says(110)).toBe('"one two +2"');
  // At least one is shown, cut if needed.
  expect(says(10)).toBe('"one +3"');
  expect(cellSays("select", "one", {}, {}, 10)).toBe('"one"');
});

test("shows the id of a related record until its name is known", () => {
  const column = { ...columnOf("relation"), relatedTo: "people" };
  let known: ReadonlyMap<string, string> = new Map();
  let tell = (): void => {};
  const titles = {
    inCollection: (id: string) => (id === "people" ? known : new Map<string, string>()),
    subscribe: (changed: () => void) => {
      tell = changed;
      return () => {};
    },
  };
  const { draw: Cell } = cells.relation;
  const { container } = render(
    <RecordTitlesContext value={titles}>
      <Cell value={["1", "2"]} row={{ id: "1" }} column={column} />
    </RecordTitlesContext>,
  );
  expect(container.textContent).toBe("12");
  known = new Map([
    ["1", "Ada"],
    ["2", "2"],
  ]);
  act(() => tell());
  expect(container.textContent).toBe("Ada2");
});

const invisible = ["   ", "\u00A0", "\u200B\u200D\uFEFF", "\t\n", "\u2800", "\u3164", "\u202E\u2066"];

test.each(["text", "email", "code", "url", "select"] as const)("marks a %s of characters that do not show", (cell) => {
  for (const value of invisible) expect(cellSays(cell, value)).toBe('"Blank text"');
  expect(cellSays(cell, " a")).toBe('"a"');
});

test("says in a tooltip how long an invisible text is", () => {
  const { draw: Cell } = cells.text;
  const tipOf = (value: string): string | undefined => {
    const { container } = render(<Cell value={value} row={{ id: "1" }} column={columnOf("text")} />);
    return container.querySelector<HTMLElement>("[data-tip]")?.dataset["tip"];
  };
  expect(tipOf("   ")).toBe("3 characters that do not show");
  expect(tipOf("\u200B")).toBe("1 character that does not show");
});

test("shows three files, and counts the others", () => {
  expect(cellSays("file", ["a.png", "b.txt", "c.jpg", "d.png", "e.png"])).toBe(
    ['button "a.png"', 'button "b.txt"', 'button "c.jpg"', '"+2"'].join("\n"),
  );
  expect(cellSays("file", "a.png")).toBe('button "a.png"');
});

test("requests a picture as a thumbnail of the record", () => {
  const { draw: Cell } = cells.file;
  render(<Cell value={["a b.png"]} row={{ id: "1", collectionId: "2" }} column={columnOf("file")} />);
  const { src } = screen.getByRole<HTMLImageElement>("img", { name: "a b.png" });
  expect(new URL(src).pathname + new URL(src).search).toBe("/api/files/2/1/a%20b.png?thumb=100x100");
});

test("cuts a long id, and shows whether an account is verified", () => {
  expect(cellSays("id", "record000000001")).toBe('"record000000001"');
  expect(cellSays("id", "12345---a-middle--0123456789")).toBe('"12345…0123456789"');
  const account = { verifiedBy: "verified" };
  expect(cellSays("id", "1", { verified: true }, account)).toBe('"1"\nimg "Verified"');
  expect(cellSays("id", "1", { verified: false }, account)).toBe('"1"\nimg "Unverified"');
  expect(cellSays("id", "1", { verified: true })).toBe('"1"');
});

test("shows a method in capitals, in the tone of its meaning", () => {
  const tones = { get: "info", delete: "danger" } as const;
  expect(cellSays("method", "get", {}, { tones })).toBe('"GET"');
  const { draw: Cell } = cells.method;
  const tonesOf = (value: string): string[] => {
    const { container } = render(<Cell value={value} row={{ id: "1" }} column={columnOf("method", { tones })} />);
    return [...container.querySelector(".badge")!.classList].filter((name) => /^badge--(info|danger)/.test(name));
  };
  expect(tonesOf("get")).toEqual(["badge--info"]);
  expect(tonesOf("delete")).toEqual(["badge--danger"]);
  expect(tonesOf("options")).toEqual([]);
});

test("marks a status as dangerous from a number on", () => {
  const { draw: Cell } = cells.status;
  const bad = (value: number, dangerFrom?: number): boolean => {
    const column = columnOf("status", dangerFrom === undefined ? {} : { dangerFrom });
    const { container } = render(<Cell value={value} row={{ id: "1" }} column={column} />);
    return container.querySelector(".badge--danger") !== null;
  };
  expect([399, 400, 500].map((value) => bad(value, 400))).toEqual([false, true, true]);
  expect(bad(500)).toBe(false);
});

test("marks a status if the row has an error", () => {
  const warnOf = errorFields;
  const nothing = { errorMessage: "", errorDetails: noErrorText };
  expect(cellSays("status", 400, { meta: {} }, { warnOf })).toBe('"400"');
  expect(cellSays("status", 400, { meta: nothing }, { warnOf })).toBe('"400"');
  expect(cellSays("status", 400, { meta: { errorMessage: "", errorDetails: "No." } }, { warnOf })).toBe(
    '"400"\nimg "The request failed"',
  );
  expect(cellSays("status", 400, { meta: { errorMessage: "No." } })).toBe('"400"');
});
