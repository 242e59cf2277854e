import { screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { recordExportTexts as said } from "../../definitions/texts/record-export";
import { fakeBackend, Refusal, type FakeBackend } from "../support/fake-backend";
import { storedRecords } from "../support/fixtures";
import { open, signedIn } from "../support/open";

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

/** Three pages of rows, of which the second begins with the last one of the first: one was added meanwhile. It fails once. */
function threePages(backend: FakeBackend): void {
  const rows = ["a", "b", "b", "c", "d"].map((id) => ({ ...storedRecords[0], id }));
  let failures = 0;
  backend.answers("exportRecords", ({ payload }: { payload: { page: string } }) => {
    const page = Number(payload.page);
    if (page === 2 && failures++ === 0) return new Refusal(500, "The disk is on holiday.");
    return { page, perPage: 500, totalItems: 4, totalPages: 3, items: rows.slice((page - 1) * 2, page * 2) };
  });
}

const asked = (backend: FakeBackend) => backend.payloads("exportRecords").map(({ page }) => page);
const press = (name: string) => screen.findByRole("button", { name });

test("an export that fails in the middle goes on from there, and has every row once", async () => {
  const backend = fakeBackend();
  threePages(backend);
  const { user } = open(address(), backend);
  await user.click(await screen.findByRole("radio", { name: "JSON" }));
  await user.click(await press(said.start));
  await screen.findByText("The export stopped after 2 records: The disk is on holiday.");
  expect(saved).toEqual([]);
  await user.click(await press(said.retry));
  await screen.findByText("4 records are exported to sailors.json.");
  expect(saved.map(({ name }) => name)).toEqual(["sailors.json"]);
  const rows = JSON.parse(await saved[0]!.file.text()) as { id: string }[];
  expect(rows.map(({ id }) => id)).toEqual(["a", "b", "c", "d"]);
  expect(asked(backend)).toEqual(["1", "2", "2", "3"]);
});

test("what the filter finds is asked for in the order of the table; all of them without the filter", async () => {
  const backend = fakeBackend();
  const { user } = open(address("a_number > 1"), backend);
  await user.click(await press(said.start));
  await screen.findByText(/^2 records are exported/);
  await user.click(screen.getByRole("radio", { name: /^All of sailors/ }));
  await user.click(await press(said.again));
  await vi.waitFor(() => expect(saved).toHaveLength(2));
  expect(backend.payloads("exportRecords")).toEqual([
    expect.objectContaining({ filter: "a_number > 1", sort: "-a_number,-id", perPage: "500", page: "1" }),
    expect.not.objectContaining({ filter: expect.anything() }),
  ]);
});

test("one asks for the columns that are shown, or for all fields but passwords", async () => {
  const { user } = open(address());
  await user.click(await press(said.start));
  await screen.findByText(/records are exported/);
  await user.click(screen.getByRole("radio", { name: /^All fields/ }));
  await user.click(await press(said.again));
  await vi.waitFor(() => expect(saved).toHaveLength(2));
  const [shown, all] = await Promise.all(saved.map(async ({ file }) => (await file.text()).split("\r\n")[0]!));
  expect(shown).toMatch(/id,username,email,a_text,.*,created,updated$/);
  expect(all).toMatch(/id,username,email,emailVisibility,verified,a_text,.*,created,updated$/);
  expect(all).not.toContain("password");
});

test("one that is stopped saves nothing, and says so", async () => {
  const backend = fakeBackend();
  backend.holds("exportRecords");
  const { user } = open(address(), backend);
  await user.click(await press(said.start));
  await user.click(await press(said.stop));
  await screen.findByText("The export was stopped after 0 of 0 records. Nothing was saved.");
  expect(saved).toEqual([]);
});
