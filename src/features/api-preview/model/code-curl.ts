import type { SampleFile } from "./code-plan";
import { formParts } from "./code-plan";

/** A call as curl is told it. */
export interface CurlCall {
  method: string;
  /** The whole address, without a query. */
  address: string;
  /** A token goes along. */
  token: boolean;
  query: Readonly<Record<string, unknown>>;
  body: unknown;
  files: readonly SampleFile[];
  /** What is answered comes piece by piece. */
  stream?: boolean;
}

// Of a shell: within single quotes nothing has a meaning but the quote.
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** A command for curl in a shell. */
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
