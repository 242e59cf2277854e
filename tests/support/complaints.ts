import { format } from "node:util";

const said: string[] = [];
const expected: RegExp[] = [];

// happy-dom does not know this element.
const ignored = /The tag <search> is unrecognized in this browser/;

for (const kind of ["error", "warn"] as const) {
  console[kind] = (...words: readonly unknown[]) => {
    const line = format(...words);
    if (!ignored.test(line)) said.push(line);
  };
}

/** Declares that the console will say something that matches. */
export const expectComplaint = (pattern: RegExp): void => void expected.push(pattern);

/** Undeclared output of the console, and declarations without output. */
export const unexpectedComplaints = (): string[] => [
  ...said.filter((line) => !expected.some((pattern) => pattern.test(line))),
  ...expected.filter((pattern) => !said.some((line) => pattern.test(line))).map((pattern) => `missing: ${pattern}`),
];

/** Starts again. */
export function forgetComplaints(): void {
  said.length = 0;
  expected.length = 0;
}
