import { expect, test } from "vitest";
import { product as older } from "../../../definitions/eras/admins";
import { product as later } from "../../../definitions/eras/superusers";
import type { Product } from "../../../definitions/language/product";
import { versions, type Version } from "../../../definitions/language/versions";
import { hasSuperusers } from "../../../server/first-admin";
import { resolveProduct } from "../../../src/backend/version/resolve-product";
import { logLookupFilter } from "../../../src/features/logs/log-lookup-filter";

const lookupsOf = (version: Version) => {
  const written: Product = hasSuperusers(version) ? later : older;
  return resolveProduct(version, written).logLookups;
};

test.each(versions)("has one way to search the log of %s for the reason of a failure", (version) => {
  expect(lookupsOf(version)).toHaveLength(1);
});

test.each([
  ["v0.13", "url", 'method = "delete"'],
  ["v0.14", "url", 'method = "DELETE"'],
  ["v0.19", "url", 'method = "DELETE"'],
  ["v0.20", "data.url", 'data.method = "DELETE"'],
  ["v0.40", "data.url", 'data.method = "DELETE"'],
] as const)("searches the log of %s by its %s and %s", (version, path, method) => {
  const request = { method: "DELETE", path: "api/settings", status: 400, at: 0 };
  const filter = logLookupFilter(lookupsOf(version)[0]!, request);
  expect(filter).toContain(`${path} = "/api/settings"`);
  expect(filter).toContain(` && ${method} && `);
});
