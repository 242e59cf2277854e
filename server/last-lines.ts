import { createInterface } from "node:readline";
import type { Readable } from "node:stream";

const kept = 5;

/** Reads a process's output line by line. Returns a function for the last few lines, as one text. */
export function lastLines(input: Readable, onLine: (line: string) => void = () => {}): () => string {
  const lines: string[] = [];
  createInterface({ input }).on("line", (line) => {
    onLine(line);
    if (line.trim()) lines.push(line.trim());
    lines.splice(0, lines.length - kept);
  });
  return () => lines.join(" ");
}
