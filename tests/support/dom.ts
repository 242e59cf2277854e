import "fake-indexeddb/auto";
import { cleanup, configure } from "@testing-library/react";
import { afterEach, beforeEach, expect, vi } from "vitest";
import type { StoreApi } from "zustand";
import { toastTimes } from "../../definitions/limits/sizes";
import { cancelSessionCalls } from "../../src/backend/api/in-flight";
import { loadChecks } from "../../src/runtime/form/load-checks";
import { useLock } from "../../src/backend/api/lock";
import { useProvenVersion } from "../../src/backend/detection/proven-version";
import { awaitLock, observeCalls, unobserved } from "../../src/backend/api/send";
import { useUnstored } from "../../src/browser/local-storage";
import { useServerClock } from "../../src/backend/session/server-clock";
import { useSession } from "../../src/backend/session/session";
import { useRecordImports } from "../../src/features/records/transfer/record-imports";
import { useRowExports } from "../../src/features/records/transfer/row-exports";
import { RowsBarWhenIdle } from "../../src/runtime/pages/table/LazyRowsBar";
import { useRowSelections } from "../../src/runtime/store/row-selections";
import { useToasts } from "../../src/browser/toasts";
import { useTimeZone } from "../../src/runtime/store/time-zone";
import { eraseDrafts, stopSavingDrafts, useDraftRefusal } from "../../src/runtime/store/saved-drafts";
import { useDrafts } from "../../src/runtime/store/drafts";
import { useConfirmation } from "../../src/runtime/store/confirmation";
import { forgetAddress } from "../../src/runtime/store/return-address";
import { forgetComplaints, unexpectedComplaints } from "./complaints";
import { now } from "./fixtures";
import { roles } from "./roles";
import { WorkerHere } from "./worker";

interface HappyWindow {
  happyDOM: { setURL: (url: string) => void };
}

// Local time must be the same everywhere.
process.env["TZ"] = "Etc/UTC";

// There is no layout here: without sizes, a virtualized table would draw nothing.
Object.defineProperty(HTMLElement.prototype, "clientHeight", { configurable: true, get: () => 320 });
Object.defineProperty(HTMLElement.prototype, "clientWidth", { configurable: true, get: () => 4000 });

// Here a link with `download` would leave the page for its address.
const home = window.location.href;
const stay = (): void => {
  if (window.location.protocol === "blob:") (window as unknown as HappyWindow).happyDOM.setURL(home);
};

// A page has loaded them long before a person sends a form.
await loadChecks();

// Idle time would decide whether a table has it.
await RowsBarWhenIdle.load();

// Errors show the role tree.
configure({
  // A busy machine may take this long to load a screen.
  asyncUtilTimeout: 10_000,
  getElementError: (message) => Object.assign(new Error(`${message}\n\n${roles(document.body)}`), { name: "NotFound" }),
});

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

// Toasts stay here, so that a busy machine does not miss them. Browser tests measure their time.
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
  useProvenVersion,
  useLock,
] as readonly StoreApi<unknown>[];
const resetAll = (): void => stores.forEach((store) => store.setState(store.getInitialState(), true));

beforeEach(() => {
  vi.stubGlobal("Worker", WorkerHere);
  // Only the date is fixed; timers run.
  vi.setSystemTime(now);
});

afterEach(async () => {
  cleanup();
  vi.useRealTimers();
  // A closed dialog returns the focus a moment later, which must not reach the next test.
  await new Promise((done) => setTimeout(done));
  // An import that is cut off would count as failed for later files.
  await vi.dynamicImportSettled();
  cancelSessionCalls();
  stay();
  for (const key of ["api", "environment", "environments", "place"]) delete document.documentElement.dataset[key];
  observeCalls(unobserved);
  awaitLock();
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
