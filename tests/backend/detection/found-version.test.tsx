import { screen, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { version } from "../../../package.json";
import { newestVersion } from "../../../definitions/language/versions";
import { selectBackend } from "../../../src/backend/version/backend";
import { useProvenVersion } from "../../../src/backend/detection/proven-version";
import { open, signedIn } from "../../support/open";

beforeEach(() => selectBackend("v0.38"));

const releases = "https://github.com/pocketbase/pocketbase/releases";

it("names the found version at the sign-in, with a link to the release notes", async () => {
  open("#/login");
  const name = `PocketBase 0.38 to ${newestVersion.slice(1)}, release notes`;
  expect(await screen.findByRole("link", { name })).toHaveProperty("href", releases);
});

it("names the proven version in the bar, and in the menu with its documentation", async () => {
  signedIn();
  useProvenVersion.setState({ proof: { version: "v0.38", upTo: "v0.39" } });
  const { user } = open("#/logs");
  const name = "PocketBase 0.38 or 0.39, release notes";
  const bar = await screen.findByRole("contentinfo");
  within(bar).getByRole("link", { name });
  await user.click(screen.getByRole("button", { name: /^Account of/ }));
  const entry = await screen.findByRole("menuitem", { name });
  expect(entry).toHaveProperty("href", releases);
  within(screen.getByRole("menu")).getByText(`Sextant v${version}`);
  const documentation = screen.getByRole("menuitem", { name: "Documentation" });
  expect(documentation).toHaveProperty("href", "https://pocketbase.io/docs/");
});

it("names the release, with a link to its own notes", async () => {
  signedIn();
  useProvenVersion.setState({ proof: { version: "v0.38", upTo: "v0.38", release: "0.38.2" } });
  open("#/logs");
  const bar = await screen.findByRole("contentinfo");
  const name = "PocketBase 0.38.2, release notes";
  expect(within(bar).getByRole("link", { name })).toHaveProperty("href", `${releases}/tag/v0.38.2`);
});

it("leaves the product's own version where it was on v0.8", async () => {
  selectBackend("v0.8");
  open("#/login");
  await screen.findByRole("link", { name: /^Sextant v/ });
  expect(screen.queryByRole("link", { name: /^PocketBase/ })).toBeNull();
});
