import { act, screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { texts } from "../../definitions/texts/texts";
import { endSession, storeSession } from "../../src/runtime/store/session";
import { session, storedRecords } from "../support/fixtures";
import { open, signedIn } from "../support/open";

beforeEach(signedIn);

const kept = `${texts.session.ended} ${texts.session.kept}`;

/** Ends the session, as a refusal by the backend does. */
async function end(): Promise<void> {
  act(() => endSession(texts.session.ended));
  await screen.findByRole("heading", { name: "Admin sign in" });
}

test("what was typed in a page is there again once one has signed in, and that is told", async () => {
  const { user } = open("#/settings/mail");
  const sender = (): Promise<HTMLElement> => screen.findByRole("textbox", { name: "Sender name" });
  await user.clear(await sender());
  await user.type(await sender(), "Harbour");
  await end();
  // The focus is in the form: what is not said of it would not be heard.
  expect((await screen.findByRole("alert")).textContent).toBe(kept);
  act(() => storeSession(session));
  expect(await sender()).toHaveProperty("value", "Harbour");
});

test("what was typed in a popup goes with it: nobody is told that it is kept", async () => {
  const { user } = open("#/settings/mail");
  await user.click(await screen.findByRole("button", { name: "Send test email" }));
  await user.click(await screen.findByRole("radio", { name: '"Password reset" template' }));
  await end();
  await screen.findByText(texts.session.ended);
});

test("nor is what was to be set in selected rows", async () => {
  const { user } = open("#/collections?collectionId=sailors00000000&filter=&sort=-created");
  await user.click(await screen.findByRole("checkbox", { name: `Select ${storedRecords[0]!.id}` }));
  await user.click(screen.getByRole("button", { name: "Edit selected" }));
  await user.click(await screen.findByRole("switch", { name: "Set a_text" }));
  await end();
  await screen.findByText(texts.session.ended);
});
