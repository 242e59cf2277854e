import { axeInBothThemes } from "./support/axe";
import { addressOf, cellOf, tableOf, test } from "./support/collections";
import { expect } from "./support/test";
import { toast } from "./support/settings";
import { openThings, png, tooltipOf } from "./support/things";

test("shows pictures as thumbs and other files as icons", async ({ signedIn: page, store }) => {
  const files = new FormData();
  files.set("name", "a");
  files.set("portrait", new File([png], "portrait.png"));
  for (const paper of ["one.png", "two.pdf", "three.txt", "four.zip"]) files.append("papers", new File([png], paper));
  const thumbs = page.waitForResponse(/\/api\/files\/[^/]+\/[^/]+\/portrait_\w+\.png\?thumb=100x100$/);
  const table = await openThings(page, store, [files]);
  const picture = (await cellOf(table, "a", "portrait")).getByRole("img");
  expect((await thumbs).status()).toBe(200);
  await expect(picture).toHaveAccessibleName(/^portrait_\w+\.png$/);
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const papers = await cellOf(table, "a", "papers");
  await expect(papers.getByRole("img")).toHaveCount(3);
  await expect(papers.locator("img")).toHaveCount(1);
  await expect(await tooltipOf(papers.getByText("+1"))).toHaveText(
    /^one_\w+\.png, two_\w+\.pdf, three_\w+\.txt, four_\w+\.zip$/,
  );
});

test("shows files of a cell and of a record, also protected ones", async ({ signedIn: page, store }) => {
  const upload = { maxSize: 100_000 };
  const made = await store.collection("papers", {
    name: "text",
    papers: { type: "file", options: { ...upload, maxSelect: 9 } },
    secrets: { type: "file", options: { ...upload, maxSelect: 9, protected: true } },
  });
  const files = new FormData();
  files.set("name", "a");
  files.append("papers", new File([png], "chart.png"));
  files.append("papers", new File(["<b>wind</b> & tide"], "log.txt"));
  files.append("secrets", new File(["a hidden bay"], "secret.txt"));
  files.append("secrets", new File([png], "map.png"));
  await store.records(made, [files]);
  await page.goto(addressOf({ collectionId: made.id }));
  const table = tableOf(page, "papers");
  const dialog = page.getByRole("dialog");

  await test.step("reads public ones, by mouse and keys", async () => {
    await (await cellOf(table, "a", "papers")).getByRole("button", { name: /^chart/ }).click();
    const picture = dialog.getByRole("img", { name: /^chart/ });
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await page.keyboard.press("ArrowRight");
    await expect(dialog.getByText("<b>wind</b> & tide")).toBeVisible();
    await axeInBothThemes(page);
    const saved = page.waitForEvent("download");
    await dialog.getByRole("link", { name: "Download" }).click();
    expect((await saved).suggestedFilename()).toMatch(/^log_\w+\.txt$/);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: /^chart/ })).toBeFocused();
  });

  await test.step("reads protected ones with a token, from the keyboard", async () => {
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("button", { name: /^secret_/ })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(dialog.getByText("a hidden bay")).toBeVisible();
    await dialog.getByRole("button", { name: "Next file" }).click();
    const picture = dialog.getByRole("img", { name: /^map/ });
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await page.keyboard.press("Escape");
  });

  await test.step("opens one over the record's form", async () => {
    await table.getByText("a", { exact: true }).click();
    await page.getByRole("button", { name: /^Preview log/ }).click();
    await expect(dialog.getByText("<b>wind</b> & tide")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog", { name: "Edit papers record" })).toBeVisible();
  });
});

test("copies an id from its cell, by mouse and keys, and opens no record", async ({ signedIn: page, store }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "clipboard"));
  const made = await store.collection("papers", { title: "text" });
  const [record] = await store.records(made, [{ title: "On longitude" }]);
  const id = record!.id;
  await page.goto(addressOf({ collectionId: made.id }));
  const copy = page.getByRole("button", { name: `Copy ${id}` });
  await copy.click();
  await expect(toast(page, `Copied ${id} to clipboard`)).toBeVisible();
  await axeInBothThemes(page);
  const filter = page.getByRole("textbox", { name: "Filter records" });
  const pasted = async (): Promise<void> => {
    await filter.click();
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.press("ControlOrMeta+V");
    await expect(filter).toContainText(id);
  };
  await pasted();
  await page.keyboard.press("Escape");

  await page.getByRole("row").filter({ hasText: "On longitude" }).focus();
  for (const key of ["ArrowRight", "ArrowRight"]) await page.keyboard.press(key);
  await expect(copy).toBeFocused();
  await expect(copy).toHaveCSS("opacity", "1");
  await page.keyboard.press("Enter");
  await expect(toast(page, `Copied ${id} to clipboard`).first()).toBeVisible();
  await expect(page.getByRole("dialog")).toBeHidden();
});
