import { screen, within } from "@testing-library/react";
import { afterEach, test } from "vitest";
import { product as written } from "../../../definitions/eras/superusers";
import { resolveProduct } from "../../../src/backend/version/resolve-product";
import { selectBackend } from "../../../src/backend/version/backend";
import { fakeBackend } from "../../support/fake-backend";
import { open, signedIn } from "../../support/open";
import { registryOf } from "../../support/registry";

const { dataset } = document.documentElement;

const registry = registryOf("v0.40", resolveProduct("v0.40", written));

afterEach(() => {
  selectBackend("v0.8");
  delete dataset["environment"];
  delete dataset["environments"];
});

test("names the environment before a restore replaces all of its data", async () => {
  dataset["environment"] = "production";
  dataset["environments"] = JSON.stringify([{ name: "production", host: "example.com", place: "production.1" }]);
  selectBackend("v0.40");
  signedIn();
  const backend = fakeBackend();
  backend.answers("listBackups", [{ key: "a.zip", size: 1, modified: "2026-01-31 10:00:00.000Z" }]);
  const { user } = open("#/settings/backups", backend, registry);
  await user.click(await screen.findByRole("button", { name: "Restore a.zip" }));
  const popup = await screen.findByRole("dialog", { name: "Restore backup" });
  await within(popup).findByText("production");
});
