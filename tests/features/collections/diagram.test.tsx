import { act, fireEvent, renderHook, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { storageKeys } from "../../../definitions/limits/storage-keys";
import { usePositions } from "../../../src/features/collections/diagram/use-positions";
import { fakeBackend } from "../../support/fake-backend";
import { storedCollections } from "../../support/fixtures";
import { open, signedIn } from "../../support/open";
import { WorkerHere } from "../../support/worker";

beforeEach(signedIn);
afterEach(() => (WorkerHere.failure = undefined));

const box = (name: string): Promise<HTMLElement> => screen.findByRole("link", { name: new RegExp(`^${name}, `) });

test("keeps the drawing when it cannot be arranged again, and says so, with Retry", async () => {
  const { user } = open("#/diagram");
  await box("sailors");
  WorkerHere.failure = "The worker is tired.";
  await user.click(screen.getByRole("button", { name: "All fields" }));
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toMatch(/^This is the earlier arrangement\..*: The worker is tired\./);
  expect(await box("sailors")).toBeTruthy();
  WorkerHere.failure = undefined;
  await user.click(screen.getByRole("button", { name: "Retry" }));
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
});

test("offers Retry when the diagram cannot be drawn at first", async () => {
  WorkerHere.failure = "The worker is tired.";
  const { user } = open("#/diagram");
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toMatch(/^The diagram could not be drawn: The worker is tired\./);
  WorkerHere.failure = undefined;
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await box("sailors")).toBeTruthy();
});

const drag = (element: Element, end: "pointerUp" | "pointerCancel"): void => {
  fireEvent.pointerDown(element, { button: 0, clientX: 0, clientY: 0 });
  fireEvent.pointerMove(element, { buttons: 1, clientX: 0, clientY: 90 });
  fireEvent[end](element);
};

test("keeps where a box was dropped, and not where a drag was cancelled", async () => {
  open("#/diagram");
  const sailors = await box("sailors");
  drag(sailors, "pointerCancel");
  expect(screen.queryByRole("button", { name: "Arrange again" })).toBeNull();
  drag(sailors, "pointerUp");
  expect(await screen.findByRole("button", { name: "Arrange again" })).toBeTruthy();
  expect(Object.keys(localStorage).some((key) => key.startsWith(storageKeys.positions))).toBe(true);
});

test("keeps what another tab dragged", () => {
  const [one, other] = [0, 1].map(() => renderHook(() => usePositions(true)).result);
  act(() => one!.current.move("a", { x: 1, y: 2 }));
  act(() => other!.current.move("b", { x: 3, y: 4 }));
  const { moved } = renderHook(() => usePositions(true)).result.current;
  expect([...moved.keys()]).toEqual(["a", "b"]);
});

test("finds drawn collections first, and offers to show another one", async () => {
  const [ports] = storedCollections;
  const lone = { ...ports!, id: "a_port", name: "a_port" };
  const hidden = { ...ports!, id: "_secrets", name: "_secrets", system: true };
  const { user } = open("#/diagram", fakeBackend([lone, hidden, ...storedCollections]));
  await box("ports");
  const search = screen.getByRole("searchbox", { name: "Find a collection" });
  await user.type(search, "port");
  expect(screen.queryByText(/is not shown/)).toBeNull();

  await user.clear(search);
  await user.type(search, "a_port");
  await screen.findByText("“a_port” is not shown.");
  await user.click(screen.getByRole("button", { name: "Show collections without relations" }));
  await box("a_port");
  expect(screen.queryByText(/is not shown/)).toBeNull();

  await user.clear(search);
  await user.type(search, "secret");
  await screen.findByText("“_secrets” is not shown.");
  await user.click(screen.getByRole("button", { name: "Show system collections" }));
  await box("_secrets");

  await user.type(search, "nope");
  await screen.findByText("No collection is called “secretnope”.");
});
