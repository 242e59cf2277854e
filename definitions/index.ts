import { product as admins } from "./eras/admins";
import { product as superusers } from "./eras/superusers";
import type { Availability } from "./language/availability";
import type { Product } from "./language/product";

/** Era of the backend: its versions, and its pages. */
interface Era extends Availability {
  product: Product;
}

/** Eras of the backend, by name. */
export const eras: Readonly<Record<string, Era>> = {
  admins: { before: "v0.23", product: admins },
  superusers: { since: "v0.23", product: superusers },
};
