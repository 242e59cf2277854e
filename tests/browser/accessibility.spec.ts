import type { Page } from "@playwright/test";
import { withAdmins } from "../support/tested-version";
import { editor, openField } from "./support/collection-editor";
import { addressOf, countTo, filterField, test, type Store } from "./support/collections";
import { enabled } from "./support/providers";
import { save } from "./support/settings";
import { s3 } from "./support/storage";
import { axe, axeInBothThemes, expect, field } from "./support/test";
import { makeThings } from "./support/things";
import { changesIn, exportPage, importPage, textOf } from "./support/transfer";

test.use({ backendVersion: withAdmins });

/** A state of a page: its address, a text that shows it is there, and the steps that lead to it. */
type State = readonly [name: string, address: string, shows: string | RegExp, bring?: (page: Page) => Promise<unknown>];

/** Checks each state in both themes, and at 360 px, where the page must not scroll sideways. */
async function expectAccessible(page: Page, states: readonly State[], hasCards = false): Promise<void> {
  for (const [name, address, shows, bring] of states)
    await test.step(`checks ${name}`, async () => {
      await page.goto("about:blank");
      await page.setViewportSize({ width: 1366, height: 850 });
      await page.goto(address);
      if (bring) await bring(page);
      await expect(page.getByText(shows).filter({ visible: true }).first()).toBeVisible();
      await axeInBothThemes(page);
      await page.setViewportSize({ width: 360, height: 740 });
      const wide = () =>
        page.evaluate(() =>
          [document.documentElement, ...document.querySelectorAll("[role=dialog], .panel-body")]
            .filter((each) => each.scrollWidth > each.clientWidth)
            .map(({ className }) => className),
        );
      await expect.poll(wide).toEqual([]);
      if (hasCards) await axe(page);
    });
}

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).first();
const tab = (page: Page, name: string) => page.getByRole("tab", { name }).click();
const dialog = (page: Page) => page.getByRole("dialog");

async function find(page: Page, filter: string): Promise<void> {
  await filterField(page).fill(filter);
  await filterField(page).press("Enter");
}

/** A record with a value of every type, and the address of its table. */
async function thingIn(store: Store): Promise<{ table: string; record: string; id: string }> {
  const { things, people } = await makeThings(store);
  const related = await store.records(
    people,
    countTo(3).map((n) => ({ title: `Person ${n} of a rather long name` })),
  );
  const [author, ...authors] = related.map(({ id }) => id);
  const values = { name: "One", amount: 1.5, active: true, mail: "a@example.com", site: "https://example.com/page" };
  const more = {
    due: "2022-12-04 09:41:07Z",
    colour: "red",
    colours: ["red", "green", "blue"],
    data: { a: [1, null] },
  };
  const [record] = await store.records(things, [{ ...values, ...more, author, authors }, { name: "Two" }]);
  const table = addressOf({ collectionId: things.id });
  return { table, record: `${table}&recordId=${record!.id}`, id: things.id };
}

test.describe("In both themes and at 360 px", () => {
  test.beforeEach(() => test.slow());

  test("has no violation in records", async ({ signedIn: page, store }) => {
    const { table, record } = await thingIn(store);
    const rows: readonly State[] = [
      ["with rows", table, "Showing 2 of 2"],
      ["with nothing found", table, "No records found.", (at) => find(at, 'name = "nobody"')],
      ["with a faulty filter", table, "At character 6", (at) => find(at, "name >> 1")],
      ["with its menu", table, "Show all", (at) => button(at, "Toggle columns").click()],
    ];
    await expectAccessible(page, rows, true);
    await expectAccessible(page, [
      ["a record", record, "Edit things record"],
      ["the import", table, "Or paste the text", (at) => button(at, "Import records").click()],
      ["the export", table, "NDJSON", (at) => button(at, "Export records").click()],
    ]);
  });

  test("has no violation in the collection editor and the API preview", async ({ signedIn: page, store }) => {
    const { table, id } = await thingIn(store);
    const edited = `${table}&editCollection=${id}`;
    const accounts = "#/collections?collectionId=users";
    const preview = (name: string): string => `${accounts}&preview=users&tab=${encodeURIComponent(name)}`;
    await expectAccessible(page, [
      ["a field", edited, "Regex pattern", (at) => openField(editor(at), "name")],
      ["rules", edited, "Allowed 2 of 2 records", tryRule],
      ["options", `${accounts}&editCollection=_pb_users_auth_`, "OAuth2", (at) => tab(at, "Options")],
      ["a list preview", preview("List/Search"), "List/Search (users)"],
      ["a realtime preview", preview("Realtime"), "Realtime (users)"],
    ]);
  });

  test("has no violation in logs, admins, export and import", async ({ signedIn: page, site }) => {
    const added = [{ id: "boats0000000000", name: "boats", type: "base", listRule: "title = 'a'", schema: [] }];
    const rows: readonly State[] = [
      ["logs", "#/logs?all=1", "Showing"],
      ["admins", "#/settings/admins", "admin@example.com"],
    ];
    await expectAccessible(page, rows, true);
    await expectAccessible(page, [
      ["a log entry", "#/logs?all=1", "Remote IP", openEntry],
      ["an admin", `#/settings/admins?adminId=${site.model.id}`, "Password confirm", changePassword],
      ["the export", exportPage, "Download as JSON", (at) => at.getByText("Collections to export").click()],
      [
        "the import",
        importPage,
        "Review",
        (at) =>
          textOf(at)
            .fill(JSON.stringify(added))
            .then(() => expect(changesIn(at)).not.toHaveCount(0)),
      ],
    ]);
  });

  test("has no violation in pages of settings", async ({ signedIn: page }) => {
    await expectAccessible(page, [
      ["storage", "#/settings/storage", "Existing files are not moved", (at) => s3(at).click()],
      ["providers", "#/settings/auth-providers", "Has errors", providersWithErrors],
      ["tokens", "#/settings/tokens", "Saving invalidates all", invalidate],
      ["leaving", "#/settings", "Unsaved changes will be lost", leave],
    ]);
  });
});

// The chart has a hidden table of its own.
const openEntry = (page: Page): Promise<void> =>
  page.getByRole("table", { name: "Request logs" }).getByRole("row").nth(1).press("Enter");

const changePassword = (page: Page): Promise<void> => dialog(page).getByLabel("Change password").click();

async function tryRule(page: Page): Promise<void> {
  await tab(page, "API Rules");
  await button(page, "Set custom rule List/Search action").click();
  await button(page, "Try rule").click();
}

async function providersWithErrors(page: Page): Promise<void> {
  await enabled(page, "Microsoft");
  await enabled(page, "GitLab");
  await save(page).click();
}

async function invalidate(page: Page): Promise<void> {
  await field(page, "Admins auth token duration (in seconds)").fill("4");
  await button(page, "Invalidate all previously issued tokens").click();
}

async function leave(page: Page): Promise<void> {
  await field(page, "Application name").fill("Another");
  await page.getByRole("link", { name: "Mail settings" }).click();
}
