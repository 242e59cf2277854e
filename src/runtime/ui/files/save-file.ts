import { minute } from "../../model/values/time/spans";

/** Saves a file on this computer. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads it after the click is over.
  setTimeout(() => URL.revokeObjectURL(address), minute);
}

/** A text of JSON as a file has it. */
export const jsonFile = (text: string): Blob => new Blob([text], { type: "application/json" });
