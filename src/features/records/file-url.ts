import { files } from "../../../definitions/backend/files";
import { apiBase } from "../../runtime/api/base-url";

/** The address of a stored file, or of its small square picture. Files need no token. */
export function fileUrl(record: { collectionId: string; id: string }, name: string, thumb = false): string {
  const parts: Readonly<Record<string, string>> = { collection: record.collectionId, record: record.id, name };
  const path = files.path.slice(1).replaceAll(/:(\w+)/g, (_, part: string) => encodeURIComponent(parts[part] ?? ""));
  return new URL(thumb ? `${path}?thumb=${files.thumb}` : path, apiBase()).href;
}
