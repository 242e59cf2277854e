import { button, emails, filterField, first, listCalls, other, queryIn, rowOf, table, test } from "./support/admins";
import { expectTyped } from "./support/collections";
import { expect } from "./support/test";

const anna = "anna@harbour.example";

test("sorts and filters admins, newest first", async ({ signedIn: page, admins }) => {
  await admins.add(anna);
  await admins.add(other, 4);
  const asking = page.waitForRequest(listCalls);
  await admins.open();
  const asked = new URL((await asking).url()).searchParams;
  expect(asked.get("perPage")).toBe("100");
  await expect(emails(page)).toHaveText([other, anna, first]);
  await expect(page).toHaveTitle("Admins - Acme - Sextant");
  expect((await rowOf(page, other).boundingBox())!.height).toBe(40);
  await expect(table(page).getByText("You", { exact: true })).toHaveCount(1);
  await expect(rowOf(page, first).getByText("You", { exact: true })).toBeVisible();

  await test.step("sorts by each column that the backend can sort by", async () => {
    await expect(table(page).getByRole("columnheader")).toHaveText(["avatar", "id", "email", "created", "updated"]);
    await expect(table(page).getByRole("columnheader").getByRole("button")).toHaveText([
      "id",
      "email",
      "created",
      "updated",
    ]);
    const all = await admins.all();
    for (const key of ["id", "email", "updated", "created"] as const) {
      await button(table(page), key).click();
      const downward = all.toSorted((one, two) => (one[key] < two[key] ? 1 : -1)).map(({ email }) => email);
      await expect.poll(() => queryIn(page)["sort"]).toBe(`-${key}`);
      await expect(emails(page)).toHaveText(downward);
    }
  });

  await test.step("filters by the address, and by Back", async () => {
    const harbour = 'email ~ "harbour.example"';
    await admins.open({ filter: harbour, sort: "-email" });
    await expect(emails(page)).toHaveText([other, anna]);
    await button(page, "Clear").click();
    await expect(emails(page)).toHaveText([other, anna, first]);
    await page.goBack();
    await expect(emails(page)).toHaveText([other, anna]);
    await expectTyped(filterField(page), harbour);
  });
});
