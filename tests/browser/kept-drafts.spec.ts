import type { Locator, Page } from "@playwright/test";
import { draftTexts } from "../../definitions/texts/drafts";
import { addressOf, test, type Store } from "./support/collections";
import { crash, keptIn, offer } from "./support/drafts";
import { toast } from "./support/settings";
import { axeInBothThemes, expect, field, firstAdmin, type Site } from "./support/test";

const button = (within: Page | Locator, name: string): Locator => within.getByRole("button", { name, exact: true });
const panelOf = (page: Page): Locator => page.getByRole("dialog", { name: "Edit papers record" });

/** Makes a collection with a record in it; gives the address of its panel, and what is stored of it. */
async function paper(store: Store, site: Site) {
  const papers = await store.collection("papers", { title: "text", note: "text" });
  const [record] = await store.records(papers, [{ title: "On longitude", note: "draft" }]);
  const path = `/api/collections/${papers.id}/records/${record!.id}`;
  return {
    address: `${site.url}${addressOf({ collectionId: papers.id })}&recordId=${record!.id}`,
    stored: () => site.call<Record<string, unknown>>("GET", path),
    remove: () => site.call("DELETE", path),
  };
}

async function type(page: Page, text: string): Promise<void> {
  await field(panelOf(page), "title").fill(text);
  await expect.poll(() => keptIn(page)).toContain(text);
}

/** Changes a record's title in a page, and saves nothing; gives what `paper` does. */
async function typed(page: Page, store: Store, site: Site): ReturnType<typeof paper> {
  const made = await paper(store, site);
  await page.goto(made.address);
  await type(page, "On latitude");
  return made;
}

test("offers the edits of a crashed tab once, and saves them by keys", async ({ signedIn: page, store, site }) => {
  const { address, stored } = await typed(page, store, site);
  await crash(page);
  const [next, other] = [await page.context().newPage(), await page.context().newPage()];
  for (const tab of [other, next]) {
    await tab.goto(address);
    await expect(offer(tab).getByRole("insertion")).toHaveText("On latitude");
  }
  await next.bringToFront();
  await test.step("it is offered with its age and its changes", async () => {
    await expect(offer(next)).toContainText(/^You have unsaved changes from .+ ago\./);
    await expect(offer(next).getByRole("deletion")).toHaveText("On longitude");
    await expect(field(panelOf(next), "title")).toHaveValue("On longitude");
    await axeInBothThemes(next);
    await next.setViewportSize({ width: 360, height: 740 });
  });
  await test.step("it is restored and saved by keys alone", async () => {
    const restore = button(offer(next), "Restore");
    for (let steps = 0; steps < 10 && !(await restore.evaluate((each) => each === document.activeElement)); steps++)
      await next.keyboard.press("Tab");
    await expect(restore).toBeFocused();
    await next.keyboard.press("Enter");
    await expect(offer(next)).toBeHidden();
    await expect(field(panelOf(next), "title")).toHaveValue("On latitude");
    await expect(field(panelOf(next), "title")).toBeFocused();
    await expect.poll(async () => JSON.parse(await keptIn(next)).length).toBe(1);
    await next.keyboard.press("ControlOrMeta+S");
    await expect(toast(next, "Successfully updated record.")).toBeVisible();
    expect(await stored()).toMatchObject({ title: "On latitude", note: "draft" });
    await expect.poll(() => keptIn(next)).toBe("[]");
  });
  await test.step("it is not restored again in another tab that offers it still", async () => {
    await button(offer(other), "Restore").click();
    await expect(toast(other, draftTexts.elsewhere)).toBeVisible();
    await expect(offer(other)).toBeHidden();
    await expect(field(panelOf(other), "title")).toHaveValue("On longitude");
  });
});

test("offers what was typed in the moment before a reload", async ({ signedIn: page, store, site }) => {
  const { address } = await paper(store, site);
  await page.goto(address);
  page.on("dialog", (question) => question.accept());
  await type(page, "On latit");
  await page.keyboard.type("ude");
  await page.reload();
  await expect(offer(page).getByRole("insertion")).toHaveText("On latitude");
});

test("offers a draft once its tab is gone; Logout erases it", async ({ signedIn: page, store, site }) => {
  const { address } = await typed(page, store, site);
  const other = await page.context().newPage();
  await other.goto(address);
  await expect(field(panelOf(other), "title")).toHaveValue("On longitude");
  // What another tab has open would be read by now: its own draft is.
  await type(other, "On altitude");
  await expect(offer(other)).toBeHidden();
  await crash(page);
  await expect(offer(other).getByRole("insertion")).toHaveText("On latitude");
  await button(offer(other), "Discard").click();
  await expect(field(panelOf(other), "title")).toHaveValue("On altitude");
  await expect.poll(() => keptIn(other)).not.toContain("On latitude");
  await test.step("Logout erases the drafts of this browser", async () => {
    await crash(other);
    const next = await page.context().newPage();
    await next.goto(address.replace(/&recordId=.*/, ""));
    expect(await keptIn(next)).toContain("On altitude");
    await button(next, `Account of ${firstAdmin.email}`).click();
    await next.getByRole("menuitem", { name: "Logout" }).click();
    await expect(next.getByRole("heading", { name: "Admin sign in" })).toBeVisible();
    await expect.poll(() => keptIn(next)).toBe("[]");
  });
});

test("names related records in an offered draft and in a conflict", async ({ signedIn: page, store, site }) => {
  const people = await store.collection("people", { title: "text" });
  const [ada, bob, cid] = await store.records(people, [{ title: "Ada" }, { title: "Bob" }, { title: "Cid" }]);
  const author = { type: "relation", options: { collectionId: people.id, maxSelect: 1 } } as const;
  const papers = await store.collection("papers", { title: "text", author });
  const [record] = await store.records(papers, [{ title: "On longitude", author: ada!.id }]);
  await page.goto(`${site.url}${addressOf({ collectionId: papers.id })}&recordId=${record!.id}`);
  await button(panelOf(page), "Select").click();
  await page.getByRole("radio", { name: /^Bob/ }).click();
  await expect.poll(() => keptIn(page)).toContain(bob!.id);
  await crash(page);
  const next = await page.context().newPage();
  await next.goto(page.url());
  await expect(offer(next).getByRole("deletion")).toHaveText(`Ada (${ada!.id})`);
  await expect(offer(next).getByRole("insertion")).toHaveText(`Bob (${bob!.id})`);
  await button(offer(next), "Restore").click();
  await site.call("PATCH", `/api/collections/${papers.id}/records/${record!.id}`, { author: cid!.id });
  await button(panelOf(next), "Save changes").click();
  const question = next.getByRole("alertdialog", { name: "Another admin changed this" });
  await expect(question).toContainText(`Before: Ada (${ada!.id})`);
  await expect(question.getByRole("radio", { name: `Theirs Cid (${cid!.id})` })).toBeVisible();
  await button(question, "Save as chosen").click();
  await expect(toast(next, "Successfully updated record.")).toBeVisible();
});
