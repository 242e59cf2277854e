import {
  button,
  emails,
  filterField,
  first,
  other,
  listCalls,
  queryIn,
  rowOf,
  shown,
  table,
  test,
} from "./support/admins";
import { expectTyped } from "./support/collections";
import { expect } from "./support/test";

const harbour = 'email ~ "harbour.example"';

test("sorts admins by each column but the avatar, newest first", async ({ signedIn: page, admins }) => {
  await admins.add("anna@harbour.example");
  const { id, created, updated } = await admins.add(other, 4);
  const asking = page.waitForRequest(listCalls);
  await admins.open();

  await test.step("it is asked for in pages of 100, the newest first", async () => {
    const asked = new URL((await asking).url()).searchParams;
    expect(asked.get("perPage")).toBe("100");
    expect(asked.get("sort")).toMatch(/^-created/);
    await expect(emails(page)).toHaveText([other, "anna@harbour.example", first]);
    await expect(shown(page)).toHaveText("Showing 3 of 3");
  });

  await test.step("it has avatar, id, email, created and updated", async () => {
    await expect(page.getByRole("heading", { level: 1, name: "Admins" })).toBeVisible();
    await expect(page).toHaveTitle("Admins - Acme - Sextant");
    const heads = table(page).getByRole("columnheader");
    await expect(heads).toHaveText(["avatar", "id", "email", "created", "updated"]);
    const cells = rowOf(page, other).getByRole("cell");
    const time = (text: string) => `${text.slice(0, 19)} UTC`;
    await expect(cells.nth(0).getByRole("img", { name: "Quarters" })).toBeVisible();
    await expect(cells.nth(1)).toHaveText(id);
    await expect(cells.nth(2)).toHaveText(other);
    await expect(cells.nth(3)).toHaveText(time(created));
    await expect(cells.nth(4)).toHaveText(time(updated));
  });

  await test.step("a row is 40 pixels high, its picture 28", async () => {
    const row = rowOf(page, other);
    expect((await row.boundingBox())!.height).toBe(40);
    expect((await row.getByRole("img").boundingBox())!).toMatchObject({ width: 28, height: 28 });
  });

  await test.step("who is signed in is marked, and nobody else", async () => {
    await expect(rowOf(page, first).getByText("You", { exact: true })).toBeVisible();
    await expect(table(page).getByText("You", { exact: true })).toHaveCount(1);
  });

  await test.step("all but the avatar, which the backend refuses, sort it, and that is in the address", async () => {
    const sorters = table(page).getByRole("columnheader").getByRole("button");
    await expect(sorters).toHaveText(["id", "email", "created", "updated"]);
    const all = await admins.all();
    for (const key of ["id", "email", "updated", "created"] as const) {
      const upward = all.toSorted((one, two) => (one[key] < two[key] ? -1 : 1)).map(({ email }) => email);
      await button(table(page), key).click();
      await expect.poll(() => queryIn(page)["sort"]).toBe(`-${key}`);
      await expect(emails(page)).toHaveText(upward.toReversed());
      await button(table(page), key).click();
      await expect.poll(() => queryIn(page)["sort"]).toBe(`+${key}`);
      await expect(emails(page)).toHaveText(upward);
      await expect(page.getByRole("columnheader", { name: key })).toHaveAttribute("aria-sort", "ascending");
    }
  });
});

test("filters and sorts admins by the address", async ({ signedIn: page, admins }) => {
  await admins.add(other);
  await admins.add("anna@harbour.example");
  await admins.open({ filter: harbour, sort: "-email" });

  await expect(emails(page)).toHaveText([other, "anna@harbour.example"]);
  await expect(shown(page)).toHaveText("Showing 2 of 2");
  await expectTyped(filterField(page), harbour);
  await button(page, "Clear").click();
  await expect(emails(page)).toHaveText([other, "anna@harbour.example", first]);
  await page.goBack();
  await expect(emails(page)).toHaveText([other, "anna@harbour.example"]);
  await expectTyped(filterField(page), harbour);
  await page.reload();
  await expect(emails(page)).toHaveText([other, "anna@harbour.example"]);
});
