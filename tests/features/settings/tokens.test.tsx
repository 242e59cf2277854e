import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { SecondsInput } from "../../../src/widgets/SecondsInput";
import { TokenSecretButton } from "../../../src/widgets/TokenSecretButton";
import { roles } from "../../support/roles";
import { drawWidget } from "../../widgets/draw";

const outline = (): string => roles(document.body).trimEnd();
// Its label is its own text.
const press = () => screen.getByRole("button");

test("generates a new secret, and keeps the stored one after a second press", async () => {
  const { user, said } = drawWidget(TokenSecretButton, "******" as string | undefined);
  expect(press().getAttribute("aria-pressed")).toBe("false");
  await user.click(press());
  expect(press().getAttribute("aria-pressed")).toBe("true");
  await user.click(press());
  expect(press().getAttribute("aria-pressed")).toBe("false");
  await user.click(press());
  expect(said).toEqual([expect.stringMatching(/^\w{50}$/), "******", expect.stringMatching(/^\w{50}$/)]);
  expect(said[0]).not.toBe(said[2]);
});

test("treats an omitted secret as stored", async () => {
  const { user, said } = drawWidget<string | undefined>(TokenSecretButton, undefined);
  expect(press().getAttribute("aria-pressed")).toBe("false");
  await user.click(press());
  await user.click(press());
  expect(said).toEqual([expect.stringMatching(/^\w{50}$/), undefined]);
});

test("never shows the secret", async () => {
  const { user, said } = drawWidget(TokenSecretButton, "******" as string | undefined);
  await user.click(press());
  expect(document.body.innerHTML).not.toContain(String(said[0]));
});

test("shows seconds as a time span while typing", async () => {
  const { user, said } = drawWidget<number | string | undefined>(SecondsInput, 1800);
  expect(outline()).toBe('textbox "Field" = "1800" (A hint)\nstatus > "30 minutes"');
  await user.type(screen.getByRole("textbox", { name: "Field" }), "00");
  expect(said).toEqual([18_000, 180_000]);
  expect(screen.getByRole("status").textContent).toBe("2 days 2 hours");
});
