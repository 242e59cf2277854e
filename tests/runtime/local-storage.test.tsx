import { afterEach, expect, test, vi } from "vitest";
import { texts } from "../../definitions/texts/texts";
import { subscribeToStored, readStored, writeStored } from "../../src/browser/local-storage";
import { useToasts } from "../../src/browser/toasts";

const fail = (): never => {
  throw new DOMException("The operation is insecure.", "SecurityError");
};

/** Replaces the browser's storage by one with failing methods. */
function broken(...methods: readonly ("getItem" | "setItem" | "removeItem")[]): void {
  const real = localStorage;
  const working = {
    getItem: (key: string) => real.getItem(key),
    setItem: (key: string, text: string) => real.setItem(key, text),
    removeItem: (key: string) => real.removeItem(key),
  };
  vi.stubGlobal("localStorage", { ...working, ...Object.fromEntries(methods.map((method) => [method, fail])) });
}

const ways = {
  full: () => broken("setItem"),
  "forbidden to use": () => broken("getItem", "setItem", "removeItem"),
  "forbidden to name": () => vi.spyOn(globalThis, "localStorage", "get").mockImplementation(fail),
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const said = () => useToasts.getState().map(({ text }) => text);

test("reads a stored value, and removes it", () => {
  writeStored("a", "1");
  expect([readStored("a"), localStorage.getItem("a")]).toEqual(["1", "1"]);
  writeStored("a", undefined);
  expect([readStored("a"), localStorage.getItem("a")]).toEqual([undefined, null]);
  expect(said()).toEqual([]);
});

test.each(Object.entries(ways))(
  "keeps values until the page is closed if storage is %s, and warns once",
  (_, forbid) => {
    forbid();
    writeStored("a", "1");
    writeStored("b", "2");
    expect([readStored("a"), readStored("b"), readStored("c")]).toEqual(["1", "2", undefined]);
    writeStored("a", undefined);
    expect(readStored("a")).toBeUndefined();
    expect(said()).toEqual([texts.storageRefused]);
  },
);

test("hides a value that could not be removed", () => {
  localStorage.setItem("a", "1");
  broken("removeItem");
  writeStored("a", undefined);
  expect(readStored("a")).toBeUndefined();
});

test("prefers a value that another tab could store", () => {
  ways.full();
  writeStored("a", "1");
  vi.unstubAllGlobals();
  localStorage.setItem("a", "2");
  const changed = vi.fn<() => void>();
  const stop = subscribeToStored("a", changed);
  window.dispatchEvent(new StorageEvent("storage", { key: "a" }));
  window.dispatchEvent(new StorageEvent("storage", { key: "b" }));
  stop();
  window.dispatchEvent(new StorageEvent("storage", { key: "a" }));
  expect(changed).toHaveBeenCalledOnce();
  expect(readStored("a")).toBe("2");
});
