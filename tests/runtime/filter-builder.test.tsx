import { EditorView } from "@codemirror/view";
import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import type { Collection } from "../../definitions/types/collection";
import { fakeBackend } from "../support/fake-backend";
import { pageOf, storedCollections } from "../support/fixtures";
import { goTo, open, signedIn } from "../support/open";

beforeEach(signedIn);

const at = (filter: string): string =>
  `#/collections?${new URLSearchParams({ collectionId: "sailors00000000", filter, sort: "-created" }).toString()}`;

const field = () => screen.getByRole("textbox", { name: "Filter records" });
const builder = () => screen.findByRole("form", { name: "Conditions" });
const text = (): string => {
  const found = field();
  return found instanceof HTMLInputElement ? found.value : (found.textContent ?? "");
};
const control = (name: string) => screen.getByLabelText(name);
const valueOf = (name: string): string => (control(name) as HTMLInputElement).value;
const options = (name: string): (string | null)[] =>
  [...(control(name) as HTMLSelectElement).options].map(({ textContent }) => textContent);

/** Types at the end of the filter, in its editor: without a selection of the document, which happy-dom moves while the editor draws. */
async function typeInFilter(insert: string): Promise<void> {
  act(() => field().focus());
  const view = await waitFor(() => EditorView.findFromDOM(field()) ?? expect.fail("The editor is not there."));
  act(() => view.dispatch({ changes: { from: view.state.doc.length, insert }, userEvent: "input.type" }));
}

async function openBuilder(filter: string, backend = fakeBackend()) {
  const opened = open(at(filter), backend);
  await opened.user.click(await screen.findByRole("button", { name: "Filter builder" }));
  await builder();
  return opened;
}

test("builds a filter from rows, and searches by it", async () => {
  const { user } = await openBuilder("");
  within(await builder()).getByText("No conditions yet.");
  await user.click(screen.getByRole("button", { name: "Add a condition" }));
  expect(document.activeElement).toBe(control("Field 1"));
  expect(text()).toBe("");
  within(await builder()).getByText(/^Enter a value/);
  await user.selectOptions(control("Field 1"), "a_number");
  await user.selectOptions(control("Operator 1"), "is at least");
  await user.type(control("Value 1"), "12.5");
  expect(text()).toBe("a_number >= 12.5");
  await user.click(screen.getByRole("button", { name: "Add a group" }));
  await user.selectOptions(control("Field 2.1"), "a_bool");
  await user.click(control("Value 2.1"));
  await user.click(screen.getByRole("button", { name: "Add a condition to group 2" }));
  expect(document.activeElement).toBe(control("Field 2.2"));
  await user.selectOptions(control("Field 2.2"), "a_text");
  await user.selectOptions(control("Operator 2.2"), "contains");
  await user.type(control("Value 2.2"), 'say "so"{Enter}');
  const filter = String.raw`a_number >= 12.5 && (a_bool = false || a_text ~ 'say \"so\"')`;
  expect(text()).toBe(filter);
  await waitFor(() => expect(new URLSearchParams(window.location.hash.split("?")[1]).get("filter")).toBe(filter));
  expect(document.activeElement).toBe(control("Value 2.2"));
});

test("reads the text, follows it, and leaves what it cannot show", async () => {
  const filter = 'a_text = "one" || (a_number > 1 && created > @now)';
  const { user } = await openBuilder(filter);
  expect(valueOf("Match")).toBe("||");
  expect(valueOf("Value 1")).toBe("one");
  within(screen.getByRole("group", { name: "Text 2.2" })).getByText("created > @now");
  await user.selectOptions(control("Match"), "All conditions");
  expect(text()).toBe('a_text = "one" && (a_number > 1 && created > @now)');
  await user.click(screen.getByRole("button", { name: "Remove condition 1" }));
  expect(text()).toBe("(a_number > 1 && created > @now)");
  screen.getByRole("button", { name: "Remove condition 1.1" });
  goTo(at("a_bool = true"));
  await waitFor(() => expect(valueOf("Field 1")).toBe("a_bool"));
  expect((control("Value 1") as HTMLInputElement).checked).toBe(true);
  goTo(at("a_bool = "));
  await screen.findByText(/^The builder cannot show this filter/);
  expect(screen.queryByRole("button", { name: "Add a condition" })).toBeNull();
  await user.click(within(await builder()).getByRole("button", { name: "Search" }));
  screen.getByText(/^At character 8: /);
  await user.click(screen.getByRole("button", { name: "Remove text 1" }));
  expect(text()).toBe("");
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Add a condition" }));
});

test("shows only values that the filter has", async () => {
  const { user } = await openBuilder("a_bool = true");
  await user.selectOptions(control("Field 1"), "a_number");
  await user.type(control("Value 1"), "12345678901234567890");
  expect(valueOf("Value 1")).toBe("12345678901234567890");
  expect(text()).toBe("a_number = 12345678901234567890");
  await user.selectOptions(control("Field 1"), "a_text");
  expect(valueOf("Value 1")).toBe("");
  await user.type(control("Value 1"), "a\\b");
  expect(valueOf("Value 1")).toBe("a\\b");
  expect(control("Value 1").getAttribute("aria-invalid")).toBe("true");
  expect(within(await builder()).getByRole("status").textContent).toMatch(/backslash/);
  expect(text()).toBe("");
  await user.selectOptions(control("Field 1"), "a_number");
  await user.selectOptions(control("Field 1"), "a_text");
  expect(valueOf("Value 1")).toBe("");
});

test("keeps rows without a value while the text is edited, and while it is closed", async () => {
  const { user } = await openBuilder("a_number = 1");
  await user.click(screen.getByRole("button", { name: "Add a condition" }));
  await user.selectOptions(control("Field 2"), "a_text");
  await typeInFilter(" &&");
  within(await builder()).getByText(/^The text is not a complete filter/);
  expect(valueOf("Field 2")).toBe("a_text");
  expect(control("Field 1").closest("[inert]")).not.toBeNull();
  expect(within(await builder()).getByRole("alert").textContent).toBe("");
  await typeInFilter(" a_bool = true");
  expect(["Field 1", "Field 2", "Field 3"].map(valueOf)).toEqual(["a_number", "a_bool", "a_text"]);
  expect(control("Field 1").closest("[inert]")).toBeNull();
  const tool = screen.getByRole("button", { name: "Filter builder" });
  await user.click(tool);
  expect(screen.queryByRole("form", { name: "Conditions" })).toBeNull();
  await user.click(tool);
  expect(valueOf("Field 3")).toBe("a_text");
});

test("offers operators and controls by the type of the field", async () => {
  const { user } = await openBuilder("a_number = 1");
  expect(options("Operator 1")).toContain("is greater than");
  await user.selectOptions(control("Field 1"), "created");
  expect(options("Operator 1").slice(0, 2)).toEqual(["is after", "is at or after"]);
  expect(text()).toBe("");
  await user.type(await screen.findByRole("textbox", { name: "Value 1" }), "2022-01-01 10:00:00");
  expect(text()).toBe('created > "2022-01-01 10:00:00.000Z"');
  await user.clear(control("Value 1"));
  await user.type(control("Value 1"), "soon");
  within(await builder()).getByText(/^Enter a time such as/);
  expect(text()).toBe("");
  await user.selectOptions(control("Operator 1"), "is empty");
  expect(text()).toBe('created = ""');
  expect(screen.queryByLabelText("Value 1")).toBeNull();
});

test("chooses a related record by its title", async () => {
  const backend = fakeBackend();
  const single = JSON.stringify(storedCollections).replace('"maxSelect":2', '"maxSelect":1');
  backend.answers("listCollections", pageOf(JSON.parse(single) as Collection[], 1, 200));
  const { user } = await openBuilder('a_relation = "port00000000001"', backend);
  const value = await screen.findByRole("group", { name: "Value 1" });
  await user.click(await within(value).findByRole("button", { name: "Remove Aberdeen" }));
  expect(text()).toBe("");
  await user.click(within(value).getByRole("button", { name: "Select" }));
  await user.click(await screen.findByRole("radio", { name: /Aberdeen/ }));
  expect(text()).toBe('a_relation = "port00000000001"');
});

test("moves the focus into the group that follows a removed condition", async () => {
  const { user } = await openBuilder('a_number = 1 && (a_text = "x" || a_number = 2)');
  await user.click(screen.getByRole("button", { name: "Remove condition 1" }));
  expect(document.activeElement).toBe(control("Field 1.1"));
});

test("says where a percent sign finds more than it says", async () => {
  const { user } = await openBuilder('a_text ~ "10"');
  await user.type(control("Value 1"), "%");
  expect(text()).toBe('a_text ~ "%10%%"');
  within(await builder()).getByText(/stands for any text/);
});

test("is there for logs as well", async () => {
  const { user } = open(`#/logs?${new URLSearchParams({ filter: "status >= 400" }).toString()}`);
  await user.click(await screen.findByRole("button", { name: "Filter builder" }));
  await builder();
  expect(valueOf("Field 1")).toBe("status");
  expect(valueOf("Value 1")).toBe("400");
});
