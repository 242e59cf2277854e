import type { Locator, Page } from "@playwright/test";
import type { RecordRow } from "../../definitions/types/record";
import { addressOf, shown, tableOf, test, type Store } from "./support/collections";
import { toast } from "./support/settings";
import { axeInBothThemes, expect, field, fillIn, type Site } from "./support/test";
import { makeThings, png } from "./support/things";
import { withAdmins } from "../support/tested-version";

test.use({ backendVersion: withAdmins });

const button = (within: Page | Locator, name: string): Locator => within.getByRole("button", { name, exact: true });
const panelOf = (page: Page, title: string): Locator => page.getByRole("dialog", { name: title });
const group = (panel: Locator, name: string): Locator => panel.getByRole("group", { name, exact: true });

/** Things with somebody to relate to, and the address of their table. */
async function things(store: Store) {
  const made = await makeThings(store);
  const [ada, bob] = await store.records(made.people, [{ title: "Ada" }, { title: "Bob" }]);
  return { ...made, ada: ada!, bob: bob!, address: addressOf({ collectionId: made.things.id }) };
}

const storedIn = async (site: Site, { id }: { id: string }): Promise<Record<string, unknown>[]> =>
  (await site.call<{ items: RecordRow[] }>("GET", `/api/collections/${id}/records?sort=created`)).items as never;

/** Opens the record that is stored from its row, changes it, and lets a file of it go. */
async function changeStored(page: Page, site: Site, collection: { id: string }): Promise<void> {
  const edit = panelOf(page, "Edit things record");
  await tableOf(page, "things").getByRole("cell", { name: "-2.5", exact: true }).click();
  await expect(field(edit, "name")).toHaveValue("one\ntwo");
  await expect(page).toHaveURL(/recordId=\w{15}/);
  await field(edit, "name").fill("first");
  await field(edit, "name").press("Enter");
  await expect(toast(page, "Successfully updated record.")).toBeVisible();
  await expect(edit).toBeHidden();
  const [before] = await storedIn(site, collection);
  const [one, two] = before!["papers"] as [string, string];
  // The row says so without being asked for again, and opens by the keyboard.
  await tableOf(page, "things").getByRole("row").filter({ hasText: "first" }).focus();
  await page.keyboard.press("Enter");
  await expect(edit.getByRole("link", { name: one })).toHaveAttribute("href", new RegExp(`/api/files/.*${one}$`));
  await button(edit, `Remove ${one}`).click();
  await button(edit, `Remove ${two}`).click();
  await button(edit, `Restore ${two}`).click();
  await button(group(edit, "author"), "Remove Ada").click();
  const sent = page.waitForRequest((request) => request.method() === "PATCH");
  await page.keyboard.press("ControlOrMeta+S");
  expect((await sent).postDataJSON()).toEqual({ [`papers.${one}`]: null, author: "" });
  await expect(edit).toBeHidden();
  expect((await storedIn(site, collection))[0]).toMatchObject({ papers: [two], author: "", name: "first" });
}

test("A record with a value of every type is made, and stored as it was shown; it opens from its row, sends what was changed alone, and its files go by name", async ({
  signedIn: page,
  store,
  site,
}) => {
  const { things: collection, ada, bob, address } = await things(store);
  await page.goto(address);
  await button(page, "New record").first().click();
  const panel = panelOf(page, "New things record");
  await expect(field(panel, "name")).toBeFocused();
  await page.keyboard.type("one");
  await page.keyboard.press("Shift+Enter");
  await page.keyboard.type("two");
  await fillIn(panel, {
    amount: "-2.5",
    mail: "ada@example.com",
    site: "https://example.com/a?b=c",
    due: "2022-12-04 09:41:07",
    data: '{"depth": [1, 2]}',
  });
  await panel.getByRole("switch", { name: "active" }).check();
  await field(panel, "colour").selectOption("green");
  await group(panel, "colours").getByRole("checkbox", { name: "blue" }).check();
  await group(panel, "colours").getByRole("checkbox", { name: "red" }).check();
  const portrait = group(panel, "portrait");
  await portrait.getByLabel("Upload new file").setInputFiles({ name: "face.png", mimeType: "image/png", buffer: png });
  await expect(portrait.getByText("Upload new file")).toBeHidden();
  await group(panel, "papers")
    .getByLabel("Upload new file")
    .setInputFiles(
      ["a", "b"].map((name) => ({ name: `${name}aa.txt`, mimeType: "text/plain", buffer: Buffer.from(name) })),
    );
  await button(group(panel, "author"), "Select").click();
  await page.getByRole("radio", { name: /^Ada/ }).click();
  await expect(button(panel, "Open Ada")).toBeVisible();
  await button(group(panel, "authors"), "Select").click();
  await page.getByRole("checkbox", { name: /^Bob/ }).check();
  await page.getByRole("checkbox", { name: /^Ada/ }).check();
  await page.keyboard.press("Escape");
  await button(panel, "Create").click();
  await expect(toast(page, "Successfully created record.")).toBeVisible();
  await expect(panel).toBeHidden();
  await expect(shown(page)).toHaveText("Showing 1 of 1");
  expect(await storedIn(site, collection)).toEqual([
    expect.objectContaining({
      name: "one\ntwo",
      amount: -2.5,
      active: true,
      mail: "ada@example.com",
      site: "https://example.com/a?b=c",
      due: "2022-12-04 09:41:07.000Z",
      colour: "green",
      colours: ["blue", "red"],
      data: { depth: [1, 2] },
      portrait: expect.stringMatching(/^face_\w{10}\.png$/),
      papers: [expect.stringMatching(/^aaa_?\w+\.txt$/), expect.stringMatching(/^baa_?\w+\.txt$/)],
      author: ada.id,
      authors: [bob.id, ada.id],
    }),
  ]);

  await test.step("a stored record opens from its row, sends what was changed alone, and its files go by name", () =>
    changeStored(page, site, collection));
});

test("An account gets a name of its own, and a generated password with which it can sign in, and is told of errors at its fields", async ({
  signedIn: page,
  store,
  site,
  expectProblem,
}) => {
  expectProblem(/status of 400 .*\/records$/);
  const crew = await store.collection("crew", { bio: "text" }, "auth");
  await page.goto(`${addressOf({ collectionId: crew.id })}&recordId=new`);
  const panel = panelOf(page, "New crew record");
  await fillIn(panel, {
    email: "ada@example.com",
    Password: "a-long-password",
    "Password confirm": "another-password",
  });
  await button(panel, "Create").click();
  await expect(panel.getByText("Values don't match.")).toBeVisible();
  await fillIn(panel, { "Password confirm": "a-long-password" });
  await button(panel, "Create").click();
  await expect(toast(page, "Successfully created record.")).toBeVisible();
  const [ada] = await storedIn(site, crew);
  expect(ada).toMatchObject({
    email: "ada@example.com",
    verified: false,
    username: expect.stringMatching(/^crew\d+$/),
  });
  await page.goto(`${addressOf({ collectionId: crew.id })}&recordId=${String(ada!["id"])}`);
  const edit = panelOf(page, "Edit crew record");
  await edit.getByRole("switch", { name: "Public" }).click();
  await edit.getByRole("switch", { name: "Change password" }).check();
  await button(edit, "Generate password").click();
  await button(edit, "Show").click();
  const password = await edit.getByRole("status", { name: "Generated password" }).innerText();
  await axeInBothThemes(page);
  await edit.getByRole("switch", { name: "Verified" }).click();
  const question = page.getByRole("alertdialog", {
    name: "Do you really want to manually change the verified account state?",
  });
  await button(question, "Yes").click();
  await edit.getByRole("tab", { name: "Authorized providers" }).click();
  await expect(edit.getByText("No linked OAuth2 providers.")).toBeVisible();
  await button(edit, "Save changes").click();
  await expect(toast(page, "Successfully updated record.")).toBeVisible();
  expect((await storedIn(site, crew))[0]).toMatchObject({ emailVisibility: true, verified: true });
  // The backend takes sign-ins of guests alone.
  const answer = await page.request.post(`${site.api}/api/collections/${crew.id}/auth-with-password`, {
    data: { identity: "ada@example.com", password },
  });
  expect(answer.ok()).toBe(true);
});
