import { EditorView } from "@codemirror/view";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { Collection } from "../../../definitions/types/collection";
import type { Version } from "../../../definitions/language/versions";
import { ruleFault } from "../../../src/features/rules/model/rule-fault";
import { selectBackend } from "../../../src/backend/version/backend";
import { fakeBackend, Refusal } from "../../support/fake-backend";
import { pageOf, storedCollections } from "../../support/fixtures";
import { open, signedIn } from "../../support/open";
import { newestRegistry, registry } from "../../support/registry";

const registries = { "v0.8": registry, "v0.40": newestRegistry } as const;

/** Opens the editor of the collection "ports". */
async function editPorts(version: keyof typeof registries) {
  selectBackend(version);
  signedIn();
  const backend = fakeBackend();
  const { user } = open("#/collections?collectionId=ports0000000000", backend, registries[version]);
  await user.click(await screen.findByRole("button", { name: "Edit collection" }));
  const panel = await screen.findByRole("dialog", { name: "Edit collection" }, { timeout: 25_000 });
  return { backend, user, panel };
}

const fieldHead = (panel: HTMLElement): Promise<HTMLElement> =>
  within(panel).findByRole("button", { name: "a_text: options" });

const save = (user: UserEvent, panel: HTMLElement): Promise<void> =>
  user.click(within(panel).getByRole("button", { name: "Save changes" }));

test.each(["v0.8", "v0.40"] as const)("stops a save at a wrong pattern before any question on %s", async (version) => {
  const { backend, user, panel } = await editPorts(version);
  await user.click(await fieldHead(panel));
  fireEvent.change(await within(panel).findByRole("textbox", { name: /^Regex pattern/ }), { target: { value: "(a" } });
  await within(panel).findByText(/^Must be a Go regular expression: missing closing \)/);
  // A collapsed field is checked too.
  await user.click(await fieldHead(panel));
  await save(user, panel);
  const pattern = await within(panel).findByRole("textbox", { name: /^Regex pattern/ });
  await waitFor(() => expect(document.activeElement).toBe(pattern));
  expect(within(panel).getAllByText(/^Must be a Go regular expression/)).toHaveLength(1);
  expect(screen.queryByRole("alertdialog", { name: "Confirm collection changes" })).toBeNull();
  expect(backend.payloads("saveCollection")).toEqual([]);
  fireEvent.change(pattern, { target: { value: "(a)" } });
  await save(user, panel);
  expect(await screen.findByText("Existing records that break the new options")).toBeTruthy();
});

test("stops a save at a rule with an unknown name before any question", async () => {
  const { backend, user, panel } = await editPorts("v0.8");
  const write = (text: string): void => {
    const view = EditorView.findFromDOM(within(panel).getByRole("textbox", { name: "List/Search action" }))!;
    act(() => view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } }));
  };
  const name = within(panel).getByRole("textbox", { name: /^Name/ });
  await user.clear(name);
  await user.type(name, "havens");
  await user.click(within(panel).getByRole("tab", { name: "API Rules" }));
  await user.click(await within(panel).findByRole("button", { name: "Set custom rule List/Search action" }));
  await within(panel).findByRole("textbox", { name: "List/Search action" });
  write('city = "x"');
  await save(user, panel);
  expect(await within(panel).findByText("The backend would reject this rule.")).toBeTruthy();
  expect(screen.queryByRole("alertdialog", { name: "Confirm collection changes" })).toBeNull();
  write('a_text = "x"');
  await save(user, panel);
  expect(await screen.findByRole("alertdialog", { name: "Confirm collection changes" })).toBeTruthy();
  expect(backend.payloads("saveCollection")).toEqual([]);
});

const versions: readonly Version[] = ["v0.8", "v0.40"];

test.each(versions)("accepts the old name of a renamed field in a rule on %s", (version) => {
  selectBackend(version);
  const [stored] = storedCollections;
  const field = stored!.fields[0]!;
  const renamed = { ...stored!, fields: [{ ...field, name: "town" }] };
  const faultOf = (rule: string, data = renamed) => ruleFault(rule, data, stored, storedCollections);
  expect(faultOf('a_text = "x" && town = "y"')).toBeUndefined();
  expect(faultOf('city = "x"')).toContain('"ports" has no field "city".');
  expect(faultOf('a_text = "x"', { ...renamed, fields: [] })).toContain('has no field "a_text".');
});

test.each(versions)("leaves the columns of a changed view query to the backend on %s", (version) => {
  selectBackend(version);
  const viewQuery = "select id, title from ports";
  const view = { ...storedCollections[0]!, type: "view", fields: [], viewQuery };
  const faultOf = (rule: string, stored: unknown) => ruleFault(rule, view, stored, storedCollections);
  expect(faultOf('title = "x"', undefined)).toBeUndefined();
  expect(faultOf('title = "x"', { ...view, viewQuery: "select id from ports" })).toBeUndefined();
  expect(faultOf('title = "x"', view)).toContain('has no field "title".');
  expect(faultOf("title =", undefined)).toBeDefined();
});

test.each(versions)("accepts a field in a rule that another admin has just added on %s", (version) => {
  selectBackend(version);
  const [current, ...others] = storedCollections;
  const known = { ...current!, fields: [] };
  const faultOf = (now: Collection) => ruleFault('a_text != ""', known, known, [now, ...others]);
  expect(faultOf(current!)).toBeUndefined();
  expect(faultOf(known)).toContain('has no field "a_text".');
});

test("shows a refusal at the edited field, though another admin inserted one", async () => {
  const { backend, user, panel } = await editPorts("v0.8");
  await user.click(await fieldHead(panel));
  const name = (): HTMLElement =>
    within(panel)
      .getAllByRole("textbox", { name: /^Field name/ })
      .at(-1)!;
  await user.clear(name());
  await user.type(name(), "bow");
  const [ports] = storedCollections;
  const theirs = { ...ports!.fields[0]!, id: "theirs01", name: "stern" };
  const now = { ...ports!, fields: [theirs, ...ports!.fields] };
  backend.answers("readCollection", now);
  backend.answers("listCollections", pageOf([now], 1, 200));
  const message = "Duplicated or invalid schema field name.";
  backend.answers(
    "saveCollection",
    new Refusal(400, "Failed to save.", { schema: { 1: { name: { code: "x", message } } } }),
  );
  await save(user, panel);
  await user.click(await screen.findByRole("button", { name: "Confirm" }));
  const told = await within(panel).findByText(message);
  expect(name()).toHaveProperty("value", "bow");
  expect(name().getAttribute("aria-describedby")).toContain(told.closest("[id]")!.id);
  await within(panel).findByRole("button", { name: "stern: options" });
});
