import { screen as page } from "@testing-library/react";
import { expect, test } from "vitest";
import { screens } from "../../definitions";
import { open } from "../support/open";

// The page shows it until React is there: it is what React draws.
test("the early sign-in is the sign-in", async () => {
  open(`#${screens.signIn.route}`);
  const field = await page.findByRole("textbox", { name: "Email" });
  const { outerHTML } = field.closest(".signed-out")!;
  // A line for each element, to be compared.
  const lines = outerHTML.replaceAll(/></g, ">\n<");
  await expect(`${lines}\n`).toMatchFileSnapshot("../../src/early-sign-in.html");
});
