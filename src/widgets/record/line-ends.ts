/**
 * A text with the line ends that `stored` has where it is the same, from its beginning and from its end on. What is new in
 * between ends as the line before it.
 */
export function withLineEnds(edited: string, stored: string): string {
  const ends = stored.match(lineEnd) ?? [];
  if (ends.every((end) => end === "\n")) return edited;
  const [before, text] = [stored, edited].map((each) => each.replaceAll(lineEnd, "\n")) as [string, string];
  const start = sameLength(before, text, (whole, at) => whole[at]);
  const rest = [before.slice(start), text.slice(start)] as const;
  const tail = sameLength(...rest, (whole, at) => whole[whole.length - 1 - at]);
  const first = countOf(text.slice(0, start));
  const count = countOf(text);
  const last = count - countOf(text.slice(text.length - tail));
  const fresh = ends[first - 1] ?? ends[0]!;
  const endAt = (at: number): string => {
    if (at < first) return ends[at]!;
    return at < last ? fresh : ends[ends.length - count + at]!;
  };
  return text.split("\n").reduce((whole, line, at) => {
    const end = endAt(at - 1);
    // What stood between two ends may be gone: together they would be one.
    return whole + (whole.endsWith("\r") && end === "\n" ? "\r" : end) + line;
  });
}

const lineEnd = /\r\n?|\n/g;

const countOf = (text: string): number => text.split("\n").length - 1;

function sameLength(one: string, other: string, at: (text: string, index: number) => string | undefined): number {
  const most = Math.min(one.length, other.length);
  let length = 0;
  while (length < most && at(one, length) === at(other, length)) length += 1;
  return length;
}
