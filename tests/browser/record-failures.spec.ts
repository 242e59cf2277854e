import type { Page } from "@playwright/test";
import { texts } from "../../definitions/texts/texts";
import { addressOf, test } from "./support/collections";
import { keptIn, offer } from "./support/drafts";
import { toast } from "./support/settings";
import { expect, field } from "./support/test";

const calls = (id: string): RegExp => new RegExp(`/api/collections/${id}/records(/\\w+)?$`);

/** Loses the answers to writes that the backend has stored; gives how to mend that. */
async function loseAnswers(page: Page, id: string): Promise<() => Promise<void>> {
  await page.route(calls(id), async (route) => {
    if (route.request().method() === "GET") return route.fallback();
    await route.fetch();
    await route.abort("connectionreset");
  });
  return () => page.unroute(calls(id));
}

test("creates a record once after lost answers", async ({ signedIn: page, store, site, expectProblem }) => {
  expectProblem(/ERR_CONNECTION_RESET/);
  const options = { maxSelect: 5, maxSize: 5_000_000 };
  const { id } = await store.collection("papers", { title: "text", pages: { type: "file", options } });
  const stored = async () => (await site.call<{ items: object[] }>("GET", `/api/collections/${id}/records`)).items;
  const panel = page.getByRole("dialog", { name: "New papers record" });
  const create = panel.getByRole("button", { name: "Create" });
  const openNew = (): Promise<void> => page.getByRole("button", { name: "New record" }).first().click();
  const upload = (name: string): Promise<void> =>
    panel.getByLabel("Upload new file").setInputFiles({ name, mimeType: "text/plain", buffer: Buffer.from(name) });
  const lose = async (): Promise<void> => {
    const lost = page.waitForEvent("requestfailed", (request) => calls(id).test(new URL(request.url()).pathname));
    await create.click();
    await lost;
    await expect(create).not.toHaveAttribute("aria-busy");
  };
  await page.goto(addressOf({ collectionId: id }));

  await test.step("stores the last values of the form", async () => {
    await openNew();
    const mend = await loseAnswers(page, id);
    await field(panel, "title").fill("On longitude");
    await upload("one.txt");
    await upload("secret.txt");
    await lose();
    expect(await stored()).toHaveLength(1);
    await field(panel, "title").fill("On latitude");
    await panel.getByRole("button", { name: "Remove secret.txt" }).click();
    await upload("two.txt");
    await lose();
    await mend();
    await field(panel, "title").fill("On stars");
    await create.click();
    await expect(page.getByRole("cell", { name: "On stars", exact: true })).toBeVisible();
    const pages = [expect.stringMatching(/^one_/), expect.stringMatching(/^two_/)];
    expect(await stored()).toMatchObject([{ title: "On stars", pages }]);
  });
  await test.step("continues the attempt after a reload and a restored draft", async () => {
    await openNew();
    await field(panel, "title").fill("On tides");
    const mend = await loseAnswers(page, id);
    await create.click();
    await expect(toast(page, texts.failure.unreachable)).toBeVisible();
    await mend();
    await expect.poll(() => keptIn(page)).toContain('"attempt":{"id":');
    await page.reload();
    await offer(page).getByRole("button", { name: "Restore" }).click();
    await expect(field(panel, "title")).toHaveValue("On tides");
    await create.click();
    await expect(toast(page, "Successfully created record.")).toBeVisible();
    expect(await stored()).toHaveLength(2);
  });
  await test.step("begins another record after an attempt that was left", async () => {
    await openNew();
    const mend = await loseAnswers(page, id);
    await lose();
    await mend();
    await page.goBack();
    await expect(panel).toBeHidden();
    await openNew();
    await create.click();
    await expect(panel).toBeHidden();
    expect(await stored()).toHaveLength(4);
  });
});
