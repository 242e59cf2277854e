import type { Availability } from "./language/availability";
import type { Product } from "./language/product";

/** An era of the backend: which versions it has, and their pages, loaded by need. */
interface Era extends Availability {
  load: () => Promise<Product>;
}

/** The eras of the backend, by name. */
export const eras: Readonly<Record<string, Era>> = {
  admins: { before: "v0.23", load: async () => (await import("./eras/admins")).product },
  superusers: { since: "v0.23", load: async () => (await import("./eras/superusers")).product },
};
