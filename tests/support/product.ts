import type { MenuSection } from "../../definitions/language/screen";
import { product as written } from "../../definitions/eras/admins";
import { schemas as allSchemas } from "../../definitions/schemas";
import { resolveSchemas } from "../../src/runtime/model/form/resolve-schemas";
import type { Schemas } from "../../src/runtime/model/form/schema";
import { resolveProduct } from "../../src/backend/version/resolve-product";

/** The product for the oldest backend. */
export const product = resolveProduct("v0.8", written);

/** The pages of the oldest backend. */
export const { screens } = product;
/** The side menu of the oldest backend. */
export const menu: readonly MenuSection[] = product.menu;
/** The pages that the menu of the account leads to. */
export const { accountMenu } = product;

/** The types of field that the oldest backend has. */
export const { fieldTypes } = product;

/** The panels of a record and of a collection. */
export const { record: recordPanel, collection: collectionPanel } = product.panels;

/** Some of the pages, and what they open. */
export const { admins, collections, logs } = screens;

/** The log lookup of the oldest backend. */
export const failureLookup = product.logLookups[0]!;

/** The schemas of the oldest backend. */
export const schemas = resolveSchemas("v0.8", allSchemas as Schemas);
