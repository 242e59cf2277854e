import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { fakeBackend, Refusal } from "../../support/fake-backend";
import { collectionsWith, storedRecords } from "../../support/fixtures";
import { open, signedIn, type Opened } from "../../support/open";

beforeEach(signedIn);

const [ada, bob] = storedRecords;

/** Opens the panel of a record, once its editors are there. */
async function openRecord(id: string): Promise<Opened> {
  const backend = fakeBackend(collectionsWith("a_text", "a_file"));
  const opened = open(`#/collections?collectionId=sailors00000000&filter=&sort=-created&recordId=${id}`, backend);
  await screen.findByRole("textbox", { name: "a_text" });
  return opened;
}

const field = (name: string): HTMLElement => screen.getByRole("textbox", { name });
const button = (name: string): HTMLElement => screen.getByRole("button", { name });
const sent = ({ backend }: Opened) => backend.payloads("addRecord");

describe("a step from an opened record", () => {
  const next = (): HTMLElement => button("Next record (Alt+Page Down)");
  const idShown = (): string | null => new URLSearchParams(window.location.hash.split("?")[1]).get("recordId");

  test("passes over a record that another admin deleted", async () => {
    const { user, backend } = await openRecord(bob!.id);
    backend.answers("readRecord", new Refusal(404, "The requested resource wasn't found."));
    await user.click(button("Previous record (Alt+Page Up)"));
    await screen.findByText("This entry does not exist.");
    await user.keyboard("{Alt>}{PageDown}{/Alt}");
    await waitFor(() => expect(idShown()).toBe(bob!.id));
    await user.click(button("Previous record (Alt+Page Up)"));
    await waitFor(() => expect(idShown()).toBe(ada!.id));
  });

  test("reports once that a record to save was deleted, and keeps the edits", async () => {
    const { user, backend } = await openRecord(ada!.id);
    backend.answers("readRecord", new Refusal(404, "The requested resource wasn't found."));
    await user.type(field("a_text"), "!");
    await user.click(button("Save changes"));
    await waitFor(() => expect(screen.getAllByText(/^It no longer exists: another admin deleted it/)).toHaveLength(1));
    expect(screen.queryByRole("button", { name: "Retry" })).toBeNull();
    expect(screen.queryByText(/could not be loaded/)).toBeNull();
    expect(field("a_text")).toHaveProperty("value", "North of the light!");
    await user.click(next());
    await user.click(await screen.findByRole("button", { name: "Discard" }));
    await waitFor(() => expect(idShown()).toBe(bob!.id));
  });

  test("asks before unsaved edits are lost, and takes none along", async () => {
    const { user, backend } = await openRecord(ada!.id);
    await user.type(field("a_text"), "!");
    await user.keyboard("{Alt>}{PageDown}{/Alt}");
    await screen.findByText("You have unsaved changes. Discard them and continue?");
    await user.click(button("Keep editing"));
    expect(idShown()).toBe(ada!.id);
    expect(field("a_text")).toHaveProperty("value", "North of the light!");
    await user.click(next());
    await user.click(await screen.findByRole("button", { name: "Discard" }));
    await waitFor(() => expect(idShown()).toBe(bob!.id));
    await waitFor(() => expect(field("a_text")).toHaveProperty("value", ""));
    expect(button("Save changes")).toHaveProperty("disabled", true);
    expect(backend.payloads("saveRecord")).toEqual([]);
  });

  test("copies a record without its files and what is one account's own", async () => {
    const opened = await openRecord(ada!.id);
    await opened.user.click(button("More"));
    await opened.user.click(await screen.findByRole("menuitem", { name: "Duplicate" }));
    await screen.findByRole("dialog", { name: "New sailors record" });
    await screen.findByText("Files in a_file are not copied. Not copied: username, email, Verified.");
    expect(idShown()).toBe(`new.${ada!.id}`);
    expect(await screen.findByRole("textbox", { name: "a_text" })).toHaveProperty("value", "North of the light");
    expect(field("id")).toHaveProperty("value", "");
    await opened.user.type(screen.getByLabelText(/^Password\*?$/), "a-long-password");
    await opened.user.type(screen.getByLabelText(/^Password confirm\*?$/), "a-long-password");
    await opened.user.click(button("Create"));
    await screen.findByText("Successfully created record.");
    expect(sent(opened)).toEqual([
      expect.objectContaining({ a_text: "North of the light", password: "a-long-password", username: "" }),
    ]);
    expect(sent(opened)[0]).not.toHaveProperty("a_file");
  });
});
