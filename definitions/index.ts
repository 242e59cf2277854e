import type { Availability } from "./language/availability";
import type { Product } from "./language/product";

/** Era of the backend: its versions, and its lazily loaded pages. */
interface Era extends Availability {
  load: () => Promise<Product>;
}

/** Eras of the backend, by name. */
export const eras: Readonly<Record<string, Era>> = {
  admins: { before: "v0.23", load: async () => (await import("./eras/admins")).product },
  superusers: { since: "v0.23", load: async () => (await import("./eras/superusers")).product },
};
