import { screen, waitFor, within } from "@testing-library/react";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { Refusal, fakeBackend, type Asked } from "../../support/fake-backend";
import { pageOf, storedRecords } from "../../support/fixtures";
import { signedIn } from "../../support/open";
import { openRecord, panelGone, sent } from "../../support/open-record";

// Load the editors first, which takes a while.
beforeAll(() => import("../../../src/features/records/lazy-record-widgets"), 60_000);
beforeEach(signedIn);

const [ada] = storedRecords;
const field = (name: string): HTMLElement => screen.getByRole("textbox", { name });
const button = (name: string): HTMLElement => screen.getByRole("button", { name });

describe("an opened record", () => {
  test("sends only what was changed, and updates its row without a new read", async () => {
    const opened = await openRecord(ada!.id);
    const reads = opened.backend.payloads("listRecords").length;
    expect(button("Save changes")).toHaveProperty("disabled", true);
    await opened.user.clear(field("a_text"));
    await opened.user.type(field("a_text"), "South{Shift>}{Enter}{/Shift}of it");
    await opened.user.click(screen.getByRole("switch", { name: "Public" }));
    await opened.user.click(button("Save changes"));
    await screen.findByText("Successfully updated record.");
    expect(sent(opened, "saveRecord")).toEqual([{ a_text: "South\nof it", emailVisibility: false }]);
    expect(opened.backend.payloads("saveRecord")[0]).toMatchObject({ collection: "sailors00000000", id: ada!.id });
    await panelGone();
    await screen.findByText(/^South\s+of it$/);
    expect(opened.backend.payloads("listRecords")).toHaveLength(reads);
  });

  test("copies the stored record as JSON", async () => {
    const { user } = await openRecord(ada!.id);
    await user.click(button("More"));
    await user.click(await screen.findByRole("menuitem", { name: "Copy as JSON" }));
    await screen.findByText("Copied the record to clipboard");
    expect(JSON.parse(await navigator.clipboard.readText())).toEqual({ ...ada, expand: undefined });
  });

  test("keeps the line ends of a text", async () => {
    const backend = fakeBackend();
    backend.answers("readRecord", { ...ada, a_text: "one\r\ntwo" });
    const opened = await openRecord(ada!.id, backend);
    await waitFor(() => expect(field("a_text")).toHaveProperty("value", expect.stringMatching(/^one\r?\ntwo$/)));
    await opened.user.type(field("a_text"), "{Shift>}{Enter}{/Shift}three");
    await opened.user.click(button("Save changes"));
    await screen.findByText("Successfully updated record.");
    expect(sent(opened, "saveRecord")).toEqual([{ a_text: "one\r\ntwo\r\nthree" }]);
  });

  test("asks value by value before it overwrites, and again after another change", async () => {
    const opened = await openRecord(ada!.id);
    await opened.user.type(field("a_text"), "!");
    opened.backend.answers("readRecord", { ...ada, a_text: "theirs" });
    await opened.user.click(button("Save changes"));
    const mine = await screen.findByRole("radio", { name: "Mine North of the light!" });
    expect(mine).toHaveProperty("checked", true);
    screen.getByText("Before: North of the light");
    opened.backend.answers("readRecord", { ...ada, a_text: "theirs once more" });
    await opened.user.click(button("Save as chosen"));
    await screen.findByRole("radio", { name: "Theirs theirs once more" });
    expect(sent(opened, "saveRecord")).toEqual([]);
    await opened.user.click(button("Save as chosen"));
    await screen.findByText("Successfully updated record.");
    expect(sent(opened, "saveRecord")).toEqual([{ a_text: "North of the light!" }]);
  });

  test("keeps another admin's value on request", async () => {
    const opened = await openRecord(ada!.id);
    await opened.user.type(field("a_text"), "!");
    await opened.user.clear(field("a_url"));
    opened.backend.answers("readRecord", { ...ada, a_text: "theirs" });
    await opened.user.click(button("Save changes"));
    await opened.user.click(await screen.findByRole("radio", { name: "Theirs theirs" }));
    await opened.user.click(button("Save as chosen"));
    await screen.findByText("Successfully updated record.");
    expect(sent(opened, "saveRecord")).toEqual([{ a_url: "" }]);
  });

  test("shows why the backend refuses a value at its field, and keeps the edits", async () => {
    const opened = await openRecord(ada!.id);
    const data = { a_text: { code: "validation_not_unique", message: "Value must be unique." } };
    opened.backend.answers("saveRecord", new Refusal(400, "Failed to update record.", data));
    await opened.user.type(field("a_text"), "!");
    await opened.user.click(button("Save changes"));
    const sentence = await screen.findByText("Value must be unique.");
    expect(field("a_text").getAttribute("aria-describedby")).toContain(sentence.closest("[id]")!.id);
    expect(field("a_text")).toHaveProperty("value", "North of the light!");
    opened.backend.recovers("saveRecord");
    await opened.user.click(button("Save changes"));
    await screen.findByText("Successfully updated record.");
  });

  test("refuses invalid JSON, and says where it is invalid", async () => {
    const opened = await openRecord(ada!.id);
    await opened.user.clear(field("a_json"));
    await opened.user.type(field("a_json"), "[[1,{Enter}x");
    expect(screen.getByText("Not valid JSON yet (line 2, column 1).")).toBeDefined();
    await opened.user.click(button("Save changes"));
    await screen.findByText("Not valid JSON. Fix it before saving.");
    expect(sent(opened, "saveRecord")).toEqual([]);
    await opened.user.type(field("a_json"), "{Backspace}2]");
    await opened.user.click(button("Save changes"));
    await screen.findByText("Successfully updated record.");
    expect(sent(opened, "saveRecord")).toEqual([{ a_json: "[1,\n2]" }]);
  });

  test("refuses more files than the field allows after another admin added some", async () => {
    const opened = await openRecord(ada!.id);
    const files = within(screen.getByRole("group", { name: "a_file" }));
    await opened.user.upload(files.getByLabelText(/^Upload new file/), new File(["mine"], "mine.txt"));
    await files.findByText("mine.txt");
    opened.backend.answers("readRecord", { ...ada, a_file: ["1.txt", "2.txt", "3.txt", "4.txt", "5.txt"] });
    await opened.user.click(button("Save changes"));
    await opened.user.click(await screen.findByRole("button", { name: "Save as chosen" }));
    await screen.findByText("Select no more than 5.");
    expect(sent(opened, "saveRecord")).toEqual([]);
  });

  test("explains that a required record cannot be deleted", async () => {
    const opened = await openRecord(ada!.id);
    opened.backend.answers("removeRecord", new Refusal(400, "Failed to delete record."));
    await opened.user.click(button("More"));
    await opened.user.click(await screen.findByRole("menuitem", { name: "Delete" }));
    await opened.user.click(await screen.findByRole("button", { name: "Yes" }));
    await screen.findByText("The record could not be deleted: another record requires it.");
  });
});

describe("relations", () => {
  test("shows more stored relations than allowed, and saves fewer", async () => {
    const backend = fakeBackend();
    const stored = ["port00000000001", "port00000000002", "port00000000003"];
    backend.answers("readRecord", { ...ada, a_relation: stored });
    const opened = await openRecord(ada!.id, backend);
    await screen.findByText(/^3 are stored, but only 2 are allowed: /);
    await opened.user.click(button("Remove port00000000003"));
    await opened.user.click(button("Save changes"));
    await screen.findByText("Successfully updated record.");
    expect(sent(opened, "saveRecord")).toEqual([{ a_relation: ["port00000000001", "port00000000002"] }]);
  });

  test("searches records to choose from, and keeps the last ones up to the limit", async () => {
    const backend = fakeBackend();
    const ports = ["one", "two", "three", "four", "five", "six"].map((name) => ({ id: `port_${name}`, name }));
    backend.answers("pickRecords", pageOf(ports, 1, 50));
    const opened = await openRecord(ada!.id, backend);
    await opened.user.click(
      within(screen.getByRole("group", { name: "a_relation" })).getByRole("button", { name: "Select" }),
    );
    const search = await screen.findByRole("searchbox", { name: "Search records" });
    expect(document.activeElement).toBe(search);
    await opened.user.keyboard("x");
    await waitFor(() =>
      expect(backend.payloads("pickRecords").at(-1)).toMatchObject({
        collection: "ports0000000000",
        filter: 'a_text ~ "x" || id="x"',
      }),
    );
    await opened.user.click(await screen.findByRole("checkbox", { name: /^six/ }));
    expect(button("Open six")).toBeDefined();
    expect(screen.queryByRole("button", { name: "Open Aberdeen" })).toBeNull();
    await opened.user.keyboard("{Escape}");
    await opened.user.click(button("Save changes"));
    await screen.findByText("Successfully updated record.");
    expect(sent(opened, "saveRecord")).toEqual([{ a_relation: ["port00000000002", "port_six"] }]);
  });
});

test("takes a filter for related records, and opens one before it is chosen", async () => {
  const backend = fakeBackend();
  const ports = ["one", "two", "three", "four", "five", "six"].map((name) => ({ id: `port_${name}`, name }));
  backend.answers("pickRecords", pageOf(ports, 1, 50));
  const { user } = await openRecord(ada!.id, backend);
  await user.click(within(screen.getByRole("group", { name: "a_relation" })).getByRole("button", { name: "Select" }));
  const search = await screen.findByRole("searchbox", { name: "Search records" });
  await user.type(search, "a_text >");
  await screen.findByText(/^At character 8: /);
  await user.type(search, " 1");
  await waitFor(() => expect(backend.payloads("pickRecords").at(-1)).toMatchObject({ filter: "a_text > 1" }));
  const six = await screen.findByRole("checkbox", { name: /^six/ });
  await user.click(six);
  backend.answers("pickRecords", new Refusal(400, "Invalid filter."));
  await user.type(search, " && b = 1");
  await screen.findByText('At character 15: Unknown field "b".');
  backend.answers("pickRecords", pageOf(ports, 1, 50));
  await user.clear(search);
  const look = await screen.findByRole("button", { name: "Look at two" });
  backend.answers("readRecord", { ...ada, id: "port_two", a_text: "Second" });
  await user.click(look);
  const panel = await screen.findByRole("dialog", { name: "Edit ports record" });
  await within(panel).findByDisplayValue("Second");
  await user.click(within(panel).getByRole("button", { name: "Close" }));
  await waitFor(() => expect(document.activeElement).toBe(look));
  expect(screen.getByRole("checkbox", { name: /^six/ })).toHaveProperty("checked", true);
});

test("keeps edits of a field whose type another admin changed", async () => {
  const backend = fakeBackend();
  const opened = await openRecord(ada!.id, backend);
  await opened.user.type(field("a_text"), "!");
  const retyped = { ...ada, a_text: 0 };
  backend.answers("readRecord", retyped);
  await opened.user.click(button("Save changes"));
  await screen.findByText(/^Nothing was saved: another admin changed or removed Account: a_text/);
  backend.answers("readRecord", ada);
  backend.answers("saveRecord", retyped);
  await opened.user.click(button("Save changes"));
  await screen.findByText(/^Saved without Account: a_text: another admin changed or removed/);
  expect(field("a_text")).toHaveProperty("value", "North of the light!");
});

test("sends a new record completely, without values that only the form uses", async () => {
  const opened = await openRecord("new");
  await opened.user.type(field("a_text"), "Leith");
  await opened.user.type(screen.getByLabelText(/^Password\W*$/), "long-enough-1");
  await opened.user.type(screen.getByLabelText(/^Password confirm/), "long-enough-1");
  await opened.user.click(button("Create"));
  await screen.findByText("Successfully created record.");
  const [body] = sent(opened, "addRecord");
  expect(body).toEqual({
    username: "",
    email: "",
    emailVisibility: false,
    password: "long-enough-1",
    passwordConfirm: "long-enough-1",
    verified: false,
    a_text: "Leith",
    a_number: null,
    a_bool: false,
    a_email: "",
    a_url: "",
    a_date: "",
    a_select: [],
    a_json: null,
    a_relation: [],
  });
});

test.each([
  ["it is stored", 1, (id: unknown) => ({ ...ada, id, a_text: "Leith" })],
  ["another one answers", 2, () => ada],
])("checks whether a new record was stored before it is sent again: %s", async (_, calls, found) => {
  const opened = await openRecord("new");
  const { backend, user } = opened;
  await user.type(field("a_text"), "Leith");
  await user.type(screen.getByLabelText(/^Password\W*$/), "long-enough-1");
  await user.type(screen.getByLabelText(/^Password confirm/), "long-enough-1");
  backend.answers("addRecord", new Refusal(502, "Bad Gateway"));
  await user.click(button("Create"));
  await waitFor(() => expect(backend.payloads("addRecord")).toHaveLength(1));
  backend.answers("readRecord", ({ payload }: Asked) => found(payload["id"]));
  backend.recovers("addRecord");
  await waitFor(() => expect(button("Create").getAttribute("aria-busy")).not.toBe("true"));
  await user.click(button("Create"));
  await screen.findByText("Successfully created record.");
  const ids = backend.payloads("addRecord").map(({ id }) => id);
  expect(ids).toHaveLength(calls);
  expect(new Set(ids).size).toBe(1);
});
