import { screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { selectBackend } from "../../../src/backend/version/backend";
import { open, signedIn } from "../../support/open";
import { newestRegistry } from "../../support/registry";

beforeEach(() => {
  selectBackend("v0.40");
  signedIn();
});

test("sets the schedule of backups by a press, and says what it means", async () => {
  const { user } = open("#/settings/backups", undefined, newestRegistry);
  const preset = await screen.findByRole("button", { name: "Every Sunday" });
  expect(preset.getAttribute("aria-pressed")).toBe("false");
  await user.click(preset);
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Schedule" }).value).toBe("0 0 * * 0");
  expect(preset.getAttribute("aria-pressed")).toBe("true");
  await screen.findByText(/In UTC: At 00:00, only on Sunday\./);
});
