// @vitest-environment node
import { expect, it } from "vitest";
import { figuresTable } from "./figures";

const found = (signIn: number) => ({ signIn, records: 100, recordsWarm: 100, panel: 100, typing: 10 });

it("gives medians and ratios, and leaves out pages that were not measured", () => {
  const table = figuresTable({ ours: [400, 100, 300].map(found), reference: [600].map(found) });
  expect(table).toMatch(/^\| Sign-in, cold +\| 300 +\| 600 +\| 0\.50 +\| ≤ 0\.70 +\|$/m);
  expect(table).not.toContain("logs");
});
