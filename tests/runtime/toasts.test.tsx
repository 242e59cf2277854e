import { expect, test } from "vitest";
import { toastTimes } from "../../definitions/limits/sizes";
import { reportFailure } from "../../src/backend/api/report-failure";
import { Failure } from "../../src/backend/calls/failure";
import { showToast, useToasts } from "../../src/browser/toasts";

const texts = (): string[] => useToasts.getState().map(({ text }) => text);

test("replaces a toast of the same text", () => {
  showToast("success", "Saved.");
  showToast("error", "Refused.");
  showToast("success", "Saved.");
  expect(texts()).toEqual(["Refused.", "Saved."]);
});

test("shows each kind for its time, or for the given time", () => {
  const kinds = ["info", "success", "warning", "error"] as const;
  for (const kind of kinds) showToast(kind, kind);
  showToast("info", "Copied.", { duration: 2000 });
  const durations = useToasts.getState().map(({ duration }) => duration);
  expect(durations).toEqual([...kinds.map((kind) => toastTimes[kind]), 2000]);
});

test("offers the log for a refusal that does not explain its cause", () => {
  const request = { method: "DELETE", path: "/api/collections/ports", status: 400, at: 0 };
  reportFailure(new Failure("Refused.", { status: 400, request }));
  reportFailure(new Failure("Not deleted.", { status: 400, request, unexplained: true }));
  expect(useToasts.getState().map(({ failedRequest }) => failedRequest)).toEqual([undefined, request]);
});

test("reports a failed call, except cancelled ones and those shown elsewhere", () => {
  reportFailure(new Failure("Refused.", { status: 400 }));
  reportFailure(new Failure("", { aborted: true }));
  reportFailure(new Failure("Not found.", { status: 404 }));
  reportFailure(new Failure("Who are you?", { status: 401 }));
  expect(texts()).toEqual(["Refused."]);
});
