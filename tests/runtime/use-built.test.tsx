import { act, renderHook } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { ConditionField } from "../../src/runtime/model/table/condition-fields";
import { selectBackend } from "../../src/backend/version/backend";
import { withCondition, withJoin } from "../../src/runtime/model/table/edit-built";
import { useBuilt } from "../../src/runtime/views/use-built";

afterEach(() => selectBackend("v0.8"));

const fields: readonly ConditionField[] = [{ name: "total", kind: "number" }];

test("leaves rows and text as they are if a change cannot be written", () => {
  selectBackend("v0.16");
  let text = `total = 2 || 'a"b' = title && total = 1`;
  const set = (next: string): void => {
    text = next;
  };
  const { result, rerender } = renderHook(() => useBuilt({ fields, text, applied: "", set }));
  const change = (built: typeof result.current.built): void => {
    act(() => result.current.change(built));
    rerender();
  };
  change(withJoin(result.current.built, "&&"));
  const before = result.current.built;
  expect(text).toBe(`total = 2 && 'a"b' = title && total = 1`);
  change(withJoin(before, "||", before.parts[1]!.key));
  expect(result.current).toMatchObject({ isRefused: true, built: before });
  expect(text).toBe(`total = 2 && 'a"b' = title && total = 1`);
  change(withCondition(result.current.built, fields));
  expect(result.current.isRefused).toBe(false);
  expect(result.current.built.parts.length).toBe(3);
});
