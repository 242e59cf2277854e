import { RE2JS } from "re2js";

/** What is wrong with a regular expression in Go's language, in the words of Go; nothing when it can be read. */
export function goPatternFault(text: string): string | undefined {
  try {
    RE2JS.compile(text);
    return undefined;
  } catch (error) {
    return (error instanceof Error ? error.message : String(error)).replace("error parsing regexp: ", "");
  }
}
