import { expect, test } from "vitest";
import { product as superusers } from "../../definitions/eras/superusers";
import { resolveProduct } from "../../src/backend/version/resolve-product";
import { menu, screens } from "../support/product";
import { firstScreen, startRoute } from "../../src/runtime/app/first-screen";

const { collections, confirmVerification, installer, mail, requestPasswordReset, signIn } = screens;

test.each([
  ["a page with its query", "#/collections?collectionId=one", true, collections, "collectionId=one"],
  ["a page of settings", "#/settings/mail", true, mail, ""],
  ["the sign-in, for a stranger", "#/login", false, signIn, ""],
  ["the sign-in instead of a page that a stranger may not see", "#/settings/mail", false, signIn, ""],
  ["the first page instead of the sign-in, for one who is signed in", "#/login", true, collections, ""],
  ["a form for strangers", "#/request-password-reset", false, requestPasswordReset, ""],
  ["the first page instead of it, for one who is signed in", "#/request-password-reset", true, collections, ""],
  ["a page for anyone, with its token", "#/auth/confirm-verification/a.b.c", false, confirmVerification, ""],
  [
    "the same at its other address, for one who is signed in",
    "#/users/confirm-verification/a.b.c",
    true,
    confirmVerification,
    "",
  ],
  ["the first page where none is named", "", true, collections, ""],
  ["the sign-in where none is named, for a stranger", "#/", false, signIn, ""],
])("opens %s for its address", (_, hash, signedIn, screen, search) => {
  expect(firstScreen({ screens, menu }, { search: "", hash }, signedIn)).toEqual({ screen, search });
});

test("opens no page for an unknown address", () => {
  expect(firstScreen({ screens, menu }, { search: "", hash: "#/nowhere" }, true)).toBeUndefined();
});

test("opens the page that the version has for links to admins or superusers", () => {
  const now = resolveProduct("v0.40", superusers);
  for (const hash of ["#/settings/admins", "#/settings/superusers"]) {
    expect(firstScreen({ screens, menu }, { search: "", hash }, true)?.screen).toBe(screens.admins);
    expect(firstScreen(now, { search: "", hash }, true)?.screen).toBe(now.screens.superusers);
  }
});

test("prefers the flag of the installer to the rest of the address", () => {
  const address = { search: "?installer", hash: "#/collections" };
  expect(firstScreen({ screens, menu }, address, false)?.screen).toBe(installer);
});

test("starts superusers at the sign-in; both install links open the installer", () => {
  const now = resolveProduct("v0.40", superusers);
  expect(startRoute(now, false)).toBe("/login");
  for (const hash of ["#/pbinstall/a.b.c", "#/pbinstal/a.b.c"])
    expect(firstScreen(now, { search: "", hash }, false)?.screen).toBe(now.screens.superuserInstaller);
});
