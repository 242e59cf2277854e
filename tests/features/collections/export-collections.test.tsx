import { cleanup, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { selectBackend } from "../../../src/backend/version/backend";
import { fakeBackend } from "../../support/fake-backend";
import { storedCollections } from "../../support/fixtures";
import { goTo, open, signedIn } from "../../support/open";
import { newestRegistry, registry } from "../../support/registry";

const registries = { "v0.8": registry, "v0.40": newestRegistry } as const;

test("copies one collection as JSON, as its export has it", async () => {
  signedIn();
  const [ports] = storedCollections;
  const { user } = open(`#/collections?collectionId=${ports!.id}&editCollection=${ports!.id}`);
  await user.click(await screen.findByRole("button", { name: "More" }, { timeout: 25_000 }));
  await user.click(await screen.findByRole("menuitem", { name: "Copy as JSON" }));
  await screen.findByText("Copied the collection to clipboard");
  const copied = JSON.parse(await navigator.clipboard.readText()) as unknown;
  cleanup();
  open("#/settings/export-collections", fakeBackend([ports!]));
  const text = await screen.findByRole("textbox", { name: "Configuration" });
  expect(copied).toEqual(JSON.parse(text.textContent));
});

test.each([
  ["v0.8", 3],
  ["v0.40", 2],
] as const)("exports on %s the system collections that not every backend has", async (version, chosen) => {
  selectBackend(version);
  signedIn();
  const [ports] = storedCollections;
  const system = ["nologin", "_mfas"].map((name) => ({ ...ports!, id: name, name, system: true }));
  open("#/settings/export-collections", fakeBackend([ports!, ...system]), registries[version]);
  expect(await screen.findByText(`${chosen} of 3 chosen`)).toBeTruthy();
  const text = screen.getByRole("textbox", { name: "Configuration" });
  expect(text.textContent).toContain('"name": "nologin"');
});

test("exports system fields after another page has listed the collections", async () => {
  selectBackend("v0.40");
  signedIn();
  const [ports] = storedCollections;
  const id = { id: "text3208210256", name: "id", type: "text", system: true, primaryKey: true, min: 3, max: 3 };
  const stored = { ...ports!, fields: [id, ...ports!.fields] } as unknown as typeof ports;
  open("#/rules", fakeBackend([stored!]), registries["v0.40"]);
  await screen.findByRole("link", { name: "ports" });
  goTo("#/settings/export-collections");
  const text = await screen.findByRole("textbox", { name: "Configuration" });
  expect(text.textContent).toContain('"id": "text3208210256"');
  expect(text.textContent).not.toContain('"ids"');
});
