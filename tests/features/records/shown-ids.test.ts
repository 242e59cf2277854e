import { expect, test } from "vitest";
import { reordered, withAdded } from "../../../src/features/records/shown-ids";

const idsTo = (count: number): string[] => Array.from({ length: count }, (_, index) => `id${index}`);
const stored = idsTo(210);

test("shows the first ids, and new ones behind them", () => {
  expect(withAdded(stored, 100, stored, new Set())).toEqual(idsTo(100));
  expect(withAdded([...stored, "new"], 100, stored, new Set())).toEqual([...idsTo(100), "new"]);
});

test("shows a stored id that was removed and chosen again", () => {
  const ids = [...stored.filter((id) => id !== "id150"), "id150"];
  expect(withAdded(ids, 100, stored, new Set(["id150"]))).toEqual([...idsTo(100), "id150"]);
  expect(withAdded(stored, 100, stored, new Set(["id5", "id209"]))).toEqual([...idsTo(100), "id209"]);
});

test("shows the last hundred of many new ids", () => {
  expect(withAdded(idsTo(500), 100, stored, new Set())).toEqual([...idsTo(100), ...idsTo(500).slice(-100)]);
});

test("reorders some ids; the others keep their positions", () => {
  expect(reordered(["a", "b", "c", "d"], ["d", "a"])).toEqual(["d", "b", "c", "a"]);
});
