import { calls } from "../../../definitions/backend/calls";
import { backupPath } from "../../../definitions/backend/files";
import { apiBase } from "../../backend/api/base-url";
import { send } from "../../backend/api/send";

/**
 * Downloads a backup through the browser, because it may exceed the page's memory. The URL contains a short-lived
 * token. Throws a Failure.
 */
export async function downloadBackup(key: string): Promise<void> {
  const { token } = await send(calls.fileToken, {});
  const path = backupPath.slice(1).replace(":key", encodeURIComponent(key));
  const link = document.createElement("a");
  link.href = new URL(`${path}?${new URLSearchParams({ token })}`, apiBase()).href;
  link.download = key;
  link.click();
}
