import { addressOf, cellOf, collectionCalls, columnOf, headingsOf, tableOf, test } from "./support/collections";
import { expect } from "./support/test";
import { changeItems, changeRows, expectCells, fieldsTo, openThings, tooltipOf } from "./support/things";
import { withAdmins } from "../support/tested-version";

test.use({ backendVersion: withAdmins });

test("A table of accounts has username and email in front of their fields, with a mark whether they are verified; one of other records has no such mark", async ({
  signedIn: page,
  store,
}) => {
  const members = await store.collection("members", { nick: "text" }, "auth");
  const password = { password: "a-long-password", passwordConfirm: "a-long-password" };
  await store.records(members, [
    { username: "ada", email: "ada@example.com", verified: true, nick: "A", ...password },
    { username: "bob", nick: "B", ...password },
  ]);
  const claims = await store.collection("claims", { name: "text", verified: "bool" });
  await store.records(claims, [{ name: "a", verified: true }]);

  await test.step("of accounts", async () => {
    await page.goto(addressOf({ collectionId: members.id }));
    const table = tableOf(page, "members");
    const names = ["id", "username", "email", "nick", "created", "updated"];
    await expect(table.getByRole("columnheader").filter({ hasText: /./ })).toHaveText(names);
    await expect(await columnOf(table, "username")).toHaveText(["bob", "ada"]);
    await expect(await columnOf(table, "email")).toHaveText(["N/A", "ada@example.com"]);
    await expect(await columnOf(table, "nick")).toHaveText(["B", "A"]);
    const mark = async (row: string) => (await cellOf(table, row, "id")).getByRole("img");
    await expect(await mark("ada")).toHaveAccessibleName("Verified");
    await expect(await mark("bob")).toHaveAccessibleName("Unverified");
    await expect(await tooltipOf(await mark("bob"))).toHaveText("Unverified");
  });

  await test.step("of others, where a field is called so", async () => {
    await page.goto(addressOf({ collectionId: claims.id }));
    const table = tableOf(page, "claims");
    await expectCells(table, "a", { verified: "True" });
    await expect((await cellOf(table, "a", "id")).getByRole("img")).toHaveCount(0);
  });
});

test("A table has a column for each field, between the id and the dates, and shows a value of every type, or 'N/A' where there is none", async ({
  signedIn: page,
  store,
}) => {
  const table = await openThings(page, store, [
    {
      name: "Full",
      amount: 1_234_567.5,
      active: true,
      mail: "ada@example.com",
      site: "https://example.com/a?b=c",
      due: "2022-12-04 09:41:07.123Z",
      colour: "red",
      colours: ["green", "blue"],
      data: { list: [1, "two"], deep: { yes: true } },
    },
    { name: "Empty" },
    { name: "minus", amount: -0.5, data: '"abc"' },
    { name: "large", amount: 9_007_199_254_740_991, data: null },
    { name: "small", amount: 0.000_000_1, data: 0 },
    { name: "year", amount: 2022, data: false },
    { name: "list", data: [] },
    { name: "lines", data: { text: "one\ntwo" } },
  ]);

  await test.step("a column for each field", async () => {
    const names = ["id", ...Object.keys(fieldsTo("")), "created", "updated"];
    expect(await headingsOf(table)).toEqual(names);
  });

  // One is empty, the next one full; the others have a number and JSON at the most. 0 and False are values.
  const six = <Value>(each: Value): Value[] => Array<Value>(6).fill(each);
  const full = <Value>(value: Value) => ["N/A", value, ...six("N/A")];
  const time = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC$/;
  const told: Readonly<Record<string, (string | RegExp)[]>> = {
    id: [/^\w{15}$/, /^\w{15}$/, ...six(/^\w{15}$/)],
    name: ["Empty", "Full", "large", "lines", "list", "minus", "small", "year"],
    amount: ["0", "1,234,567.5", "9,007,199,254,740,991", "0", "0", "-0.5", "1e-7", "2,022"],
    active: ["False", "True", ...six("False")],
    mail: full("ada@example.com"),
    site: full("example.com/a?b=c"),
    due: full("2022-12-04 09:41:07 UTC"),
    colour: full("red"),
    colours: full("greenblue"),
    data: [
      "N/A",
      '{"deep":{"yes":true},"list":[1,"two"]}',
      "N/A",
      String.raw`{"text":"one\ntwo"}`,
      "[]",
      '"abc"',
      "0",
      "false",
    ],
    portrait: full("N/A"),
    papers: full("N/A"),
    author: full("N/A"),
    authors: full("N/A"),
    created: [time, time, ...six(time)],
    updated: [time, time, ...six(time)],
  };
  for (const [name, texts] of Object.entries(told)) {
    await test.step(name, async () => expect(await columnOf(table, name)).toHaveText(texts));
  }
  await expect((await cellOf(table, "Full", "colours")).locator(".chip")).toHaveText(["green", "blue"]);
});

test("A cell cuts what is long and counts what it has no room for, with all of it in its tooltip; markup is text, a web address a link", async ({
  signedIn: page,
  store,
}) => {
  const words = ["Žluťoučký kůň", "Привет, мир", "مرحبا", "日本語のテキスト", "😀 👩‍👩‍👧"];
  const markup = "<img src=x onerror=alert(1)> <b>bold</b> &amp;";
  const long = `long ${"word ".repeat(60)}`;
  const table = await openThings(page, store, [
    ...[...words, markup].map((name) => ({ name, data: { name } })),
    { name: long },
    { name: "a", due: "2022-07-04 23:30:07.999Z", site: "https://example.com/page", colours: ["red", "green", "blue"] },
  ]);

  await test.step("a text is cut at 200 characters, and its tooltip has as much", async () => {
    const cell = await cellOf(table, /^long /, "name");
    const cut = `${long.slice(0, 200)}…`;
    expect(await cell.textContent()).toBe(cut);
    await expect(await tooltipOf(cell)).toHaveText(cut);
    const row = await table.getByRole("row").filter({ hasText: "long word" }).boundingBox();
    expect(row!.height).toBeLessThan(40);
  });

  await test.step("a text may be of any alphabet, and markup is text", async () => {
    await expect(await columnOf(table, "name")).toHaveText([markup, "a", /^long /, ...words]);
    const told = [markup, ...words].map((name) => JSON.stringify({ name }));
    await expect(await columnOf(table, "data")).toHaveText([told[0]!, "N/A", "N/A", ...told.slice(1)]);
    await expect(table.locator("b, td img")).toHaveCount(0);
  });

  await test.step("a date is without its fractions, in UTC, with the time of this clock in its tooltip", async () => {
    const cell = await cellOf(table, "a", "due");
    await expect(cell).toHaveText("2022-07-04 23:30:07 UTC");
    await expect(await tooltipOf(cell.getByRole("time"))).toHaveText("2022-07-05 01:30:07 CEST");
  });

  await test.step("a web address opens in a new tab", async () => {
    await cellOf(table, "a", "site");
    const link = table.getByRole("link");
    await expect(link).toHaveText("example.com/page");
    await expect(link).toHaveAttribute("href", "https://example.com/page");
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", /noreferrer|noopener/);
    await expect(await tooltipOf(link)).toContainText("Open in new tab");
  });

  await test.step("what there is no room for is counted, and named in its tooltip", async () => {
    const cell = await cellOf(table, "a", "colours");
    await expect(cell).toHaveText("redgreenblue");
    const edge = page.getByRole("separator", { name: "Width of colours" });
    for (const key of Array<string>(3).fill("ArrowLeft")) await edge.press(key);
    await expect(cell).toHaveText("redgreen+1");
    await expect(await tooltipOf(cell.getByText("+1"))).toHaveText("red, green, blue");
    // A chip is whole or not there.
    for (const chip of await cell.locator(".chip > span").all())
      expect(await chip.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  });
});

test("What this backend would not store is shown, too: a type that nobody knows, an id of any length, an address that is no link", async ({
  signedIn: page,
  store,
}) => {
  const odd: Readonly<Record<string, { id?: string; site: string }>> = {
    script: { site: "javascript:alert(document.domain)", id: "abcdefghijklmnopqrstuvwxyz0" },
    shouting: { site: " JavaScript:alert(1)", id: "abcdefghijklmnopqrstuvwxyz01" },
    data: { site: "data:text/html,<script>alert(1)</script>" },
    bare: { site: "example.com/no-scheme" },
  };
  await changeItems<{ name: string; schema: object[] }>(page, collectionCalls, (collection) =>
    collection.name === "things"
      ? { ...collection, schema: [...collection.schema, { id: "place1", name: "place", type: "place", options: {} }] }
      : collection,
  );
  await changeRows(page, (row) => ({ ...row, ...odd[String((row as { name?: string }).name)], place: "48.2, 16.4" }));
  const table = await openThings(
    page,
    store,
    Object.keys(odd).map((name) => ({ name })),
  );

  await test.step("no link of an address that a browser should not open from here", async () => {
    const sites = ["bare", "data", "script", "shouting"].map((name) => odd[name]!.site.trim());
    await expect(await columnOf(table, "site")).toHaveText(sites);
    await expect(table.getByRole("link")).toHaveCount(0);
  });

  await test.step("columns of a type that is not known are text", () =>
    expectCells(table, "bare", { place: "48.2, 16.4" }));

  await test.step("an id of more than 27 characters is shortened to its first 5 and last 10", async () => {
    await expectCells(table, "script", { id: "abcdefghijklmnopqrstuvwxyz0" });
    await expectCells(table, "shouting", { id: "abcde…stuvwxyz01" });
    await expect(await tooltipOf((await cellOf(table, "shouting", "id")).getByText("…"))).toHaveText(
      "abcdefghijklmnopqrstuvwxyz01",
    );
  });
});
