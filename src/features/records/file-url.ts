import { files, pictures } from "../../../definitions/backend/files";
import { apiBase } from "../../backend/api/base-url";

/** Record that owns a stored file. */
export interface FileOwner {
  collectionId: string;
  id: string;
}

/**
 * Returns the URL of a stored file or its thumbnail, which is square if no size such as "300x0" is given. Protected
 * files need a token.
 */
export function fileUrl(record: FileOwner, name: string, thumb: boolean | string = false, token = ""): string {
  const path = filePath(record, name);
  const query = new URLSearchParams({
    ...(thumb && { thumb: thumb === true ? files.thumb : thumb }),
    ...(token && { token }),
  }).toString();
  return new URL(query ? `${path}?${query}` : path, apiBase()).href;
}

/** Returns the path of a stored file below any base URL. */
export function filePath({ collectionId: collection, id: record }: FileOwner, name: string): string {
  const parts: Readonly<Record<string, string>> = { collection, record, name };
  return files.path.slice(1).replaceAll(/:(\w+)/g, (_, part: string) => encodeURIComponent(parts[part] ?? ""));
}

/** Returns whether an address is that of a stored file, which the page may load. */
export const isFileUrl = (address: string): boolean =>
  URL.canParse(address, apiBase()) &&
  new URL(address, apiBase()).href.startsWith(new URL(files.path.slice(1, files.path.indexOf(":")), apiBase()).href);

/** Returns whether a file name has an image extension. */
export const isPicture = (name: string): boolean => pictures.includes(extensionOf(name));

/** Returns the extension of a file name in lower case, without the dot; empty without one. */
export const extensionOf = (name: string): string => /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? "";
