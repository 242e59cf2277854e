import { minute } from "../../../values/time/moment";

/** Downloads a file to this computer. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the URL after the click returns.
  setTimeout(() => URL.revokeObjectURL(address), minute);
}

/** Returns a file with JSON text. */
export const jsonFile = (text: string): Blob => new Blob([text], { type: "application/json" });
