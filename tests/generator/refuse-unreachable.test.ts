import { expect, it } from "vitest";
import type { Screen } from "../../definitions/language/screen";
import { versions } from "../../definitions/language/versions";
import { refuseSharedRoutes, refuseUnreachable } from "../../generator/refuse-unreachable";
import { versionRows } from "../../generator/versions-table";
import { schemas } from "../../definitions/schemas";
import type { Schema } from "../../src/runtime/model/form/schema";
import { screens } from "../support/product";

const { mail, storage } = screens;

it("refuses two pages of one route in a version by their names", () => {
  const pages = { mail, storage: { ...storage, route: mail.route } };
  expect(() => refuseSharedRoutes(pages, "v0.8")).toThrow(
    "mail and storage both have the route /settings/mail in v0.8.",
  );
  expect(() => refuseSharedRoutes({ mail, storage }, "v0.8")).not.toThrow();
});

const withLine = (since: string): Screen =>
  ({ ...mail, before: "v0.23", fields: [{ since, show: ["smtp"] }] }) as never;

it("refuses a line that no version has in which its page is", () => {
  expect(() => refuseUnreachable("mail", withLine("v0.23"), versions)).toThrow(
    "mail.fields.0 is available in no version in which mail is.",
  );
  expect(() => refuseUnreachable("mail", withLine("v0.22"), versions)).not.toThrow();
});

it("refuses a line that only another era would have", () => {
  const early = versions.filter((each) => each === "v0.8");
  expect(() => refuseUnreachable("mail", withLine("v0.22"), early)).toThrow("mail.fields.0 is available in no version");
});

it("lists what came and went with a version", () => {
  const rows = versionRows(schemas.Settings as Schema);
  expect(rows).toContainEqual(["v0.38", "settings `rateLimits.excludedIPs`, `superuserIPs`", ""]);
  expect(rows.find(([version]) => version === "v0.23")?.[2]).toContain("`/settings/admins`");
  expect(rows.find(([version]) => version === "v0.25")).toBeUndefined();
});
