import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { ChoiceInput, ChoicesInput } from "../../src/widgets/choices/ChoiceInput";
import { drawWidget } from "./draw";

const schema = { enum: Array.from({ length: 300 }, (_, index) => `value ${index}`) };
const draw = (stored: string) => drawWidget<string | null | undefined>(ChoiceInput, stored, { schema });
const field = () => screen.getByRole("combobox", { name: "Field" });
const options = (): (string | null)[] => screen.getAllByRole("option").map((each) => each.textContent);

test("keeps a stored choice far down the list when it is opened and Enter is pressed", async () => {
  const { user, said } = draw("value 250");
  await user.click(field());
  expect(options().slice(0, 3)).toEqual(["None", "value 250", "value 0"]);
  expect(screen.getAllByRole("option", { name: "value 250" })).toHaveLength(1);
  await user.keyboard("{Enter}");
  expect(said).toEqual([]);
  await user.keyboard("{ArrowDown}{ArrowUp}{Enter}");
  expect(said).toEqual([""]);
});

test("keeps the typed text when the field is clicked again", async () => {
  const { user } = draw("value 1");
  await user.clear(field());
  await user.type(field(), "value 25");
  await user.click(field());
  expect(field()).toHaveProperty("value", "value 25");
  expect(options()).toHaveLength(11);
});

test.each([
  ["value 25", "value 25", ["value 25"]],
  ["value 2x", "value 1", []],
])("shows after leaving '%s' by Tab: '%s'", async (typed, shown, changes) => {
  const { user, said } = draw("value 1");
  await user.clear(field());
  await user.type(field(), typed);
  await user.tab();
  expect(field()).toHaveProperty("value", shown);
  expect(said).toEqual(changes);
});

test("leaves Enter and arrow keys to an input method that composes a character", async () => {
  const { user, said } = draw("value 1");
  await user.click(field());
  const active = field().getAttribute("aria-activedescendant");
  for (const key of ["ArrowUp", "Enter"]) fireEvent.keyDown(field(), { key, isComposing: true });
  expect(field().getAttribute("aria-activedescendant")).toBe(active);
  expect(screen.getByRole("listbox")).toBeDefined();
  expect(said).toEqual([]);
});

test("marks a stored choice that the field no longer offers, and keeps it", async () => {
  drawWidget<string | null | undefined>(ChoiceInput, "teal", { schema: { enum: ["red", "blue"] } });
  expect(screen.getByRole("combobox", { name: "Field" })).toHaveProperty("value", "teal");
  expect(options()).toEqual(["None", "red", "blue", "teal (no longer a choice)"]);
});

test("marks a stored choice among several that the field no longer offers", async () => {
  const several = { items: { enum: ["red", "blue"] }, maxItems: 3 };
  const { user, said } = drawWidget<readonly string[] | null | undefined>(ChoicesInput, ["teal"], { schema: several });
  expect(screen.getByRole("checkbox", { name: "teal (no longer a choice)" })).toHaveProperty("checked", true);
  await user.click(screen.getByRole("checkbox", { name: "red" }));
  expect(said).toEqual([["teal", "red"]]);
});

test("finds and keeps values among very many choices", async () => {
  const chosen = ["value 3", "value 200"];
  const many = { items: schema };
  const { user, said } = drawWidget<readonly string[] | null | undefined>(ChoicesInput, chosen, { schema: many });
  await user.type(screen.getByRole("searchbox", { name: "Find a choice" }), "value 29{Enter}");
  expect(screen.getAllByRole("checkbox", { name: /^value/ })).toHaveLength(11);
  await user.click(screen.getByRole("checkbox", { name: "value 299" }));
  expect(said.at(-1)).toEqual([...chosen, "value 299"]);
  await user.clear(screen.getByRole("searchbox"));
  await user.click(screen.getByRole("checkbox", { name: "Show only chosen (3 of 300)" }));
  await user.click(screen.getByRole("checkbox", { name: "value 200" }));
  expect(said.at(-1)).toEqual(["value 3", "value 299"]);
  // A choice stays in sight after it is removed.
  expect(screen.getAllByRole("checkbox", { name: /^value/ })).toHaveLength(3);
});
