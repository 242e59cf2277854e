import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { roles } from "../support/roles";
import { drawWidget } from "./draw";

test("a body can be edited plainly until its editor has come, and in it from then on", async () => {
  // Whatever was loaded before: here the editor has yet to come.
  vi.resetModules();
  const { HtmlInput } = await import("../../src/widgets/HtmlInput");
  const { user, said } = drawWidget(HtmlInput, "<p>", { schema: { placeholders: "{TOKEN}" } });
  const plain = screen.getByLabelText("Field");
  expect(plain).toHaveProperty("value", "<p>");
  await user.type(plain, "a");
  expect(said).toEqual(["<p>a"]);
  await waitFor(() => {
    expect(screen.getByRole("textbox", { name: "Field" })).toHaveProperty("contentEditable", "true");
    expect(roles(document.body)).toContain('textbox "Field" focused = "<p>a" (A hint)\n');
  });
  expect(screen.getByRole("button", { name: "Copy {TOKEN}" })).toBeDefined();
});
