import type { Page } from "@playwright/test";
import { texts } from "../../definitions/texts/texts";
import type { RecordRow } from "../../definitions/types/record";
import { addressOf, test } from "./support/collections";
import { keptIn, offer } from "./support/drafts";
import { toast } from "./support/settings";
import { bodyOf } from "./support/stored-bodies";
import { axe, expect, field, storeSession } from "./support/test";

const manyFiles = { maxSelect: 5, maxSize: 5_000_000 };

const calls = (id: string): RegExp => new RegExp(`/api/collections/${id}/records(/\\w+)?$`);

/** Loses the answers to what is sent of a collection's records, which the backend has stored then; gives how to mend that. */
async function loseAnswers(page: Page, id: string): Promise<() => Promise<void>> {
  await page.route(calls(id), async (route) => {
    if (route.request().method() === "GET") return route.fallback();
    await route.fetch();
    await route.abort("connectionreset");
  });
  return () => page.unroute(calls(id));
}

const newPaper = (page: Page) => page.getByRole("dialog", { name: "New papers record" });
const create = (page: Page) => newPaper(page).getByRole("button", { name: "Create" });
const openNew = (page: Page) => page.getByRole("button", { name: "New record" }).first().click();

/** Creates a record whose first answers are lost, and which is changed in between. */
async function createThroughLosses(page: Page, id: string, stored: () => Promise<RecordRow[]>): Promise<void> {
  await openNew(page);
  const upload = (name: string) =>
    newPaper(page)
      .getByLabel("Upload new file")
      .setInputFiles({ name: `${name}.txt`, mimeType: "text/plain", buffer: Buffer.from(name) });
  const mend = await loseAnswers(page, id);
  const lose = async (): Promise<void> => {
    const lost = page.waitForEvent("requestfailed", (request) => calls(id).test(new URL(request.url()).pathname));
    await create(page).click();
    await lost;
    await expect(create(page)).not.toHaveAttribute("aria-busy");
  };
  await field(newPaper(page), "title").fill("On longitude");
  await upload("one");
  await upload("secret");
  await lose();
  expect(await stored()).toHaveLength(1);
  await field(newPaper(page), "title").fill("On latitude");
  await newPaper(page)
    .getByRole("button", { name: /secret\.txt/ })
    .click();
  await upload("two");
  await lose();
  expect(await stored()).toEqual([expect.objectContaining({ title: "On latitude" })]);
  await field(newPaper(page), "title").fill("On longitude");
  await mend();
  await create(page).click();
  await expect(toast(page, "Successfully created record.")).toBeVisible();
  await expect(page.getByRole("cell", { name: "On longitude", exact: true })).toBeVisible();
  const pages = [expect.stringMatching(/^one_/), expect.stringMatching(/^two_/)];
  expect(await stored()).toEqual([expect.objectContaining({ title: "On longitude", pages })]);
}

test("creates a record once, though its answers were lost", async ({ signedIn: page, store, site, expectProblem }) => {
  expectProblem(/ERR_CONNECTION_RESET/);
  const papers = await store.collection("papers", { title: "text", pages: { type: "file", options: manyFiles } });
  const stored = async () =>
    (await site.call<{ items: RecordRow[] }>("GET", `/api/collections/${papers.id}/records`)).items;
  await page.goto(addressOf({ collectionId: papers.id }));
  const panel = newPaper(page);

  await test.step("a record whose answers were lost is created once, as the form has it in the end", () =>
    createThroughLosses(page, papers.id, stored));

  await test.step("a record that was not said to be created is in the table once its panel is left", async () => {
    await openNew(page);
    await field(panel, "title").fill("On tides");
    const mend = await loseAnswers(page, papers.id);
    await create(page).click();
    await expect.poll(stored).toHaveLength(2);
    await expect(toast(page, texts.failure.unreachable)).toBeVisible();
    await expect(create(page)).not.toHaveAttribute("aria-busy");
    await panel.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Yes" }).click();
    await expect(page.getByRole("cell", { name: "On tides", exact: true })).toBeVisible();
    await mend();
  });

  await test.step("one of which nothing was typed, and of which no answer told, is not what the next one is", async () => {
    await openNew(page);
    const mend = await loseAnswers(page, papers.id);
    await create(page).click();
    await expect.poll(stored).toHaveLength(3);
    await expect(create(page)).not.toHaveAttribute("aria-busy");
    await mend();
    await page.goBack();
    await expect(panel).toBeHidden();
    await openNew(page);
    await create(page).click();
    await expect(panel).toBeHidden();
    expect(await stored()).toHaveLength(4);
  });
});

test("creates a record once after a lost answer and a restored draft", async ({
  page,
  ownSite: site,
  expectProblem,
}) => {
  expectProblem(/ERR_CONNECTION_RESET/);
  await storeSession(page, site, site);
  const shape = bodyOf(site.version, { name: "papers", type: "base", fields: { title: "text" } });
  const { id } = await site.call<{ id: string }>("POST", "/api/collections", shape);
  const path = `/api/collections/${id}/records`;
  const stored = async () =>
    (await site.call<{ items: { title: string }[] }>("GET", path)).items.map(({ title }) => title);
  const loseCreated = async (title: string): Promise<void> => {
    await openNew(page);
    await field(newPaper(page), "title").fill(title);
    const mend = await loseAnswers(page, id);
    await create(page).click();
    await expect(toast(page, texts.failure.unreachable)).toBeVisible();
    await mend();
  };
  await page.goto(`${site.url}${addressOf({ collectionId: id })}`);

  await test.step("also where its draft is restored on a page loaded anew", async () => {
    await loseCreated("On longitude");
    await expect.poll(() => keptIn(page)).toContain('"attempt":{"id":');
    await page.reload();
    await offer(page).getByRole("button", { name: "Restore" }).click();
    await expect(field(newPaper(page), "title")).toHaveValue("On longitude");
    await field(newPaper(page), "title").fill("On latitude");
    await create(page).click();
    await expect(toast(page, "Successfully created record.")).toBeVisible();
    expect(await stored()).toEqual(["On latitude"]);
    // The next new record is another one.
    await openNew(page);
    await field(newPaper(page), "title").fill("On tides");
    await create(page).click();
    await expect.poll(stored).toHaveLength(2);
    await expect(newPaper(page)).toBeHidden();
  });
});

test("stops an endless save, and keeps all edits", async ({ signedIn: page, store, site }) => {
  const papers = await store.collection("papers", { title: "text", pages: { type: "file", options: manyFiles } });
  const path = `/api/collections/${papers.id}/records`;
  const stored = async () => (await site.call<{ items: { title: string; pages: string[] }[] }>("GET", path)).items;
  await page.goto(addressOf({ collectionId: papers.id }));
  await openNew(page);
  await field(newPaper(page), "title").fill("On longitude");
  const file = { name: "one.txt", mimeType: "text/plain", buffer: Buffer.from("one") };
  await newPaper(page).getByLabel("Upload new file").setInputFiles(file);
  await page.route(`**${path}`, (route) => void route.fetch());
  await create(page).click();
  const stop = newPaper(page).getByRole("button", { name: texts.form.stop });
  await expect(stop).toBeEnabled();
  await axe(page);
  await page.setViewportSize({ width: 360, height: 740 });
  // On a phone it has a line of its own.
  const share = await newPaper(page).getByRole("progressbar").boundingBox();
  expect(share!.width).toBeGreaterThan(150);
  expect(share!.y + share!.height).toBeLessThanOrEqual((await stop.boundingBox())!.y);
  await expect.poll(stored).toHaveLength(1);
  await stop.click();
  await expect(toast(page, texts.form.stopped)).toBeVisible();
  await expect(stop).toBeHidden();
  await expect(field(newPaper(page), "title")).toHaveValue("On longitude");
  await expect(newPaper(page)).toContainText("one.txt");
  await page.unroute(`**${path}`);
  await field(newPaper(page), "title").fill("On latitude");
  await create(page).click();
  await expect(toast(page, "Successfully created record.")).toBeVisible();
  expect(await stored()).toEqual([
    expect.objectContaining({ title: "On latitude", pages: [expect.stringMatching(/^one_/)] }),
  ]);
});

test("compares a save with that of another tab", async ({ signedIn: page, store, site }) => {
  const papers = await store.collection("papers", { title: "text" });
  const [paper] = await store.records(papers, [{ title: "On tides" }]);
  const other = await page.context().newPage();
  const panels = [];
  for (const [tab, title] of [
    [page, "On longitude"],
    [other, "On latitude"],
  ] as const) {
    await tab.goto(`${site.url}${addressOf({ collectionId: papers.id })}&recordId=${paper!.id}`);
    const panel = tab.getByRole("dialog", { name: "Edit papers record" });
    await field(panel, "title").fill(title);
    panels.push(panel);
  }
  let letGo = (): void => {};
  const gate = new Promise<void>((open) => (letGo = open));
  await page.route(/records/, async (route) => {
    if (route.request().method() === "PATCH") await gate;
    return route.continue();
  });
  const held = page.waitForRequest((request) => request.method() === "PATCH");
  await panels[0]!.getByRole("button", { name: "Save changes" }).click();
  await held;
  await other.bringToFront();
  await panels[1]!.getByRole("button", { name: "Save changes" }).click();
  await expect(field(panels[1]!, "title")).toBeDisabled();
  letGo();
  const question = other.getByRole("alertdialog", { name: texts.form.compare.title });
  await expect(question).toContainText("On longitude");
  await question.getByRole("button", { name: texts.form.compare.save }).click();
  await expect(toast(other, "Successfully updated record.")).toBeVisible();
});
