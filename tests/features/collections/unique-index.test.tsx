import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { UniqueIndex } from "../../../src/features/collections/editor/UniqueIndex";

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
