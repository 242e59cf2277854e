import { expect, test } from "vitest";
import type { SettingsPage } from "../../definitions/language/screen";
import type { Schema } from "../../src/runtime/model/form/schema";
import { saveRequests } from "./save-request";
import { statesOf } from "./screen-states";
import { errorsOf, statesIn } from "./version-states";

// The recipe of a setting: a property with its label, and its path on a screen.
test("finds a new setting, its value, its states and its request in its definition", () => {
  const { product, schemas } = statesIn("v0.40");
  const { definitions = {}, ...settings } = schemas["Settings"]!;
  const replyTo: Schema = { type: "string", format: "email", title: "Reply-to address" };
  const Smtp = { ...definitions["Smtp"], properties: { ...definitions["Smtp"]!.properties, replyTo } };
  const written = product.screens["mail"] as SettingsPage;
  const shown = {
    when: { "smtp.replyTo": { not: "" } },
    hidden: "kept",
    show: [{ note: "Replies go there." }],
  } as const;
  const mail = { ...written, fields: [...written.fields, "smtp.replyTo", shown] };
  const states = statesOf(
    { ...product, screens: { mail } },
    { ...schemas, Settings: { ...settings, definitions: { ...definitions, Smtp } } },
  ).filter(({ view }) => view === "page");
  expect(states.map(({ values }) => values)).toEqual([
    { "smtp.enabled": true, "smtp.replyTo": "ada@example.com" },
    { "smtp.enabled": true, "smtp.replyTo": "" },
    { "smtp.enabled": false, "smtp.replyTo": "ada@example.com" },
    { "smtp.enabled": false, "smtp.replyTo": "" },
  ]);
  const [first] = states;
  expect(first!.outline).toContain("Reply-to address  [email]  smtp.replyTo");
  expect(saveRequests(first!)).toMatchObject([
    { method: "PATCH", path: "api/settings", body: { smtp: { replyTo: "ada@example.com" } } },
  ]);
  expect(states.flatMap((state) => [...errorsOf(state)])).toEqual([]);
});
