import type { HeadingLine } from "../../../../../definitions/language/line";
import type { HeadingModel } from "../form-model";
import { hasWord, type LineKind } from "../resolved-line";

/** Heading for the following lines. */
export const heading: LineKind<HeadingModel, HeadingLine> = {
  reads: (line) => hasWord(line, "heading"),
  resolve: ({ heading: text }) => [{ kind: "heading", text }],
  inside: () => [],
  outline: ({ text }) => `# ${text}`,
};
