import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { useToasts } from "../../src/runtime/store/toasts";
import { ListInput } from "../../src/widgets/ListInput";
import { MaskedInput } from "../../src/widgets/MaskedInput";
import { NumberInput } from "../../src/widgets/NumberInput";
import { Radio } from "../../src/widgets/Radio";
import { Select } from "../../src/widgets/Select";
import { Switch } from "../../src/widgets/Switch";
import {
  EmailInput,
  LoginInput,
  PasswordInput,
  SlugInput,
  TextInput,
  WebAddressInput,
} from "../../src/widgets/TextInput";
import { roles } from "../support/roles";
import { drawWidget } from "./draw";

const told = (): string => roles(document.body).trimEnd();
const field = () => screen.getByLabelText("Field");

test.each([
  ["text", TextInput, "ab "],
  ["email address, without blanks around it,", EmailInput, "ab"],
  ["web address, without blanks around it,", WebAddressInput, "ab"],
])("a line of %s is typed, and says each change", async (_, Widget, after) => {
  const { user, said } = drawWidget(Widget, "a", { required: true });
  expect(told()).toBe('textbox "Field" required = "a" (A hint)');
  await user.type(field(), "b ");
  expect(said).toEqual(["ab", after]);
});

test.each([
  ["email address", EmailInput],
  ["address to sign in with", LoginInput],
  ["web address", WebAddressInput],
])("a phone neither begins a line of %s with a capital, nor marks it as misspelt", (_, Widget) => {
  drawWidget(Widget, "");
  expect(field().getAttribute("autocapitalize")).toBe("none");
  expect(field().getAttribute("spellcheck")).toBe("false");
});

test("a line that is missing is empty, one that is wrong says so, one that is shut takes nothing", async () => {
  const { user, said } = drawWidget(TextInput, undefined, { invalid: true, disabled: true });
  expect(told()).toBe('textbox "Field" invalid disabled (A hint)');
  await user.type(field(), "b");
  expect(said).toEqual([]);
});

test("what is typed or pasted into the middle of a name is written as in names, and the caret stays behind it", async () => {
  const { user, said } = drawWidget(SlugInput, "rv_a");
  await user.type(field(), "-x!", { initialSelectionStart: 2, initialSelectionEnd: 2 });
  expect(said.at(-1)).toBe("rv_x_a");
  await user.paste("ß é");
  expect(said.at(-1)).toBe("rv_xss_e_a");
  await user.keyboard("y");
  expect(field()).toHaveProperty("value", "rv_xss_ey_a");
});

test("an address to sign in with has no blanks around it, be they pasted or typed", async () => {
  const { user, said } = drawWidget(LoginInput, "");
  await user.click(field());
  await user.paste(" ada@example.co ");
  expect(said.at(-1)).toBe("ada@example.co");
  await user.keyboard("m ");
  expect(said.at(-1)).toBe("ada@example.com");
  expect(field()).toHaveProperty("value", "ada@example.com");
});

test("keeps each part of a list once, and what is stored until it is edited", async () => {
  const { user, said } = drawWidget<readonly string[] | null | undefined>(ListInput, ["optionA", "optionA"]);
  expect(field()).toHaveProperty("value", "optionA, optionA");
  await user.click(field());
  await user.tab();
  expect(said).toEqual([]);
  expect(field()).toHaveProperty("value", "optionA, optionA");
  await user.type(field(), " ,optionB");
  expect(field()).toHaveProperty("value", "optionA, optionA ,optionB");
  await user.tab();
  expect(said.at(-1)).toEqual(["optionA", "optionB"]);
  expect(field()).toHaveProperty("value", "optionA, optionB");
});

test("parts that commas alone cannot tell stand in double quotes, are told to, and stay as they are stored", async () => {
  const stored = ["Smith, John", " x", "", "two\nlines", "y"];
  const { user, said } = drawWidget<readonly string[] | null | undefined>(ListInput, stored);
  expect(field()).toHaveProperty("value", '"Smith, John", " x", "", twolines, y');
  expect(screen.getByRole("textbox", { description: /in double quotes/ })).toBe(field());
  await user.type(field(), " {Backspace}");
  expect(said.at(-1)).toEqual(stored);
  await user.type(field(), ', "a, b"');
  expect(said.at(-1)).toEqual([...stored, "a, b"]);
  await user.clear(field());
  await user.type(field(), "a, b");
  expect(said.at(-1)).toEqual(["a", "b"]);
  expect(screen.queryByText(/in double quotes/)).toBeNull();
});

test("keeps choices from right to left free of the marks that order them", async () => {
  const stored = ["a", "شكرا", "x,\u200Ey"];
  const { user, said } = drawWidget<readonly string[] | null | undefined>(ListInput, stored);
  await user.type(field(), ", مرحبا");
  expect(said.at(-1)).toEqual([...stored, "مرحبا"]);
  await user.tab();
  expect(field()).toHaveProperty("value", 'a, \u200Eشكرا, \u200E"x,\u200Ey", \u200Eمرحبا');
  await user.clear(field());
  await user.type(field(), '"شكرا, مرحبا"');
  expect(said.at(-1)).toEqual(["شكرا, مرحبا"]);
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

test("a number is a number, shown as it is typed; what is none stays a text", async () => {
  const { user, said } = drawWidget<number | string | null | undefined>(NumberInput, 5);
  expect(told()).toBe('textbox "Field" = "5" (A hint)');
  await user.type(field(), "8x");
  await user.clear(field());
  await user.type(field(), "-1.50");
  expect(said).toEqual([58, "58x", "", "-", -1, -1, -1.5, -1.5]);
  expect(field()).toHaveProperty("value", "-1.50");
});

test.each([
  ["+25", "25"],
  ["025.0", "25"],
  [" 26 ", "26"],
  ["-1.50", "-1.5"],
  ["abc", "abc"],
  [" ", " "],
  ["9".repeat(20), "9".repeat(20)],
  [`1${"0".repeat(22)}`, `1${"0".repeat(22)}`],
  ["0.00000001", "0.00000001"],
])(
  "what is typed as '%s' over 25 is shown as '%s' once the field is left, and says nothing more",
  async (typed, shown) => {
    const { user, said } = drawWidget<number | string | null | undefined>(NumberInput, 25);
    await user.clear(field());
    await user.paste(typed);
    expect(field()).toHaveProperty("value", typed);
    const before = said.length;
    await user.tab();
    expect(field()).toHaveProperty("value", shown);
    expect(said).toHaveLength(before);
  },
);

test("a number that was emptied comes back when its value does", async () => {
  const { user, rerender } = drawWidget<number | string | null | undefined>(NumberInput, 5);
  await user.clear(field());
  expect(field()).toHaveProperty("value", "");
  rerender(5);
  expect(field()).toHaveProperty("value", "5");
});

test.each(["0x1", "1e3", "one", "1 000", "--1", "."])("%s is no number, and nothing is made of it", async (text) => {
  const { user, said } = drawWidget<number | string | null | undefined>(NumberInput, "");
  await user.click(field());
  await user.paste(text);
  expect(said).toEqual([text]);
});

test("more digits than a number keeps stay as they were typed, and all of them are seen", async () => {
  const { user, said } = drawWidget<number | string | null | undefined>(NumberInput, "");
  await user.click(field());
  await user.paste("9".repeat(20));
  expect(said).toEqual(["9".repeat(20)]);
  expect(field()).toHaveProperty("size", 20);
});

test("0 is shown as a number", () => {
  drawWidget<number | string | null | undefined>(NumberInput, 0);
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

const keptSecret = [
  'textbox "Field: Hidden value" read-only = "******" (A hint)',
  'button "Set new value"',
  'button "Erase the stored value"',
].join("\n");

test("a stored secret is hidden, and cannot be typed into", async () => {
  const { user, said } = drawWidget(MaskedInput, "******");
  expect(told()).toBe(keptSecret);
  await user.type(screen.getByRole("textbox"), "x");
  expect(said).toEqual([]);
});

test("a new value for a secret begins empty and focused, and is not shown; left blank it is none", async () => {
  const { user, said } = drawWidget(MaskedInput, "******");
  await user.click(screen.getByRole("button", { name: "Set new value" }));
  expect(document.activeElement).toBe(field());
  expect(field()).toHaveProperty("type", "password");
  await user.keyboard("ab{Backspace}{Backspace}");
  expect(said).toEqual(["******", "a", "ab", "a", "******"]);
  expect(document.activeElement).toBe(field());
});

test("the stored secret can be kept after all, and the focus does not get lost", async () => {
  const { user, said } = drawWidget(MaskedInput, "******");
  await user.click(screen.getByRole("button", { name: "Set new value" }));
  await user.keyboard("a");
  await user.click(screen.getByRole("button", { name: "Keep the stored value" }));
  expect(said.at(-1)).toBe("******");
  expect(told()).toContain('"Field: Hidden value" read-only focused');
});

test("a stored secret is erased by a choice of its own, which can be taken back", async () => {
  const { user, said } = drawWidget(MaskedInput, "******");
  await user.click(screen.getByRole("button", { name: "Erase the stored value" }));
  expect(said).toEqual([""]);
  expect(told()).toContain('"Field: Will be erased when you save" read-only focused');
  await user.click(screen.getByRole("button", { name: "Keep the stored value" }));
  expect(said).toEqual(["", "******"]);
  expect(told()).toContain('"Field: Hidden value" read-only focused');
});

test("a secret that is required cannot be erased", () => {
  drawWidget(MaskedInput, "******", { required: true });
  expect(screen.queryByRole("button", { name: "Erase the stored value" })).toBeNull();
});

test("a secret that is not stored yet is typed at once, and there is nothing to keep", () => {
  drawWidget(MaskedInput, "");
  expect(told()).toBe('password "Field" (A hint)');
});
