const units = ["bytes", "kB", "MB", "GB", "TB"];

/** Formats a byte count in units of 1000: "212 kB", "5.2 MB". Returns "" for anything but a non-negative number. */
export function fileSize(bytes: unknown): string {
  if (typeof bytes !== "number" || !Number.isFinite(bytes) || bytes < 0) return "";
  const power = Math.min(units.length - 1, bytes < 1000 ? 0 : Math.floor(Math.log10(bytes) / 3));
  const amount = bytes / 1000 ** power;
  if (bytes === 1) return "1 byte";
  return `${power > 0 && amount < 10 ? Number(amount.toFixed(1)) : Math.round(amount)} ${units[power]}`;
}
