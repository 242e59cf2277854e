import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { SecondsInput } from "../../../src/widgets/SecondsInput";
import { TokenSecretButton } from "../../../src/widgets/TokenSecretButton";
import { roles } from "../../support/roles";
import { drawWidget } from "../../widgets/draw";

const told = (): string => roles(document.body).trimEnd();
// Its label is its own text.
const press = () => screen.getByRole("button");

test("a press makes a new secret, another one keeps the stored one after all", async () => {
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

test("a secret that the backend does not tell of counts as stored", async () => {
  const { user, said } = drawWidget<string | undefined>(TokenSecretButton, undefined);
  expect(press().getAttribute("aria-pressed")).toBe("false");
  await user.click(press());
  await user.click(press());
  expect(said).toEqual([expect.stringMatching(/^\w{50}$/), undefined]);
});

test("the secret itself is never shown", async () => {
  const { user, said } = drawWidget(TokenSecretButton, "******" as string | undefined);
  await user.click(press());
  expect(document.body.innerHTML).not.toContain(String(said[0]));
});

test("while the form is saved it cannot be pressed", async () => {
  const { user, said } = drawWidget(TokenSecretButton, "******" as string | undefined, { disabled: true });
  await user.click(press());
  expect(said).toEqual([]);
});

test("seconds are told as a span beside the field, while one types", async () => {
  const { user, said } = drawWidget<number | string | undefined>(SecondsInput, 1800);
  expect(told()).toBe('textbox "Field" = "1800" (A hint)\nstatus > "30 minutes"');
  await user.type(screen.getByRole("textbox", { name: "Field" }), "00");
  expect(said).toEqual([18_000, 180_000]);
  expect(screen.getByRole("status").textContent).toBe("2 days 2 hours");
});

test("what is no number has no span", async () => {
  const { user, said } = drawWidget<number | string | undefined>(SecondsInput, 5);
  await user.type(screen.getByRole("textbox", { name: "Field" }), "x");
  expect(said).toEqual(["5x"]);
  expect(screen.getByRole("status").textContent).toBe("");
});
