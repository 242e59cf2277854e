import { beforeEach, expect, test } from "vitest";
import { schemas } from "../../../definitions/schemas";
import type { Schemas } from "../../../src/runtime/model/form/schema";
import { useToasts } from "../../../src/browser/toasts";
import { reviewChanges } from "../../../src/features/collections/consequences/CollectionChanges";
import { Refusal, fakeBackend } from "../../support/fake-backend";
import { storedCollections, storedSettings } from "../../support/fixtures";
import { signedIn } from "../../support/open";
import { render, screen } from "@testing-library/react";
import { reviewRemoval } from "../../../src/features/collections/consequences/CollectionRemoval";
import { UniqueIndex } from "../../../src/features/collections/editor/UniqueIndex";

beforeEach(signedIn);

const [ports, sailors] = storedCollections;

test("shows the new texts of rules that could not be rewritten", async () => {
  const backend = fakeBackend([ports!, { ...sailors!, listRule: '@collection.ports.a_text = "north"' }]);
  const review = await reviewChanges({ ...ports!, name: "harbours" }, ports!, schemas as Schemas);
  backend.answers("saveCollection", new Refusal(502, "The way there is broken."));
  await review!.confirmed().after?.();
  expect(useToasts.getState()).toMatchObject([
    {
      kind: "error",
      duration: Number.POSITIVE_INFINITY,
      text: expect.stringMatching(
        /^Rules could not be rewritten: The way there is broken\. .*:\nsailors, List.*: @collection\.harbours\.a_text = "north"$/s,
      ),
    },
  ]);
});

test("asks before values are lost, though they cannot be counted", async () => {
  fakeBackend().answers("countRecords", new Refusal(500, "The disk is on holiday."));
  const [text] = ports!.fields;
  const [gone, kept] = ["2nd", "3rd"].map((each) => ({ ...text!, id: each, name: each }));
  const stored = { ...ports!, fields: [gone!, kept!] };
  const review = await reviewChanges({ ...stored, fields: [{ ...kept!, required: true }] }, stored, schemas as Schemas);
  const { container } = render(review!.body);
  for (const line of [
    "Removed field 2nd (records that lose a value cannot be counted)",
    "3rd: an unknown number of records without a value",
  ])
    expect(container.textContent).toContain(line);
});

const view = (name: string, viewQuery: string) => ({ ...ports!, id: name, name, type: "view" as const, viewQuery });

test("names the views that read a collection before it is deleted", async () => {
  fakeBackend([ports!, sailors!, view("north", "SELECT id FROM Ports"), view("south", "SELECT id FROM airports")]);
  const { container } = render((await reviewRemoval(ports!, schemas as Schemas)).body);
  expect(container.textContent).toContain("Views read it: north. Change their queries first.");
});

const name = "email";
const indexes = ["CREATE UNIQUE INDEX `idx_email` ON `crew` (`email`) WHERE `email` != ''"];

test.each([
  [{ name, system: false }, indexes, true, true],
  [{ name, system: true }, indexes, true, false],
  [{ name: "verified", system: true }, indexes, false, false],
  [{ name: "id", system: true, primaryKey: true }, [], true, false],
])("shows whether %j is unique, and locks system fields", (field, stored, isOn, isEditable) => {
  const data = { name: "crew", fields: [{ id: "it", ...field }], indexes: stored };
  render(
    <UniqueIndex
      {...{ data, stored: data, item: undefined, saved: 0, disabled: false }}
      itemPath="fields.it"
      change={() => {}}
    />,
  );
  const control = screen.getByRole<HTMLButtonElement>("switch", { name: "Unique" });
  expect(control.getAttribute("aria-checked")).toBe(String(isOn));
  expect(control.disabled).toBe(!isEditable);
});

const otp = { enabled: false, duration: 180, length: 8, emailTemplate: { subject: "Code", body: "{OTP}" } };

test.each([
  [
    "_superusers",
    true,
    /^From now on, you and all other superusers need a code .* SMTP is off: .* nobody can sign in\./,
  ],
  ["sailors", true, /^Accounts get their one-time password by mail\. But SMTP is off: /],
  ["_superusers", false, undefined],
])("warns before %s need a code by mail while SMTP is off: %s", async (collection, isOff, warning) => {
  const backend = fakeBackend();
  const { smtp, ...settings } = storedSettings;
  backend.answers("readSettings", { ...settings, smtp: { ...smtp, enabled: !isOff } });
  const stored = { ...sailors!, name: collection, otp };
  const on = { ...stored, otp: { ...otp, enabled: true } };
  const review = await reviewChanges(on, stored, schemas as Schemas);
  expect(review === undefined).toBe(warning === undefined);
  if (warning) expect(render(review!.body).container.textContent).toMatch(warning);
  // Nothing changes for accounts that use codes already.
  expect(await reviewChanges({ ...on, otp: { ...on.otp, length: 9 } }, on, schemas as Schemas)).toBeUndefined();
});
