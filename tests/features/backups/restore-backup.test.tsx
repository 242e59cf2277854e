import { screen, within } from "@testing-library/react";
import { test } from "vitest";
import { selectBackend } from "../../../src/backend/version/backend";
import { enterProduction } from "../../support/environments";
import { fakeBackend } from "../../support/fake-backend";
import { open, signedIn } from "../../support/open";
import { newestRegistry } from "../../support/registry";

test("names the environment before a restore replaces all of its data", async () => {
  enterProduction();
  selectBackend("v0.40");
  signedIn();
  const backend = fakeBackend();
  backend.answers("listBackups", [{ key: "a.zip", size: 1, modified: "2026-01-31 10:00:00.000Z" }]);
  const { user } = open("#/settings/backups", backend, newestRegistry);
  await user.click(await screen.findByRole("button", { name: "Restore a.zip" }));
  const popup = await screen.findByRole("dialog", { name: "Restore backup" });
  await within(popup).findByText("production");
});
