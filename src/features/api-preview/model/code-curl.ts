import type { SampleFile } from "./code-plan";
import { formParts } from "./code-plan";

/** HTTP request to print as a curl command. */
export interface CurlCall {
  method: string;
  /** Complete URL without the query. */
  address: string;
  /** Whether to send a token. */
  token: boolean;
  query: Readonly<Record<string, unknown>>;
  body: unknown;
  files: readonly SampleFile[];
  /** Whether the answer is a stream. */
  stream?: boolean;
}

// Inside single quotes, a shell interprets nothing but the quote itself.
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** Formats a request as a curl command for a POSIX shell. */
export function curlCommand({ method, address, token, query, body, files, stream = false }: CurlCall): string {
  const encoded = Object.entries(query).map(
    ([name, value]) => `--data-urlencode ${quoted(`${name}=${String(value)}`)}`,
  );
  const way = stream ? ["-N"] : encoded.length > 0 ? ["-G"] : method === "GET" ? [] : ["-X", method];
  return [
    ["curl", ...way, quoted(address)].join(" "),
    ...(token ? ["-H 'Authorization: TOKEN'"] : []),
    ...encoded,
    ...bodyParts(body, files),
  ].join(" \\\n  ");
}

function bodyParts(body: unknown, files: readonly SampleFile[]): string[] {
  if (body === undefined) return [];
  if (files.length === 0) {
    return ["-H 'Content-Type: application/json'", `-d ${quoted(JSON.stringify(body, null, 2))}`];
  }
  return [
    ...formParts(body as Readonly<Record<string, unknown>>).map(
      ([name, text]) => `--form-string ${quoted(`${name}=${text}`)}`,
    ),
    ...files.map(({ field, name }) => `-F ${quoted(`${field}=@${name}`)}`),
  ];
}
