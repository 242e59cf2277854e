import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { newestVersion } from "../../definitions/language/versions";
import { selectBackend } from "../../src/runtime/model/version/backend";
import { useProvenVersion } from "../../src/runtime/store/proven-version";
import { open, signedIn } from "../support/open";

beforeEach(() => selectBackend("v0.38"));
afterEach(() => {
  selectBackend("v0.8");
  useProvenVersion.setState({ version: undefined });
});

const releases = "https://github.com/pocketbase/pocketbase/releases";

it("names the found version at the sign-in, with a link to the release notes", async () => {
  open("#/login");
  const name = `PocketBase 0.38 to ${newestVersion.slice(1)}, release notes`;
  expect(await screen.findByRole("link", { name })).toHaveProperty("href", releases);
});

it("names the proven version in the bar of a table and in the menu of the account", async () => {
  signedIn();
  useProvenVersion.setState({ version: "v0.38" });
  const { user } = open("#/logs");
  const name = "PocketBase 0.38 or 0.39, release notes";
  const bar = await screen.findByRole("contentinfo");
  within(bar).getByRole("link", { name });
  await user.click(screen.getByRole("button", { name: /^Account of/ }));
  const entry = await screen.findByRole("menuitem", { name });
  expect(entry).toHaveProperty("href", releases);
});

it("leaves the product's own version where it was on v0.8", async () => {
  selectBackend("v0.8");
  open("#/login");
  await screen.findByRole("link", { name: /^Sextant v/ });
  expect(screen.queryByRole("link", { name: /^PocketBase/ })).toBeNull();
});
