import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { useToasts } from "../../src/runtime/store/toasts";
import { MaskedInput } from "../../src/widgets/MaskedInput";
import { NumberInput } from "../../src/widgets/NumberInput";
import { Radio } from "../../src/widgets/Radio";
import { Select } from "../../src/widgets/Select";
import { Switch } from "../../src/widgets/Switch";
import { EmailInput, PasswordInput, TextInput, WebAddressInput } from "../../src/widgets/TextInput";
import { roles } from "../support/roles";
import { drawWidget } from "./draw";

const told = (): string => roles(document.body).trimEnd();
const field = () => screen.getByLabelText("Field");

test.each([
  ["text", TextInput],
  ["email address", EmailInput],
  ["web address", WebAddressInput],
])("a line of %s is typed, and says each change", async (_, Widget) => {
  const { user, said } = drawWidget(Widget, "a", { required: true });
  expect(told()).toBe('textbox "Field" required = "a" (A hint)');
  await user.type(field(), "b ");
  expect(said).toEqual(["ab", "ab "]);
});

test("a line that is missing is empty, one that is wrong says so, one that is shut takes nothing", async () => {
  const { user, said } = drawWidget(TextInput, undefined, { invalid: true, disabled: true });
  expect(told()).toBe('textbox "Field" invalid disabled (A hint)');
  await user.type(field(), "b");
  expect(said).toEqual([]);
});

test("a password is not shown", () => {
  drawWidget(PasswordInput, "a");
  expect(field()).toHaveProperty("type", "password");
});

test("a new password is offered by the browser where one is chosen, the known one where it is asked for", () => {
  drawWidget(PasswordInput, "", { schema: { minBytes: 10 } });
  drawWidget(PasswordInput, "", { id: "other" });
  expect(field()).toHaveProperty("autocomplete", "new-password");
  expect(document.getElementById("other")).toHaveProperty("autocomplete", "current-password");
});

test("a placeholder is copied by a click, and the required one says that it is", async () => {
  const { user } = drawWidget(TextInput, "", { schema: { placeholders: "{APP} {TOKEN}", mustContain: "{TOKEN}" } });
  await user.click(screen.getByRole("button", { name: "Copy {APP}" }));
  expect(await navigator.clipboard.readText()).toBe("{APP}");
  expect(useToasts.getState()).toMatchObject([{ kind: "info", text: "Copied {APP} to clipboard" }]);
  expect(screen.getByRole("button", { name: "Copy {TOKEN}, Required parameter" })).toBeDefined();
});

test("a browser that refuses to copy is not passed over", async () => {
  const { user } = drawWidget(TextInput, "", { schema: { placeholders: "{APP}" } });
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("No."));
  await user.click(screen.getByRole("button", { name: "Copy {APP}" }));
  expect(useToasts.getState()).toMatchObject([{ kind: "warning" }]);
});

test("a number is a number; what is none stays as it is typed", async () => {
  const { user, said } = drawWidget<number | string | undefined>(NumberInput, 5);
  expect(told()).toBe('textbox "Field" = "5" (A hint)');
  await user.type(field(), "8x");
  await user.clear(field());
  await user.type(field(), "-1.50");
  expect(said).toEqual([58, "58x", "", "-", -1, "-1.", -1.5, "-1.50"]);
  expect(field()).toHaveProperty("value", "-1.50");
});

test("more digits than a number keeps stay as they were typed", async () => {
  const { user, said } = drawWidget<number | string | undefined>(NumberInput, "");
  await user.click(field());
  await user.paste("9".repeat(400));
  expect(said).toEqual(["9".repeat(400)]);
});

test("0 is shown as a number", () => {
  drawWidget<number | string | undefined>(NumberInput, 0);
  expect(field()).toHaveProperty("value", "0");
});

test("a switch is turned on and off", async () => {
  const { user, said } = drawWidget<boolean | undefined>(Switch, undefined);
  expect(told()).toBe('switch "Field" (A hint)');
  await user.click(screen.getByRole("switch", { name: "Field" }));
  expect(told()).toBe('switch "Field" checked focused (A hint)');
  await user.keyboard(" ");
  expect(said).toEqual([true, false]);
});

const choices = [
  { value: false, label: "Auto" },
  { value: true, label: "Always" },
];

test("a list says the value of the chosen label, not its text", async () => {
  const { user, said } = drawWidget<unknown>(Select, false, { choices });
  expect(told()).toBe('combobox "Field" = [Auto] | Always (A hint)');
  await user.selectOptions(screen.getByRole("combobox", { name: "Field" }), "Always");
  expect(said).toEqual([true]);
});

test("radio buttons are a group with a name, and say the value of the chosen one", async () => {
  const { user, said } = drawWidget<unknown>(Radio, false, { choices, grouped: true });
  expect(told()).toBe('radiogroup "Field" (A hint)\n  radio "Auto" checked\n  radio "Always"');
  await user.click(screen.getByRole("radio", { name: "Always" }));
  expect(said).toEqual([true]);
});

test("a stored secret is hidden, and cannot be typed into", async () => {
  const { user, said } = drawWidget(MaskedInput, "******");
  expect(told()).toBe('textbox "Field: Hidden value" read-only = "******" (A hint)\nbutton "Set new value"');
  await user.type(screen.getByRole("textbox"), "x");
  expect(said).toEqual([]);
});

test("a new value for a secret begins empty and focused, and is not shown", async () => {
  const { user, said } = drawWidget(MaskedInput, "******");
  await user.click(screen.getByRole("button", { name: "Set new value" }));
  expect(document.activeElement).toBe(field());
  await user.keyboard("ab");
  expect(said).toEqual(["", "a", "ab"]);
  expect(field()).toHaveProperty("type", "password");
});

test("the stored secret can be kept after all, and the focus does not get lost", async () => {
  const { user, said } = drawWidget(MaskedInput, "******");
  await user.click(screen.getByRole("button", { name: "Set new value" }));
  await user.keyboard("a");
  await user.click(screen.getByRole("button", { name: "Keep the stored value" }));
  expect(said.at(-1)).toBe("******");
  expect(told()).toContain('"Field: Hidden value" read-only focused');
});

test("a secret that is not stored yet is typed at once, and there is nothing to keep", () => {
  drawWidget(MaskedInput, "");
  expect(told()).toBe('password "Field" (A hint)');
});
