import type { Locator, Page } from "@playwright/test";
import type { StoredCollection } from "../../support/stored-collection";
import { test as ofOwnSite } from "./own-settings";
import { field, waitForFocus } from "./test";
import { withAdmins } from "../../support/tested-version";

/** A field as a test sends it. */
type NewField = Partial<StoredCollection["schema"][number]> & { name: string; type: string };

/** The collections of a site of its own, through the API. */
export interface Collections {
  add: (name: string, schema: readonly NewField[], more?: object) => Promise<StoredCollection>;
  read: (idOrName: string) => Promise<StoredCollection>;
  record: (collection: string, values: object) => Promise<{ id: string }>;
  records: (collection: string, query?: string) => Promise<Readonly<Record<string, unknown>>[]>;
  /** Opens the editor of a collection by its address. */
  edit: (id: string) => Promise<Locator>;
}

/** Tests of the collection editor: each has a site of its own. */
export const test = ofOwnSite.extend<{ collections: Collections }>({
  // These tests send a `schema`, as versions up to v0.22 have it.
  backendVersion: [withAdmins, { scope: "worker" }],
  collections: async ({ signedIn: page, ownSite: { call } }, use) => {
    const of = (name: string): string => `/api/collections/${name}`;
    await use({
      add: (name, schema, more = {}) => call("POST", "/api/collections", { name, type: "base", schema, ...more }),
      read: (name) => call("GET", of(name)),
      record: (name, values) => call("POST", `${of(name)}/records`, values),
      records: async (name, query = "perPage=200") =>
        (await call<{ items: Readonly<Record<string, unknown>>[] }>("GET", `${of(name)}/records?${query}`)).items,
      edit: async (id) => {
        await page.goto(`#/collections?${new URLSearchParams({ collectionId: id, collection: id })}`);
        await waitForFocus(editor(page));
        return editor(page);
      },
    });
  },
});

/** The panel of a collection. */
export const editor = (page: Page, title = "Edit collection"): Locator => page.getByRole("dialog", { name: title });

/** The list of fields in a panel. */
export const fields = (within: Locator): Locator => within.getByRole("group", { name: "Fields" });

/** The heading that opens a field. */
export const fieldHead = (within: Locator, name: string): Locator =>
  fields(within)
    .getByRole("button", { name: new RegExp(`^${name}\\b`) })
    .and(within.locator("[aria-expanded]"));

/** A field with its heading, and its content while it is open. */
export const fieldBody = (within: Locator, name: string): Locator =>
  fields(within)
    .getByRole("listitem")
    .filter({ has: within.page().getByRole("button", { name: `Move ${name}`, exact: true }) });

/** Opens a field. */
export async function openField(within: Locator, name: string): Promise<Locator> {
  await fieldHead(within, name).click();
  return fieldBody(within, name);
}

/** The name of a field, in its heading. */
export const nameField = (within: Locator, name: string): Locator => field(fieldBody(within, name), "Field name");

/** Renames a field; gives its content under the new name. */
export async function rename(within: Locator, from: string, to: string): Promise<Locator> {
  await nameField(within, from).fill(to);
  return fieldBody(within, to);
}

/** Chooses an action in the menu "More" of a panel or field. */
export async function choose(within: Locator, action: string): Promise<void> {
  await within.getByRole("button", { name: "More" }).last().click();
  await within.page().getByRole("menuitem", { name: action }).click();
}

/** Adds a field of a type. */
export async function addField(within: Locator, type = "Text"): Promise<void> {
  await within.getByRole("button", { name: "New field" }).click();
  await within.page().getByRole("menuitem", { name: type, exact: true }).click();
}

/** The names of all fields that are not removed, from top to bottom. */
export const names = (within: Locator): Promise<string[]> =>
  fields(within)
    .getByRole("listitem")
    .filter({ hasNot: within.page().getByRole("button", { name: "Restore" }) })
    // A field far out of sight is drawn as its name alone.
    .evaluateAll((all) =>
      all.map((each) => each.querySelector<HTMLInputElement>(".acc-title input")?.value ?? each.textContent),
    );
