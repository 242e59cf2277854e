import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { fakeBackend, Refusal, type Asked, type FakeBackend } from "../../support/fake-backend";
import { pageOf, storedCollections, storedRecords } from "../../support/fixtures";
import { open, signedIn } from "../../support/open";

beforeEach(signedIn);

const [ports, sailors] = storedCollections;

/** Collections whose records point at ports. */
const clubs = (n: number) =>
  Array.from({ length: n }, (_, index) => ({
    ...ports!,
    id: `club${String(index).padStart(11, "0")}`,
    name: `club_${index}`,
    fields: [
      {
        ...sailors!.fields.find(({ type }) => type === "relation")!,
        name: "port",
        collectionId: ports!.id,
        maxSelect: 1,
      },
    ],
  }));

async function openPort(n: number, backend?: FakeBackend) {
  const used = backend ?? fakeBackend([ports!, ...clubs(n)]);
  const opened = open(`#/collections?collectionId=${ports!.id}&filter=&sort=-created&recordId=record000000001`, used);
  return { ...opened, uses: within(await screen.findByRole("region", { name: "Used by" })) };
}

const button = (uses: ReturnType<typeof within>, name: string | RegExp) => uses.getByRole("button", { name });

test("counts on request, and opens the first records and the list of all", async () => {
  const { user, backend, uses } = await openPort(2);
  expect(uses.getByRole("status").textContent).toBe("2 fields can point at this record");
  expect(uses.getAllByRole("listitem")[0]!.textContent).toContain("loses its link when this record is deleted");
  expect(backend.payloads("listUses")).toEqual([]);
  backend.answers("listUses", ({ payload }: Asked) =>
    String(payload["collection"]).endsWith("0") ? { ...pageOf(storedRecords, 1, 4), totalItems: 14 } : pageOf([], 1, 4),
  );
  await user.click(button(uses, "Count"));
  await waitFor(() => expect(uses.getByRole("status").textContent).toBe("14 links to this record"));
  expect(backend.payloads("listUses")[0]!["filter"]).toBe('port.id = "record000000001"');
  expect(uses.getByText("0 records")).toBeDefined();
  await user.click(button(uses, "14 records"));
  const address = uses.getByRole("link", { name: "Show all 14 in club_0" }).getAttribute("href")!;
  const query = new URLSearchParams(address.split("?")[1]);
  expect([query.get("collectionId"), query.get("filter")]).toEqual(["club00000000000", 'port.id = "record000000001"']);
  await user.click(uses.getAllByRole("button", { name: /record000000002|ada/ })[0]!);
  expect(await screen.findByRole("dialog", { name: "Edit club_0 record" })).toBeDefined();
});

test("counts in four fields at once, stops one count or all, and continues", async () => {
  const { user, backend, uses } = await openPort(30);
  const go = backend.holds("listUses");
  await user.click(button(uses, "Count"));
  await waitFor(() => expect(backend.payloads("listUses")).toHaveLength(4));
  expect(uses.getByRole("status").textContent).toBe("Counting in 30 fields");
  await user.click(button(uses, "Stop counting in club_1, port"));
  await waitFor(() => expect(backend.payloads("listUses")).toHaveLength(5));
  expect(uses.getByText("Stopped")).toBeDefined();
  await user.click(button(uses, "Stop"));
  expect(uses.getAllByText("Stopped")).toHaveLength(30);
  expect(uses.getByRole("status").textContent).toBe("No record found so far");
  go();
  await user.click(button(uses, "Count in club_1, port"));
  await waitFor(() => expect(uses.getAllByText("Stopped")).toHaveLength(29));
});

test("keeps finished counts when the others are stopped", async () => {
  const { user, backend, uses } = await openPort(8);
  let release = (): void => {};
  const held = new Promise<void>((done) => (release = done));
  backend.answers("listUses", async ({ payload }: Asked) => {
    if (Number(String(payload["collection"]).slice(-1)) > 1) await held;
    return { ...pageOf(storedRecords, 1, 4), totalItems: 7 };
  });
  await user.click(button(uses, "Count"));
  await waitFor(() => expect(uses.getAllByRole("button", { name: "7 records" })).toHaveLength(2));
  await user.click(button(uses, "Stop"));
  expect(uses.getAllByText("Stopped")).toHaveLength(6);
  expect(uses.getByRole("status").textContent).toBe("At least 14 links to this record");
  release();
});

test("says where a count failed, and that there are at least the others", async () => {
  const { user, backend, uses } = await openPort(2);
  backend.answers("listUses", ({ payload }: Asked) =>
    String(payload["collection"]).endsWith("0") ? new Refusal(400, "Too slow.") : pageOf(storedRecords, 1, 4),
  );
  await user.click(button(uses, "Count"));
  await waitFor(() => expect(uses.getByRole("status").textContent).toBe("At least 2 links to this record"));
  expect(uses.getByText("Could not be counted: Too slow.")).toBeDefined();
});

test("is absent where no field points at the collection", async () => {
  open(`#/collections?collectionId=${sailors!.id}&filter=&sort=-created&recordId=record000000001`);
  await screen.findByRole("textbox", { name: "a_text" });
  expect(screen.queryByRole("region", { name: "Used by" })).toBeNull();
});
