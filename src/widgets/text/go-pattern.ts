import { RE2JS } from "re2js";

/** Whether a text matches a pattern as the backend reads it; of one that cannot be read here, the backend alone can tell. */
export function goPattern(pattern: string): ((text: string) => boolean) | undefined {
  try {
    const compiled = RE2JS.compile(pattern);
    return (text) => compiled.test(text);
  } catch {
    return undefined;
  }
}

/** What is wrong with a regular expression in Go's language, in the words of Go; nothing when it can be read. */
export function goPatternFault(text: string): string | undefined {
  try {
    RE2JS.compile(text);
    return undefined;
  } catch (error) {
    return (error instanceof Error ? error.message : String(error)).replace("error parsing regexp: ", "");
  }
}
