import type { LinkLine } from "../../../../../definitions/language/line";
import type { LinkModel } from "../form-model";
import { hasWord, type LineKind } from "../resolved-line";

/** Link to another page of the dashboard. */
export const link: LineKind<LinkModel, LinkLine> = {
  reads: (line) => hasWord(line, "link"),
  resolve: ({ link: text, to }) => [{ kind: "link", text, to }],
  inside: () => [],
  outline: ({ text, to }) => `${text}  ${to}`,
};
