import type { Locator, Page } from "@playwright/test";
import { addField } from "./support/collection-editor";
import { addressOf } from "./support/collections";
import { isAvailable } from "../../src/backend/version/resolve-version";
import { seriesOf } from "../support/tested-version";
import { save, toast } from "./support/settings";
import { storedFields } from "./support/stored-fields";
import { axe, expect, fillIn, test, type Site } from "./support/test";

const panel = (page: Page): Locator => page.getByRole("dialog");
const button = (within: Page | Locator, name: string | RegExp): Locator => within.getByRole("button", { name });

/** The stored values of the only record. */
async function storedNote(site: Site): Promise<Readonly<Record<string, unknown>>> {
  const path = "/api/collections/notes/records";
  return (await site.call<{ items: Readonly<Record<string, unknown>>[] }>("GET", path)).items[0]!;
}

const text = (name: string) => ({ name: `${name}.txt`, mimeType: "text/plain", buffer: Buffer.from(name) });

/** Creates a view of the notes; undefined on versions without views. */
async function makeView(site: Site, isFlat: boolean): Promise<string | undefined> {
  if (!isAvailable({ since: "v0.10" }, seriesOf(site.version))) return undefined;
  const viewQuery = "SELECT id, title FROM notes";
  const options = isFlat ? { viewQuery } : { schema: [], options: { query: viewQuery } };
  return (await site.call<{ id: string }>("POST", "/api/collections", { name: "titles", type: "view", ...options })).id;
}

interface Logged {
  items: { url?: string; message?: string }[];
}

/** Failed requests of browsers in the backend's log. */
async function failedRequests(site: Site): Promise<Logged["items"]> {
  const [path, prefix] = isAvailable({ since: "v0.20" }, seriesOf(site.version))
    ? ["/api/logs", "data."]
    : ["/api/logs/requests", ""];
  const logged = (filter: string): Promise<Logged> =>
    site.call<Logged>("GET", `${path}?filter=${encodeURIComponent(filter)}`);
  // Entries are written with a delay. After this one, all earlier ones are there.
  await site.call("GET", "/api/collections?fields=last");
  await expect.poll(async () => (await logged(`${prefix}url ~ "fields=last"`)).items.length).toBeGreaterThan(0);
  return (await logged(`${prefix}status >= 400 && ${prefix}userAgent ~ "Mozilla"`)).items;
}

test("works on each version, from the sign-in to the logout", async ({ page, ownSite: site, backendVersion }) => {
  test.setTimeout(90_000);
  const isFlat = !["v0.8.0", "v0.16.10", "v0.22.21"].includes(backendVersion);
  const none = isFlat ? "No records yet" : "No records found.";
  const notes = `${site.url}${addressOf({ collectionId: "notes" })}`;
  await site.call("POST", "/api/collections", { name: "notes", type: "base", ...storedFields(isFlat) });
  const view = await makeView(site, isFlat);
  await page.goto(site.url);
  await fillIn(page, { Email: site.admin.email, Password: site.admin.password });
  await button(page, "Login").click();
  await page.getByRole("link", { name: "notes", exact: true }).click();
  await expect(page.getByText(none)).toBeVisible();

  await test.step("creates a record with two files", async () => {
    await button(page, "New record").first().click();
    await fillIn(panel(page), { title: "007", amount: "1.5" });
    await panel(page)
      .locator('input[type="file"]')
      .setInputFiles([text("one"), text("two")]);
    await button(panel(page), "Create").click();
    await expect(toast(page, "Successfully created record.")).toBeVisible();
  });
  const made = await storedNote(site);
  const [one, two] = made["papers"] as string[];
  expect(made).toMatchObject({
    title: "007",
    amount: 1.5,
    papers: [expect.stringMatching(/^one/), expect.stringMatching(/^two/)],
  });

  await test.step("replaces a file, and changes nothing else", async () => {
    await page.getByRole("cell", { name: "007" }).click();
    await button(panel(page), `Remove ${one}`).click();
    await panel(page)
      .locator('input[type="file"]')
      .setInputFiles([text("three")]);
    await save(page).click();
    await expect(toast(page, "Successfully updated record.")).toBeVisible();
    const papers = [two, expect.stringMatching(/^thr/)];
    expect(await storedNote(site)).toEqual({
      ...made,
      papers,
      ...("updated" in made && { updated: expect.any(String) }),
    });
  });

  await test.step("filters and sorts the table", async () => {
    await page.goto(`${notes}&filter=amount%3E1&sort=title`);
    await expect(page.getByRole("cell", { name: "007" })).toBeVisible();
    await axe(page);
  });

  await test.step("adds a field to the collection", async () => {
    await button(page, "Edit collection").click();
    await addField(panel(page));
    await page.keyboard.type("remark");
    await axe(page);
    await panel(page).getByRole("tab", { name: "API Rules" }).click();
    await axe(page);
    await save(page).click();
    await expect(toast(page, "Successfully updated collection.")).toBeVisible();
    expect(await storedNote(site)).toMatchObject({ title: "007", remark: "" });
  });

  await test.step("shows a sample for this version in the API preview", async () => {
    await button(page, "API Preview").click();
    await panel(page).getByRole("tab", { name: "Delete", exact: true }).click();
    const signIn = isFlat ? "collection('_superusers').authWithPassword(" : "admins.authWithPassword(";
    await expect(panel(page).getByRole("tabpanel", { name: "JavaScript" })).toContainText(`await pb.${signIn}`);
    await axe(page);
    await button(panel(page).getByRole("contentinfo"), "Close").click();
  });

  await test.step("opens each page of settings, and saves a name", async () => {
    await page.getByRole("link", { name: "Settings", exact: true }).click();
    const pages = page.getByRole("navigation", { name: "Settings" }).getByRole("link");
    for (const name of await pages.allTextContents()) {
      await pages.filter({ hasText: name }).click();
      await expect(page.getByRole("heading", { level: 1 })).toContainText(name.replace("Application", "Application "));
      await axe(page);
    }
    await pages.filter({ hasText: "Application" }).click();
    await fillIn(page, { "Application name": "Harbour" });
    await save(page).click();
    await expect(toast(page, "Successfully saved application settings.")).toBeVisible();
  });

  await test.step("finds a setting by key, and focuses its field", async () => {
    await page.keyboard.press("ControlOrMeta+k");
    await expect(page.getByRole("combobox", { name: "Go to or do" })).toBeFocused();
    await page.keyboard.type("SMTP");
    await expect(page.getByRole("option", { name: /^SMTP server host/ })).toHaveAttribute("aria-selected", "true");
    await axe(page);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Mail settings");
    // The host is hidden while the server is not used: its switch has the focus.
    await expect(page.getByRole("switch", { name: /^Use SMTP/ })).toBeFocused();
  });

  await test.step("shows the logs with their chart", async () => {
    await page.goto(notes);
    await page.getByRole("link", { name: "Logs", exact: true }).click();
    await expect(page.getByRole("heading", { name: /^Total/ })).toBeVisible();
    await axe(page);
  });

  await test.step("opens a view, by click and by address", async () => {
    if (view === undefined) return;
    await page.goto(notes);
    await page.getByRole("link", { name: "titles", exact: true }).click();
    await expect(page.getByRole("cell", { name: "007" })).toBeVisible();
    await page.reload();
    await expect(page.getByRole("cell", { name: "007" })).toBeVisible();
  });

  await test.step("leaves no failed request in the log", async () => {
    expect(await failedRequests(site)).toEqual([]);
  });

  await test.step("deletes the record, and signs out", async () => {
    await page.goto(notes);
    await page.getByRole("checkbox", { name: `Select ${String(made["id"])}` }).click();
    await button(page, "Delete selected").click();
    await button(page, "Yes").click();
    await expect(page.getByText(none)).toBeVisible();
    await button(page, /^Account of/).click();
    await page.getByRole("menuitem", { name: "Logout" }).click();
    await expect(page.getByRole("heading", { name: "Admin sign in", exact: true })).toBeVisible();
  });
});
