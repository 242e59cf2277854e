import { act, screen as page } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { fakeBackend, Refusal, type FakeBackend } from "../../support/fake-backend";
import { mailToken, session } from "../../support/fixtures";
import { goTo, open, signedIn } from "../../support/open";
import { sessionKey } from "../../../definitions/backend/backend-limits";

const account = mailToken("authRecord", { newEmail: "ada@example.org" });
const admin = mailToken("admin");

const heading = (name: string) => page.findByRole("heading", { level: 1, name });
const button = (name: string) => page.getByRole("button", { name });

/** Types into the fields by their labels, and presses the button. */
async function fillIn(user: UserEvent, texts: Readonly<Record<string, string>>, press: string): Promise<void> {
  for (const [label, text] of Object.entries(texts))
    await user.type(page.getByLabelText(new RegExp(`^${label}\\*?$`)), text);
  await user.click(button(press));
}

const newPassword = { "New password": "a-new-password", "New password confirm": "a-new-password" };

test.each(["auth", "users"])("verifies an email once under %s/", async (part) => {
  const backend = fakeBackend();
  const letGo = backend.holds("confirmVerification");
  open(`#/${part}/confirm-verification/${account}`, backend);
  await page.findByText("Please wait...");
  act(letGo);
  await page.findByText("ada@example.com", { selector: "b" });
  expect(backend.payloads("confirmVerification")).toEqual([{ collection: "sailors00000000", token: account }]);
});

test("explains a failed verification, and retries it", async () => {
  const backend = fakeBackend();
  backend.answers("confirmVerification", new Refusal(500, "The disk is full."));
  const { user } = open(`#/auth/confirm-verification/${account}`, backend);
  expect((await page.findByRole("alert")).textContent).toContain("The disk is full.");
  backend.answers("confirmVerification", undefined);
  await user.click(button("Retry"));
  await page.findByText("You can close this page.");
});

test.each([
  ["half of one", "/auth/confirm-verification/", account.slice(0, 60), "This link is incomplete."],
  ["one for an admin", "/auth/confirm-password-reset/", admin, "This link is for something else."],
  ["one for an account", "/confirm-password-reset/", account, "This link is for something else."],
  ["one of another mail", "/users/confirm-email-change/", mailToken("authRecord"), "This link is for something else."],
  [
    "one that has expired",
    "/users/confirm-verification/",
    mailToken("authRecord", { exp: 1_670_000_000 }),
    "This link expired at 2022-12-02 16:53:20 UTC.",
  ],
])("refuses a token that is %s without a request", async (_, path, token, sentence) => {
  const { backend } = open(`#${path}${token}`);
  await page.findByText(sentence);
  expect(document.activeElement?.textContent).toContain(sentence);
  expect(backend.asked).toEqual([]);
});

test("asks the backend by a button if only this clock says expired", async () => {
  const { user, backend } = open(`#/auth/confirm-verification/${mailToken("authRecord", { exp: 1_670_000_000 })}`);
  await page.findByText(/^This link expired at/);
  await user.click(button("Try anyway"));
  await page.findByText("You can close this page.");
  expect(backend.payloads("confirmVerification")).toHaveLength(1);
});

const refused = (data: Readonly<Record<string, unknown>>): Refusal =>
  new Refusal(400, "Failed to set new password.", data);
const used = { token: { code: "validation_invalid_token", message: "Invalid or expired token." } };

test.each([
  ["has been used", refused(used), "The backend rejected this link: Invalid or expired token."],
  [
    "is of another backend",
    new Refusal(404, "The requested resource wasn't found."),
    "The backend rejected this link: It has no such accounts.",
  ],
])("removes the form of a link that %s", async (_, answer, sentence) => {
  const { user } = await resetting((backend) => backend.answers("confirmPasswordReset", answer));
  await user.click(button("Set new password"));
  await page.findByText(sentence);
  expect(page.queryByRole("button", { name: "Set new password" })).toBeNull();
});

test.each([
  ["whose token has had its time asks for a new mail", "validation_invalid_token", 1],
  [
    "to an email that is taken by now does not: a new mail would lead there again",
    "validation_existing_token_email",
    0,
  ],
])("offers a new mail after a refused link only if it can help", async (_, code, times) => {
  const backend = fakeBackend();
  const message = "The backend says why.";
  backend.answers("confirmEmailChange", new Refusal(400, "Failed to confirm.", { token: { code, message } }));
  const { user } = open(`#/auth/confirm-email-change/${account}`, backend);
  await heading("Confirm your new email");
  await fillIn(user, { Password: "the-password" }, "Confirm new email");
  await page.findByText(`The backend rejected this link: ${message}`);
  expect(page.queryAllByText(/^Links expire/)).toHaveLength(times);
});

const resetting = async (before: (backend: FakeBackend) => void) => {
  const backend = fakeBackend();
  before(backend);
  const now = open(`#/auth/confirm-password-reset/${account}`, backend);
  await heading("Reset your password");
  for (const [label, text] of Object.entries(newPassword))
    await now.user.type(page.getByLabelText(new RegExp(`^${label}\\*?$`)), text);
  return now;
};

test("shows the backend's error at the password, and keeps the edits", async () => {
  const message = "The length must be between 20 and 100.";
  const { user } = await resetting((backend) =>
    backend.answers("confirmPasswordReset", refused({ password: { code: "validation_length_out_of_range", message } })),
  );
  await user.click(button("Set new password"));
  await page.findByText(message);
  expect(page.getByLabelText<HTMLInputElement>(/^New password\*?$/).value).toBe("a-new-password");
});

test("ignores and keeps an admin's session on pages for anyone", async () => {
  signedIn();
  const { backend } = open(`#/auth/confirm-verification/${account}`);
  await page.findByText("You can close this page.");
  expect(backend.asked.map(({ headers }) => headers.get("Authorization"))).toEqual([null]);
  expect(JSON.parse(localStorage.getItem(sessionKey) ?? "")).toEqual(session);
  expect(page.queryByRole("navigation", { name: "Main" })).toBeNull();
  expect(page.queryByText("Sextant")).toBeNull();
});

test("begins again for the link of another mail", async () => {
  open(`#/auth/confirm-verification/${account}`);
  await page.findByText("ada@example.com", { selector: "b" });
  goTo(`#/auth/confirm-verification/${mailToken("authRecord", { email: "bo@example.com" })}`);
  await page.findByText("bo@example.com", { selector: "b" });
});
