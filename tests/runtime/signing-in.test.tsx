import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { useSession } from "../../src/runtime/store/session";
import { fakeBackend, Refusal } from "../support/fake-backend";
import { admin, password, session } from "../support/fixtures";
import { open } from "../support/open";

const button = (name: string) => screen.getByRole("button", { name });
const records = () => screen.findByText("record000000001");
const query = () => Object.fromEntries(new URLSearchParams(window.location.hash.split("?")[1]));

test("a sign-in that fails after the first admin was made is tried again without making another", async () => {
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

test("what an address has prefilled signs in", async () => {
  const wanted = new URLSearchParams({ demoEmail: admin.email, demoPassword: password });
  const { user, backend } = open(`#/login?${wanted}`);
  await user.click(await screen.findByRole("button", { name: "Login" }));
  await records();
  expect(backend.payloads("signIn")).toEqual([{ identity: admin.email, password }]);
});

test("the filter and the order in an address that was wanted are kept", async () => {
  const wanted = { collectionId: "sailors00000000", filter: 'created > "2022-01-01"', sort: "+a_text" };
  const { user, backend } = open(`#/collections?${new URLSearchParams(wanted)}`);
  await user.type(await screen.findByRole("textbox", { name: "Email" }), admin.email);
  await user.type(screen.getByLabelText(/^Password/), password);
  expect(window.location.hash).toBe("#/login");
  await user.click(button("Login"));
  await records();
  await waitFor(() => expect(query()).toEqual(wanted));
  const filter = await screen.findByRole<HTMLInputElement>("textbox", { name: "Filter records" });
  expect(filter.value).toBe(wanted.filter);
  expect(backend.payloads("listRecords").at(-1)).toMatchObject({ filter: wanted.filter });
});
