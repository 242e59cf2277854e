import { describe, expect, test } from "vitest";
import type { DescribedItem } from "../../../src/features/api-preview/model/described";
import type { PreviewTab } from "../../../src/features/api-preview/model/preview-tabs";
import { boats, crew, laterBoats, laterCrew, laterView } from "./described-items";
import { tabOn, tabsOn } from "./preview-of";

const tabsOf = (item: DescribedItem): PreviewTab[] => tabsOn("v0.8", item);

const titles = (item: DescribedItem): string[] => tabsOf(item).map(({ title }) => title);

const tabOf = (item: DescribedItem, title: string): PreviewTab => tabOn("v0.8", item, title);

const every = ["List/Search", "View", "Create", "Update", "Delete", "Realtime"];
const ofAccounts = [
  "Auth refresh",
  "Request verification",
  "Confirm verification",
  "Request password reset",
  "Confirm password reset",
  "Request email change",
  "Confirm email change",
  "List auth methods",
  "List OAuth2 accounts",
  "Unlink OAuth2 account",
];

test("describes fields whose options a damaged backend leaves out", () => {
  const fields = boats.fields.map(({ name, type, required }) => ({ name, type, required }));
  for (const { title } of tabsOf(boats)) expect(tabOf({ ...boats, fields }, title).title).toBe(title);
});

describe("the tabs", () => {
  test("of records are six", () => expect(titles(boats)).toEqual(every));

  test.each([
    [{}, ["Auth with password", "Auth with OAuth2"]],
    [{ allowEmailAuth: false }, ["Auth with password", "Auth with OAuth2"]],
    [{ allowUsernameAuth: false }, ["Auth with password", "Auth with OAuth2"]],
    [{ allowUsernameAuth: false, allowEmailAuth: false }, ["Auth with OAuth2"]],
    [{ allowOAuth2Auth: false }, ["Auth with password"]],
    [{ allowUsernameAuth: false, allowEmailAuth: false, allowOAuth2Auth: false }, []],
  ])("of accounts with %j follow the ways to sign in", (ways, signIn) => {
    expect(titles(crew(ways))).toEqual([...every, ...signIn, ...ofAccounts]);
  });

  const later = (item: DescribedItem) => tabsOn("v0.40", item).map(({ title }) => title);

  test.each([
    ["a collection", laterBoats, ["List/Search", "View", "Create", "Update", "Delete", "Batch", "Realtime"]],
    ["a view", laterView, ["List/Search", "View"]],
  ])("follow the kind of %s on v0.40", (_, item, expected) => expect(later(item)).toEqual(expected));

  test.each([
    [{}, ["Auth with password", "Auth with OAuth2", "Request OTP", "Auth with OTP"]],
    [{ passwordAuth: { enabled: false } }, ["Auth with OAuth2", "Request OTP", "Auth with OTP"]],
    [{ otp: { enabled: false } }, ["Auth with password", "Auth with OAuth2"]],
    [{ oauth2: { enabled: false }, otp: { enabled: false } }, ["Auth with password"]],
  ])("follow the ways to sign in of accounts with %j on v0.40", (ways, signIn) => {
    const ofSignIn = later(laterCrew(ways)).filter((title) => /OTP|Auth with/.test(title));
    expect(ofSignIn).toEqual(signIn);
    expect(later(laterCrew(ways)).at(-1)).toBe("Impersonate");
  });

  test("leave out what superusers do not do on v0.40", () => {
    const titlesOfSuperusers = later(laterCrew({ name: "_superusers" }));
    expect(titlesOfSuperusers.filter((title) => /OAuth2|verification|email/.test(title))).toEqual([]);
  });
});

describe("what is told", () => {
  test.each([
    ["of records", tabsOf(boats)],
    ["of accounts", tabsOf(crew()).filter(({ title }) => title === "Create" || !every.includes(title))],
    ["of records on v0.40", tabsOn("v0.40", laterBoats)],
    ["of accounts on v0.40", tabsOn("v0.40", laterCrew()).filter(({ title }) => !every.slice(0, 2).includes(title))],
  ])("%s is this", async (name, tabs) => {
    await expect(tabs.map(toldOf).join("\n")).toMatchFileSnapshot(`told/${name.replaceAll(" ", "-")}.txt`);
  });

  test("an admin is asked for where the rule is locked alone, and 403 is answered there alone", () => {
    const note = "Requires admin Authorization:TOKEN header";
    const told = ["List/Search", "Update", "Delete"].map((title) => tabOf(boats, title));
    expect(told.map(({ token }) => token)).toEqual([undefined, undefined, note]);
    const forbidden = told.map(({ answers }) => answers.some(({ status }) => status === 403));
    expect(forbidden).toEqual([false, false, true]);
  });

  test.each([laterBoats, laterView, laterCrew()])("orders and filters $name by fields that it has", (item) => {
    const { curl } = tabOn("v0.40", item, "List/Search").code;
    expect(curl).toContain(item === laterView ? "'sort=-id'" : "'sort=-created'");
    expect(curl).toContain(item === laterView ? `'filter=id != ""'` : "'filter=created >= ");
  });

  test("how one signs in is told by the ways that there are", () => {
    const intro = (ways: object) => tabOf(crew(ways), "Auth with password").intro[0];
    expect(intro({})).toContain("its username or email and");
    expect(intro({ allowEmailAuth: false })).toContain("its username and");
    expect(intro({ allowUsernameAuth: false })).toContain("its email and");
  });

  test("a provider is listed only where accounts may sign in with one", () => {
    const answers = (ways: object): unknown =>
      tabOf(crew(ways), "List auth methods").answers.map(({ text }) => JSON.parse(text));
    expect(answers({})).toEqual([
      expect.objectContaining({ authProviders: [expect.objectContaining({ name: "github" })] }),
    ]);
    expect(answers({ allowOAuth2Auth: false })).toEqual([
      { usernamePassword: true, emailPassword: true, authProviders: [] },
    ]);
  });

  test("a collection without a field of its own has samples all the same", () => {
    for (const { answers, code } of tabsOf({ ...crew(), fields: [] })) {
      const told = [...Object.values(code), ...answers.map(({ text }) => text)].join("\n");
      expect(told).not.toMatch(/undefined|\{\w+\}/);
    }
  });

  test.each([
    [{}, 123],
    [{ max: 100 }, 100],
    [{ max: -3.5 }, -3.5],
    [{ min: 500, max: null }, 500],
    [{ min: -9, max: 200 }, 123],
  ])("the sample of a number with %j is %d", (options, sample) => {
    const length = { name: "length", type: "number", required: false, ...options };
    const fields = boats.fields.map((field) => (field.name === "length" ? length : field));
    expect(tabOf({ ...boats, fields }, "Create").code.curl).toContain(`'length=${sample}'`);
  });

  test("samples of passwords are as long as they must be, those of emails at a domain that is allowed", () => {
    const strict = crew({ minPasswordLength: 30, exceptEmailDomains: ["example.com"] });
    const { javascript } = tabOf(strict, "Create").code;
    expect(/password: '(\d+)'/.exec(javascript)?.[1]).toHaveLength(30);
    expect(javascript).toContain("email: 'test@example.org'");
    const stricter = crew({ exceptEmailDomains: ["example.com", "example.org", "example1.org"] });
    expect(tabOf(stricter, "Create").code.javascript).toContain("email: 'test@example2.org'");
  });
});

/** A tab as a text that one can read. */
const toldOf = ({ title, method, path, token, code, body, pathParameters, query, answers }: PreviewTab): string =>
  [
    `# ${title}`,
    `${method} ${path.map(({ text }) => text).join("")}${token ? `  (${token})` : ""}`,
    ...[{ title: "path", parameters: pathParameters }, { title: "query", parameters: query }, ...body].flatMap(
      (group) =>
        group.parameters.map(
          ({ name, type, required }) => `  ${group.title ?? "body"}: ${name} ${type}${required ? " *" : ""}`,
        ),
    ),
    ...Object.entries(code).flatMap(([language, text]) => [`--- ${language}`, text]),
    ...answers.flatMap(({ status, text }) => [`--- ${status}`, text]),
    "",
  ].join("\n");
