import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { Refusal, fakeBackend, type FakeBackend } from "../support/fake-backend";
import type { Field } from "../../definitions/types/field";
import { pageOf, storedCollections, storedRecords } from "../support/fixtures";
import { open, signedIn, type Opened } from "../support/open";

beforeEach(signedIn);

const address = "#/collections?collectionId=sailors00000000&filter=&sort=-created";
const [record] = storedRecords;

/** A backend whose records relate to two others each. */
function relating(records: number, backend = fakeBackend()): FakeBackend {
  const rows = Array.from({ length: records }, (_, index) => ({
    ...record,
    id: `row${index}`,
    a_relation: [`port${index * 2}`, `port${index * 2 + 1}`],
  }));
  backend.answers("listRecords", ({ payload }: { payload: { page?: string } }) => pageOf(rows, Number(payload.page)));
  backend.answers("listRelated", ({ payload }: { payload: { filter: string } }) =>
    pageOf(
      idsIn(payload).map((id) => ({ id, name: `Port of ${id}` })),
      1,
      200,
    ),
  );
  return backend;
}

const idsIn = ({ filter }: { filter: string }): string[] => [...filter.matchAll(/"(\w+)"/g)].map(([, id]) => id!);
const asked = ({ backend }: Opened) =>
  backend.payloads("listRelated") as unknown as { collection: string; filter: string }[];

test("shows rows before the names of their related records", async () => {
  const backend = fakeBackend();
  const release = backend.holds("listRelated");
  const opened = open(address, backend);
  await screen.findByText("port00000000001");
  expect(screen.getByText("Showing", { exact: false }).textContent).toBe("Showing 2 of 2");
  expect(asked(opened)).toEqual([
    { collection: "ports0000000000", filter: 'id="port00000000001" || id="port00000000002"', perPage: "200" },
  ]);
  expect(backend.payloads("listRecords").at(-1)).not.toHaveProperty("expand");
  release();
  await screen.findByText("Aberdeen");
  // The backend has no record of this id.
  expect(screen.getByText("port00000000002")).toBeDefined();
});

test("requests related records in batches of fifty, each once", async () => {
  const opened = open(address, relating(40));
  await screen.findByText("Port of port0");
  await waitFor(() => expect(asked(opened)).toHaveLength(2));
  expect(asked(opened).map((each) => idsIn(each).length)).toEqual([50, 10]);
  await opened.user.click(screen.getByRole("button", { name: "Load more (10)" }));
  await waitFor(() => expect(asked(opened)).toHaveLength(3));
  expect(idsIn(asked(opened)[2]!)).toEqual(Array.from({ length: 20 }, (_, index) => `port${60 + index}`));
  const ids = asked(opened).flatMap(idsIn);
  expect(new Set(ids).size).toBe(ids.length);
});

test("names related records by the records that these link to, with the same request", async () => {
  const link = { name: "crew", type: "relation", presentable: true, collectionId: "sailors00000000", maxSelect: 1 };
  const backend = fakeBackend(
    storedCollections.map((each) =>
      each.name === "ports" ? { ...each, fields: [...each.fields, link as unknown as Field] } : each,
    ),
  );
  const crew = { id: "crew00000000001", collectionId: "sailors00000000", username: "ada" };
  backend.answers("listRelated", pageOf([{ id: "port00000000001", crew: crew.id, expand: { crew } }], 1, 200));
  const opened = open(address, backend);
  await screen.findByText("ada");
  expect(opened.backend.payloads("listRelated")).toMatchObject([{ collection: "ports0000000000", expand: "crew" }]);
  await opened.user.click(await screen.findByText("record000000001"));
  await screen.findByRole("button", { name: "Open ada" });
  await opened.user.click(screen.getByRole("button", { name: "Select" }));
  await waitFor(() => expect(backend.payloads("pickRecords")).toMatchObject([{ expand: "crew" }]));
});

test("requests no related records of a hidden column", async () => {
  localStorage.setItem("sailors00000000@hiddenCollumns", '["fieldrelation"]');
  const opened = open(address);
  await screen.findByText("record000000001");
  await act(async () => {});
  expect(screen.queryByRole("columnheader", { name: "a_relation" })).toBeNull();
  expect(asked(opened)).toEqual([]);
});

test("reads related records again by Refresh, and keeps the known names until then", async () => {
  const opened = open(address);
  await screen.findByText("Aberdeen");
  opened.backend.answers("listRelated", pageOf([{ id: "port00000000001", name: "Bergen" }], 1, 200));
  const release = opened.backend.holds("listRelated");
  await opened.user.click(screen.getByRole("button", { name: "Refresh" }));
  await waitFor(() => expect(asked(opened)).toHaveLength(2));
  expect(screen.getByText("Aberdeen")).toBeDefined();
  release();
  await screen.findByText("Bergen");
  expect(screen.queryByText("Aberdeen")).toBeNull();
});

test("reports that names could not be read, and retries", async () => {
  const backend = fakeBackend();
  backend.answers("listRelated", new Refusal(500, "The disk is on holiday."));
  const opened = open(address, backend);
  const failed = await screen.findByText(/could not be loaded/);
  expect(failed.textContent).toBe("The names of related records could not be loaded: The disk is on holiday.");
  expect(screen.getByText("port00000000001")).toBeDefined();
  backend.answers("listRelated", pageOf([{ id: "port00000000001", name: "Aberdeen" }], 1, 200));
  const bar = failed.closest<HTMLElement>("[role=alert]")!;
  await opened.user.click(within(bar).getByRole("button", { name: "Retry" }));
  await screen.findByText("Aberdeen");
  expect(screen.queryByText(/could not be loaded/)).toBeNull();
});
