import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { registry } from "../support/registry";
import { newQueryClient } from "../../src/backend/api/queries";
import type { FormLayout } from "../../src/runtime/form/form-context";
import { FormFrame } from "../../src/runtime/form/FormFrame";
import { useForm } from "../../src/runtime/form/use-form";
import type { FieldModel, LineModel } from "../../src/runtime/model/form/form-model";
import { Failure } from "../../src/backend/calls/failure";
import { RegistryContext } from "../../src/runtime/registry/registry";
import { unsavedFields } from "../../src/runtime/store/drafts";
import { drawnDuring } from "../support/drawn";
import { fieldOf } from "./model/form/fleet";

const text = { type: "string" };

interface Sent {
  data: unknown;
  fails?: Failure;
}

/** Draws an empty form, and keeps what it sends, or fails. */
function drawForm(lines: readonly LineModel[], sent: Sent = { data: undefined }, layout: FormLayout = "page") {
  const Form = (): ReactNode => {
    const form = useForm({
      name: "form",
      lines,
      layout,
      stored: undefined,
      isReady: () => true,
      steps: {
        send: async ({ data }) => {
          sent.data = data;
          if (sent.fails) throw sent.fails;
        },
        applySaved: () => {},
      },
    });
    return (
      <FormFrame form={form}>
        <button type="submit">Send</button>
      </FormFrame>
    );
  };
  render(
    <RegistryContext value={registry}>
      <QueryClientProvider client={newQueryClient()}>
        <MemoryRouter>
          <Form />
        </MemoryRouter>
      </QueryClientProvider>
    </RegistryContext>,
  );
  return { user: userEvent.setup(), sent };
}

const box = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });

test("draws one field for a key typed in one of 200 fields", async () => {
  const lines = Array.from({ length: 200 }, (_, index) => fieldOf(`f${index}`, text));
  const { user } = drawForm(lines);
  // Fields far below are drawn once they get the focus.
  for (const far of screen.getAllByRole("group")) act(() => far.focus());
  expect(screen.getAllByRole("textbox")).toHaveLength(200);
  await user.type(box("F100"), "a");
  const drawn = await drawnDuring(() => user.keyboard("b"));
  expect(box("F100").value).toBe("ab");
  const aroundWidget = [
    "LeafField",
    "SchemaFieldRender",
    "SchemaFieldRender",
    "FieldTemplate",
    "FieldRow",
    "Label",
    "LabelText",
  ];
  const widget = ["Control", "StringField", "MergedWidget", "TextInput", "LineInput"];
  expect(drawn).toEqual([...aroundWidget, ...widget, "Help", "FieldErrorList", "FieldErrors"]);
});

test.each(["page", "panel", "stacked"] as const)("shows the link of a field in the layout %s", (layout) => {
  const linked = (path: string, widget: string): FieldModel => ({
    ...fieldOf(path, text),
    widget,
    link: { label: `More of ${path}`, to: `/more/${path}` },
  });
  drawForm([linked("a", "text"), linked("b", "switch")], undefined, layout);
  const links = screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
  expect(links).toEqual([
    ["More of a", "/more/a"],
    ["More of b", "/more/b"],
  ]);
});

test("shows a field while its condition holds, and keeps its edits", async () => {
  const condition = [["a", { oneOf: ["x", "xyz"] }]] as const;
  const { user } = drawForm([
    fieldOf("a", text),
    { kind: "when", condition, hidden: "kept", items: [fieldOf("b", text)] },
  ]);
  expect(screen.queryByRole("textbox", { name: "B" })).toBeNull();
  await user.type(box("A"), "x");
  await user.type(box("B"), "typed");
  await user.type(box("A"), "y");
  expect(screen.queryByRole("textbox", { name: "B" })).toBeNull();
  expect(unsavedFields()).toEqual(["A"]);
  await user.type(box("A"), "{Backspace}");
  expect(box("B").value).toBe("typed");
});

const boxed = (id: string, items: readonly LineModel[]): LineModel => ({ kind: "accordion", id, title: "Same", items });

test("opens all that hides an error, and focuses its field", async () => {
  const deep = boxed("2", [boxed("2.1", [{ ...fieldOf("deep", text), required: true }])]);
  const { user } = drawForm([boxed("1", [fieldOf("a", text)]), deep]);
  const [first, second] = screen.getAllByRole("button", { name: "Same" });
  await user.click(first!);
  expect([first, second].map((each) => each!.getAttribute("aria-expanded"))).toEqual(["true", "false"]);
  await user.click(screen.getByRole("button", { name: "Send" }));
  await screen.findByText("Cannot be blank.");
  expect(document.activeElement).toBe(box("DEEP"));
  expect(second!.getAttribute("aria-expanded")).toBe("true");
});

test("handles fields named constructor, __proto__ and toString", async () => {
  const names = ["constructor", "__proto__", "toString"];
  const lines = names.map((name) => ({ ...fieldOf(name, text), label: name }));
  const errors = JSON.parse('{"__proto__":{"code":"x","message":"Taken."}}') as unknown;
  const sent: Sent = { data: undefined, fails: new Failure("Refused.", { status: 400, data: errors }) };
  const { user } = drawForm(lines, sent);
  for (const name of names) expect(box(name).value).toBe("");
  await user.type(box("__proto__"), "x");
  expect(unsavedFields()).toEqual(["__proto__"]);
  await user.click(screen.getByRole("button", { name: "Send" }));
  await screen.findByText("Taken.");
  expect(Object.keys(sent.data as object)).toEqual(["__proto__"]);
  expect(names.map((name) => box(name).getAttribute("aria-invalid"))).toEqual(["false", "true", "false"]);
});
