import { act, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { report } from "../../src/runtime/data/report";
import { Failure } from "../../src/runtime/data/failure";
import { say, useToasts } from "../../src/runtime/data/toasts";
import { open } from "../support/open";

const texts = (): string[] => useToasts.getState().map(({ text }) => text);

test("the same text said again replaces the earlier one, another stands beside it", () => {
  say("success", "Saved.");
  say("error", "Refused.");
  say("success", "Saved.");
  expect(texts()).toEqual(["Refused.", "Saved."]);
});

test("each kind stays for its time", () => {
  for (const kind of ["info", "success", "warning", "error"] as const) say(kind, kind);
  say("info", "Copied.", 2000);
  expect(useToasts.getState().map(({ duration }) => duration)).toEqual([4000, 3000, 4500, 4500, 2000]);
});

test("a toast can be closed", async () => {
  const { user } = open("#/login");
  await screen.findByRole("heading", { name: "Admin sign in" });
  act(() => say("success", "Saved."));
  await screen.findByRole("listitem");
  await user.click(screen.getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("listitem")).toBeNull();
});

test("a failed call is told, unless nobody waits for it or it says itself elsewhere", () => {
  report(new Failure("Refused.", { status: 400 }));
  report(new Failure("", { aborted: true }));
  report(new Failure("Not found.", { status: 404 }));
  report(new Failure("Who are you?", { status: 401 }));
  expect(texts()).toEqual(["Refused."]);
});
