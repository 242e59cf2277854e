import { addressOf, cellOf, collectionCalls, headingsOf, tableOf, test } from "./support/collections";
import { expect } from "./support/test";
import { changeItems, changeRows, expectCells, fieldsTo, openThings, tooltipOf } from "./support/things";

test.describe("A table of records", () => {
  test("has a column for each field, between the id and the dates", async ({ signedIn: page, store }) => {
    const table = await openThings(page, store, []);
    const names = ["id", ...Object.keys(fieldsTo("")), "created", "updated"];
    expect(await headingsOf(table)).toEqual(names);
  });

  test("has username and email of accounts in front of their fields, with a mark whether they are verified", async ({
    signedIn: page,
    store,
  }) => {
    const members = await store.collection("members", { nick: "text" }, "auth");
    const password = { password: "a-long-password", passwordConfirm: "a-long-password" };
    await store.records(members, [
      { username: "ada", email: "ada@example.com", verified: true, nick: "A", ...password },
      { username: "bob", nick: "B", ...password },
    ]);
    await page.goto(addressOf({ collectionId: members.id }));
    const table = tableOf(page, "members");
    const names = ["id", "username", "email", "nick", "created", "updated"];
    await expect(table.getByRole("columnheader").filter({ hasText: /./ })).toHaveText(names);
    await expectCells(table, "ada", { username: "ada", email: "ada@example.com", nick: "A" });
    await expectCells(table, "bob", { username: "bob", email: "N/A", nick: "B" });
    const mark = async (row: string) => (await cellOf(table, row, "id")).getByRole("img");
    await expect(await mark("ada")).toHaveAccessibleName("Verified");
    await expect(await mark("bob")).toHaveAccessibleName("Unverified");
    await expect(await tooltipOf(await mark("bob"))).toHaveText("Unverified");
  });

  test("has no such mark where a field of another collection is called so", async ({ signedIn: page, store }) => {
    const claims = await store.collection("claims", { name: "text", verified: "bool" });
    await store.records(claims, [{ name: "a", verified: true }]);
    await page.goto(addressOf({ collectionId: claims.id }));
    const table = tableOf(page, "claims");
    await expectCells(table, "a", { verified: "True" });
    await expect((await cellOf(table, "a", "id")).getByRole("img")).toHaveCount(0);
  });

  test("shows the columns of a type that it does not know as text", async ({ signedIn: page, store }) => {
    await changeItems<{ name: string; schema: object[] }>(page, collectionCalls, (collection) =>
      collection.name === "things"
        ? { ...collection, schema: [...collection.schema, { id: "place1", name: "place", type: "place", options: {} }] }
        : collection,
    );
    await changeRows(page, (row) => ({ ...row, place: "48.2, 16.4" }));
    const table = await openThings(page, store, [{ name: "a" }]);
    await expectCells(table, "a", { place: "48.2, 16.4" });
  });
});

test.describe("A cell", () => {
  test("shows a value of every type", async ({ signedIn: page, store }) => {
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
    ]);
    await expectCells(table, "Full", {
      id: /^\w{15}$/,
      name: "Full",
      amount: "1,234,567.5",
      active: "True",
      mail: "ada@example.com",
      site: "example.com/a?b=c",
      due: "2022-12-04 09:41:07 UTC",
      colour: "red",
      data: '{"deep":{"yes":true},"list":[1,"two"]}',
      created: /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC$/,
      updated: /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC$/,
    });
    await expect((await cellOf(table, "Full", "colours")).locator(".chip")).toHaveText(["green", "blue"]);
  });

  test("says 'N/A' where there is no value; 0 and False are values", async ({ signedIn: page, store }) => {
    const table = await openThings(page, store, [{ name: "Empty" }]);
    await expectCells(table, "Empty", {
      amount: "0",
      active: "False",
      mail: "N/A",
      site: "N/A",
      due: "N/A",
      colour: "N/A",
      colours: "N/A",
      data: "N/A",
      portrait: "N/A",
      papers: "N/A",
      author: "N/A",
      authors: "N/A",
    });
  });

  test("shows numbers as they are stored", async ({ signedIn: page, store }) => {
    const table = await openThings(page, store, [
      { name: "minus", amount: -0.5 },
      { name: "large", amount: 9_007_199_254_740_991 },
      { name: "small", amount: 0.000_000_1 },
      { name: "year", amount: 2022 },
    ]);
    await expectCells(table, "minus", { amount: "-0.5" });
    await expectCells(table, "large", { amount: "9,007,199,254,740,991" });
    await expectCells(table, "small", { amount: "1e-7" });
    await expectCells(table, "year", { amount: "2,022" });
  });

  test("cuts a text at 200 characters, and has as much in its tooltip", async ({ signedIn: page, store }) => {
    const long = `long ${"word ".repeat(60)}`;
    const table = await openThings(page, store, [{ name: long }]);
    const cell = await cellOf(table, /^long /, "name");
    const cut = `${long.slice(0, 200)}…`;
    expect(await cell.textContent()).toBe(cut);
    await expect(await tooltipOf(cell)).toHaveText(cut);
    const row = await table.getByRole("row").nth(1).boundingBox();
    expect(row!.height).toBeLessThan(40);
  });

  test("shows text of any alphabet, and markup as text", async ({ signedIn: page, store }) => {
    const words = ["Žluťoučký kůň", "Привет, мир", "日本語のテキスト", "مرحبا", "😀 👩‍👩‍👧"];
    const markup = "<img src=x onerror=alert(1)> <b>bold</b> &amp;";
    const table = await openThings(
      page,
      store,
      [...words, markup].map((name) => ({ name, data: { name } })),
    );
    for (const word of words) await expectCells(table, word, { name: word, data: JSON.stringify({ name: word }) });
    await expectCells(table, markup, { name: markup });
    await expect(table.locator("b, td img")).toHaveCount(0);
  });

  test("shows JSON of every kind on one line", async ({ signedIn: page, store }) => {
    const table = await openThings(page, store, [
      { name: "text", data: '"abc"' },
      { name: "none", data: null },
      { name: "zero", data: 0 },
      { name: "flag", data: false },
      { name: "list", data: [] },
      { name: "lines", data: { text: "one\ntwo" } },
    ]);
    await expectCells(table, "text", { data: '"abc"' });
    await expectCells(table, "none", { data: "N/A" });
    await expectCells(table, "zero", { data: "0" });
    await expectCells(table, "flag", { data: "false" });
    await expectCells(table, "list", { data: "[]" });
    await expectCells(table, "lines", { data: String.raw`{"text":"one\ntwo"}` });
  });

  test("shows a date without its fractions, in UTC, with the time of this clock in its tooltip", async ({
    signedIn: page,
    store,
  }) => {
    const table = await openThings(page, store, [{ name: "a", due: "2022-07-04 23:30:07.999Z" }]);
    const cell = await cellOf(table, "a", "due");
    await expect(cell).toHaveText("2022-07-04 23:30:07 UTC");
    await expect(await tooltipOf(cell.getByRole("time"))).toHaveText("2022-07-05 01:30:07 CEST");
  });

  test("opens a web address in a new tab", async ({ signedIn: page, store }) => {
    const table = await openThings(page, store, [{ name: "a", site: "https://example.com/page" }]);
    const link = table.getByRole("link");
    await expect(link).toHaveText("example.com/page");
    await expect(link).toHaveAttribute("href", "https://example.com/page");
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", /noreferrer|noopener/);
    await expect(await tooltipOf(link)).toContainText("Open in new tab");
  });

  test("makes no link of an address that a browser should not open from here", async ({ signedIn: page, store }) => {
    const sites: Readonly<Record<string, string>> = {
      script: "javascript:alert(document.domain)",
      shouting: " JavaScript:alert(1)",
      data: "data:text/html,<script>alert(1)</script>",
      bare: "example.com/no-scheme",
    };
    await changeRows(page, (row) => ({ ...row, site: sites[String((row as { name?: string }).name)] }));
    const table = await openThings(
      page,
      store,
      Object.keys(sites).map((name) => ({ name })),
    );
    for (const [name, site] of Object.entries(sites)) await expectCells(table, name, { site: site.trim() });
    await expect(table.getByRole("link")).toHaveCount(0);
  });

  test("counts what it has no room for, and names it in its tooltip", async ({ signedIn: page, store }) => {
    const table = await openThings(page, store, [{ name: "a", colours: ["red", "green", "blue"] }]);
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

  test("shortens an id of more than 27 characters to its first 5 and last 10", async ({ signedIn: page, store }) => {
    const ids: Readonly<Record<string, string>> = {
      whole: "abcdefghijklmnopqrstuvwxyz0",
      long: "abcdefghijklmnopqrstuvwxyz01",
    };
    await changeRows(page, (row) => ({ ...row, id: ids[String((row as { name?: string }).name)] }));
    const table = await openThings(page, store, [{ name: "whole" }, { name: "long" }]);
    await expectCells(table, "whole", { id: "abcdefghijklmnopqrstuvwxyz0" });
    await expectCells(table, "long", { id: "abcde…stuvwxyz01" });
    await expect(await tooltipOf((await cellOf(table, "long", "id")).getByText("…"))).toHaveText(
      "abcdefghijklmnopqrstuvwxyz01",
    );
  });
});
