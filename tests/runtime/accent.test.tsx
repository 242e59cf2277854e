import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { storageKeys } from "../../definitions/limits/storage-keys";
import { selectBackend } from "../../src/backend/version/backend";
import { fakeBackend } from "../support/fake-backend";
import { storedSettings } from "../support/fixtures";
import { open, signedIn } from "../support/open";
import { newestRegistry } from "../support/registry";

const { style } = document.documentElement;

beforeEach(() => {
  selectBackend("v0.40");
  signedIn();
});

function openWith(accentColor: string) {
  const backend = fakeBackend();
  backend.answers("readSettings", { ...storedSettings, meta: { ...storedSettings.meta, accentColor } });
  open("#/settings/logs", backend, newestRegistry);
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
