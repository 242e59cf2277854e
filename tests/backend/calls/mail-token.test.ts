import { expect, test } from "vitest";
import { mailTokens as written } from "../../../definitions/backend/mail-tokens";
import { installToken } from "../../../definitions/backend/superuser-tokens";
import { mailTokenFault, textClaims } from "../../../src/backend/calls/mail-token";
import { mailToken, tokenOf } from "../../support/fixtures";
import { resolveFor } from "../../../src/backend/version/resolve-version";

const mailTokens = resolveFor("v0.8", written);

const { adminPasswordReset, emailChange, verification } = mailTokens;
const printed = { collectionId: "pbc_3142635823", refreshable: false };
const soon = (): boolean => true;
const over = (): boolean => false;

test.each([
  ["a token for it", mailToken("authRecord"), verification, undefined],
  ["one with the new email", mailToken("authRecord", { newEmail: "b@example.com" }), emailChange, undefined],
  ["one that says more", mailToken("authRecord", { newEmail: "b@example.com" }), verification, undefined],
  ["the one of an install link", mailToken("auth", printed), installToken, undefined],
  ["a session's in its place", mailToken("auth", { ...printed, refreshable: true }), installToken, "foreign"],
  [
    "one that does not say whether it is",
    mailToken("auth", { ...printed, refreshable: undefined }),
    installToken,
    "foreign",
  ],
  ["one for an admin", mailToken("admin"), verification, "foreign"],
  ["one for an account", mailToken("authRecord"), adminPasswordReset, "foreign"],
  ["one without what the page needs", mailToken("authRecord"), emailChange, "foreign"],
  ["one with a blank in its place", mailToken("authRecord", { newEmail: " " }), emailChange, "foreign"],
  [
    "one with a sentence in its place",
    mailToken("authRecord", { newEmail: "evil. Call +1 555" }),
    emailChange,
    "foreign",
  ],
  [
    "one with an endless one",
    mailToken("authRecord", { newEmail: `a@${"b".repeat(250)}.org` }),
    emailChange,
    "foreign",
  ],
  ["one with a number in its place", mailToken("authRecord", { collectionId: 1 }), verification, "foreign"],
  ["one that never ends", mailToken("authRecord", { exp: undefined }), verification, "unreadable"],
  ["one that ended before there was time", mailToken("authRecord", { exp: -1e300 }), verification, "unreadable"],
  ["a half of one", mailToken("authRecord").slice(0, 40), verification, "unreadable"],
  ["no claims", tokenOf([]), verification, "unreadable"],
  ["nothing at all", ["e30", btoa("null"), "x"].join("."), verification, "unreadable"],
  ["any other text", "a.token", verification, "unreadable"],
])("judges %s", (_, token, wanted, fault) => {
  expect(mailTokenFault(token, wanted, soon)).toBe(fault);
});

test("reports an expired token only if it would fit otherwise", () => {
  expect(mailTokenFault(mailToken("admin"), adminPasswordReset, over)).toBe("expired");
  expect(mailTokenFault(mailToken("admin"), verification, over)).toBe("foreign");
});

test("reads only the texts of a token, letter by letter", () => {
  const claims = textClaims(tokenOf({ email: "zoë@例え.example", exp: 1, id: "" }));
  expect(claims).toEqual({ email: "zoë@例え.example" });
  expect(textClaims("a.token")).toEqual({});
});
