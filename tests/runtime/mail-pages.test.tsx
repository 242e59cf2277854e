import { act, fireEvent, screen as page } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { fakeBackend, Refusal, type FakeBackend } from "../support/fake-backend";
import { mailToken, session } from "../support/fixtures";
import { open, signedIn } from "../support/open";
import { sessionKey } from "../../definitions/backend/limits";

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

test("from the sign-in page a recovery link is asked for, and what is promised is what the backend keeps", async () => {
  const { user, backend } = open("#/login");
  await heading("Admin sign in");
  await user.click(page.getByRole("link", { name: "Forgotten password?" }));
  await heading("Forgotten admin password");
  expect(document.activeElement).toBe(page.getByLabelText(/^Email/));
  await fillIn(user, { Email: " ada@example.com " }, "Send recovery link");
  await page.findByText("ada@example.com", { selector: "b" });
  page.getByText(/at most once every two minutes/);
  expect(page.queryByRole("button", { name: "Send recovery link" })).toBeNull();
  expect(document.activeElement?.textContent).toContain("Check the inbox of ada@example.com");
  expect(backend.payloads("requestAdminPasswordReset")).toEqual([{ email: "ada@example.com" }]);
  await user.click(page.getByRole("link", { name: "Back to login" }));
  await heading("Admin sign in");
});

test("an admin's new password leads to the sign-in page, which says so and has the email", async () => {
  const { user, backend } = open(`#/confirm-password-reset/${admin}`);
  await heading("Reset your admin password");
  page.getByText("ada@example.com", { selector: "b" });
  await fillIn(user, newPassword, "Set new password");
  await heading("Admin sign in");
  page.getByText("Your new password is set. Sign in with it.");
  expect(page.getByLabelText<HTMLInputElement>(/^Email/).value).toBe("ada@example.com");
  expect(document.activeElement).toBe(page.getByLabelText(/^Password/));
  expect(backend.payloads("confirmAdminPasswordReset")).toEqual([
    { token: admin, password: "a-new-password", passwordConfirm: "a-new-password" },
  ]);
  expect(window.location.hash).toBe("#/login");
});

test.each(["auth", "users"])("under %s/ an account's password is changed in its collection", async (part) => {
  const { user, backend } = open(`#/${part}/confirm-password-reset/${account}`);
  await heading("Reset your password");
  await fillIn(user, newPassword, "Set new password");
  await page.findByText("Your password is changed.");
  expect(backend.payloads("confirmPasswordReset")).toEqual([
    {
      collection: "sailors00000000",
      token: account,
      password: "a-new-password",
      passwordConfirm: "a-new-password",
    },
  ]);
});

test.each(["auth", "users"])("under %s/ an email is changed by the password", async (part) => {
  const { user, backend } = open(`#/${part}/confirm-email-change/${account}`);
  await heading("Confirm your new email");
  page.getByText("ada@example.org", { selector: "b" });
  await fillIn(user, { Password: "the-password" }, "Confirm new email");
  await page.findByText("You can close this page and sign in with it.");
  expect(backend.payloads("confirmEmailChange")).toEqual([
    { collection: "sailors00000000", token: account, password: "the-password" },
  ]);
});

test.each(["auth", "users"])("under %s/ an email is verified as the page opens, once", async (part) => {
  const backend = fakeBackend();
  const letGo = backend.holds("confirmVerification");
  open(`#/${part}/confirm-verification/${account}`, backend);
  await page.findByText("Please wait...");
  act(letGo);
  await page.findByText("ada@example.com", { selector: "b" });
  expect(backend.payloads("confirmVerification")).toEqual([{ collection: "sailors00000000", token: account }]);
});

test("a verification that fails says why, and is tried again by a button", async () => {
  const backend = fakeBackend();
  backend.answers("confirmVerification", new Refusal(500, "The disk is full."));
  const { user } = open(`#/auth/confirm-verification/${account}`, backend);
  expect((await page.findByRole("alert")).textContent).toContain("The disk is full.");
  backend.answers("confirmVerification", undefined);
  await user.click(button("Retry"));
  await page.findByText("You can close this page.");
});

test("without a connection the verification says so", async () => {
  const backend = fakeBackend();
  backend.dies();
  open(`#/auth/confirm-verification/${account}`, backend);
  expect((await page.findByRole("alert")).textContent).toContain("The backend does not answer.");
});

const goTo = (hash: string): void =>
  act(() => {
    window.location.hash = hash;
    fireEvent(window, new PopStateEvent("popstate"));
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
])("a token that is %s is told to be, and nothing is sent", async (_, path, token, told) => {
  const { backend } = open(`#${path}${token}`);
  await page.findByText(told);
  expect(document.activeElement?.textContent).toContain(told);
  expect(backend.asked).toEqual([]);
});

test("where only this computer's clock is over the time, the backend is asked by a button", async () => {
  const { user, backend } = open(`#/auth/confirm-verification/${mailToken("authRecord", { exp: 1_670_000_000 })}`);
  await page.findByText(/^This link expired at/);
  await user.click(button("Try anyway"));
  await page.findByText("You can close this page.");
  expect(backend.payloads("confirmVerification")).toHaveLength(1);
});

test("an admin whose link is of no use can ask for a new mail there", async () => {
  const { user } = open(`#/confirm-password-reset/${mailToken("admin", { exp: 1_670_000_000 })}`);
  await user.click(await page.findByRole("link", { name: "Request a new email" }));
  await heading("Forgotten admin password");
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
])("a link that %s is told to be of no use: the form goes", async (_, answer, told) => {
  const { user } = await resetting((backend) => backend.answers("confirmPasswordReset", answer));
  await user.click(button("Set new password"));
  await page.findByText(told);
  expect(page.queryByRole("button", { name: "Set new password" })).toBeNull();
});

test.each([
  ["whose token has had its time asks for a new mail", "validation_invalid_token", 1],
  [
    "to an email that is taken by now does not: a new mail would lead there again",
    "validation_existing_token_email",
    0,
  ],
])("a refused link %s", async (_, code, times) => {
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

test("what the backend has against a password stands under it, and what was typed is kept", async () => {
  const message = "The length must be between 20 and 100.";
  const { user } = await resetting((backend) =>
    backend.answers("confirmPasswordReset", refused({ password: { code: "validation_length_out_of_range", message } })),
  );
  await user.click(button("Set new password"));
  await page.findByText(message);
  expect(page.getByLabelText<HTMLInputElement>(/^New password\*?$/).value).toBe("a-new-password");
});

test("pages for anyone know nothing of an admin's session, and leave it alone", async () => {
  signedIn();
  const { backend } = open(`#/auth/confirm-verification/${account}`);
  await page.findByText("You can close this page.");
  expect(backend.asked.map(({ headers }) => headers.get("Authorization"))).toEqual([null]);
  expect(JSON.parse(localStorage.getItem(sessionKey) ?? "")).toEqual(session);
  expect(page.queryByRole("navigation", { name: "Main" })).toBeNull();
  expect(page.queryByText("Sextant")).toBeNull();
});

test("an admin who is signed in needs no recovery", async () => {
  signedIn();
  open("#/request-password-reset");
  await page.findByRole("navigation", { name: "Main" });
  expect(window.location.hash).toMatch(/^#\/collections/);
});

test("another mail's link in the same window begins anew", async () => {
  open(`#/auth/confirm-verification/${account}`);
  await page.findByText("ada@example.com", { selector: "b" });
  goTo(`#/auth/confirm-verification/${mailToken("authRecord", { email: "bo@example.com" })}`);
  await page.findByText("bo@example.com", { selector: "b" });
});
