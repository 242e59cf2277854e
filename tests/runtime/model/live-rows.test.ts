import { describe, expect, it } from "vitest";
import {
  addChange,
  addedText,
  lostText,
  mergeRow,
  newerIds,
  sortChanges,
} from "../../../src/runtime/model/table/live-rows";
import type { RowChange } from "../../../src/backend/calls/row-change";

const boat = { id: "boat1", title: "Ada", speed: 1, email: "ada@example.com" };

const change = (action: RowChange["action"], row: RowChange["row"]): RowChange => ({ action, row });

describe("a change of a shown row", () => {
  it("changes only what the list shows", () => {
    const now = { ...boat, speed: 2, expand: {} };
    expect(mergeRow(boat, now)).toEqual({ row: { ...boat, speed: 2 }, changed: ["speed"], isPartial: false });
  });

  it("keeps the row itself if nothing changed", () => {
    expect(mergeRow(boat, { ...boat }).row).toBe(boat);
  });

  it("keeps values that it lacks, and says that they are to be read", () => {
    const { row, isPartial } = mergeRow(boat, { id: "boat1", title: "Bo", speed: 1 });
    expect(row).toEqual({ ...boat, title: "Bo" });
    expect(isPartial).toBe(true);
  });
});

describe("changes that gather", () => {
  const gathered = (...changes: RowChange[]) => {
    const waiting = new Map<string, RowChange>();
    for (const each of changes) addChange(waiting, each);
    return [...waiting.values()].map(({ action }) => action);
  };

  it("count once per row, with the latest state", () => {
    expect(gathered(change("update", boat), change("update", { ...boat, speed: 5 }))).toEqual(["update"]);
    expect(gathered(change("update", boat), change("delete", boat))).toEqual(["delete"]);
  });

  it("stay creations when the new row changes", () => {
    expect(gathered(change("create", boat), change("update", boat))).toEqual(["create"]);
    expect(gathered(change("delete", boat), change("create", boat))).toEqual(["create"]);
  });
});

describe("what changes mean", () => {
  const shown = { rows: new Map([["boat1", boat]]), added: new Set(["new1"]), isFiltered: false };

  it("leaves deletions to a read, and ignores rows that are not loaded", () => {
    const sorted = sortChanges(
      [change("delete", boat), change("delete", { id: "far1" }), change("update", { id: "far2" })],
      shown,
    );
    expect(sorted).toEqual({ merged: new Map(), deleted: ["boat1"], partial: [], unsure: [], added: [] });
  });

  it("counts new rows at once without a filter, and asks about them with one", () => {
    const created = [change("create", { id: "new2" })];
    expect(sortChanges(created, shown)).toMatchObject({ added: ["new2"], unsure: [] });
    expect(sortChanges(created, { ...shown, isFiltered: true })).toMatchObject({ added: [], unsure: ["new2"] });
  });

  it("asks whether changed rows match a filter, and not about equal ones", () => {
    const filtered = { ...shown, isFiltered: true };
    expect(sortChanges([change("update", { ...boat, speed: 9 })], filtered).unsure).toEqual(["boat1"]);
    expect(sortChanges([change("update", { ...boat })], filtered).unsure).toEqual([]);
  });
});

describe("rows that are newer than known ones", () => {
  it("are those before the first known one", () => {
    expect(newerIds(["c", "b", "a"], new Set(["a", "b"]))).toEqual({ ids: ["c"], isOpen: false });
  });

  it("may be more than one page", () => {
    expect(newerIds(["c", "b"], new Set(["a"]))).toEqual({ ids: ["c", "b"], isOpen: true });
    expect(newerIds([], new Set(["a"]))).toEqual({ ids: [], isOpen: false });
  });
});

describe("the texts", () => {
  const none = { added: 0, hasMore: false, unmatched: 0, gone: 0 };
  const unit = ["record", "records"] as const;

  it("name what is new, and what is lost", () => {
    expect(addedText(none, unit)).toBeUndefined();
    expect(addedText({ ...none, added: 1 }, unit)).toBe("1 new record");
    expect(addedText({ ...none, added: 100, hasMore: true }, unit)).toBe("More than 100 new records");
    expect(lostText(none, 0, unit)).toBe("");
    expect(lostText({ ...none, unmatched: 1, gone: 2 }, 0, unit)).toBe("1 no longer matches, 2 deleted");
    expect(lostText({ ...none, gone: 1 }, 1, unit)).toBe("1 selected record was deleted");
    expect(lostText({ ...none, gone: 2 }, 2, unit)).toBe("2 selected records were deleted");
    expect(lostText({ ...none, gone: 3 }, 1, unit)).toBe("3 deleted, 1 of them was selected");
  });
});
