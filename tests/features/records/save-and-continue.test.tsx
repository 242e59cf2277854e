import { screen, waitFor } from "@testing-library/react";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { fakeBackend } from "../../support/fake-backend";
import { collectionsWith, storedRecords } from "../../support/fixtures";
import { open, signedIn, type Opened } from "../../support/open";
import { openRecord, panelGone, sent } from "../../support/open-record";

// Load the editors first, which takes a while.
beforeAll(() => import("../../../src/features/records/lazy-record-widgets"), 60_000);
beforeEach(signedIn);

const [ada] = storedRecords;
const openAda = () => openRecord(ada!.id, fakeBackend(collectionsWith("a_text")));
const field = (name: string): HTMLElement => screen.getByRole("textbox", { name });
const button = (name: string): HTMLElement => screen.getByRole("button", { name });
const idShown = (): string | null => new URLSearchParams(window.location.hash.split("?")[1]).get("recordId");

/** Chooses in the menu next to the save button. */
async function choose({ user }: Opened, name: string): Promise<void> {
  await user.click(button("After saving"));
  await user.click(await screen.findByRole("menuitemradio", { name }));
}

describe("the save key", () => {
  test("saves a record and keeps its panel, its focus and the next save", async () => {
    const opened = await openAda();
    await opened.user.type(field("a_text"), "!");
    await opened.user.keyboard("{Control>}s{/Control}");
    await screen.findByText("Successfully updated record.");
    await waitFor(() => expect(button("Save changes")).toHaveProperty("disabled", true));
    expect(document.activeElement).toBe(field("a_text"));
    expect(field("a_text")).toHaveProperty("value", "North of the light!");
    expect(screen.queryByText("1 unsaved change")).toBeNull();
    opened.backend.answers("readRecord", { ...ada, a_text: "North of the light!" });
    await opened.user.keyboard("?{Meta>}s{/Meta}");
    await waitFor(() =>
      expect(sent(opened, "saveRecord")).toEqual([
        { a_text: "North of the light!" },
        { a_text: "North of the light!?" },
      ]),
    );
  });

  test("asks about a conflict, and keeps the panel after the answer", async () => {
    const opened = await openAda();
    await opened.user.type(field("a_text"), "!");
    opened.backend.answers("readRecord", { ...ada, a_text: "theirs" });
    await opened.user.keyboard("{Control>}s{/Control}");
    await screen.findByRole("radio", { name: "Theirs theirs" });
    await opened.user.click(button("Save as chosen"));
    await screen.findByText("Successfully updated record.");
    expect(idShown()).toBe(ada!.id);
    await waitFor(() => expect(field("a_text")).toHaveProperty("value", "North of the light!"));
    expect(document.activeElement).toBe(field("a_text"));
  });

  test("creates a record and shows it in the same panel", async () => {
    const backend = fakeBackend();
    const opened = open("#/collections?collectionId=ports0000000000&filter=&sort=-created&recordId=new", backend);
    const panel = await screen.findByRole("dialog");
    await opened.user.type(await screen.findByRole("textbox", { name: "a_text" }), "new");
    await opened.user.keyboard("{Control>}s{/Control}");
    await screen.findByText("Successfully created record.");
    await waitFor(() => expect(idShown()).toBe("newrecord000000"));
    await screen.findByRole("button", { name: "Save changes" });
    expect(screen.getByRole("dialog")).toBe(panel);
    await waitFor(() => expect(document.activeElement).toBe(field("a_text")));
    backend.answers("readRecord", { ...ada, id: "newrecord000000", a_text: "new" });
    await opened.user.keyboard("er{Control>}s{/Control}");
    await screen.findByText("Successfully updated record.");
    expect(backend.payloads("addRecord")).toHaveLength(1);
  });
});

describe("the save button", () => {
  test("closes the panel, or keeps it by choice, and remembers the choice", async () => {
    const opened = await openAda();
    await opened.user.type(field("a_text"), "!");
    await choose(opened, "Save and continue");
    await screen.findByText("Successfully updated record.");
    await waitFor(() => expect(button("Save and continue")).toHaveProperty("disabled", true));
    expect(document.activeElement).toBe(button("After saving"));
    opened.backend.answers("readRecord", { ...ada, a_text: "North of the light!" });
    await opened.user.type(field("a_text"), "?");
    await opened.user.click(button("Save and continue"));
    await waitFor(() => expect(sent(opened, "saveRecord")).toHaveLength(2));
    await waitFor(() => expect(button("Save and continue")).toHaveProperty("disabled", true));
    opened.backend.answers("readRecord", { ...ada, a_text: "North of the light!?" });
    await opened.user.type(field("a_text"), ".");
    await choose(opened, "Save and close");
    await panelGone();
    expect(sent(opened, "saveRecord")).toHaveLength(3);
  });
});
