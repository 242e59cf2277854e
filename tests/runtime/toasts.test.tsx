import { act, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { toastTimes } from "../../definitions/texts/sizes";
import { reportFailure } from "../../src/runtime/api/report-failure";
import { Failure } from "../../src/runtime/model/calls/failure";
import { showToast, useToasts } from "../../src/runtime/store/toasts";
import { open } from "../support/open";

const texts = (): string[] => useToasts.getState().map(({ text }) => text);

test("the same text said again replaces the earlier one, another stands beside it", () => {
  showToast("success", "Saved.");
  showToast("error", "Refused.");
  showToast("success", "Saved.");
  expect(texts()).toEqual(["Refused.", "Saved."]);
});

test("each kind stays for its time, or for the time that is said", () => {
  const kinds = ["info", "success", "warning", "error"] as const;
  for (const kind of kinds) showToast(kind, kind);
  showToast("info", "Copied.", 2000);
  const durations = useToasts.getState().map(({ duration }) => duration);
  expect(durations).toEqual([...kinds.map((kind) => toastTimes[kind]), 2000]);
});

test("a refusal whose message does not tell the cause offers the log", () => {
  const request = { method: "DELETE", path: "/api/collections/ports", status: 400, at: 0 };
  reportFailure(new Failure("Refused.", { status: 400, request }));
  reportFailure(new Failure("Not deleted.", { status: 400, request, unexplained: true }));
  expect(useToasts.getState().map(({ failedRequest }) => failedRequest)).toEqual([undefined, request]);
});

test("a toast can be closed", async () => {
  const { user } = open("#/login");
  await screen.findByRole("heading", { name: "Admin sign in" });
  act(() => showToast("success", "Saved."));
  await screen.findByRole("listitem");
  await user.click(screen.getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("listitem")).toBeNull();
});

test("a failed call is told, unless nobody waits for it or it says itself elsewhere", () => {
  reportFailure(new Failure("Refused.", { status: 400 }));
  reportFailure(new Failure("", { aborted: true }));
  reportFailure(new Failure("Not found.", { status: 404 }));
  reportFailure(new Failure("Who are you?", { status: 401 }));
  expect(texts()).toEqual(["Refused."]);
});
