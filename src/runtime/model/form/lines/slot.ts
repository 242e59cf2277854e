import type { SlotLine } from "../../../../../definitions/language/node";
import type { SlotModel } from "../form-model";
import type { LineKind } from "../line-kind";

/** The place of a part that just one screen has. */
export const slot: LineKind<SlotModel, SlotLine> = {
  reads: (line) => typeof line === "object" && "slot" in line,
  resolve: ({ slot: name }) => [{ kind: "slot", slot: name }],
  inside: () => [],
  outline: ({ slot: name }) => `<${name}>`,
};
