import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { cellLimits } from "../../../definitions/limits/sizes";
import type { FieldModel } from "../../../src/runtime/model/form/form-model";
import { registry } from "../../support/registry";
import { RegistryContext } from "../../../src/runtime/registry/registry";
import { previewChanges } from "../../../src/runtime/many-rows/preview-changes";

test("counts one record, and cuts its long name", () => {
  const row = { id: "record000000001" };
  const titleOf = (): string => "Leith ".repeat(400);
  const { title, body } = previewChanges({ changed: [{ row, changes: [] }], total: 1, unit: "record", titleOf });
  render(body);
  expect(title).toBe("1 of 1 record will change. Save?");
  const cut = titleOf().slice(0, cellLimits.text);
  expect(screen.getByRole("listitem").textContent).toBe(`${row.id} ${cut}…`);
  expect(screen.getByText(`${cut}…`, { normalizer: (text) => text }).dataset["tip"]).toBe(`${cut}…`);
});

test("shows the changed part of a long value", () => {
  const row = { id: "record000000001" };
  const field = { path: "text", label: "text", schema: { type: "string" } } as unknown as FieldModel;
  const changes = [{ field, from: `${"a".repeat(500_000)}b`, to: "a".repeat(500_000) }];
  const { body } = previewChanges({ changed: [{ row, changes }], total: 1, unit: "record", titleOf: () => "Leith" });
  render(<RegistryContext value={registry}>{body}</RegistryContext>);
  expect(screen.getByRole("listitem").textContent).toMatch(/^.{0,50}…a{1,60}b → …a{1,60}$/);
});

test("hides a new secret and says nothing of the stored one", () => {
  const row = { id: "record000000001" };
  const field = { path: "pw", label: "pw", schema: { type: "string", secret: true } } as unknown as FieldModel;
  const changes = [{ field, from: "", to: "Sup3rSecret!" }];
  const { body } = previewChanges({ changed: [{ row, changes }], total: 1, unit: "record", titleOf: () => "Leith" });
  render(<RegistryContext value={registry}>{body}</RegistryContext>);
  expect(screen.getByRole("listitem").textContent).toMatch(/pw a new value, which is not shown$/);
});
