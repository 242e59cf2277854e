import "fake-indexeddb/auto";
import { cleanup, configure } from "@testing-library/react";
import { afterEach, beforeEach, expect, vi } from "vitest";
import type { StoreApi } from "zustand";
import { toastTimes } from "../../definitions/texts/sizes";
import { cancelSessionCalls } from "../../src/runtime/api/in-flight";
import { observeCalls } from "../../src/runtime/api/send";
import { useUnstored } from "../../src/runtime/store/local-storage";
import { useServerClock } from "../../src/runtime/store/server-clock";
import { useSession } from "../../src/runtime/store/session";
import { useRecordImports } from "../../src/features/records/transfer/record-imports";
import { useRowExports } from "../../src/features/records/transfer/row-exports";
import { useRowSelections } from "../../src/runtime/store/row-selections";
import { useToasts } from "../../src/runtime/store/toasts";
import { useTimeZone } from "../../src/runtime/store/time-zone";
import { eraseDrafts, stopSavingDrafts, useDraftRefusal } from "../../src/runtime/store/kept-drafts";
import { useDrafts } from "../../src/runtime/store/drafts";
import { useConfirmation } from "../../src/runtime/store/confirmation";
import { forgetAddress } from "../../src/runtime/store/return-address";
import { forgetComplaints, unexpectedComplaints } from "./complaints";
import { now } from "./fixtures";
import { roles } from "./roles";
import { WorkerHere } from "./worker";

// What is told of this clock must be the same everywhere.
process.env["TZ"] = "Etc/UTC";

// There is no layout here: everything is of no size, and a windowed table would draw no row and no column.
Object.defineProperty(HTMLElement.prototype, "clientHeight", { configurable: true, get: () => 600 });
Object.defineProperty(HTMLElement.prototype, "clientWidth", { configurable: true, get: () => 4000 });

// What was not found is looked for in what is there, as it is read out.
configure({
  // As long as a busy machine may take to load a screen.
  asyncUtilTimeout: 10_000,
  getElementError: (message) => Object.assign(new Error(`${message}\n\n${roles(document.body)}`), { name: "NotFound" }),
});

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

// A busy machine must not miss what is said for seconds alone: here it stays. How long it does is measured in a browser.
for (const kind of Object.keys(toastTimes)) Object.assign(toastTimes, { [kind]: 60_000 });

const stores = [
  useSession,
  useServerClock,
  useUnstored,
  useToasts,
  useDrafts,
  useDraftRefusal,
  useRecordImports,
  useRowExports,
  useRowSelections,
  useConfirmation,
  useTimeZone,
] as readonly StoreApi<unknown>[];
const resetAll = (): void => stores.forEach((store) => store.setState(store.getInitialState(), true));

beforeEach(() => {
  vi.stubGlobal("Worker", WorkerHere);
  // Only the date stands still: timers run.
  vi.setSystemTime(now);
});

afterEach(async () => {
  cleanup();
  vi.useRealTimers();
  // A dialog that goes gives the focus back a moment later, which must not be the next test's.
  await new Promise((done) => setTimeout(done));
  // What is cut off as a file ends is kept as failed for the files after it.
  await vi.dynamicImportSettled();
  cancelSessionCalls();
  observeCalls({ onAnswer: () => {}, isAlive: () => Promise.resolve(true), onEnded: () => {}, onForbidden: () => {} });
  forgetAddress();
  stopSavingDrafts();
  await eraseDrafts();
  resetAll();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  const complaints = unexpectedComplaints();
  forgetComplaints();
  expect(complaints).toEqual([]);
});
