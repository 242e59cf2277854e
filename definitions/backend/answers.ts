import { byVersion } from "../language/availability";
import type { Page } from "../language/call";
import type { Session } from "../types/admin";

type Names<T> = Readonly<Record<keyof T, string>>;

/** Key names in a page of rows. */
export const pageNames: Names<Page<unknown>> = {
  page: "page",
  perPage: "perPage",
  totalItems: "totalItems",
  totalPages: "totalPages",
  items: "items",
};

/** Key names in a session. */
export const sessionNames = {
  token: "token",
  model: byVersion({ "v0.8": "admin", "v0.23": "record" }),
} as const satisfies Readonly<Record<keyof Session, unknown>>;

/** Key names in an error response: its message and its tree of field errors. */
export const refusalNames = { message: "message", data: "data" };

/** Part of a multipart body that holds all values as JSON. Empty where each value is its own part. */
export const valuesPart = byVersion<string>({ "v0.8": "", "v0.21": "@jsonPayload" });

/** Whether the names of stored files can be sent in another order. */
export const sortsFiles = byVersion<boolean>({ "v0.8": false, "v0.22": true });
