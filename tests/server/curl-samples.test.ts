import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { builtVersions } from "../../server/built-versions.mjs";
import { hasSuperusers } from "../../server/first-admin";
import { seriesOf } from "../support/tested-version";
import { hasViews, openStage, type Answer, type Item, type Known, type Stage } from "./sample-stage";

// The samples of curl are run as they stand, in a shell: only what stands for something is put in before.

describe.each(builtVersions)("on %s", (version) => {
  const hasLater = hasSuperusers(seriesOf(version));
  // A person as each provider tells of them, and what later versions answer to clients of older ones.
  const old = ["authProviders", "usernamePassword", "emailPassword", "authUrl", "logo"];
  const untold = new Set(["rawUser", ...(hasLater ? old : [])]);

  /** The names of what an answer has, at every depth; of a list those of its first item. */
  const shapeOf = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.slice(0, 1).map(shapeOf);
    if (typeof value !== "object" || value === null) return typeof value;
    return Object.fromEntries(
      Object.entries(value)
        .filter(([key]) => !untold.has(key))
        .toSorted()
        .map(([key, each]) => [key, shapeOf(each)]),
    );
  };

  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage(version, afterAll);
  });

  /** What must be there before a sample can work: what stands in it is made. */
  const before: Readonly<Record<string, (item: Item, known: Known) => Promise<Known>>> = {
    "Auth refresh": async (item) => ({ TOKEN: await stage.session(item) }),
    "Request email change": async (item) => ({ TOKEN: await stage.session(item) }),
    "Confirm verification": async (item, known) => ({
      VERIFICATION_TOKEN: await stage.mailToken(item, "Request verification", known),
    }),
    "Confirm password reset": async (item, known) => ({
      PASSWORD_RESET_TOKEN: await stage.mailToken(item, "Request password reset", known),
    }),
    "Confirm email change": async (item, known) => ({
      EMAIL_CHANGE_TOKEN: await stage.mailToken(item, "Request email change", {
        ...known,
        TOKEN: await stage.session(item),
      }),
    }),
    "Auth with OTP": async (item, known) => {
      const { body } = await stage.run(stage.tabOf(item, "Request OTP").code.curl, known);
      const { html = "" } = await stage.mailbox.next();
      const [, code = ""] = /\b(\d{8})\b/.exec(html) ?? [];
      return { OTP_ID: String((body as { otpId: string }).otpId), ONE_TIME_PASSWORD: code };
    },
    Batch: (item, known) => withOther(item, known),
    "List OAuth2 accounts": (item) => link(item),
    "Unlink OAuth2 account": (item) => link(item),
  };

  /** Makes another record; both get emails of their own, so that one more can be made. */
  const withOther = async (item: Item, known: Known) => {
    const records = `/api/collections/${item.name}/records`;
    const rename = (id: string, email: string) =>
      item["type"] === "auth" ? stage.call("PATCH", `${records}/${id}`, { email }) : undefined;
    await rename(known["RECORD_ID"]!, "one@port.example.org");
    const { RECORD_ID: other = "" } = await stage.makeRecord(item);
    await rename(other, "two@port.example.org");
    return { OTHER_RECORD_ID: other };
  };

  const link = async (item: Item) => {
    expect((await stage.run(stage.tabOf(item, "Auth with OAuth2").code.curl, {})).status).toBe(200);
    return {};
  };

  const recordTabs = ["List/Search", "View", "Create", "Update", "Delete", ...(hasLater ? ["Batch"] : [])];
  const accountTabs = [
    "Auth with password",
    "Auth with OAuth2",
    "Auth refresh",
    "Request verification",
    "Confirm verification",
    "Request password reset",
    "Confirm password reset",
    "Request email change",
    "Confirm email change",
    "List auth methods",
    ...(hasLater ? ["Request OTP", "Auth with OTP", "Impersonate"] : ["List OAuth2 accounts", "Unlink OAuth2 account"]),
  ];

  describe.each([
    ["a collection with a field of each type, for admins alone", () => stage.boats, recordTabs],
    ["a collection for everyone", () => stage.buoys, recordTabs],
    ["accounts", () => stage.crew, [...recordTabs, ...accountTabs]],
    ["accounts of admins alone, of one domain", () => stage.guests, [...recordTabs, "Auth with password"]],
  ])("of %s", (_, itemOf, titles) => {
    test.each(titles.filter((title) => title !== "Create"))("the sample of %s answers what is shown", async (title) => {
      const item = itemOf();
      await stage.withRecord(item, async (known) => {
        const more = await before[title]?.(item, { ...known, TOKEN: stage.admin });
        const { code, answers } = stage.tabOf(item, title);
        const { status, body } = await stage.run(code.curl, { ...known, TOKEN: stage.admin, ...more });
        expect(status, JSON.stringify(body)).toBe(answers[0]!.status);
        expect(shapeOf(body)).toEqual(shapeOf(JSON.parse(answers[0]!.text)));
        if (title.startsWith("Request")) await stage.mailbox.next();
        if (title === "Batch") await stage.forget(item);
      });
    });

    test("the sample of Create answers what is shown", async () => {
      const item = itemOf();
      const { code, answers } = stage.tabOf(item, "Create");
      const { status, body } = await stage.run(code.curl, { TOKEN: stage.admin, RELATION_RECORD_ID: stage.harbour });
      expect(status, JSON.stringify(body)).toBe(answers[0]!.status);
      expect(shapeOf(body)).toEqual(shapeOf(JSON.parse(answers[0]!.text)));
      await stage.call("DELETE", `/api/collections/${item.name}/records/${(body as Item).id}`);
    });
  });

  test("the samples of Realtime open a stream, and ask for its events", async () => {
    const [opens = "", asks = ""] = stage.tabOf(stage.boats, "Realtime").code.curl.split("\n\n");
    const stream = spawn("sh", ["-c", opens.replace(/^curl /, "exec curl -s -i ")]);
    const told: string[] = [];
    for await (const line of createInterface(stream.stdout)) {
      told.push(line);
      if (line.includes("clientId")) break;
    }
    expect(told[0]).toContain("200");
    const [, client = ""] = /"clientId":"(\w+)"/.exec(told.at(-1)!) ?? [];
    const asked = await stage.run(asks, { CLIENT_ID: client, TOKEN: stage.admin, RECORD_ID: "record000000001" });
    expect(asked.status).toBe(204);
    stream.kill();
  });

  /** What an operation is refused with, when it is asked for in a wrong way. */
  async function refused(item: Item, title: string, status: number, known: Known): Promise<Answer> {
    const { method, path, answers } = stage.tabOf(item, title);
    const { data } = JSON.parse(answers.find((answer) => answer.status === status)!.text) as { data: object };
    const id = status === 404 ? "nowhere" : known["RECORD_ID"]!;
    const address = path.map(({ text }) => ({ ":id": id, ":provider": "google" })[text] ?? text).join("");
    const query = title === "List/Search" && status === 400 ? "?filter=1" : "";
    const wrong = title === "Update" ? Object.fromEntries(Object.keys(data).map((name) => [name, ""])) : {};
    const answer = await fetch(stage.base + address + query, {
      method,
      headers: { Authorization: known["TOKEN"] ?? "", "Content-Type": "application/json" },
      ...(method !== "GET" && { body: JSON.stringify(wrong) }),
    });
    return { status: answer.status, body: (await answer.json()) as unknown };
  }

  const shown = (item: Item, title: string, status: number): object => {
    const { text } = stage.tabOf(item, title).answers.find((answer) => answer.status === status)!;
    return JSON.parse(text.replace("OTHER_COLLECTION", stage.guests.name)) as object;
  };

  test.each([
    ...["List/Search", "Create", "Update"].map((title) => [title, 400, "admin"] as const),
    ...["List/Search", "View", "Create", "Update", "Delete"].map((title) => [title, 403, "guest"] as const),
    ...["View", "Update", "Delete"].map((title) => [title, 404, "admin"] as const),
  ])("of records: %s is refused with %i as it is shown", async (title, status, who) => {
    await stage.withRecord(stage.boats, async (known) => {
      const answer = await refused(stage.boats, title, status, {
        ...known,
        ...(who === "admin" && { TOKEN: stage.admin }),
      });
      expect(answer).toMatchObject({ status, body: shown(stage.boats, title, status) });
    });
  });

  test("a record that others need is refused to be deleted as it is shown", async () => {
    await stage.withRecord(stage.buoys, async () => {
      const answer = await fetch(`${stage.base}/api/collections/harbours/records/${stage.harbour}`, {
        method: "DELETE",
        headers: { Authorization: stage.admin },
      });
      expect(await answer.json()).toEqual(shown(stage.buoys, "Delete", 400));
    });
  });

  const ofOneAccount = hasLater ? ["Impersonate"] : ["List OAuth2 accounts", "Unlink OAuth2 account"];
  const ofSignedIn = ["Auth refresh", "Request email change", ...(hasLater ? [] : ofOneAccount)];

  describe("what is refused changes nothing, so of accounts", () => {
    let known: Known;
    let tokens: Readonly<Record<"guest" | "admin" | "own" | "foreign", string>>;
    // Once for all: each password that is hashed or compared takes the backend half a second.
    beforeAll(async () => {
      known = await stage.makeRecord(stage.crew);
      await stage.makeRecord(stage.guests);
      const [own, foreign] = [await stage.session(stage.crew), await stage.session(stage.guests)];
      tokens = { guest: "", admin: stage.admin, own, foreign };
    });

    test.each([
      ...["Create", "Update"].map((title) => [title, 400, "guest"] as const),
      ...accountTabs
        .filter((title) => /^(Auth with|Request (OTP|verif|pass)|Confirm)/.test(title))
        .map((title) => [title, 400, "guest"] as const),
      ["Request email change", 400, "own"] as const,
      ...ofSignedIn.flatMap((title) => [[title, 401, "guest"] as const, [title, 403, "foreign"] as const]),
      ...ofOneAccount.map((title) => [title, 404, "admin"] as const),
      ...(hasLater
        ? (["guest", "own"] as const).map((who) => ["Impersonate", who === "own" ? 403 : 401, who] as const)
        : []),
    ])("%s is refused with %i as it is shown", async (title, status, who) => {
      const answer = await refused(stage.crew, title, status, { ...known, TOKEN: tokens[who] });
      expect(answer).toMatchObject({ status, body: shown(stage.crew, title, status) });
    });
  });

  if (hasViews(seriesOf(version))) {
    test.each(["List/Search", "View"])("the sample of %s of a view answers what is shown", async (title) => {
      await stage.withRecord(stage.boats, async (known) => {
        const { code, answers } = stage.tabOf(stage.names, title);
        const { status, body } = await stage.run(code.curl, known);
        expect(status, JSON.stringify(body)).toBe(200);
        expect(shapeOf(body)).toEqual(shapeOf(JSON.parse(answers[0]!.text)));
      });
    });
  }

  if (hasLater) {
    test("a sign-in that needs a second way is answered as it is shown", async () => {
      await stage.withRecord(stage.pilots, async () => {
        const { code, answers } = stage.tabOf(stage.pilots, "Auth with password");
        const { status, body } = await stage.run(code.curl, {});
        expect(status).toBe(401);
        expect(shapeOf(body)).toEqual(shapeOf(JSON.parse(answers.find((answer) => answer.status === 401)!.text)));
      });
    });

    test("Batch is refused with 400 and 403 as it is shown", async () => {
      const { code } = stage.tabOf(stage.boats, "Batch");
      const known = { TOKEN: stage.admin, RECORD_ID: "nowhere", OTHER_RECORD_ID: "nowhere" };
      const answer = await stage.run(code.curl, { ...known, RELATION_RECORD_ID: "nowhere" });
      expect(answer).toMatchObject({ status: 400, body: shown(stage.boats, "Batch", 400) });
      await stage.call("PATCH", "/api/settings", { batch: { enabled: false } });
      const off = await stage.run(code.curl, known);
      await stage.call("PATCH", "/api/settings", { batch: { enabled: true } });
      expect(off).toEqual({ status: 403, body: shown(stage.boats, "Batch", 403) });
    });
  }
});
