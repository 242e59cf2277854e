import { screen } from "@testing-library/react";
import { afterAll, beforeEach, expect, test } from "vitest";
import { product as written } from "../../../definitions/eras/superusers";
import { selectBackend } from "../../../src/backend/version/backend";
import { resolveProduct } from "../../../src/backend/version/resolve-product";
import { open, signedIn } from "../../support/open";
import { registryOf } from "../../support/registry";

const registry = registryOf("v0.40", resolveProduct("v0.40", written));

beforeEach(() => {
  selectBackend("v0.40");
  signedIn();
});
afterAll(() => selectBackend("v0.8"));

test("sets the schedule of backups by a press, and says what it means", async () => {
  const { user } = open("#/settings/backups", undefined, registry);
  const preset = await screen.findByRole("button", { name: "Every Sunday" });
  expect(preset.getAttribute("aria-pressed")).toBe("false");
  await user.click(preset);
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Schedule" }).value).toBe("0 0 * * 0");
  expect(preset.getAttribute("aria-pressed")).toBe("true");
  await screen.findByText(/In UTC: At 00:00, only on Sunday\./);
});
