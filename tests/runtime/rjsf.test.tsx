import Form from "@rjsf/core";
import RadioWidget from "@rjsf/core/lib/components/widgets/RadioWidget.js";
import RangeWidget from "@rjsf/core/lib/components/widgets/RangeWidget.js";
import type { RJSFSchema, UiSchema } from "@rjsf/utils";
import validator from "@rjsf/validator-ajv8";
import { QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router-dom";
import { describe, expect, test } from "vitest";
import { Failure } from "../../src/backend/calls/failure";
import { newQueryClient } from "../../src/backend/api/queries";
import { rjsfRegistry } from "../../src/runtime/form/rjsf/registry";
import { FormFrame } from "../../src/runtime/form/FormFrame";
import { useForm } from "../../src/runtime/form/use-form";
import type { FieldModel } from "../../src/runtime/model/form/form-model";
import { RegistryContext } from "../../src/runtime/registry/registry";
import { widgets } from "../../src/widgets";
import { registry } from "../support/registry";
import { fieldOf } from "./model/form/fleet";

/** Draws a field with a widget of rjsf among ours. Gives the values that the form sends. */
function drawWith(field: FieldModel, stored: unknown, refusal?: Failure) {
  const sent: unknown[] = [];
  const OurForm = (): ReactNode => {
    const form = useForm({
      name: "form",
      lines: [field],
      layout: "panel",
      stored: { it: stored },
      isReady: () => true,
      steps: {
        send: async ({ data }) => {
          sent.push(data);
          if (refusal) throw refusal;
        },
        applySaved: () => {},
      },
    });
    return (
      <FormFrame form={form}>
        <button type="submit">Save</button>
      </FormFrame>
    );
  };
  const own = { range: { draw: RangeWidget }, rating: { draw: RadioWidget, label: "around" } } as const;
  render(
    <RegistryContext value={{ ...registry, widgets: { ...registry.widgets, ...own } }}>
      <QueryClientProvider client={newQueryClient()}>
        <MemoryRouter>
          <OurForm />
        </MemoryRouter>
      </QueryClientProvider>
    </RegistryContext>,
  );
  return { user: userEvent.setup(), sent };
}

const save = (): HTMLElement => screen.getByRole("button", { name: "Save" });

describe("a widget of rjsf in our form", () => {
  test("edits a number with a label, a hint and an error", async () => {
    const schema = { type: "integer", minimum: 10, maximum: 100 };
    const field = { ...fieldOf("it", schema), label: "Depth", hint: "In metres.", widget: "range" };
    const { user, sent } = drawWith(field, 40);
    const depth = screen.getByRole<HTMLInputElement>("slider", { name: "Depth", description: "In metres." });
    expect([depth.value, depth.min, depth.max]).toEqual(["40", "10", "100"]);
    fireEvent.change(depth, { target: { value: "60" } });
    await user.click(save());
    expect(sent).toEqual([{ it: 60 }]);
  });

  test("shows the error of its value, and describes the control with it", async () => {
    const field = { ...fieldOf("it", { type: "integer" }), label: "Depth", widget: "range" };
    const { user } = drawWith(
      field,
      3,
      new Failure("Refused.", { status: 400, data: { it: { message: "Only ferries." } } }),
    );
    fireEvent.change(screen.getByRole("slider"), { target: { value: "9" } });
    await user.click(save());
    const depth = await screen.findByRole("slider", { description: /Only ferries/ });
    expect(depth.getAttribute("aria-invalid")).toBe("true");
  });

  test("chooses by the keyboard in a named group", async () => {
    const choices = [
      { value: "calm", label: "Calm" },
      { value: "rough", label: "Rough" },
    ];
    const field = { ...fieldOf("it", { type: "string" }), label: "Sea", hint: "Today.", choices, widget: "rating" };
    const { user, sent } = drawWith(field, "calm");
    expect(screen.getByRole("group", { name: "Sea" })).toBeTruthy();
    await user.click(screen.getByRole("radio", { name: "Calm", description: "Today." }));
    await user.keyboard("{ArrowDown}");
    await user.click(save());
    expect(sent).toEqual([{ it: "rough" }]);
  });
});

const enums = { enum: ["red", "green"] };

/** A value for each of our widgets: its schema, and how a person would name its control. */
const inBareForm: Readonly<Record<string, [schema: RJSFSchema, role: string]>> = {
  text: [{ type: "string" }, "textbox"],
  email: [{ type: "string" }, "textbox"],
  number: [{ type: "number" }, "textbox"],
  "collection-name": [{ type: "string" }, "textbox"],
  "web-address": [{ type: "string" }, "textbox"],
  switch: [{ type: "boolean" }, "switch"],
  select: [{ type: "string", ...enums }, "combobox"],
  radio: [{ type: "string", ...enums }, "radio"],
  seconds: [{ type: "integer" }, "textbox"],
  "date-time": [{ type: "string" }, "textbox"],
  "hex-colour": [{ type: "string" }, "textbox"],
};

describe("a widget of ours in a bare form of rjsf", () => {
  const ours = rjsfRegistry(widgets, "panel").widgets;

  test.each(Object.entries(inBareForm))(
    "draws %s with its label, and reports its value",
    async (widget, [schema, role]) => {
      const data: unknown[] = [];
      const uiSchema: UiSchema = { it: { "ui:widget": widget } };
      const whole: RJSFSchema = { type: "object", properties: { it: { title: "Harbour", ...schema } } };
      render(
        <Form
          {...{ schema: whole, uiSchema, validator }}
          widgets={ours}
          onChange={({ formData }) => data.push(formData.it)}
        />,
      );
      // Our template names a group, such as that of radio buttons.
      const name = role === "radio" ? {} : { name: /Harbour/ };
      const [control] = await screen.findAllByRole(role, name);
      const user = userEvent.setup();
      if (role === "textbox") await user.type(control!, "7");
      else if (role === "combobox") await user.selectOptions(control!, "green");
      else await user.click(control!);
      expect(data.at(-1)).toEqual(
        {
          textbox: widget === "number" || widget === "seconds" ? 7 : "7",
          switch: true,
          combobox: "green",
          radio: "red",
        }[role],
      );
    },
  );
});
