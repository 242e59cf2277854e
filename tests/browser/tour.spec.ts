import type { Locator, Page } from "@playwright/test";
import { storedFields } from "./support/stored-fields";
import { axe, expect, test, type Site } from "./support/test";

const heading = (page: Page, name: string): Locator => page.getByRole("heading", { name, exact: true });

const panel = (page: Page): Locator => page.getByRole("dialog");

async function signInAt(page: Page, { url, admin }: Site): Promise<void> {
  await page.goto(url);
  await page.getByLabel("Email").fill(admin.email);
  await page.getByLabel("Password").fill(admin.password);
  await page.getByRole("button", { name: "Login" }).click();
}

/** Makes a collection in the words of the backend that is there. */
async function makeNotes(site: Site, isFlat: boolean): Promise<void> {
  const fields = storedFields(isFlat);
  await site.call("POST", "/api/collections", { name: "notes", type: "base", ...fields });
}

/** What is stored of the only record. */
async function storedNote(site: Site): Promise<Readonly<Record<string, unknown>>> {
  const path = "/api/collections/notes/records";
  const { items } = await site.call<{ items: Readonly<Record<string, unknown>>[] }>("GET", path);
  return items[0]!;
}

// It opens each page there is.
test.setTimeout(90_000);

test("Each version lets an administrator in, who makes, changes and deletes a record with files", async ({
  page,
  ownSite: site,
  backendVersion,
}) => {
  const isFlat = !["v0.8.0", "v0.16.10", "v0.22.21"].includes(backendVersion);
  await makeNotes(site, isFlat);
  await signInAt(page, site);
  await page.getByRole("link", { name: "notes", exact: true }).click();
  await expect(page.getByText("No records found.")).toBeVisible();

  await test.step("a record is made, with two files beside its values", async () => {
    await page.getByRole("button", { name: "New record" }).first().click();
    await panel(page).getByLabel("title").fill("007");
    await panel(page).getByLabel("amount").fill("1.5");
    const files = ["one.txt", "two.txt"].map((name) => ({ name, mimeType: "text/plain", buffer: Buffer.from(name) }));
    await panel(page).locator('input[type="file"]').setInputFiles(files);
    await panel(page).getByRole("button", { name: "Create" }).click();
    await expect(page.getByText("Successfully created record.", { exact: true })).toBeVisible();
  });
  const made = await storedNote(site);
  expect(made).toMatchObject({ title: "007", amount: 1.5 });
  const [one, two] = made["papers"] as string[];
  expect([one, two].map((name) => name?.slice(0, 3))).toEqual(["one", "two"]);

  await test.step("a file is taken away and another is added, and nothing else changes", async () => {
    await page.getByRole("cell", { name: "007" }).click();
    await panel(page)
      .getByRole("button", { name: `Remove ${one}` })
      .click();
    const file = { name: "three.txt", mimeType: "text/plain", buffer: Buffer.from("three") };
    await panel(page).locator('input[type="file"]').setInputFiles([file]);
    await panel(page).getByRole("button", { name: "Save changes" }).click();
    await expect(page.getByText("Successfully updated record.", { exact: true })).toBeVisible();
  });
  const { papers, updated: _updated, ...rest } = await storedNote(site);
  const { papers: _papers, updated: _before, ...before } = made;
  expect(rest).toEqual(before);
  expect((papers as string[]).map((name) => name.slice(0, 3)).toSorted()).toEqual(["thr", "two"]);

  await test.step("the table finds it by a filter and by its order, without violations", async () => {
    await page.goto(`${site.url}#/collections?collectionId=notes&filter=amount%3E1&sort=title`);
    await expect(page.getByRole("cell", { name: "007" })).toBeVisible();
    await axe(page);
  });

  await test.step("its collection gets another field, without violations", async () => {
    await page.getByRole("button", { name: "Edit collection" }).click();
    await panel(page).getByRole("button", { name: "New field" }).click();
    await page.keyboard.type("remark");
    await axe(page);
    await panel(page).getByRole("tab", { name: "API Rules" }).click();
    await axe(page);
    await panel(page).getByRole("button", { name: "Save changes" }).click();
    await expect(page.getByText("Successfully updated collection.", { exact: true })).toBeVisible();
    expect(await storedNote(site)).toMatchObject({ title: "007", remark: "" });
  });

  await test.step("the API preview shows a sample for this version, without violations", async () => {
    await page.getByRole("button", { name: "API Preview" }).click();
    await panel(page).getByRole("tab", { name: "Delete", exact: true }).click();
    const signIn = isFlat ? "collection('_superusers').authWithPassword(" : "admins.authWithPassword(";
    await expect(panel(page).getByRole("tabpanel", { name: "JavaScript" })).toContainText(`await pb.${signIn}`);
    await axe(page);
    await panel(page).getByRole("contentinfo").getByRole("button", { name: "Close" }).click();
  });

  await test.step("each page of settings opens, and a name is saved", async () => {
    await page.getByRole("link", { name: "Settings", exact: true }).click();
    const pages = page.getByRole("navigation", { name: "Settings" }).getByRole("link");
    for (const name of await pages.allTextContents()) {
      await pages.filter({ hasText: name }).click();
      await expect(page.getByRole("heading", { level: 1 })).toContainText(name.replace("Application", "Application "));
      await axe(page);
    }
    await pages.filter({ hasText: "Application" }).click();
    await page.getByLabel("Application name").fill("Harbour");
    await page.getByRole("button", { name: "Save changes" }).click();
    await expect(page.getByText("Successfully saved application settings.", { exact: true })).toBeVisible();
    await page.goto(`${site.url}#/collections?collectionId=notes`);
  });

  await test.step("the logs open, with their chart", async () => {
    await page.getByRole("link", { name: "Logs", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(/logs/i);
    await expect(page.getByRole("heading", { name: /^Total/ })).toBeVisible();
    await axe(page);
    await page.goto(`${site.url}#/collections?collectionId=notes`);
  });

  await test.step("it is deleted, and one signs out", async () => {
    await page.getByRole("checkbox", { name: `Select ${String(made["id"])}` }).click();
    await page.getByRole("button", { name: "Delete selected" }).click();
    await page.getByRole("button", { name: "Yes" }).click();
    await expect(page.getByText("No records found.")).toBeVisible();
    await page.getByRole("button", { name: /^Account of/ }).click();
    await page.getByRole("menuitem", { name: "Logout" }).click();
    await expect(heading(page, "Admin sign in")).toBeVisible();
  });
});
