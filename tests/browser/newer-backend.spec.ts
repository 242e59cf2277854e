import type { Page, Route } from "@playwright/test";
import { addressOf } from "./support/collections";
import { save, saved, toast } from "./support/settings";
import { axe, expect, field, storeSession, test, type Site } from "./support/test";

test.use({ backendVersion: "v0.40.4" });

const notice = /^This backend seems newer than PocketBase 0\.40/;
const later = { motto: "Fair winds" };

type Values = Record<string, unknown>;

const withMotto = (settings: Values): Values => ({
  ...settings,
  meta: { ...(settings["meta"] as Values), ...later },
  tides: { enabled: true },
});

const withShade = ({ items, ...page }: { items: Values[] }): Values => ({
  ...page,
  items: items.map((item) =>
    item["name"] === "things"
      ? { ...item, fields: [...(item["fields"] as Values[]), { id: "s1", name: "shade", type: "shade", depth: 5 }] }
      : item,
  ),
});

/** Adds to the backend's own answers, as a later version would, and keeps what the page sends. */
async function answerAsLater(page: Page, sent: unknown[]): Promise<void> {
  const adding = (more: (answer: never) => Values) => async (route: Route) => {
    if (route.request().method() === "PATCH") sent.push(route.request().postDataJSON());
    const response = await route.fetch();
    await route.fulfill({ response, json: more((await response.json()) as never) });
  };
  const withColour = (record: Values): Values => ({ ...record, shade: "deep" });
  await page.route("**/api/settings", adding(withMotto));
  await page.route("**/api/collections?*", adding(withShade));
  await page.route(
    "**/api/collections/*/records**",
    adding((answer: Values) =>
      Array.isArray(answer["items"])
        ? { ...answer, items: (answer["items"] as Values[]).map(withColour) }
        : withColour(answer),
    ),
  );
}

async function makeThings({ call }: Site): Promise<string> {
  const fields = [{ name: "title", type: "text" }];
  await call("POST", "/api/collections", { name: "things", type: "base", fields });
  return (await call<{ id: string }>("POST", "/api/collections/things/records", { title: "Before" })).id;
}

test("treats a newer backend as v0.40, says so once, and keeps what it does not know", async ({ page, ownSite }) => {
  const id = await makeThings(ownSite);
  const sent: unknown[] = [];
  const things = `${ownSite.url}${addressOf({ collectionId: "things" })}`;
  await storeSession(page, ownSite, ownSite);

  await test.step("a backend of v0.40 has nothing unknown", async () => {
    await page.goto(`${ownSite.url}#/settings`);
    await expect(field(page, "Application name")).toBeVisible();
    await page.goto(things);
    await expect(page.getByRole("link", { name: "PocketBase 0.40, release notes" })).toBeVisible();
    await expect(page.getByText(notice)).toHaveCount(0);
  });
  await test.step("a newer one is reported, and shows values of an unknown type", async () => {
    await answerAsLater(page, sent);
    await page.reload();
    await expect(page.getByText(notice)).toHaveCount(1);
    await expect(page.getByRole("link", { name: "PocketBase 0.40, release notes" })).toBeVisible();
    await expect(page.getByRole("cell", { name: "deep" })).toBeVisible();
    await axe(page);
  });
  await test.step("a record is saved without its unknown value", async () => {
    await page.goto(`${things}&recordId=${id}`);
    const panel = page.getByRole("dialog");
    await field(panel, "title").fill("After");
    await panel.getByRole("button", { name: "Save changes" }).click();
    await expect(toast(page, "Successfully updated record.")).toBeVisible();
    expect(sent).toEqual([{ title: "After" }]);
  });
  await test.step("settings are saved without their unknown keys, which are shown", async () => {
    await page.goto(`${ownSite.url}#/settings`);
    const unknown = page.getByRole("region", { name: "Not known to Sextant" });
    await expect(unknown).toContainText('meta.motto: "Fair winds"');
    await expect(unknown).toContainText('tides: {"enabled":true}');
    await field(page, "Application name").fill("Harbour");
    await save(page).click();
    await expect(toast(page, saved.application)).toBeVisible();
    expect(sent.slice(1)).toEqual([{ meta: { appName: "Harbour" } }]);
  });
  await test.step("it is not said again", async () => {
    await page.reload();
    await expect(page.getByRole("region", { name: "Not known to Sextant" })).toBeVisible();
    await expect(page.getByText(notice)).toHaveCount(0);
  });
});
