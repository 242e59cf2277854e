import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Schema } from "../../src/runtime/model/form/schema";
import { registry } from "../support/registry";
import { fakeBackend, Refusal } from "../support/fake-backend";
import { storedSettings } from "../support/fixtures";
import { open, signedIn } from "../support/open";

// The generator makes this of one line; `recipes.test.ts` adds such a line.
function withExample(type: "Settings" | "AuthProviders"): Schema {
  const schema = structuredClone(registry.schemas[type])!;
  const example = { $ref: "#/definitions/OAuthClient", title: "Example" };
  Object.assign(schema.definitions![type]!.properties!, { exampleAuth: example });
  return schema;
}

test("draws the provider, and shows the backend's error at its field", async () => {
  signedIn();
  const backend = fakeBackend();
  backend.answers("readSettings", { ...storedSettings, exampleAuth: { enabled: false } });
  const { user } = open("#/settings/auth-providers", backend, {
    ...registry,
    schemas: { ...registry.schemas, Settings: withExample("Settings"), AuthProviders: withExample("AuthProviders") },
  });
  const head = await screen.findByRole("button", { name: "Example Disabled" });
  expect(await within(head).findByText("E")).toBeDefined();
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
