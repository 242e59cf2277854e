import { screen, waitFor } from "@testing-library/react";
import { afterAll, beforeEach, expect, test } from "vitest";
import { storageKeys } from "../../definitions/limits/storage-keys";
import { product as written } from "../../definitions/eras/superusers";
import { resolveProduct } from "../../src/backend/version/resolve-product";
import { selectBackend } from "../../src/backend/version/backend";
import { fakeBackend } from "../support/fake-backend";
import { storedSettings } from "../support/fixtures";
import { open, signedIn } from "../support/open";
import { registryOf } from "../support/registry";

const registry = registryOf("v0.40", resolveProduct("v0.40", written));
const { style } = document.documentElement;

beforeEach(() => {
  selectBackend("v0.40");
  signedIn();
});
afterAll(() => selectBackend("v0.8"));

function openWith(accentColor: string) {
  const backend = fakeBackend();
  backend.answers("readSettings", { ...storedSettings, meta: { ...storedSettings.meta, accentColor } });
  open("#/settings/logs", backend, registry);
}

test("takes the accent colour of the settings, also before the next first paint", async () => {
  openWith("#7a1fa2");
  await waitFor(() => expect(style.getPropertyValue("--accent")).toContain("light-dark("));
  expect(JSON.parse(localStorage.getItem(storageKeys.accent)!)).toMatchObject({
    "--accent": style.getPropertyValue("--accent"),
  });
});

test("keeps its own colour while the settings have that of a new backend", async () => {
  localStorage.setItem(storageKeys.accent, '{"--accent":"red"}');
  style.setProperty("--accent", "red");
  openWith("#1055C9");
  await screen.findByRole("heading", { name: "Log settings" });
  await waitFor(() => expect(style.getPropertyValue("--accent")).toBe(""));
  expect(localStorage.getItem(storageKeys.accent)).toBeNull();
});
