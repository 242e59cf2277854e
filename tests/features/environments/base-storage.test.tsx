import { expect, it, vi } from "vitest";
import { readBaseOf, writeBaseOf } from "../../../src/features/environments/base-storage";

it("opens one connection for all reads and writes", async () => {
  const opening = vi.spyOn(indexedDB, "open");
  const base = { environments: ["staging", "production"], saved: "2026-01-31", collections: [], open: {} } as const;
  await writeBaseOf("staging", base);
  expect(await readBaseOf("staging")).toEqual(base);
  await writeBaseOf("staging", undefined);
  expect(await readBaseOf("staging")).toBeNull();
  // Another file of the same worker may have opened it.
  expect(opening.mock.calls.length).toBeLessThanOrEqual(1);
});
