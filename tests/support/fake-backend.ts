import { vi } from "vitest";
import { createBackend, type FakeBackend } from "../examples/backend";
import { storedCollections } from "./fixtures";

export { Refusal, type Asked, type CallName, type FakeBackend } from "../examples/backend";

/** Replaces `fetch` by a fake backend until the test ends. */
export function fakeBackend(collections = storedCollections): FakeBackend {
  const { fetch, ...backend } = createBackend({ collections });
  vi.stubGlobal("fetch", fetch);
  return backend;
}
