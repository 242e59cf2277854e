import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { hasUnsavedFields } from "../../src/runtime/store/drafts";
import { bar, cell, edit, first, opened, save, second } from "../support/edited-cells";
import { fakeBackend, Refusal } from "../support/fake-backend";
import { withNavigation } from "../support/leaving";
import { signedIn } from "../support/open";

beforeEach(signedIn);

/** Edits two rows and saves them. Another admin changes the second row while the first one is saved. */
async function saveWhileOthersSet(theirs: string) {
  const backend = fakeBackend();
  const now = await opened(backend);
  backend.answers("saveRecord", ({ payload }: { payload: object }) => {
    now.present.set(second.id, { ...second, a_text: theirs });
    return { ...first, ...payload };
  });
  await edit(now, "a_text", "East");
  await edit(now, "a_text", "West", second.id);
  await save(now);
  return now;
}

test("keeps a row that another admin changes while earlier rows are saved", async () => {
  const now = await saveWhileOthersSet("Theirs");
  const popup = await screen.findByRole("dialog", { name: "Changes in cells" });
  await within(popup).findByText(/Another admin changed a_text in between/);
  await now.user.click(within(popup).getByRole("button", { name: "Retry" }));
  const question = await screen.findByRole("alertdialog", { name: "Another admin changed this" });
  within(question).getByRole("radio", { name: /^Theirs/ });
  expect(now.backend.payloads("saveRecord")).toMatchObject([{ id: first.id, a_text: "East" }]);
});

test("sends nothing for a row that has the same values by then", async () => {
  const now = await saveWhileOthersSet("West");
  await screen.findByText("Updated 2 records.");
  expect(now.backend.payloads("saveRecord")).toHaveLength(1);
  expect(bar()).toBeNull();
});

test("keeps the change of a text that was stored as empty", async () => {
  const now = await opened();
  now.backend.answers("saveRecord", { ...first, a_text: "" });
  await edit(now, "a_text", "East");
  await save(now);
  await screen.findByText(/Another admin renamed or removed a_text in the collection/);
  expect(hasUnsavedFields()).toBe(true);
});

test("opens no editor and does not leave while changes are saved", async () => {
  const leave = withNavigation();
  const now = await opened();
  await edit(now, "a_text", "East");
  const read = now.backend.holds("listRelated");
  const store = now.backend.holds("saveRecord");
  await save(now);
  await now.user.dblClick(cell(first.id, "a_text"));
  expect(screen.queryByRole("form", { name: /^Edit / })).toBeNull();
  read();
  await waitFor(() => expect(now.backend.payloads("saveRecord")).toHaveLength(1));
  expect(await leave()).toBe(true);
  expect(screen.queryByRole("alertdialog")).toBeNull();
  store();
  await screen.findByText("Updated 1 record.");
  await waitFor(() => expect(window.location.hash).toBe("#/logs"));
});

test("keeps the reason of a refused value while another cell is edited", async () => {
  const now = await opened();
  now.backend.answers(
    "saveRecord",
    new Refusal(400, "Something went wrong.", { a_text: { code: "x", message: "Too long." } }),
  );
  await edit(now, "a_text", "East");
  await save(now);
  const popup = await screen.findByRole("dialog", { name: "Changes in cells" });
  await now.user.click((await within(popup).findAllByRole("button", { name: "Close" }))[0]!);
  await edit(now, "a_number", "5");
  expect(within(bar()!).getByRole("status").textContent).toBe("2 changes, some with errors");
  await edit(now, "a_text", "South");
  expect(within(bar()!).getByRole("status").textContent).toBe("2 changes");
});

test("counts no cleared number where 0 is stored, and sends 0 for others", async () => {
  const now = await opened();
  await edit(now, "a_number", "{Backspace}");
  expect(bar()).toBeNull();
  await edit(now, "a_number", "{Backspace}", second.id);
  await now.user.click(within(bar()!).getByRole("button", { name: "1 change" }));
  expect((await screen.findByRole("dialog", { name: "Changes in cells" })).textContent).toMatch(/a_number.* → 0$/);
  await now.user.keyboard("{Escape}");
  await save(now);
  await screen.findByText("Updated 1 record.");
  expect(now.backend.payloads("saveRecord")).toMatchObject([{ id: second.id, a_number: 0 }]);
});
