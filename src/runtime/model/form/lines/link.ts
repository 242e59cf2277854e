import type { LinkLine } from "../../../../../definitions/language/line";
import type { LinkModel } from "../form-model";
import { hasWord, type LineKind } from "../line-kind";

/** A way to another page of ours. */
export const link: LineKind<LinkModel, LinkLine> = {
  reads: (line) => hasWord(line, "link"),
  resolve: ({ link: text, to }) => [{ kind: "link", text, to }],
  inside: () => [],
  outline: ({ text, to }) => `${text}  ${to}`,
};
