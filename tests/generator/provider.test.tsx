import { readFileSync } from "node:fs";
import { screen, within } from "@testing-library/react";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Schema } from "../../src/runtime/model/form/schema";
import { registry } from "../support/registry";
import { fakeBackend, Refusal } from "../support/fake-backend";
import { storedSettings } from "../support/fixtures";
import { open, signedIn } from "../support/open";
import { copySources, outlinesOf, type Copy } from "./copy";

const source = "definitions/types/auth-providers.ts";
const line = "  /** @title Example */ exampleAuth: OAuthClient;\n";

let copy: Copy;
let told: string[];

// The generator starts a compiler.
beforeAll(() => {
  copy = copySources();
  copy.change(source, "export interface AuthProviders {\n", `export interface AuthProviders {\n${line}`);
  ({ told } = copy.generate());
}, 60_000);
afterAll(() => copy.remove());

const schemaOf = (type: string) => JSON.parse(copy.read(`definitions/schemas/${type}.json`)) as Schema;

test("needs one line of one source file for a provider", () => {
  const generated = [
    "definitions/schemas/AuthProviders.json",
    "definitions/schemas/Settings.json",
    "docs/reference/settings.md",
    ...outlinesOf("authProviders"),
  ];
  expect(told).toEqual(generated.map((name) => `wrote ${name}`));
  expect(copy.changed().filter((name) => !generated.includes(name))).toEqual([source]);
  const real = readFileSync(source, "utf8").split("\n");
  const now = copy.read(source).split("\n");
  expect(now.filter((each) => !real.includes(each))).toEqual([line.trimEnd()]);
  expect(now).toHaveLength(real.length + 1);
});

test("draws the provider, and shows the backend's error at its field", async () => {
  signedIn();
  const backend = fakeBackend();
  backend.answers("readSettings", { ...storedSettings, exampleAuth: { enabled: false } });
  const { user } = open("#/settings/auth-providers", backend, {
    ...registry,
    schemas: { ...registry.schemas, Settings: schemaOf("Settings"), AuthProviders: schemaOf("AuthProviders") },
  });
  const head = await screen.findByRole("button", { name: "Example Disabled" });
  expect(within(head).getByText("E")).toBeDefined();
  await user.click(head);
  await user.click(screen.getByRole("switch", { name: "Enable" }));
  await user.type(screen.getByRole("textbox", { name: "Client ID" }), " an-example ");
  await user.type(screen.getByLabelText(/^Client Secret/), "a-secret");
  const clientId = { code: "validation_x", message: "No such client." };
  backend.answers("saveSettings", new Refusal(400, "Something went wrong.", { exampleAuth: { clientId } }));
  await user.click(screen.getByRole("button", { name: "Save changes" }));
  await screen.findByText("No such client.");
  expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Client ID" }));
  expect(backend.payloads("saveSettings")).toEqual([
    { exampleAuth: { enabled: true, clientId: "an-example", clientSecret: "a-secret" } },
  ]);
  await user.click(head);
  expect(screen.getByRole("button", { name: "Example Enabled Has errors" })).toBe(head);
});

test("shows the provider in the outline and in the table of settings", () => {
  expect(copy.read("tests/screens/outlines/authProviders.txt")).toContain(
    [
      "> Example  (Enabled | Disabled)",
      "  Enable  [switch]  exampleAuth.enabled",
      "  when exampleAuth.enabled  (kept)",
      "    Client ID *  [trimmed-text]  exampleAuth.clientId",
      "    Client Secret *  [secret]  exampleAuth.clientSecret",
      "",
    ].join("\n"),
  );
  expect(copy.read("docs/reference/settings.md")).toMatch(
    /^\| Client Secret +\| `exampleAuth\.clientSecret` +\| secret +\| required/m,
  );
});
