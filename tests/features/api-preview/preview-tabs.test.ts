import { describe, expect, test } from "vitest";
import type { DescribedItem } from "../../../src/features/api-preview/model/described";
import type { PreviewTab } from "../../../src/features/api-preview/model/preview-tabs";
import { boats, crew, laterBoats, laterCrew, laterView } from "./described-items";
import { tabOn, tabsOn } from "./preview-of";

const tabsOf = (item: DescribedItem): PreviewTab[] => tabsOn("v0.8", item);
const tabOf = (item: DescribedItem, title: string): PreviewTab => tabOn("v0.8", item, title);
const titles = (tabs: readonly PreviewTab[]): string => tabs.map(({ title }) => title).join(", ");

const every = "List/Search, View, Create, Update, Delete, Realtime";
const signsIn = /OTP|Auth with/;

describe("the tabs", () => {
  test.each([
    ["v0.8", "a collection", boats, every],
    ["v0.40", "a collection", laterBoats, every.replace("Realtime", "Batch, Realtime")],
    ["v0.40", "a view", laterView, "List/Search, View"],
  ] as const)("on %s show the operations of %s", (version, _, item, expected) => {
    expect(titles(tabsOn(version, item))).toBe(expected);
  });

  test.each([
    ["v0.8", crew(), "Auth with password, Auth with OAuth2"],
    ["v0.8", crew({ allowEmailAuth: false }), "Auth with password, Auth with OAuth2"],
    ["v0.8", crew({ allowUsernameAuth: false, allowEmailAuth: false }), "Auth with OAuth2"],
    ["v0.8", crew({ allowOAuth2Auth: false }), "Auth with password"],
    ["v0.40", laterCrew(), "Auth with password, Auth with OAuth2, Request OTP, Auth with OTP"],
    ["v0.40", laterCrew({ passwordAuth: { enabled: false } }), "Auth with OAuth2, Request OTP, Auth with OTP"],
    ["v0.40", laterCrew({ otp: { enabled: false } }), "Auth with password, Auth with OAuth2"],
  ] as const)("on %s show the enabled ways to sign in (%#)", (version, item, expected) => {
    expect(titles(tabsOn(version, item).filter(({ title }) => signsIn.test(title)))).toBe(expected);
  });

  test("omit operations that superusers do not have", () => {
    expect(titles(tabsOn("v0.40", laterCrew({ name: "_superusers" })))).not.toMatch(/OAuth2|verification|email/);
  });
});

// Real backends prove curl, JavaScript and answers in tests/server: here are parameters and Dart.
test.each([
  ["records", tabsOf(boats)],
  ["accounts", tabsOf(crew()).filter(({ title }) => title === "Create" || !every.includes(title))],
  ["records-on-v0.40", tabsOn("v0.40", laterBoats)],
  [
    "accounts-on-v0.40",
    tabsOn("v0.40", laterCrew()).filter(({ title }) => title === "Create" || !every.includes(title)),
  ],
])("documents the parameters and Dart code of %s", async (name, tabs) => {
  await expect(tabs.map(textOf).join("\n")).toMatchFileSnapshot(`golden/${name}.txt`);
});

const textOf = ({ title, method, path, token, code, body, pathParameters, query, answers }: PreviewTab): string =>
  [
    `# ${title}`,
    `${method} ${path.map(({ text }) => text).join("")}${token ? `  (${token})` : ""}`,
    ...[{ title: "path", parameters: pathParameters }, { title: "query", parameters: query }, ...body].flatMap(
      (group) =>
        group.parameters.map(
          ({ name, type, required }) => `  ${group.title ?? "body"}: ${name} ${type}${required ? " *" : ""}`,
        ),
    ),
    `  answers: ${answers.map(({ status }) => status).join(" ")}`,
    code.dart,
    "",
  ].join("\n");

test("requires an admin and documents 403 only for locked rules", () => {
  const tabs = ["List/Search", "Update", "Delete"].map((title) => tabOf(boats, title));
  const note = "Requires admin Authorization:TOKEN header";
  expect(tabs.map(({ token }) => token)).toEqual([undefined, undefined, note]);
  expect(tabs.map(({ answers }) => answers.some(({ status }) => status === 403))).toEqual([false, false, true]);
});

test.each([laterBoats, laterView, laterCrew()])("sorts and filters $name by its own fields", (item) => {
  const { curl } = tabOn("v0.40", item, "List/Search").code;
  expect(curl).toContain(item === laterView ? "'sort=-id'" : "'sort=-created'");
  expect(curl).toContain(item === laterView ? `'filter=id != ""'` : "'filter=created >= ");
});

test("names the enabled ways to sign in with a password", () => {
  const intro = (ways: object) => tabOf(crew(ways), "Auth with password").intro[0];
  expect(intro({})).toContain("its username or email and");
  expect(intro({ allowEmailAuth: false })).toContain("its username and");
  expect(intro({ allowUsernameAuth: false })).toContain("its email and");
});

test("lists providers only if accounts may sign in with one", () => {
  const answers = (ways: object): unknown =>
    tabOf(crew(ways), "List auth methods").answers.map(({ text }) => JSON.parse(text));
  expect(answers({})).toMatchObject([{ authProviders: [{ name: "github" }] }]);
  expect(answers({ allowOAuth2Auth: false })).toMatchObject([{ authProviders: [] }]);
});

test("has complete samples for collections without own fields or options", () => {
  const fields = boats.fields.map(({ name, type, required }) => ({ name, type, required }));
  for (const item of [
    { ...crew(), fields: [] },
    { ...boats, fields },
  ])
    for (const { answers, code } of tabsOf(item))
      expect([...Object.values(code), ...answers.map(({ text }) => text)].join("\n")).not.toMatch(/undefined|\{\w+\}/);
});

test.each([
  [{}, 123],
  [{ max: 100 }, 100],
  [{ max: -3.5 }, -3.5],
  [{ min: 500, max: null }, 500],
  [{ min: -9, max: 200 }, 123],
])("has a sample number within %j: %d", (options, sample) => {
  const length = { name: "length", type: "number", required: false, ...options };
  const fields = boats.fields.map((field) => (field.name === "length" ? length : field));
  expect(tabOf({ ...boats, fields }, "Create").code.curl).toContain(`'length=${sample}'`);
});

test("has sample passwords of the required length and emails of an allowed domain", () => {
  const strict = crew({ minPasswordLength: 30, exceptEmailDomains: ["example.com", "example.org", "example1.org"] });
  const { javascript } = tabOf(strict, "Create").code;
  expect(/password: '(\d+)'/.exec(javascript)?.[1]).toHaveLength(30);
  expect(javascript).toContain("email: 'test@example2.org'");
});
