import type { Locator, Page } from "@playwright/test";
import { addressOf, shown, tableOf, test } from "./support/collections";
import { toast } from "./support/settings";
import { axeInBothThemes, expect, field, fillIn, type Site } from "./support/test";
import { makeThings, png } from "./support/things";
import { withAdmins } from "../support/tested-version";

test.use({ backendVersion: withAdmins });

const button = (within: Page | Locator, name: string): Locator => within.getByRole("button", { name, exact: true });
const group = (panel: Locator, name: string): Locator => panel.getByRole("group", { name, exact: true });

const storedIn = async (site: Site, { id }: { id: string }): Promise<Record<string, unknown>> =>
  (await site.call<{ items: Record<string, unknown>[] }>("GET", `/api/collections/${id}/records`)).items[0]!;

test("creates a record of every type, and saves its changes alone", async ({ signedIn: page, store, site }) => {
  const { people, things } = await makeThings(store);
  const [ada, bob] = await store.records(people, [{ title: "Ada" }, { title: "Bob" }]);
  await page.goto(addressOf({ collectionId: things.id }));

  await test.step("stores each value as it is shown", async () => {
    await button(page, "New record").first().click();
    const panel = page.getByRole("dialog", { name: "New things record" });
    await expect(field(panel, "name")).toBeFocused();
    await page.keyboard.type("one");
    await page.keyboard.press("Shift+Enter");
    await page.keyboard.type("two");
    const texts = { mail: "ada@example.com", site: "https://example.com/a?b=c", data: '{"depth": [1, 2]}' };
    await fillIn(panel, { amount: "-2.5", due: "2022-12-04 09:41:07", ...texts });
    await panel.getByRole("switch", { name: "active" }).check();
    await field(panel, "colour").selectOption("green");
    for (const name of ["blue", "red"]) await group(panel, "colours").getByRole("checkbox", { name }).check();
    const upload = (name: string) => group(panel, name).getByLabel("Upload new file");
    await upload("portrait").setInputFiles({ name: "face.png", mimeType: "image/png", buffer: png });
    const papers = ["aaa.txt", "baa.txt"].map((name) => ({ name, mimeType: "text/plain", buffer: Buffer.from(name) }));
    await upload("papers").setInputFiles(papers);
    await button(group(panel, "author"), "Select").click();
    await page.getByRole("radio", { name: /^Ada/ }).click();
    await button(group(panel, "authors"), "Select").click();
    for (const name of [/^Bob/, /^Ada/]) await page.getByRole("checkbox", { name }).check();
    await page.keyboard.press("Escape");
    await button(panel, "Create").click();
    await expect(toast(page, "Successfully created record.")).toBeVisible();
    await expect(shown(page)).toHaveText("Showing 1 of 1");
    expect(await storedIn(site, things)).toMatchObject({
      ...texts,
      name: "one\ntwo",
      amount: -2.5,
      active: true,
      due: "2022-12-04 09:41:07.000Z",
      colour: "green",
      colours: ["blue", "red"],
      data: { depth: [1, 2] },
      portrait: expect.stringMatching(/^face_\w{10}\.png$/),
      papers: [expect.stringMatching(/^aaa_?\w+\.txt$/), expect.stringMatching(/^baa_?\w+\.txt$/)],
      author: ada!.id,
      authors: [bob!.id, ada!.id],
    });
  });

  await test.step("sends only changed values, and removes files by their names", async () => {
    const [one, two] = (await storedIn(site, things))["papers"] as [string, string];
    const edit = page.getByRole("dialog", { name: "Edit things record" });
    await tableOf(page, "things").getByRole("cell", { name: "-2.5", exact: true }).click();
    await expect(page).toHaveURL(/recordId=\w{15}/);
    await expect(edit.getByRole("link", { name: one })).toHaveAttribute("href", new RegExp(`/api/files/.*${one}$`));
    await button(edit, `Remove ${one}`).click();
    await button(edit, `Remove ${two}`).click();
    await button(edit, `Restore ${two}`).click();
    await button(group(edit, "author"), "Remove Ada").click();
    const sent = page.waitForRequest((request) => request.method() === "PATCH");
    await page.keyboard.press("ControlOrMeta+S");
    expect((await sent).postDataJSON()).toEqual({ [`papers.${one}`]: null, author: "" });
    await expect(toast(page, "Successfully updated record.")).toBeVisible();
    await expect(button(edit, "Save changes")).toBeDisabled();
    await expect(edit.getByRole("link", { name: one })).toHaveCount(0);
    expect(await storedIn(site, things)).toMatchObject({ papers: [two], author: "", name: "one\ntwo" });
  });
});

test("creates an account, and changes its password to a generated one", async ({ signedIn: page, store, site }) => {
  const crew = await store.collection("crew", { bio: "text" }, "auth");
  await page.goto(`${addressOf({ collectionId: crew.id })}&recordId=new`);
  const email = "ada@example.com";
  const panel = page.getByRole("dialog", { name: "New crew record" });
  await fillIn(panel, { email, Password: "a-long-password", "Password confirm": "a-long-password" });
  await button(panel, "Create").click();
  await expect(toast(page, "Successfully created record.")).toBeVisible();
  const ada = await storedIn(site, crew);
  expect(ada).toMatchObject({ verified: false, username: expect.stringMatching(/^crew\d+$/) });

  await page.goto(`${addressOf({ collectionId: crew.id })}&recordId=${String(ada["id"])}`);
  const edit = page.getByRole("dialog", { name: "Edit crew record" });
  await edit.getByRole("switch", { name: "Public" }).click();
  await edit.getByRole("switch", { name: "Change password" }).check();
  await button(edit, "Generate password").click();
  await button(edit, "Show").click();
  const password = await edit.getByRole("status", { name: "Generated password" }).innerText();
  await axeInBothThemes(page);
  await edit.getByRole("switch", { name: "Verified" }).click();
  await button(page.getByRole("alertdialog"), "Yes").click();
  await page.keyboard.press("ControlOrMeta+S");
  await expect(toast(page, "Successfully updated record.")).toBeVisible();
  expect(await storedIn(site, crew)).toMatchObject({ emailVisibility: true, verified: true });
  const saved = edit.getByRole("status", { name: "Saved password" });
  await expect(saved).toHaveText(/^•+$/);
  await button(edit, "Show").click();
  await expect(saved).toHaveText(password);
  const data = { identity: email, password };
  const answer = await page.request.post(`${site.api}/api/collections/${crew.id}/auth-with-password`, { data });
  expect(answer.ok()).toBe(true);
});
