import {
  apply,
  asked,
  button,
  expectFilter,
  filterField,
  includeAdmins,
  queryIn,
  rowCalls,
  rowOf,
  shown,
  test,
  urls,
} from "./support/logs";
import { expect } from "./support/test";

const success = { path: "/api/collections/users/records?mark=fine" };

test("Requests by admins are left out until they are let in, which is in the address and remembered; the address goes before that; they stay out whatever the filter says", async ({
  page,
  log,
}) => {
  await log.visit({});
  await log.visitAsAdmin("/api/settings");
  await test.step("they are left out until they are let in; that is in the address and remembered", async () => {
    const queries = asked(page, rowCalls);
    await log.open();
    await expect(urls(page)).toHaveText(["/api/nothing"]);
    expect(queries.at(-1)).toEqual({ page: "1", perPage: "30", sort: "-rowid", filter: 'auth != "admin"' });
    await expect(includeAdmins(page)).not.toBeChecked();
    await includeAdmins(page).click();
    await expect(includeAdmins(page)).toBeChecked();
    await expect(rowOf(page, "/api/settings")).not.toHaveCount(0);
    expect(queries.at(-1)).toEqual({ page: "1", perPage: "30", sort: "-rowid" });
    expect(queryIn(page)["all"]).toBe("1");
    expect(await page.evaluate(() => localStorage.getItem("includeAdminLogs"))).toBe("1");
    await page.goto("about:blank");
    await log.open();
    await expect(includeAdmins(page)).toBeChecked();
    await expect(rowOf(page, "/api/settings")).not.toHaveCount(0);
    await includeAdmins(page).click();
    await expect(includeAdmins(page)).not.toBeChecked();
    await expect(urls(page)).toHaveText(["/api/nothing"]);
    expect(await page.evaluate(() => localStorage.getItem("includeAdminLogs"))).toBe("0");
  });
  await test.step("they are as the address says, whatever is remembered", async () => {
    await page.goto("about:blank");
    await log.open({ all: "1" });
    await expect(includeAdmins(page)).toBeChecked();
    await expect(rowOf(page, "/api/settings")).not.toHaveCount(0);
    await page.evaluate(() => localStorage.setItem("includeAdminLogs", "1"));
    await log.open({ all: "0" });
    await expect(includeAdmins(page)).not.toBeChecked();
    await expect(urls(page)).toHaveText(["/api/nothing"]);
  });
  for (const [filter, found] of [
    ['auth = "admin" || status > 0', ["/api/nothing"]],
    ['auth = "admin"', []],
    ['status > 0 || (auth = "admin")', ["/api/nothing"]],
  ] as const) {
    await test.step(`they stay out with ${filter}`, async () => {
      await apply(page, filter);
      await expect.poll(() => queryIn(page)["filter"]).toBe(filter);
      if (found.length === 0) await expect(page.getByText("No logs found.")).toBeVisible();
      else await expect(shown(page)).toHaveText("Showing 1 of 1");
      await expect(urls(page)).toHaveText([...found]);
      await expect(rowOf(page, "/api/settings")).toHaveCount(0);
    });
  }
});

const seen = [
  { path: "/api/harbour" },
  { method: "PATCH", path: "/api/one" },
  { path: "/api/two", headers: { "x-forwarded-for": "203.0.113.7" } },
  { path: "/api/three", headers: { referer: "http://harbour.example/" } },
  { path: "/api/four", headers: { "user-agent": "Mozilla/5.0 (Harbour)" } },
];
const searches: readonly (readonly [words: string, found: readonly string[]])[] = [
  ["harbour", ["/api/four", "/api/three", "/api/harbour"]],
  ["patch", ["/api/one"]],
  ["203.0.113", ["/api/two"]],
  ["127.0.0.1 patch", ["/api/one"]],
  ['"5.0 (Harbour"', ["/api/four"]],
  ["  mozilla harbour ", ["/api/four"]],
];
const missing = seen.toReversed().map(({ path }) => path);
const pitfalls = [
  ['method = "PATCH"', '"=" is case-sensitive: the stored value is "patch".', 'method = "patch"', ["/api/one"]],
  ['(status = "404")', '"status" is compared without quotes.', "(status = 404)", missing],
  ["404", 'A word search skips "status".', "status = 404", missing],
] as const;
const wrong = [
  ["status >> 200", 'At character 8: Unknown operator ">>"'],
  ["status > 200 &&", 'At character 14: A comparison is missing after "&&".'],
  ['(url ~ "a"', "At character 1: This bracket is not closed."],
  ["statuss = 1", 'At character 1: Unknown field "statuss".'],
  ['url ~ "a', "At character 7: This text has no closing quote."],
] as const;

test("The filter of the logs comes by the address, and Back takes each step back; it looks for plain words in url, method, IPs, referer and user agent; one that finds nothing says so, and why where no value can hold it; one that is wrong is explained and not sent", async ({
  page,
  log,
}) => {
  await log.visit(...seen, success);
  const all = [success, ...seen.toReversed()].map(({ path }) => path);
  await test.step("it comes by the address, and Back takes each step back", async () => {
    await log.open({ filter: "status < 400" });
    await expectFilter(page, "status < 400");
    await expect(urls(page)).toHaveText([success.path]);
    await apply(page, 'method = "patch"');
    await expect(urls(page)).toHaveText(["/api/one"]);
    await page.goBack();
    await expect(urls(page)).toHaveText([success.path]);
    await expectFilter(page, "status < 400");
  });
  await test.step("one that finds nothing says so, and 'Clear filters' takes it away", async () => {
    await log.open({ filter: "status = 299" });
    await expect(page.getByText("No logs found.")).toBeVisible();
    await expect(shown(page)).toHaveText("Showing 0 of 0");
    await button(page, "Clear filters").click();
    await expect(urls(page)).toHaveText(all);
    await expectFilter(page, "");
    expect(queryIn(page)["filter"]).toBe("");
  });
  await test.step("one that no value can hold says why, and offers what was meant", async () => {
    for (const [filter, why, meant, found] of pitfalls) {
      await apply(page, filter);
      await expect(page.getByText(why)).toBeVisible();
      await button(page, `Search for ${meant}`).click();
      await expectFilter(page, meant);
      await expect(urls(page)).toHaveText([...found]);
    }
    await apply(page, "");
  });
  await test.step("one that is wrong is explained at its position, once, and not sent", async () => {
    const queries = asked(page, rowCalls);
    for (const [filter, why] of wrong) {
      await apply(page, filter);
      await expect(page.getByRole("alert").filter({ hasText: why })).toHaveCount(1);
      await expect(filterField(page)).toHaveAttribute("aria-invalid", "true");
      await expect(filterField(page)).toHaveAccessibleDescription(new RegExp(`^${why.slice(0, 14)}`));
      await expect(urls(page)).toHaveText(all);
    }
    expect(queries).toEqual([]);
    await apply(page, "status > 200");
    await expect(filterField(page)).toHaveAttribute("aria-invalid", "false");
    await expect(page.getByRole("alert").filter({ hasText: "At character" })).toBeHidden();
  });
  await test.step("it looks for plain words in url, method, IPs, referer and user agent", async () => {
    for (const [words, found] of searches) {
      await apply(page, words);
      await expect(urls(page)).toHaveText([...found]);
      await expect.poll(() => queryIn(page)["filter"]).toBe(words.trim());
    }
    await apply(page, "nobody_100%");
    await expect(page.getByText("No logs found.")).toBeVisible();
  });
});
