import { RE2JS } from "re2js";

/** Returns a matcher for a Go regular expression; undefined if it cannot be compiled here. */
export function goPattern(pattern: string): ((text: string) => boolean) | undefined {
  try {
    const compiled = RE2JS.compile(pattern);
    return (text) => compiled.test(text);
  } catch {
    return undefined;
  }
}

/** Returns Go's error message for a regular expression; undefined if it is valid. */
export function goPatternFault(text: string): string | undefined {
  try {
    RE2JS.compile(text);
    return undefined;
  } catch (error) {
    return (error instanceof Error ? error.message : String(error)).replace("error parsing regexp: ", "");
  }
}
