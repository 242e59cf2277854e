import { files } from "../../../definitions/backend/files";
import { ownDashboard } from "../../../definitions/backend/limits";

/** Where the backend's API begins: the folder above the page, or what the root element's `data-api` says. */
export const apiBase = (): URL => new URL(document.documentElement.dataset["api"] ?? "../", document.baseURI);

/** Where the backend serves its own dashboard. */
export const ownDashboardUrl = (): string => new URL(ownDashboard.path.slice(1), apiBase()).href;

/** Whether the page stands where the backend's own dashboard does: what serves it there also knows the installer. */
export const standsAtOwnDashboard = (): boolean => ownDashboardUrl() === new URL("./", document.baseURI).href;

/** The address of a stored file, or of its small square picture. Files need no token. */
export function fileUrl(record: { collectionId: string; id: string }, name: string, thumb = false): string {
  const parts: Readonly<Record<string, string>> = { collection: record.collectionId, record: record.id, name };
  const path = files.path.slice(1).replaceAll(/:(\w+)/g, (_, part: string) => encodeURIComponent(parts[part] ?? ""));
  return new URL(thumb ? `${path}?thumb=${files.thumb}` : path, apiBase()).href;
}
