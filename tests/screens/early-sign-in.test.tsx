import { screen as page } from "@testing-library/react";
import { expect, test } from "vitest";
import { screens } from "../support/product";
import { texts } from "../../definitions/texts/texts";
import { notLoaded } from "../../src/runtime/ui/loading/load-module";
import { open } from "../support/open";

// The page shows this form until React is loaded.
test("writes the early sign-in and the loading error as React draws them", async () => {
  const { route } = screens.signIn;
  open(`#${route}`);
  const field = await page.findByRole("textbox", { name: "Email" });
  const form = field.closest(".signed-out")!.outerHTML;
  const sentence = `<p role="alert">${notLoaded}</p>`;
  const retry = `<button type="button" class="btn btn--large">${texts.failure.retry}</button>`;
  const markup = `<div class="signed-out"><main class="signed-out-box">${sentence}${retry}</main></div>`;
  const both =
    `<template id="early-sign-in" data-route="${route}">${form}</template>` +
    `<template id="not-loaded">${markup}</template>`;
  // One line per element, for readable diffs.
  await expect(`${both.replaceAll(/></g, ">\n<")}\n`).toMatchFileSnapshot("../../src/early-sign-in.html");
});
