import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { showToast } from "../../../src/browser/toasts";
import { open, signedIn, type Opened } from "../../support/open";

beforeEach(signedIn);

const button = (name: string) => screen.getByRole("button", { name });
const recipient = () => screen.findByRole<HTMLInputElement>("textbox", { name: "To email address" });

const opened = async (): Promise<Opened> => {
  const now = open("#/settings/mail");
  await now.user.click(await screen.findByRole("button", { name: "Send test email" }));
  await recipient();
  return now;
};

test("remembers the recipient", async () => {
  localStorage.setItem("last_email_test", "bo@example.com");
  const { user } = await opened();
  expect((await recipient()).value).toBe("bo@example.com");
  await user.clear(await recipient());
  await user.type(await recipient(), "ada@example.com");
  await user.click(button("Send"));
  await screen.findByText("Successfully sent test email.");
  expect(localStorage.getItem("last_email_test")).toBe("ada@example.com");
});

test("stays open while it sends, and sends once", async () => {
  const { user, backend } = await opened();
  const release = backend.holds("testEmail");
  await user.type(await recipient(), "ada@example.com{Enter}{Enter}");
  await waitFor(() => expect(button("Send").getAttribute("aria-busy")).toBe("true"));
  await user.keyboard("{Escape}");
  act(() => showToast("info", "Copied."));
  await screen.findByRole("listitem");
  await user.keyboard("{Escape}");
  expect(screen.getByRole("dialog", { name: "Send test email" })).toBeDefined();
  release();
  await screen.findByText("Successfully sent test email.");
  expect(backend.payloads("testEmail")).toHaveLength(1);
});

test("fails after 30 seconds, and can be closed", async () => {
  const { user, backend } = await opened();
  backend.holds("testEmail");
  const timers = vi.spyOn(globalThis, "setTimeout");
  await user.type(await recipient(), "ada@example.com{Enter}");
  await waitFor(() => expect(backend.payloads("testEmail")).toHaveLength(1));
  expect(screen.queryByRole("alert")).toBeNull();
  const patience = timers.mock.calls.find(([, ms]) => ms === 30_000);
  patience?.[0]();
  expect((await screen.findAllByText("Test email send timeout.")).length).toBeGreaterThan(0);
  expect(within(screen.getByRole("dialog")).getByRole("alert").textContent).toBe("Test email send timeout.");
  expect(button("Send").getAttribute("aria-busy")).toBeNull();
  await user.click(within(screen.getByRole("dialog")).getAllByRole("button", { name: "Close" }).at(-1)!);
  expect(screen.queryByRole("dialog")).toBeNull();
});
