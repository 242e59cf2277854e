import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { tooManyTries } from "../../definitions/backend/refusals";
import { selectBackend } from "../../src/backend/version/backend";
import { useSession } from "../../src/backend/session/session";
import { fakeBackend, Refusal } from "../support/fake-backend";
import { admin, password, session } from "../support/fixtures";
import { open } from "../support/open";
import { newestRegistry } from "../support/registry";

const button = (name: string) => screen.getByRole("button", { name });

test("creates the first admin once, though the sign-in after it fails", async () => {
  const backend = fakeBackend();
  backend.answers("signIn", new Refusal(502, "The backend does not answer."));
  const { user } = open("?installer", backend);
  await user.type(await screen.findByRole("textbox", { name: "Email" }), admin.email);
  for (const field of screen.getAllByLabelText(/^Password/)) await user.type(field, password);
  await user.click(button("Create and login"));
  expect((await screen.findByRole("alert")).textContent).toBe("The backend does not answer.");
  backend.answers("signIn", { token: session.token, admin });
  await user.click(button("Create and login"));
  await waitFor(() => expect(useSession.getState().session).toEqual(session));
  expect(backend.payloads("createAdmin")).toEqual([{ email: admin.email, password, passwordConfirm: password }]);
  expect(backend.payloads("signIn")).toHaveLength(2);
});

test("says that another admin was created first, and leads to the sign-in", async () => {
  const backend = fakeBackend();
  backend.answers("createAdmin", new Refusal(401, "The request requires valid admin authorization token to be set."));
  const { user } = open("?installer", backend);
  await user.type(await screen.findByRole("textbox", { name: "Email" }), admin.email);
  for (const field of screen.getAllByLabelText(/^Password/)) await user.type(field, password);
  await user.click(button("Create and login"));
  await screen.findByText("Another admin was created first.");
  const link = screen.getByRole("link", { name: "Go to sign-in" });
  expect(link.getAttribute("href")).toBe("/_/");
});

test("says that one must wait after too many tries to sign in", async () => {
  selectBackend("v0.40");
  const backend = fakeBackend();
  backend.answers("signIn", new Refusal(429, "Too Many Requests."));
  const { user } = open("#/login", backend, newestRegistry);
  await user.type(await screen.findByRole("textbox", { name: "Email" }), admin.email);
  await user.type(screen.getByLabelText(/^Password/), password);
  await user.click(button("Login"));
  await waitFor(() => expect(screen.getByRole("alert").textContent).toBe(tooManyTries.says));
});
