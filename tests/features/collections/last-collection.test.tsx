import { cleanup, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { endSession } from "../../../src/backend/session/session";
import { fakeBackend, type FakeBackend } from "../../support/fake-backend";
import { admin, password, storedCollections } from "../../support/fixtures";
import { open, signedIn } from "../../support/open";

const heading = (name: string) => screen.findByRole("heading", { level: 1, name });
const ports = "ports0000000000";

test("opens the last collection again after signing in", async () => {
  signedIn();
  const { user } = open(`#/collections?collectionId=${ports}`);
  await heading("ports");
  endSession();
  await user.type(await screen.findByRole("textbox", { name: "Email" }), admin.email);
  await user.type(screen.getByLabelText(/^Password/), password);
  await user.click(screen.getByRole("button", { name: "Login" }));
  await heading("ports");
  await waitFor(() => expect(window.location.hash).toContain(`collectionId=${ports}`));
});

test("opens the first collection if the last one no longer exists", async () => {
  signedIn();
  open(`#/collections?collectionId=${ports}`);
  await heading("ports");
  cleanup();
  open("#/collections", fakeBackend(storedCollections.filter(({ id }) => id !== ports)));
  await heading("sailors");
  expect(screen.queryByText(/not found|no collection/i)).toBeNull();
});

test("requests rows of a view without a sort, even before collections are loaded", async () => {
  signedIn();
  const view = { ...storedCollections[0]!, id: "totals000000000", name: "totals", type: "view" as const };
  const backend = (): FakeBackend => fakeBackend([...storedCollections, view]);
  open(`#/collections?collectionId=${ports}`, backend());
  await heading("ports");
  cleanup();
  const opened = open(`#/collections?collectionId=${view.id}`, backend());
  await heading("totals");
  await screen.findByRole("table");
  const sorts = opened.backend.payloads("listRecords").map(({ sort }) => sort);
  expect(sorts).toEqual([undefined]);
});
