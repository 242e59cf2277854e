import { screen } from "@testing-library/react";
import { afterAll, beforeEach, expect, test } from "vitest";
import { product as written } from "../../../definitions/eras/superusers";
import { selectBackend } from "../../../src/backend/version/backend";
import { resolveProduct } from "../../../src/backend/version/resolve-product";
import { fakeBackend } from "../../support/fake-backend";
import { storedSettings } from "../../support/fixtures";
import { open, signedIn } from "../../support/open";
import { registryOf } from "../../support/registry";

const registry = registryOf("v0.40", resolveProduct("v0.40", written));

beforeEach(() => {
  selectBackend("v0.40");
  signedIn();
});
afterAll(() => selectBackend("v0.8"));

test("says of each group of settings whether it is enabled", async () => {
  const backend = fakeBackend();
  const trustedProxy = { headers: ["X-Real-IP"], useLeftmostIP: false };
  backend.answers("readSettings", { ...storedSettings, batch: { enabled: true }, trustedProxy, superuserIPs: [] });
  open("#/settings", backend, registry);
  await screen.findByRole("button", { name: /^Trusted proxy ?Enabled$/ });
  expect(screen.getByRole("button", { name: /^Superuser addresses ?Disabled$/ })).toBeDefined();
  expect(screen.getByRole("button", { name: /^Batch requests ?Enabled$/ })).toBeDefined();
});
