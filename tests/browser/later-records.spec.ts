import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { addressOf, shown } from "./support/collections";
import { addFiles, makeLaterThings } from "./support/later-things";
import { axe, expect, field, runOn, storeSession, test as base, type Site } from "./support/test";

interface Stored extends Readonly<Record<string, unknown>> {
  id: string;
  collectionId: string;
  papers: string[];
}

/** Records of every type, before the backend's eyes. */
interface Things {
  values: Awaited<ReturnType<typeof makeLaterThings>>;
  add: (values: object) => Promise<Stored>;
  all: () => Promise<Stored[]>;
  remove: () => Promise<void>;
  open: (recordId?: string, collection?: string) => Promise<void>;
}

const path = "/api/collections/things/records";

const thingsOf = (page: Page, site: Site, values: Things["values"]): Things => {
  const all = async () => (await site.call<{ items: Stored[] }>("GET", `${path}?sort=title`)).items;
  return {
    values,
    all,
    add: (own) => site.call<Stored>("POST", path, own),
    remove: async () => {
      for (const { id } of await all()) await site.call("DELETE", `${path}/${id}`);
    },
    open: async (recordId, collection = "things") => {
      const more = recordId === undefined ? "" : `&recordId=${recordId}`;
      await page.goto(`${site.url}${addressOf({ collectionId: collection })}${more}`);
    },
  };
};

const test = base.extend<{ things: Things }>({
  things: async ({ page, ownSite }, use) => {
    await storeSession(page, ownSite, ownSite);
    await use(thingsOf(page, ownSite, await makeLaterThings(ownSite)));
  },
});

runOn("v0.40.4");

const button = (within: Page | Locator, name: string | RegExp): Locator =>
  within.getByRole("button", { name, exact: true });

const panelOf = (page: Page): Locator => page.getByRole("dialog");

const toast = (page: Page, text: string): Promise<void> => expect(page.getByText(text, { exact: true })).toBeVisible();

/** A record without the date that each save changes. */
const withoutMoment = (record: object): object => ({ ...record, changed: "" });

test("creates, changes and duplicates a record of v0.40", async ({ page, things, ownSite }) => {
  test.slow();
  await things.open("new");
  const panel = panelOf(page);
  await field(panel, "title").fill("007");
  await panel.getByLabel("secret").fill("null");
  await panel.getByLabel("Latitude").fill("51.5");
  await panel.getByLabel("Longitude").fill("-0.25");
  await panel.getByLabel("pin").first().fill("1234");
  await button(panel, "Show map").click();
  const map = panel.getByRole("application", { name: "Map" });
  await map.press("ArrowRight");
  await expect(panel.getByLabel("Longitude")).toHaveValue("0.75");
  await map.press("ArrowLeft");
  await expect(panel.getByLabel("Longitude")).toHaveValue("-0.25");
  await axe(page);
  await button(panel, "Create").click();
  await toast(page, "Successfully created record.");
  const rest = { body: "", amount: 0, due: "", colours: [], data: null, papers: [], authors: [] };
  expect(await things.all()).toMatchObject([
    { title: "007", secret: "null", place: { lat: 51.5, lon: -0.25 }, ...rest },
  ]);
  await things.remove();

  const { id } = await things.add(things.values);
  await addFiles(ownSite, id);
  const [before] = await things.all();
  await things.open(id);
  await test.step("reads a protected file with a token, which the address omits", async () => {
    const file = panelOf(page).getByRole("listitem").filter({ hasText: "Protected" }).first().getByRole("link");
    await expect(file).toHaveAttribute("href", /token=/);
    const address = (await file.getAttribute("href"))!;
    expect(await (await fetch(address)).text()).toBe("one.txt");
    expect((await fetch(address.replace(/\?.*/, ""))).status).toBe(404);
    expect(page.url()).not.toContain("token");
  });

  await expect(panelOf(page).getByText(/^changed \d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC$/)).toBeVisible();
  await expect(field(panelOf(page), "changed")).toHaveCount(0);
  await field(panelOf(page), "title").fill("Changed");
  await button(panelOf(page), "Save changes").click();
  await toast(page, "Successfully updated record.");
  const [changed] = await things.all();
  expect(withoutMoment(changed!)).toEqual(withoutMoment({ ...before, title: "Changed" }));
  expect(changed!["changed"]).not.toBe(before!["changed"]);

  await test.step("duplicates all values but files and passwords", async () => {
    await things.open(id);
    await button(panelOf(page), "More").click();
    await page.getByRole("menuitem", { name: "Duplicate" }).click();
    const copy = page.getByRole("dialog", { name: "New things record" });
    await field(copy, "title").fill("Copy");
    await button(copy, "Create").click();
    await toast(page, "Successfully created record.");
    const [, duplicate] = await things.all();
    expect(duplicate).toMatchObject({ ...things.values, title: "Copy", portrait: "", papers: [] });
  });
});

test("creates a token of an account of v0.40, and signs it out everywhere", async ({ page, things, ownSite }) => {
  const body = { email: "ada@example.com", password: "a-long-password", passwordConfirm: "a-long-password" };
  const ada = await ownSite.call<Stored>("POST", "/api/collections/users/records", body);
  const choose = async (action: string) => {
    await button(panelOf(page).first(), "More").click();
    await page.getByRole("menuitem", { name: action }).click();
  };
  await things.open(ada.id, "users");
  await choose("Impersonate");
  const popup = page.getByRole("dialog", { name: "Impersonate" });
  await field(popup, "Valid for (in seconds)").fill("3600");
  await axe(page);
  await button(popup, "Make token").click();
  const secret = popup.getByRole("status").filter({ hasText: "Copy it now" });
  const headers = { Authorization: (await secret.locator("code").textContent())! };
  const asAda = () => fetch(`${ownSite.api}/api/collections/users/auth-refresh`, { method: "POST", headers });
  expect((await asAda()).status).toBe(200);
  await button(popup, "Close").last().click();
  await expect(popup).toHaveCount(0);
  await choose("Sign out everywhere");
  await button(page, "Yes").click();
  await toast(page, "Signed the account out everywhere.");
  expect((await asAda()).status).toBe(401);
});

test("imports the JSON export of v0.40 records, and shows a view read-only", async ({ page, things, ownSite }) => {
  test.slow();
  await things.add(things.values);
  await things.add({ title: "Bare" });
  await things.add({ title: "'=1", secret: "007", data: '"text"', place: { lon: 180, lat: -90 } });
  const before = await things.all();
  await things.open();
  await expect(shown(page)).toHaveText("Showing 3 of 3");
  await button(page, "Export records").click();
  await panelOf(page).getByRole("radio", { name: "JSON", exact: true }).check();
  const [download] = await Promise.all([page.waitForEvent("download"), button(panelOf(page), "Export").click()]);
  const buffer = await readFile(await download.path());
  await things.remove();
  await things.open();
  await page.reload();
  await button(page, "Import records").click();
  const file = { name: download.suggestedFilename(), mimeType: "text/plain", buffer };
  await panelOf(page).getByLabel("Choose a file").and(page.locator("input")).setInputFiles(file);
  await button(panelOf(page), /^Check /).click();
  await button(panelOf(page), /^Import \d/).click();
  await expect(panelOf(page).getByRole("status")).toContainText("3 records were created.");
  const plain = (each: Stored): object => withoutMoment({ ...each, made: "" });
  expect((await things.all()).map(plain)).toEqual(before.map(plain));

  await test.step("shows a row of a view read-only", async () => {
    await things.add({ ...things.values, title: "Seen" });
    const viewQuery = "select id, title, amount, place, author from things";
    await ownSite.call("POST", "/api/collections", { name: "overview", type: "view", viewQuery });
    await things.open(undefined, "overview");
    await page.getByRole("cell", { name: "Seen" }).click();
    const panel = page.getByRole("dialog", { name: "Record of overview" });
    for (const value of ["Seen", "-0.1", /51\.5072/]) await expect(panel.getByText(value).first()).toBeVisible();
    await expect(panel.getByRole("button", { name: /Save|Delete/ })).toHaveCount(0);
    await axe(page);
    await page.reload();
    await expect(panel.getByText("Seen")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(panel).toBeHidden();
  });
});
