/** Part of a multipart form: a name with a text or a file. */
export interface Part {
  name: string;
  value: string | Blob;
  /** Defaults to the File's name, or "blob" as in browsers. */
  fileName?: string;
}

/**
 * Encodes a multipart/form-data body. The browser's FormData would turn LF into CRLF; here texts stay as they are. The
 * random boundary cannot occur in the content.
 */
export function multipartBody(parts: readonly Part[]): Blob {
  const random = crypto.getRandomValues(new Uint8Array(16));
  const boundary = `----form-${[...random].map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
  const pieces = parts.flatMap((part) => [`--${boundary}\r\n${headOf(part)}\r\n\r\n`, part.value, "\r\n"]);
  return new Blob([...pieces, `--${boundary}--\r\n`], { type: `multipart/form-data; boundary=${boundary}` });
}

const headOf = ({ name, value, fileName }: Part): string => {
  const disposition = `Content-Disposition: form-data; name="${escaped(name)}"`;
  if (typeof value === "string") return disposition;
  const called = fileName ?? (value instanceof File ? value.name : "blob");
  return `${disposition}; filename="${escaped(called)}"\r\nContent-Type: ${value.type || "application/octet-stream"}`;
};

// Quotes and line breaks are percent-encoded as in the HTML standard. Other control characters would make the backend
// silently drop the part. The backend renames files anyway.
const escaped = (name: string): string =>
  name
    .replaceAll("\n", "%0A")
    .replaceAll("\r", "%0D")
    .replaceAll('"', "%22")
    .replaceAll(/[^\P{Cc}\t]/gu, "_");
