import { expect, it } from "vitest";
import { countOf, markdownOf } from "../../../server/compare/report";

it("counts parts that were not compared as differences", () => {
  const side = { name: "staging", version: "PocketBase 0.40.4" };
  const same = { source: side, target: { ...side, name: "production" }, differences: [], settings: [], losses: [] };
  expect([countOf(same), markdownOf(same)]).toEqual([0, expect.stringContaining("No differences.")]);
  const lossy = { ...same, losses: [{ why: "oldTables", effect: "missing", collections: ["a", "b"] } as const] };
  expect(countOf(lossy)).toBe(2);
  expect(markdownOf(lossy)).toContain("2 differences. 2 of them were not compared.");
});
