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
