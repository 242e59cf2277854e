import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { beforeEach, expect, test } from "vitest";
import { calls } from "../../definitions/backend/calls";
import { ConfirmDialog } from "../../src/runtime/app/ConfirmDialog";
import { acquireWriteLock } from "../../src/backend/api/write-queue";
import { exactQuestion } from "../../src/runtime/form/confirm-save";
import { save, submit, type Agreement, type SavedForm, type SaveSetup } from "../../src/runtime/form/save";
import { Failure } from "../../src/backend/calls/failure";
import { changeDraft } from "../../src/runtime/model/form/draft";
import { RegistryContext } from "../../src/runtime/registry/registry";
import { draftOf, setDraft } from "../../src/runtime/store/drafts";
import { registry } from "../support/registry";
import { signedIn } from "../support/open";
import { fieldOf } from "./model/form/fleet";

beforeEach(signedIn);

const lines = [fieldOf("a", { type: "string" })];
const lock = { call: calls.saveSettings };

/** A form with a typed value, its save, and the steps so far. */
function formWith(steps: Partial<SaveSetup<string, string>["steps"]>) {
  setDraft("form", (draft) => changeDraft(draft, lines, {}, "a", "typed"));
  const taken: string[] = [];
  const setup: SaveSetup<string, string> = {
    name: "form",
    lines,
    stored: {},
    isReady: () => true,
    steps: {
      lock,
      read: async () => {
        taken.push("read");
        return "now";
      },
      compare: (now) => {
        taken.push(`compare with ${now}`);
        return {};
      },
      merge: (now, draft) => {
        taken.push(`merge with ${now}`);
        return {
          stored: now,
          data: Object.fromEntries(draft.edits),
          lines,
          changed: new Set(["a"]),
          errors: new Map(),
        };
      },
      send: async ({ data }) => {
        taken.push(`send ${JSON.stringify(data)}`);
        return "answer";
      },
      applySaved: (answer) => taken.push(`apply ${answer}`),
      ...steps,
    },
  };
  let running: Promise<void> = Promise.resolve();
  const form: SavedForm = {
    currentSetup: () => setup as SaveSetup,
    start: (agreed?: Agreement) => (running = save(form, agreed)),
    isSaving: () => false,
    revealField: (path) => taken.push(`lead to ${path}`),
    onSaved: () => {},
    reported: { current: undefined },
  };
  return { form, taken, ended: () => running };
}

const inOrder = ["read", "compare with now", "merge with now", 'send {"a":"typed"}', "apply answer"];

test("reads, compares, merges, sends and applies in this order, under the write lock", async () => {
  const { form, taken, ended } = formWith({});
  const release = await acquireWriteLock(lock);
  submit(form);
  expect(taken).toEqual([]);
  release();
  await ended();
  expect(taken).toEqual(inOrder);
});

const wrapper = ({ children }: { children: ReactNode }): ReactNode => (
  <RegistryContext value={registry}>{children}</RegistryContext>
);

test("releases the lock while it asks, and begins again after Yes", async () => {
  const { form, taken, ended } = formWith({ compare: () => ({ questions: [exactQuestion("Really?")] }) });
  render(<ConfirmDialog />, { wrapper });
  await act(() => form.start());
  (await acquireWriteLock(lock))();
  expect(taken).toEqual(["read"]);
  await userEvent.click(await screen.findByRole("button", { name: "Yes" }));
  await ended();
  expect(taken).toEqual(["read", ...inOrder.filter((step) => !step.startsWith("compare"))]);
  await expect.poll(() => screen.queryByRole("alertdialog")).toBeNull();
});

test("asks again if the question has changed after Yes", async () => {
  let asked = 0;
  const { form, taken } = formWith({ compare: () => ({ questions: [exactQuestion(`${(asked += 1)}?`)] }) });
  render(<ConfirmDialog />, { wrapper });
  await act(() => form.start());
  await userEvent.click(await screen.findByRole("button", { name: "Yes" }));
  await screen.findByRole("alertdialog", { name: "3?" });
  expect(taken).toEqual(["read", "read", "read"]);
});

test("releases the lock after a failure, and shows the errors at their fields", async () => {
  const data = { a: { code: "taken", message: "Taken." } };
  const { form, taken } = formWith({ send: () => Promise.reject(new Failure("Refused.", { status: 400, data })) });
  await form.start();
  expect(taken).toEqual([...inOrder.slice(0, 3), "lead to a"]);
  expect(draftOf("form").errors.get("a")).toEqual(["Taken."]);
  (await acquireWriteLock(lock))();
});
