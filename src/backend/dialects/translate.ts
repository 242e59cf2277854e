import { dialects } from "./dialects";
import type { Call } from "../../../definitions/language/call";
import type { Dialect, Values } from "../../../definitions/language/dialect";
import { backend } from "../version/backend";
import { isAvailable } from "../version/resolve-version";

type Spoken = Pick<Call, "dialect">;

const dialectOf = ({ dialect }: Spoken): Dialect =>
  (dialect && dialects[dialect].find((each) => isAvailable(each, backend().version))) ?? {};

const isValues = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Converts the body of a call to the current backend's format. */
export function encodeBody(call: Spoken, body: unknown): unknown {
  const { encode } = dialectOf(call);
  return encode && isValues(body) ? encode(body) : body;
}

/** Converts a file field's name to the current backend's format. */
export function encodeFileName(call: Spoken, name: string): string {
  return dialectOf(call).fileName?.(name) ?? name;
}

/** Converts a response body to our format: each row of a page or list, or a single row. */
export function decodeBody(call: Spoken, body: unknown): unknown {
  const { decode, decodeList } = dialectOf(call);
  if (decodeList && Array.isArray(body)) return decodeList(body);
  if (!decode) return body;
  const decodeRow = (row: unknown): unknown => (isValues(row) ? decode(row) : row);
  if (Array.isArray(body)) return body.map(decodeRow);
  if (!isValues(body)) return body;
  return Array.isArray(body["items"]) ? { ...body, items: body["items"].map(decodeRow) } : decode(body);
}

/** Returns whether the responses of two calls have the same format, so that their cached data is interchangeable. */
export const haveSameDecoder = (one: Spoken, other: Spoken): boolean =>
  dialectOf(one).decode === dialectOf(other).decode;

/** Converts the paths of validation errors to ours. */
export function decodeErrors(call: Spoken, errors: unknown): unknown {
  const { decodeErrors: decode } = dialectOf(call);
  return decode && isValues(errors) ? decode(errors) : errors;
}
