import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { useToasts } from "../../src/browser/toasts";
import { GeoPointInput } from "../../src/widgets/GeoPointInput";
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
])("reports each change of a line of %s", async (_, Widget, after) => {
  const { user, said } = drawWidget(Widget, "a", { required: true });
  expect(told()).toBe('textbox "Field" required = "a" (A hint)');
  await user.type(field(), "b ");
  expect(said).toEqual(["ab", after]);
});

test.each([
  ["email address", EmailInput],
  ["address to sign in with", LoginInput],
  ["web address", WebAddressInput],
])("disables capitals and spelling on phones for a line of %s", (_, Widget) => {
  drawWidget(Widget, "");
  expect(field().getAttribute("autocapitalize")).toBe("none");
  expect(field().getAttribute("spellcheck")).toBe("false");
});

test("shows an invalid and a disabled line as such", async () => {
  const { user, said } = drawWidget(TextInput, undefined, { rawErrors: ["Too short."], disabled: true });
  expect(told()).toBe('textbox "Field" invalid disabled (A hint)');
  await user.type(field(), "b");
  expect(said).toEqual([]);
});

test("writes a name as names are written, and keeps the caret", async () => {
  const { user, said } = drawWidget(SlugInput, "rv_a");
  await user.type(field(), "-x!", { initialSelectionStart: 2, initialSelectionEnd: 2 });
  expect(said.at(-1)).toBe("rv_x_a");
  await user.paste("ß é");
  expect(said.at(-1)).toBe("rv_xss_e_a");
  await user.keyboard("y");
  expect(field()).toHaveProperty("value", "rv_xss_ey_a");
});

test("splits a pasted point into its coordinates", async () => {
  const { user, said } = drawWidget(GeoPointInput, "");
  await user.click(screen.getByLabelText(/^Latitude/));
  await user.paste("POINT(13.405 52.52)");
  expect(said.at(-1)).toBe('{"lon":13.405,"lat":52.52}');
});

test("trims an address to sign in with, typed or pasted", async () => {
  const { user, said } = drawWidget(LoginInput, "");
  await user.click(field());
  await user.paste(" ada@example.co ");
  expect(said.at(-1)).toBe("ada@example.co");
  await user.keyboard("m ");
  expect(said.at(-1)).toBe("ada@example.com");
  expect(field()).toHaveProperty("value", "ada@example.com");
});

test("keeps each part of a list once, and the stored text until it is edited", async () => {
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

test("quotes parts with commas or spaces, explains it, and keeps stored parts", async () => {
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

test("divides pasted lines and cells, at the caret", async () => {
  const { user, said } = drawWidget<readonly string[] | null | undefined>(ListInput, []);
  await user.click(field());
  await user.paste("red\r\ngreen\r\nlight, blue\r\n");
  expect(said.at(-1)).toEqual(["red", "green", "light, blue"]);
  await user.keyboard("{Home}{ArrowRight}{ArrowRight}{ArrowRight}");
  await user.paste("a\tb");
  expect(said.at(-1)).toEqual(["red", "a", "b", "green", "light, blue"]);
  await user.keyboard("c");
  expect(field()).toHaveProperty("value", 'red, a, bc, green, "light, blue"');
  await user.clear(field());
  await user.paste("image/png, image/gif\n");
  expect(said.at(-1)).toEqual(["image/png", "image/gif"]);
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

test("offers a new password where one is chosen, the known one elsewhere", () => {
  drawWidget(PasswordInput, "", { schema: { minBytes: 10 } });
  drawWidget(PasswordInput, "", { id: "other" });
  expect(field()).toHaveProperty("autocomplete", "new-password");
  expect(document.getElementById("other")).toHaveProperty("autocomplete", "current-password");
});

test("reports that the browser refused to copy", async () => {
  const { user } = drawWidget(TextInput, "", { schema: { placeholders: "{APP}" } });
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("No."));
  await user.click(screen.getByRole("button", { name: "Copy {APP}" }));
  expect(useToasts.getState()).toMatchObject([{ kind: "warning" }]);
});

test("reads a number as it is typed, and keeps other text", async () => {
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
])("shows '%s' as '%s' after the field is left, without another change", async (typed, shown) => {
  const { user, said } = drawWidget<number | string | null | undefined>(NumberInput, 25);
  await user.clear(field());
  await user.paste(typed);
  expect(field()).toHaveProperty("value", typed);
  const before = said.length;
  await user.tab();
  expect(field()).toHaveProperty("value", shown);
  expect(said).toHaveLength(before);
});

test("shows an emptied number again when its value returns", async () => {
  const { user, rerender } = drawWidget<number | string | null | undefined>(NumberInput, 5);
  await user.clear(field());
  expect(field()).toHaveProperty("value", "");
  rerender(5);
  expect(field()).toHaveProperty("value", "5");
});

test("toggles a switch", async () => {
  const { user, said } = drawWidget<boolean | undefined>(Switch, undefined);
  expect(told()).toBe('switch "Field" (A hint)');
  await user.click(screen.getByRole("switch", { name: "Field" }));
  expect(told()).toBe('switch "Field" checked focused (A hint)');
  await user.keyboard(" ");
  expect(said).toEqual([true, false]);
});

const enumOptions = [
  { value: false, label: "Auto" },
  { value: true, label: "Always" },
];

test("reports the value of the chosen label", async () => {
  const { user, said } = drawWidget<unknown>(Select, false, { options: { enumOptions } });
  expect(told()).toBe('combobox "Field" = [Auto] | Always (A hint)');
  await user.selectOptions(screen.getByRole("combobox", { name: "Field" }), "Always");
  expect(said).toEqual([true]);
});

test("groups radio buttons under a name, and reports the chosen value", async () => {
  const { user, said } = drawWidget<unknown>(Radio, false, { options: { enumOptions }, grouped: true });
  expect(told()).toBe('radiogroup "Field" (A hint)\n  radio "Auto" checked\n  radio "Always"');
  await user.click(screen.getByRole("radio", { name: "Always" }));
  expect(said).toEqual([true]);
});

const keptSecret = [
  'textbox "Field: Hidden value" read-only = "******" (A hint)',
  'button "Set new value"',
  'button "Erase the stored value"',
].join("\n");

test("hides a stored secret, and is read-only", async () => {
  const { user, said } = drawWidget(MaskedInput, "******");
  expect(told()).toBe(keptSecret);
  await user.type(screen.getByRole("textbox"), "x");
  expect(said).toEqual([]);
});

test("hides a new secret, and keeps the stored one if it is blank", async () => {
  const { user, said } = drawWidget(MaskedInput, "******");
  await user.click(screen.getByRole("button", { name: "Set new value" }));
  expect(document.activeElement).toBe(field());
  expect(field()).toHaveProperty("type", "password");
  expect(field()).toHaveProperty("placeholder", "Leave blank to keep the stored value");
  await user.keyboard("ab{Backspace}{Backspace}");
  expect(said).toEqual(["******", "a", "ab", "a", "******"]);
  expect(document.activeElement).toBe(field());
});

test("erases a stored secret only by its own button, until it is undone", async () => {
  const { user, said } = drawWidget(MaskedInput, "******");
  await user.click(screen.getByRole("button", { name: "Erase the stored value" }));
  expect(said).toEqual([""]);
  expect(told()).toContain('"Field: Will be erased when you save" read-only focused');
  await user.click(screen.getByRole("button", { name: "Keep the stored value" }));
  expect(said).toEqual(["", "******"]);
  expect(told()).toContain('"Field: Hidden value" read-only focused');
});

test("offers no erasing of a required secret", () => {
  drawWidget(MaskedInput, "******", { required: true });
  expect(screen.queryByRole("button", { name: "Erase the stored value" })).toBeNull();
});

test.each([
  ['{"lon":13,"lat":95}', /^Latitude/],
  ['{"lon":-181,"lat":5}', /^Longitude/],
])("says at once which degrees of a point are out of range: %s", (value, name) => {
  drawWidget(GeoPointInput, value);
  screen.getByText("Must have a longitude from −180 to 180 and a latitude from −90 to 90.");
  const wrong = screen.getAllByRole("textbox").filter((each) => each.getAttribute("aria-invalid") === "true");
  expect(wrong).toEqual([screen.getByLabelText(name)]);
});

test("accepts the ends of the range of degrees", () => {
  drawWidget(GeoPointInput, '{"lon":-180,"lat":90}');
  expect(screen.queryByText(/^Must have a longitude/)).toBeNull();
});
