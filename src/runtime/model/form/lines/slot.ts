import type { SlotLine } from "../../../../../definitions/language/line";
import type { SlotModel } from "../form-model";
import { hasWord, type LineKind } from "../resolved-line";

/** Place of a component that only one screen uses. */
export const slot: LineKind<SlotModel, SlotLine> = {
  reads: (line) => hasWord(line, "slot"),
  resolve: ({ slot: name }) => [{ kind: "slot", slot: name, itemPath: "" }],
  inside: () => [],
  outline: ({ slot: name }) => `<${name}>`,
};
