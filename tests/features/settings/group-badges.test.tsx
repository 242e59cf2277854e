import { screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { selectBackend } from "../../../src/backend/version/backend";
import { fakeBackend } from "../../support/fake-backend";
import { storedSettings } from "../../support/fixtures";
import { open, signedIn } from "../../support/open";
import { newestRegistry } from "../../support/registry";

beforeEach(() => {
  selectBackend("v0.40");
  signedIn();
});

test("says of each group of settings whether it is enabled", async () => {
  const backend = fakeBackend();
  const trustedProxy = { headers: ["X-Real-IP"], useLeftmostIP: false };
  backend.answers("readSettings", { ...storedSettings, batch: { enabled: true }, trustedProxy, superuserIPs: [] });
  open("#/settings", backend, newestRegistry);
  await screen.findByRole("button", { name: /^Trusted proxy ?Enabled$/ });
  expect(screen.getByRole("button", { name: /^Superuser addresses ?Disabled$/ })).toBeDefined();
  expect(screen.getByRole("button", { name: /^Batch requests ?Enabled$/ })).toBeDefined();
});
