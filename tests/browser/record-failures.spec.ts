import type { Page, Route } from "@playwright/test";
import { texts } from "../../definitions/texts/texts";
import type { RecordRow } from "../../definitions/types/record";
import { addressOf, test } from "./support/collections";
import { admitted, keptIn, offer } from "./support/drafts";
import { toast } from "./support/settings";
import { axe, expect, field, fillIn, firstAdmin, type Site } from "./support/test";

const manyFiles = { maxSelect: 5, maxSize: 5_000_000 };
const record = /\/api\/collections\/[^/]+\/records\/[^/?]+$/;

const faults: Readonly<
  Record<string, { answer: (route: Route) => Promise<void>; says: string | RegExp; problem?: RegExp }>
> = {
  "no answer": {
    answer: (route) => route.abort("connectionreset"),
    says: texts.failure.unreachable,
    problem: /ERR_CONNECTION_RESET/,
  },
  "a fault of the backend": {
    answer: (route) =>
      route.fulfill({ status: 500, json: { code: 500, message: "The disk is on holiday.", data: {} } }),
    says: "The disk is on holiday.",
    problem: /status of 500/,
  },
  "an answer that is none": {
    answer: (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html><p>Hello." }),
    says: texts.failure.unreadable,
  },
};

/** Lets calls of one method for a record fail; gives how to let them through again. */
async function failing(
  page: Page,
  method: string,
  answer: (route: Route) => Promise<void>,
): Promise<() => Promise<void>> {
  await page.route(record, (route) => (route.request().method() === method ? answer(route) : route.fallback()));
  return () => page.unroute(record);
}

for (const [name, { answer, says, problem }] of Object.entries(faults)) {
  test(`A record stays as it was typed when its saving and reading meet ${name}, and Retry brings it`, async ({
    signedIn: page,
    store,
    expectProblem,
  }) => {
    if (problem) expectProblem(problem);
    const papers = await store.collection("papers", { title: "text" });
    await store.records(papers, [{ title: "On longitude" }]);
    const panel = page.getByRole("dialog", { name: "Edit papers record" });
    await page.goto(addressOf({ collectionId: papers.id }));
    const readable = await failing(page, "GET", answer);
    await page.getByRole("cell", { name: "On longitude", exact: true }).click();
    const stale = panel.getByRole("alert").filter({ hasText: texts.failure.stale });
    await expect(stale).toContainText(says);
    await axe(page);
    await field(panel, "title").fill("On latitude");
    await readable();
    await stale.getByRole("button", { name: "Retry" }).click();
    await expect(stale).toBeHidden();
    await expect(field(panel, "title")).toHaveValue("On latitude");
    const savable = await failing(page, "PATCH", answer);
    await page.keyboard.press("ControlOrMeta+S");
    await expect(toast(page, says)).toBeVisible();
    await expect(field(panel, "title")).toHaveValue("On latitude");
    await savable();
    await page.keyboard.press("ControlOrMeta+S");
    await expect(toast(page, "Successfully updated record.")).toBeVisible();
    await expect(page.getByRole("cell", { name: "On latitude", exact: true })).toBeVisible();
  });
}

test("A record whose answers were lost is created once, as the form has it in the end", async ({
  signedIn: page,
  store,
  site,
  expectProblem,
}) => {
  expectProblem(/ERR_CONNECTION_RESET/);
  const papers = await store.collection("papers", { title: "text", pages: { type: "file", options: manyFiles } });
  const stored = async () =>
    (await site.call<{ items: RecordRow[] }>("GET", `/api/collections/${papers.id}/records`)).items;
  await page.goto(addressOf({ collectionId: papers.id }));
  await page.getByRole("button", { name: "New record" }).first().click();
  const panel = page.getByRole("dialog", { name: "New papers record" });
  const create = panel.getByRole("button", { name: "Create" });
  const upload = (name: string) =>
    panel
      .getByLabel("Upload new file")
      .setInputFiles({ name: `${name}.txt`, mimeType: "text/plain", buffer: Buffer.from(name) });
  const calls = new RegExp(`/api/collections/${papers.id}/records(/\\w+)?$`);
  await page.route(calls, async (route) => {
    if (route.request().method() === "GET") return route.fallback();
    await route.fetch();
    await route.abort("connectionreset");
  });
  const lose = async (): Promise<void> => {
    const lost = page.waitForEvent("requestfailed", (request) => calls.test(new URL(request.url()).pathname));
    await create.click();
    await lost;
    await expect(create).not.toHaveAttribute("aria-busy");
  };
  await field(panel, "title").fill("On longitude");
  await upload("one");
  await upload("secret");
  await lose();
  expect(await stored()).toHaveLength(1);
  await field(panel, "title").fill("On latitude");
  await panel.getByRole("button", { name: /secret\.txt/ }).click();
  await upload("two");
  await lose();
  expect(await stored()).toEqual([expect.objectContaining({ title: "On latitude" })]);
  await field(panel, "title").fill("On longitude");
  await page.unroute(calls);
  await create.click();
  await expect(toast(page, "Successfully created record.")).toBeVisible();
  await expect(page.getByRole("cell", { name: "On longitude", exact: true })).toBeVisible();
  expect(await stored()).toEqual([
    expect.objectContaining({
      title: "On longitude",
      pages: [expect.stringMatching(/^one_/), expect.stringMatching(/^two_/)],
    }),
  ]);
});

test("A record that was not said to be created is in the table once its panel is left", async ({
  signedIn: page,
  store,
  expectProblem,
}) => {
  expectProblem(/ERR_CONNECTION_RESET/);
  const papers = await store.collection("papers", { title: "text" });
  await page.goto(addressOf({ collectionId: papers.id }));
  await page.getByRole("button", { name: "New record" }).first().click();
  const panel = page.getByRole("dialog", { name: "New papers record" });
  await field(panel, "title").fill("On longitude");
  await page.route(`**/api/collections/${papers.id}/records`, async (route) => {
    await route.fetch();
    await route.abort("connectionreset");
  });
  await panel.getByRole("button", { name: "Create" }).click();
  await expect(toast(page, texts.failure.unreachable)).toBeVisible();
  await panel.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Yes" }).click();
  await expect(page.getByRole("cell", { name: "On longitude", exact: true })).toBeVisible();
});

/** Creates a record of one title, whose answer is lost; gives what is stored then. */
async function loseCreated(page: Page, site: Site) {
  await admitted(page, site);
  const schema = [{ name: "title", type: "text" }];
  const { id } = await site.call<{ id: string }>("POST", "/api/collections", { name: "papers", type: "base", schema });
  const path = `/api/collections/${id}/records`;
  await page.goto(`${site.url}${addressOf({ collectionId: id })}`);
  await page.getByRole("button", { name: "New record" }).first().click();
  await field(newPaper(page), "title").fill("On longitude");
  await page.route(`**${path}`, async (route) => {
    await route.fetch();
    await route.abort("connectionreset");
  });
  await create(page).click();
  await expect(toast(page, texts.failure.unreachable)).toBeVisible();
  await page.unroute(`**${path}`);
  return async () => (await site.call<{ items: { title: string }[] }>("GET", path)).items.map(({ title }) => title);
}

const newPaper = (page: Page) => page.getByRole("dialog", { name: "New papers record" });
const create = (page: Page) => newPaper(page).getByRole("button", { name: "Create" });

test("A record whose answer was lost is created once, also where its draft is restored on a page loaded anew", async ({
  page,
  ownSite: site,
  expectProblem,
}) => {
  expectProblem(/ERR_CONNECTION_RESET/);
  const stored = await loseCreated(page, site);
  await expect.poll(() => keptIn(page)).toContain('"attempt":{"id":');
  await page.reload();
  await offer(page).getByRole("button", { name: "Restore" }).click();
  await field(newPaper(page), "title").fill("On latitude");
  await create(page).click();
  await expect(toast(page, "Successfully created record.")).toBeVisible();
  expect(await stored()).toEqual(["On latitude"]);
  // The next new record is another one.
  await page.getByRole("button", { name: "New record" }).first().click();
  await field(newPaper(page), "title").fill("On tides");
  await create(page).click();
  await expect.poll(stored).toHaveLength(2);
});

test("A record whose answer was lost is created once, also where the session ends before it is tried again", async ({
  page,
  ownSite: site,
  expectProblem,
}) => {
  expectProblem(/ERR_CONNECTION_RESET/);
  expectProblem(/status of 40[13]/);
  await loseCreated(page, site);
  await site.call("PATCH", "/api/settings", { adminAuthToken: { secret: "another-secret-".repeat(3) } });
  await create(page).click();
  await fillIn(page, { Password: firstAdmin.password });
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await expect(field(newPaper(page), "title")).toHaveValue("On longitude");
  await field(newPaper(page), "title").fill("On latitude");
  await create(page).click();
  await expect(page.getByRole("cell", { name: "On latitude", exact: true })).toBeVisible();
  await expect(page.getByRole("cell", { name: "On longitude", exact: true })).toBeHidden();
});

test("A record of which nothing was typed, and of which no answer told, is not what the next one is", async ({
  signedIn: page,
  store,
  site,
  expectProblem,
}) => {
  expectProblem(/ERR_CONNECTION_RESET/);
  const papers = await store.collection("papers", { title: "text" });
  const path = `/api/collections/${papers.id}/records`;
  await page.goto(addressOf({ collectionId: papers.id }));
  await page.getByRole("button", { name: "New record" }).first().click();
  await page.route(`**${path}`, async (route) => {
    await route.fetch();
    await route.abort("connectionreset");
  });
  await create(page).click();
  await expect(toast(page, texts.failure.unreachable)).toBeVisible();
  await page.unroute(`**${path}`);
  await page.goBack();
  await expect(newPaper(page)).toBeHidden();
  await page.getByRole("button", { name: "New record" }).first().click();
  await create(page).click();
  await expect(toast(page, "Successfully created record.")).toBeVisible();
  expect((await site.call<{ items: RecordRow[] }>("GET", path)).items).toHaveLength(2);
});

test("A save with files that does not end can be stopped: all stays in the form, and there is one record in the end", async ({
  signedIn: page,
  store,
  site,
}) => {
  const papers = await store.collection("papers", { title: "text", pages: { type: "file", options: manyFiles } });
  const path = `/api/collections/${papers.id}/records`;
  const stored = async () => (await site.call<{ items: { title: string; pages: string[] }[] }>("GET", path)).items;
  await page.goto(addressOf({ collectionId: papers.id }));
  await page.getByRole("button", { name: "New record" }).first().click();
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
