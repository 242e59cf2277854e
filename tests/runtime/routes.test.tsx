import { screen as page, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { screens } from "../support/product";
import type { Screen } from "../../definitions/language/screen";
import { storeSession } from "../../src/backend/session/session";
import { session, tokenUntil } from "../support/fixtures";
import { goTo, open } from "../support/open";

const routes = Object.values<Screen>(screens).flatMap((screen) =>
  "route" in screen && screen.route && screen.kind !== "signedOut" ? [screen.route] : [],
);

const runOut = { ...session, token: tokenUntil(new Date("2022-12-01T12:00:00Z")) };

test.each(["/", ...routes])("redirects from %s with an expired session to the sign-in, and says why", async (route) => {
  storeSession(runOut);
  open(`#${route}`);
  await page.findByRole("heading", { name: "Admin sign in" });
  page.getByText("Your session has ended. Sign in again.");
  expect(window.location.hash).toBe("#/login");
});

test.each(["/auth/confirm-email-change", "/users/confirm-nothing/a.token", "/nowhere"])(
  "says that %s has no page, whatever the session",
  async (route) => {
    storeSession(runOut);
    open(`#${route}`);
    await page.findByText("Page not found.");
    page.getByText(route);
    expect(window.location.hash).toBe(`#${route}`);
  },
);

const token = "/a.token";
const mails = ["auth", "users"].flatMap((part) => [
  [`/${part}/confirm-password-reset${token}`, "Reset your password"],
  [`/${part}/confirm-verification${token}`, "Verify your email"],
  [`/${part}/confirm-email-change${token}`, "Confirm your new email"],
]);
const outside: readonly (readonly string[])[] = [
  ["/request-password-reset", "Forgotten admin password"],
  [`/confirm-password-reset${token}`, "Reset your admin password"],
  ...mails,
];

test("shows a stranger the sign-in or the own page of every address", async () => {
  open("#/login");
  await page.findByRole("heading", { name: "Admin sign in" });
  for (const [route, heading] of outside) {
    goTo(`#${route}`);
    await page.findByRole("heading", { level: 1, name: heading! });
    expect(window.location.hash).toBe(`#${route}`);
    expect(page.queryByRole("navigation", { name: "Main" })).toBeNull();
  }
  for (const route of ["/", "/login", ...routes]) {
    goTo("#/nowhere");
    await page.findByText("Page not found.");
    page.getByText("/nowhere");
    goTo(`#${route}`);
    await page.findByRole("heading", { name: "Admin sign in" });
    expect(window.location.hash).toBe("#/login");
    expect(page.queryByRole("navigation", { name: "Main" })).toBeNull();
  }
});

test("redirects every address with the installer's flag to the installer", async () => {
  open("?installer#/");
  for (const route of ["/", "/login", ...routes, ...outside.map(([each]) => each!), "/nowhere"]) {
    goTo(`#${route}`);
    await waitFor(() => expect(window.location.hash).toMatch(/^#?\/?$/));
    await page.findByRole("heading", { name: "Create the first admin" });
    expect(window.location.search).toBe("?installer");
    expect(page.queryByRole("navigation", { name: "Main" })).toBeNull();
  }
});

test("replaces another address of a page by its own", async () => {
  storeSession(session);
  open("#/settings/superusers?filter=email");
  await page.findByRole("heading", { name: "Admins" });
  expect(window.location.hash).toMatch(/^#\/settings\/admins\?filter=email/);
});
