const units = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
] as const;

/** A span of seconds as one says it: "14 days", "1 hour 30 minutes". At most the two largest units; "" for none. */
export function span(seconds: unknown): string {
  if (typeof seconds !== "number" || !Number.isInteger(seconds) || seconds <= 0) return "";
  let left = seconds;
  const parts = units.flatMap(([unit, size]) => {
    const n = Math.floor(left / size);
    left -= n * size;
    return n > 0 ? [`${n} ${unit}${n === 1 ? "" : "s"}`] : [];
  });
  return `${parts.length > 2 ? "about " : ""}${parts.slice(0, 2).join(" ")}`;
}
