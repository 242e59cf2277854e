import { screen as page } from "@testing-library/react";
import { expect, test } from "vitest";
import { screens } from "../../definitions";
import type { Screen } from "../../definitions/language/screen";
import { storeSession } from "../../src/runtime/store/session";
import { session, tokenUntil } from "../support/fixtures";
import { open } from "../support/open";

const routes = Object.values<Screen>(screens).flatMap((screen) =>
  "route" in screen && screen.route && screen.kind !== "signedOut" ? [screen.route] : [],
);

const runOut = { ...session, token: tokenUntil(new Date("2022-12-01T12:00:00Z")) };

test.each(["/", ...routes])(
  "%s with a session that has run out leads to the sign-in page, which says so",
  async (route) => {
    storeSession(runOut);
    open(`#${route}`);
    await page.findByRole("heading", { name: "Admin sign in" });
    page.getByText("Your session has ended. Sign in again to go on.");
    expect(window.location.hash).toBe("#/login");
  },
);

test.each(["/auth/confirm-email-change", "/users/confirm-nothing/a.token", "/nowhere"])(
  "%s has no page, whatever has become of the session",
  async (route) => {
    storeSession(runOut);
    open(`#${route}`);
    await page.findByText("There is no page at this address.");
    page.getByText(route);
    expect(window.location.hash).toBe(`#${route}`);
  },
);
