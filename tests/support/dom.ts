import { cleanup, configure } from "@testing-library/react";
import { afterEach, beforeEach, expect, vi } from "vitest";
import { cancelAll, watchCalls } from "../../src/runtime/data/client";
import { useSession } from "../../src/runtime/data/session";
import { useToasts } from "../../src/runtime/data/toasts";
import { useDrafts } from "../../src/runtime/form/drafts";
import { useQuestion } from "../../src/runtime/panel/question";
import { forgetWanted } from "../../src/runtime/shell/wanted";
import { forgetComplaints, unexpectedComplaints } from "./complaints";
import { now } from "./fixtures";

// There is no layout here: everything is of no size, and a windowed table would draw no row.
Object.defineProperty(HTMLElement.prototype, "offsetHeight", { configurable: true, get: () => 600 });
Object.defineProperty(HTMLElement.prototype, "offsetWidth", { configurable: true, get: () => 1200 });

// What is hidden by the style sheet is not hidden here, and computing that it is not takes most of the time.
configure({ defaultHidden: true });

beforeEach(() => {
  // Only the date stands still: timers run.
  vi.setSystemTime(now);
});

afterEach(() => {
  cleanup();
  cancelAll();
  watchCalls({ answered: () => {}, refused: () => {} });
  forgetWanted();
  for (const store of [useSession, useToasts, useDrafts, useQuestion] as const) {
    store.setState(store.getInitialState() as never, true);
  }
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
  const complaints = unexpectedComplaints();
  forgetComplaints();
  expect(complaints).toEqual([]);
});
