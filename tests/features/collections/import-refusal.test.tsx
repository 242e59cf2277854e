import { fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { open, signedIn } from "../../support/open";

beforeEach(signedIn);

const failed = "Failed to import the collections configuration.";
const boats = {
  id: "boats0000000000",
  name: "boats",
  type: "base",
  schema: [
    { id: "boattitle", name: "title", type: "text", options: {} },
    { id: "boatkind0", name: "kind", type: "select", options: { maxSelect: 1, values: [] } },
  ],
};

/** Answers an upload with a refusal that names nothing. */
class RefusedUpload extends EventTarget {
  upload = new EventTarget();
  status = 400;
  responseText = JSON.stringify({ code: 400, message: failed, data: {} });
  open(): void {}
  setRequestHeader(): void {}
  getResponseHeader = (): null => null;
  send(): void {
    queueMicrotask(() => this.dispatchEvent(new Event("load")));
  }
}

test("names the refused parts of an import before and after the backend refuses it", async () => {
  vi.stubGlobal("XMLHttpRequest", RefusedUpload);
  const { user } = open("#/settings/import-collections");
  fireEvent.change(await screen.findByRole("textbox", { name: /^Collections/ }), {
    target: { value: JSON.stringify([boats]) },
  });
  await screen.findByText("Refused");
  await user.click(await screen.findByRole("button", { name: "Review" }));
  const review = await screen.findByRole("dialog", { name: "Side-by-side diff" });
  const part = "boats.kind: At least one choice is required.";
  expect(
    within(review).getByText("The backend would refuse these parts, and with them the complete import:"),
  ).toBeTruthy();
  expect(within(review).getByRole("listitem").textContent).toBe(part);
  await user.click(within(review).getByRole("button", { name: "Confirm and import" }));
  const refusal = await within(review).findByRole("alert");
  expect(refusal.textContent).toContain(failed);
  expect(within(refusal).getByRole("listitem").textContent).toBe(part);
});
