import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { useSession } from "../../src/runtime/store/session";
import { fakeBackend, Refusal } from "../support/fake-backend";
import { admin, password, session } from "../support/fixtures";
import { open } from "../support/open";

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
