import { dialects } from "../../../../definitions/backend/dialects";
import type { Call } from "../../../../definitions/language/call";
import type { Dialect, Values } from "../../../../definitions/language/dialect";
import { backend } from "./backend";
import { isAvailable } from "./resolve";

type Spoken = Pick<Call, "dialect">;

const dialectOf = ({ dialect }: Spoken): Dialect =>
  (dialect && dialects[dialect].find((each) => isAvailable(each, backend().version))) ?? {};

const isValues = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** The body of a call as the backend in use takes it. */
export function encodeBody(call: Spoken, body: unknown): unknown {
  const { encode } = dialectOf(call);
  return encode && isValues(body) ? encode(body) : body;
}

/** The names of files as the backend in use takes them. */
export function encodeFileName(call: Spoken, name: string): string {
  return dialectOf(call).fileName?.(name) ?? name;
}

/** The body of an answer in the shape that the product has: each row of a page or a list, or the one row that it is. */
export function decodeBody(call: Spoken, body: unknown): unknown {
  const { decode, decodeList } = dialectOf(call);
  if (decodeList && Array.isArray(body)) return decodeList(body);
  if (!decode) return body;
  const decodeRow = (row: unknown): unknown => (isValues(row) ? decode(row) : row);
  if (Array.isArray(body)) return body.map(decodeRow);
  if (!isValues(body)) return body;
  return Array.isArray(body["items"]) ? { ...body, items: body["items"].map(decodeRow) } : decode(body);
}

/** Whether the answers to two calls have one shape in the backend in use: what one has read can stand for what the other reads. */
export const decodeAlike = (one: Spoken, other: Spoken): boolean => dialectOf(one).decode === dialectOf(other).decode;

/** The errors of a refusal with the paths that the product has. */
export function decodeErrors(call: Spoken, errors: unknown): unknown {
  const { decodeErrors: decode } = dialectOf(call);
  return decode && isValues(errors) ? decode(errors) : errors;
}
