import { act, screen, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { recordExportTexts as said } from "../../../definitions/texts/record-export";
import { texts } from "../../../definitions/texts/texts";
import { guardSession } from "../../../src/backend/guard/guard-session";
import { endSession, storeSession } from "../../../src/backend/session/session";
import { fakeBackend, Refusal, type FakeBackend } from "../../support/fake-backend";
import { pageOf, session, storedRecords } from "../../support/fixtures";
import { open, signedIn } from "../../support/open";
import { all as selectAll, bar, button, idOf, manyRecords, opened } from "../../support/selection";

const address = (filter = ""): string =>
  `#/collections?collectionId=sailors00000000&filter=${filter}&sort=-a_number&export=sailors00000000`;

const saved: { name: string; file: Blob }[] = [];

beforeEach(() => {
  signedIn();
  saved.length = 0;
  let file = new Blob();
  vi.spyOn(URL, "createObjectURL").mockImplementation((made) => {
    file = made as Blob;
    return "blob:saved";
  });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, file });
  });
});

/** Pages of two of the rows that exist at each request. */
function pagesOfTwo(backend: FakeBackend, idsAt: (call: number) => string | Refusal): void {
  let calls = 0;
  backend.answers("exportRecords", ({ payload }: { payload: { page: string } }) => {
    const ids = idsAt(++calls);
    if (ids instanceof Refusal) return ids;
    const rows = [...ids].map((id) => ({ ...storedRecords[0], id }));
    // Past its end the backend repeats the last page.
    return pageOf(rows, Math.min(Number(payload.page), Math.ceil(rows.length / 2)), 2);
  });
}

const noDisk = new Refusal(500, "The disk is on holiday.");
const idsIn = async (file: Blob): Promise<string> =>
  (JSON.parse(await file.text()) as { id: string }[]).map(({ id }) => id).join("");

const asked = (backend: FakeBackend) => backend.payloads("exportRecords").map(({ page }) => page);
const press = (name: string) => screen.findByRole("button", { name });

test("continues a failed export, has every row once, and reports an added row", async () => {
  const backend = fakeBackend();
  pagesOfTwo(backend, (call) => ["abcd", noDisk][call - 1] ?? "nabcd");
  const { user } = open(address(), backend);
  await user.click(await screen.findByRole("radio", { name: "JSON" }));
  await user.click(await press(said.start));
  await screen.findByText("The export stopped after 2 records: The disk is on holiday.");
  expect(saved).toEqual([]);
  await user.click(await press(said.retry));
  await screen.findByText("Exported 4 records to sailors.json.");
  expect(saved.map(({ name }) => name)).toEqual(["sailors.json"]);
  expect(await idsIn(saved[0]!.file)).toBe("abcd");
  expect(asked(backend)).toEqual(["1", "2", "2", "3"]);
  screen.getByText(/Records were added during the export: at least 1 /);
});

test.each([
  ["between two pages", (call: number) => (call === 1 ? "abcdef" : "bcdef"), ["1", "2", "1", "3"]],
  ["before Retry", (call: number) => ["abcdef", noDisk][call - 1] ?? "cdef", ["1", "2", "2", "1"]],
  ["until there is no such page", (call: number) => (call === 1 ? "abc" : "bc"), ["1", "2"]],
])("exports rows that move up as others are deleted %s", async (_, ids, pages) => {
  const backend = fakeBackend();
  pagesOfTwo(backend, ids);
  const { user } = open(address(), backend);
  await user.click(await screen.findByRole("radio", { name: "JSON" }));
  await user.click(await press(said.start));
  if (ids(2) === noDisk) await user.click(await press(said.retry));
  await screen.findByText(/^Exported .* records to sailors.json/);
  const stored = [...(ids(99) as string)];
  expect([...(await idsIn(saved[0]!.file))]).toEqual(expect.arrayContaining(stored));
  expect(asked(backend)).toEqual(pages);
  expect(screen.queryByText(/lacks/)).toBeNull();
});

test("exports selected rows by id, in batches, each once after a retry", async () => {
  const backend = manyRecords();
  let calls = 0;
  backend.answers("exportRecords", ({ payload }: { payload: { filter: string } }) => {
    if (++calls === 2) return noDisk;
    const ids = payload.filter.match(/record\d+/g)!;
    return pageOf(
      ids.map((id) => ({ id, a_text: "Port", created: "", updated: "" })),
      1,
      500,
    );
  });
  const { user } = await opened(backend);
  await user.click(button("Load more (30 of 31)"));
  await screen.findByRole("button", { name: "Load more (1)" });
  await user.click(selectAll());
  await user.click(within(bar()!).getByRole("button", { name: "Export selected" }));
  expect((await screen.findByRole<HTMLInputElement>("radio", { name: "The 60 selected records" })).checked).toBe(true);
  await user.click(screen.getByRole("radio", { name: "JSON" }));
  await user.click(await press(said.start));
  await screen.findByText("The export stopped after 50 records: The disk is on holiday.");
  await user.click(await press(said.retry));
  await screen.findByText("Exported 60 records to ports.json.");
  expect(await idsIn(saved[0]!.file)).toBe(Array.from({ length: 60 }, (_, index) => idOf(index)).join(""));
  expect(screen.queryByText(/deleted|lacks/)).toBeNull();
});

test("exports the visible columns, or all fields except passwords", async () => {
  const { user } = open(address());
  await user.click(await press(said.start));
  await screen.findByText(/^Exported .* records/);
  await user.click(screen.getByRole("radio", { name: /^All fields/ }));
  await user.click(await press(said.again));
  await vi.waitFor(() => expect(saved).toHaveLength(2));
  const [shown, all] = await Promise.all(saved.map(async ({ file }) => (await file.text()).split("\r\n")[0]!));
  expect(shown).toMatch(/id,username,email,a_text,.*,created,updated$/);
  expect(all).toMatch(/id,username,email,emailVisibility,verified,a_text,.*,created,updated$/);
  expect(all).not.toContain("password");
});

test.each([1, 2])("stops if a field was renamed before page %s", async (renamed) => {
  const backend = fakeBackend();
  backend.answers("exportRecords", ({ payload }: { payload: { page: string } }) => {
    const page = Number(payload.page);
    const { a_text, ...row } = storedRecords[0]!;
    const rows = ["a", "b"].map((id) => ({ ...row, ...(page < renamed ? { a_text } : { a_name: a_text }), id }));
    return pageOf(rows, page, 1);
  });
  const { user } = open(address(), backend);
  await user.click(await press(said.start));
  const failure = await screen.findByRole("alert");
  expect(failure.textContent).toContain("Another admin renamed or removed a_text in the collection. Reload the page.");
  expect(saved).toEqual([]);
  expect(screen.queryByRole("button", { name: said.retry })).toBeNull();
});

test.each([
  ["is refused", new Refusal(401, "The request requires valid admin authorization token to be set.")],
  ["ends while a page is on its way", undefined],
])("keeps the choices of an export whose session %s, and continues", async (_, refusal) => {
  const backend = fakeBackend();
  pagesOfTwo(backend, (call) => (call === 2 && refusal) || "abcd");
  const { user, queries } = open(address(), backend);
  guardSession(queries, () => {});
  await user.click(await screen.findByRole("radio", { name: "JSON" }));
  await user.click(screen.getByRole("radio", { name: /^All fields/ }));
  if (refusal === undefined) backend.holds("exportRecords");
  await user.click(await press(said.start));
  if (refusal === undefined) act(() => endSession(texts.session.ended));
  await screen.findByLabelText(/^Password/);
  if (refusal === undefined) backend.recovers("exportRecords");
  pagesOfTwo(backend, () => "abcd");
  act(() => storeSession(session));
  await screen.findByText(/^The export stopped after [02] records: Your session has ended\.$/);
  for (const name of ["JSON", /^All fields/])
    expect(screen.getByRole<HTMLInputElement>("radio", { name }).checked).toBe(true);
  await user.click(await press(said.retry));
  await screen.findByText("Exported 4 records to sailors.json.");
  expect(await idsIn(saved[0]!.file)).toBe("abcd");
});

test("begins again after another choice, and reports a stop by Escape", async () => {
  const backend = fakeBackend();
  backend.answers("exportRecords", noDisk);
  const { user } = open(address(), backend);
  await user.click(await press(said.start));
  await press(said.retry);
  await user.click(screen.getByRole("radio", { name: "JSON" }));
  expect(screen.queryByRole("button", { name: said.retry })).toBeNull();
  backend.recovers("exportRecords");
  backend.holds("exportRecords");
  await user.click(await press(said.start));
  await user.keyboard("{Escape}");
  await screen.findByText("The export was stopped after 0 of 0 records. Nothing was saved.");
  expect(saved).toEqual([]);
});
