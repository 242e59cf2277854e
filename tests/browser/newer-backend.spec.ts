import type { Page, Route } from "@playwright/test";
import { addressOf } from "./support/collections";
import { save, saved, toast } from "./support/settings";
import { axe, expect, field, runOn, storeSession, test } from "./support/test";

runOn("v0.40.4");

type Values = Record<string, unknown>;

const withMotto = (settings: Values): Values => ({
  ...settings,
  meta: { ...(settings["meta"] as Values), motto: "Fair winds" },
  tides: { enabled: true },
});

const withShadeField = (item: Values): Values =>
  item["name"] === "things"
    ? { ...item, fields: [...(item["fields"] as Values[]), { id: "s1", name: "shade", type: "shade", depth: 5 }] }
    : item;

const withShade = (record: Values): Values => ({ ...record, shade: "deep" });

/** Adds to the backend's answers, as a later version would; keeps what the page sends. */
async function answerAsLater(page: Page, sent: unknown[]): Promise<void> {
  const adding = (add: (item: Values) => Values) => async (route: Route) => {
    if (route.request().method() === "PATCH") sent.push(route.request().postDataJSON());
    const response = await route.fetch();
    const answer = (await response.json()) as Values;
    const items = answer["items"] as Values[] | undefined;
    await route.fulfill({ response, json: items ? { ...answer, items: items.map(add) } : add(answer) });
  };
  await page.route("**/api/settings", adding(withMotto));
  await page.route("**/api/collections?*", adding(withShadeField));
  await page.route("**/api/collections/*/records**", adding(withShade));
}

test("treats a newer backend as v0.40, and keeps what it does not know", async ({ page, ownSite }) => {
  const { call, url } = ownSite;
  const fields = [{ name: "title", type: "text" }];
  await call("POST", "/api/collections", { name: "things", type: "base", fields });
  const { id } = await call<{ id: string }>("POST", "/api/collections/things/records", { title: "Before" });
  const sent: unknown[] = [];
  const notice = page.getByText(/^This backend seems newer than PocketBase 0\.40/);
  const things = `${url}${addressOf({ collectionId: "things" })}`;
  await storeSession(page, ownSite, ownSite);

  await test.step("says nothing of a backend of v0.40", async () => {
    await page.goto(`${url}#/settings`);
    await expect(field(page, "Application name")).toBeVisible();
    await page.goto(things);
    await expect(page.getByRole("link", { name: "PocketBase 0.40.4, release notes" })).toBeVisible();
    await expect(notice).toHaveCount(0);
  });
  await test.step("reports a newer backend, and shows values of an unknown type", async () => {
    await answerAsLater(page, sent);
    await page.reload();
    await expect(notice).toHaveCount(1);
    await expect(page.getByRole("cell", { name: "deep" })).toBeVisible();
    await axe(page);
  });
  await test.step("saves a record without its unknown value", async () => {
    await page.goto(`${things}&recordId=${id}`);
    await field(page.getByRole("dialog"), "title").fill("After");
    await save(page).click();
    await expect(toast(page, "Successfully updated record.")).toBeVisible();
    expect(sent).toEqual([{ title: "After" }]);
  });
  await test.step("saves settings without their unknown keys, which it shows", async () => {
    await page.goto(`${url}#/settings`);
    const unknown = page.getByRole("region", { name: "Not known to Sextant" });
    await expect(unknown).toContainText('meta.motto: "Fair winds"');
    await expect(unknown).toContainText('tides: {"enabled":true}');
    await field(page, "Application name").fill("Harbour");
    await save(page).click();
    await expect(toast(page, saved.application)).toBeVisible();
    expect(sent.slice(1)).toEqual([{ meta: { appName: "Harbour" } }]);
  });
  await test.step("reports the newer backend once", async () => {
    await page.reload();
    await expect(page.getByRole("region", { name: "Not known to Sextant" })).toBeVisible();
    await expect(notice).toHaveCount(0);
  });
});
