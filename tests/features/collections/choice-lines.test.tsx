import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { ChoiceLines } from "../../../src/features/collections/editor/ChoiceLines";
import { drawWidget } from "../../widgets/draw";

const field = () => screen.getByRole("textbox", { name: "Field" });
const draw = (stored: readonly string[]) => drawWidget<readonly string[] | null | undefined>(ChoiceLines, stored);

test("takes one choice per line, in order, with commas and quotes as they are", async () => {
  const { user, said } = draw([]);
  await user.type(field(), 'Smith, John{Enter}  "red" {Enter}');
  expect(said.at(-1)).toEqual(["Smith, John", '"red"']);
  await user.paste("light, blue\ngreen");
  expect(said.at(-1)).toEqual(["Smith, John", '"red"', "light, blue", "green"]);
  await user.tab();
  expect(field()).toHaveProperty("value", 'Smith, John\n"red"\nlight, blue\ngreen');
});

test("counts repeated and empty lines once or not at all, and says so until they go", async () => {
  const { user, said } = draw(["red"]);
  await user.type(field(), "{Enter}{Enter}blue{Enter}red");
  expect(said.at(-1)).toEqual(["red", "blue"]);
  expect(field()).toHaveProperty("value", "red\n\nblue\nred");
  expect(screen.getByRole("textbox", { description: /On several lines, but counted once: red\./ })).toBe(field());
  expect(screen.getByText("Empty lines are not counted.")).toBeDefined();
  await user.tab();
  expect(field()).toHaveProperty("value", "red\nblue");
  expect(screen.queryByText(/counted/)).toBeNull();
});

test("keeps stored choices that are repeated, padded, empty or longer than a line", async () => {
  const stored = [" x", "", "two\r\nlines", "y", "y"];
  const { user, said } = draw(stored);
  expect(field()).toHaveProperty("value", ' x\n""\ntwo↵lines\ny\ny');
  expect(screen.getByText('"" stands for an empty choice, ↵ for a line break in a choice.')).toBeDefined();
  await user.click(field());
  await user.tab();
  expect(said).toEqual([]);
  await user.type(field(), "{Enter}z");
  expect(said.at(-1)).toEqual([" x", "", "two\r\nlines", "y", "z"]);
});
