/** One part of a form: a value under a name, or a file with a name of its own. */
export interface Part {
  name: string;
  value: string | Blob;
  /** Without it a Blob is called "blob", as browsers do. */
  fileName?: string;
}

/**
 * The body of a multipart request. Browsers' own FormData would turn the line feeds of texts into carriage return and
 * line feed; here every text stays as it is. The boundary cannot stand in what is sent: it is random.
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

// As the standard of forms has it: what would end the name, or its line, is written by its number. Of a head with other
// control characters the backend would read nothing at all, and say nothing: it writes names anew anyway.
const escaped = (name: string): string =>
  name
    .replaceAll("\n", "%0A")
    .replaceAll("\r", "%0D")
    .replaceAll('"', "%22")
    .replaceAll(/[^\P{Cc}\t]/gu, "_");
