import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import PocketBase from "pocketbase";
import NewestPocketBase from "pocketbase-newest";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hasSuperusers } from "../../server/first-admin";
import { seriesOf, versionsApart } from "../support/tested-version";
import { filled, hasViews, openStage, type Item, type Known, type Stage } from "./sample-stage";
import { account } from "./support";

type Sample = (client: unknown, out: Pick<Console, "log">) => Promise<unknown>;

const AsyncFunction = (async () => undefined).constructor as new (...parts: string[]) => Sample;

/** Runs a JavaScript sample with a client; returns the value of its variable `name`. */
async function runWith(client: unknown, sample: string, known: Known, name = ""): Promise<unknown> {
  const { email, password } = account;
  const admins = { ADMIN_EMAIL: email, ADMIN_PASSWORD: password, SUPERUSER_EMAIL: email, SUPERUSER_PASSWORD: password };
  const code = filled(sample, { ...admins, ...known });
  const body = code.replace(/^import [^\n]*/, "").replaceAll("new PocketBase(", "new Client(");
  return new AsyncFunction("Client", "console", `${body}\n${name && `return ${name};`}`)(client, { log: () => {} });
}

describe.each(versionsApart)("API samples on %s", (version) => {
  const hasLater = hasSuperusers(seriesOf(version));
  // Details of a provider's user, and keys that later versions answer to older clients only.
  const old = ["authProviders", "usernamePassword", "emailPassword", "authUrl", "logo"];
  const undocumented = new Set(["rawUser", ...(hasLater ? old : [])]);

  /** The names and types of an answer at every depth; of a list, those of its first item. */
  const shapeOf = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.slice(0, 1).map(shapeOf);
    if (typeof value !== "object" || value === null) return typeof value;
    const documented = Object.entries(value).filter(([key]) => !undocumented.has(key));
    return Object.fromEntries(documented.map(([key, each]) => [key, shapeOf(each)]));
  };

  let stage: Stage;
  beforeAll(async () => void (stage = await openStage(version, afterAll)));

  /** Runs the curl sample of a tab, and checks that the answer is the documented one. */
  async function answer<T = unknown>(item: Item, title: string, known: Known, expected?: number): Promise<T> {
    const { code, answers } = stage.tabOf(item, title);
    const shown = answers.find(({ status }) => status === (expected ?? answers[0]!.status))!;
    const given = { TOKEN: stage.admin, RELATION_RECORD_ID: stage.harbour, ...known };
    const { status, body } = await stage.run(code.curl, given);
    expect([title, status], JSON.stringify(body)).toEqual([title, shown.status]);
    expect([title, shapeOf(body)]).toEqual([title, shapeOf(JSON.parse(shown.text))]);
    return body as T;
  }

  test.each(["boats", "buoys", "crew", "guests"] as const)("curl: answers as shown for records of %s", async (name) => {
    const item = stage[name];
    const path = `/api/collections/${name}/records`;
    const { id } = await answer<Item>(item, "Create", {});
    const known = { RECORD_ID: id };
    for (const title of ["List/Search", "View"]) {
      await answer(item, title, known);
      if (name === "boats" && hasViews(seriesOf(version))) await answer(stage.names, title, known);
    }
    await answer(item, name === "guests" ? "Auth with password" : "Update", known);
    if (hasLater && name !== "guests") {
      // Emails of their own, so that the batch can create a third record.
      const rename = async (record: string, email: string) =>
        item["type"] === "auth" && stage.call("PATCH", `${path}/${record}`, { email });
      await rename(id, "one@port.example.org");
      const { RECORD_ID: other = "" } = await stage.makeRecord(item);
      await rename(other, "two@port.example.org");
      await answer(item, "Batch", { ...known, OTHER_RECORD_ID: other });
    }
    const [left] = (await stage.call("GET", path))["items"] as Item[];
    await answer(item, "Delete", { RECORD_ID: left!.id });
    await stage.forget(item);
  });

  // One account for all, because the backend needs half a second for each password.
  test("curl: answers as shown for accounts", async () => {
    const { crew } = stage;
    const known = await stage.makeRecord(crew);
    const path = `/api/collections/crew/records/${known["RECORD_ID"]}`;
    const { email } = await stage.call("GET", path);
    const { token } = await answer<{ token: string }>(crew, "Auth with password", known);
    const session = { ...known, TOKEN: token };
    await answer(crew, "Auth refresh", session);
    await answer(crew, "List auth methods", known);
    await answer(crew, "Request verification", known);
    await answer(crew, "Confirm verification", { VERIFICATION_TOKEN: await stage.mailToken() });
    if (hasLater) {
      await answer(crew, "Impersonate", known);
      const { otpId } = await answer<{ otpId: string }>(crew, "Request OTP", known);
      await answer(crew, "Auth with OTP", { OTP_ID: otpId, ONE_TIME_PASSWORD: await stage.mailToken() });
    }
    await answer(crew, "Auth with OAuth2", known);
    if (!hasLater)
      for (const title of ["List OAuth2 accounts", "Unlink OAuth2 account"]) await answer(crew, title, known);
    await answer(crew, "Request email change", session);
    await answer(crew, "Confirm email change", { EMAIL_CHANGE_TOKEN: await stage.mailToken() });
    await stage.call("PATCH", path, { email });
    await answer(crew, "Request password reset", known);
    await answer(crew, "Confirm password reset", { PASSWORD_RESET_TOKEN: await stage.mailToken() });
    await stage.forget(crew);
  });

  test("curl: opens a realtime stream and subscribes to its events", async () => {
    const [opens = "", asks = ""] = stage.tabOf(stage.boats, "Realtime").code.curl.split("\n\n");
    const stream = spawn("sh", ["-c", opens.replace(/^curl /, "exec curl -s -i ")]);
    const lines: string[] = [];
    for await (const line of createInterface(stream.stdout)) {
      lines.push(line);
      if (line.includes("clientId")) break;
    }
    expect(lines[0]).toContain("200");
    const [, client = ""] = /"clientId":"(\w+)"/.exec(lines.at(-1)!) ?? [];
    const asked = await stage.run(asks, { CLIENT_ID: client, TOKEN: stage.admin, RECORD_ID: "record000000001" });
    expect(asked.status).toBe(204);
    stream.kill();
  });

  const run = (item: Item, title: string, known: Known, name = "") =>
    runWith(hasLater ? NewestPocketBase : PocketBase, stage.tabOf(item, title).code.javascript, known, name);

  test("JavaScript: creates, reads, updates and deletes a record", async () => {
    // Without an admin, whose password the backend would check for each sample.
    const { buoys } = stage;
    const made = (await run(buoys, "Create", { RELATION_RECORD_ID: stage.harbour }, "record")) as { id: string };
    const known = { RELATION_RECORD_ID: stage.harbour, RECORD_ID: made.id };
    expect(await run(buoys, "View", known, "record")).toMatchObject({ id: made.id, length: 500 });
    expect(await run(buoys, "List/Search", known, "records")).toMatchObject([{ id: made.id }]);
    expect(await run(buoys, "Update", known, "record")).toMatchObject({ id: made.id });
    await run(buoys, "Delete", known);
    await expect(run(buoys, "View", known)).rejects.toMatchObject({ status: 404 });
  });

  if (hasLater)
    test("JavaScript: creates, updates and deletes records in a batch", async () => {
      const [one, two] = [await stage.makeRecord(stage.boats), await stage.makeRecord(stage.boats)];
      const known = { ...one, OTHER_RECORD_ID: two["RECORD_ID"]! };
      expect(await run(stage.boats, "Batch", known, "results")).toMatchObject([
        { status: 200, body: { length: 500, photos: [expect.stringContaining("filename")] } },
        { status: 200, body: { id: one["RECORD_ID"] } },
        { status: 200, body: { id: two["RECORD_ID"] } },
        { status: 204 },
      ]);
      await stage.forget(stage.boats);
    });

  test("JavaScript: signs an account in by each way, and sends its mails", async () => {
    const { crew, mailbox } = stage;
    const { id } = (await run(crew, "Create", {}, "record")) as { id: string };
    const known = { RECORD_ID: id };
    const isSignedIn = { record: { id } };
    expect(await run(crew, "Auth with password", known, "session")).toMatchObject(isSignedIn);
    for (const title of ["Request verification", "Request password reset", "Request email change"]) {
      await run(crew, title, known);
      await mailbox.next();
    }
    const ways = hasLater ? { password: { enabled: true } } : { emailPassword: true };
    expect(await run(crew, "List auth methods", known, "methods")).toMatchObject(ways);
    // Otherwise the provider gives the account another password.
    await stage.call("PATCH", `/api/collections/crew/records/${id}`, { verified: true });
    expect(await run(crew, "Auth with OAuth2", known, "session")).toMatchObject(isSignedIn);
    if (hasLater) {
      const { otpId } = (await run(crew, "Request OTP", {}, "request")) as { otpId: string };
      const codes = { OTP_ID: otpId, ONE_TIME_PASSWORD: await stage.mailToken() };
      expect(await run(crew, "Auth with OTP", codes, "session")).toMatchObject(isSignedIn);
      expect(await run(crew, "Impersonate", known, "client")).toMatchObject({ authStore: isSignedIn });
    } else {
      expect(await run(crew, "List OAuth2 accounts", known, "links")).toMatchObject([{ provider: "google" }]);
      await run(crew, "Unlink OAuth2 account", known);
      expect(await stage.call("GET", `/api/collections/crew/records/${id}/external-auths`)).toEqual([]);
    }
    await stage.forget(crew);
  });

  const shown = (item: Item, title: string, status: number): { data: object } => {
    const { text } = stage.tabOf(item, title).answers.find((each) => each.status === status)!;
    return JSON.parse(text.replace("OTHER_COLLECTION", stage.guests.name)) as { data: object };
  };

  describe("refusals, which change nothing", () => {
    let known: Readonly<Record<"boats" | "crew", Known>>;
    let tokens: Readonly<Record<"guest" | "admin" | "own" | "foreign", string>>;
    beforeAll(async () => {
      known = { boats: await stage.makeRecord(stage.boats), crew: await stage.makeRecord(stage.crew) };
      for (const item of [stage.guests, stage.buoys]) await stage.makeRecord(item);
      const [own, foreign] = [await stage.session(stage.crew), await stage.session(stage.guests)];
      tokens = { guest: "", admin: stage.admin, own, foreign };
    });

    const each = (titles: string[], status: number, who: keyof typeof tokens) =>
      titles.map((title) => [title, status, who] as const);
    const ofOneAccount = hasLater ? ["Impersonate"] : ["List OAuth2 accounts", "Unlink OAuth2 account"];
    const ofSignedIn = ["Auth refresh", "Request email change", ...(hasLater ? [] : ofOneAccount)];
    const ofGuests = `Create,Update,Auth with password,Auth with OAuth2,Request verification,Confirm verification,\
Request password reset,Confirm password reset,Confirm email change${hasLater ? ",Request OTP,Auth with OTP" : ""}`;

    test.each([
      ...each(["List/Search", "Create", "Update"], 400, "admin").map((row) => ["boats", ...row] as const),
      ...each(["List/Search", "View", "Create", "Update", "Delete"], 403, "guest").map(
        (row) => ["boats", ...row] as const,
      ),
      ...each(["View", "Update", "Delete"], 404, "admin").map((row) => ["boats", ...row] as const),
      ...[
        ...each(ofGuests.split(","), 400, "guest"),
        ...each(["Request email change"], 400, "own"),
        ...each(ofSignedIn, 401, "guest"),
        ...each(ofSignedIn, 403, "foreign"),
        ...each(ofOneAccount, 404, "admin"),
        ...(hasLater ? [...each(["Impersonate"], 401, "guest"), ...each(["Impersonate"], 403, "own")] : []),
      ].map((row) => ["crew", ...row] as const),
    ])("of %s: %s is refused with %i to %s as shown", async (name, title, status, who) => {
      const { method, path } = stage.tabOf(stage[name], title);
      const id = status === 404 ? "nowhere" : known[name]["RECORD_ID"]!;
      const address = path.map(({ text }) => ({ ":id": id, ":provider": "google" })[text] ?? text).join("");
      const query = title === "List/Search" && status === 400 ? "?filter=1" : "";
      const expected = shown(stage[name], title, status);
      const names = title === "Update" ? Object.keys(expected.data) : [];
      const refused = await fetch(stage.base + address + query, {
        method,
        headers: { Authorization: tokens[who], "Content-Type": "application/json" },
        ...(method !== "GET" && { body: JSON.stringify(Object.fromEntries(names.map((key) => [key, ""]))) }),
      });
      expect({ status: refused.status, body: await refused.json() }).toMatchObject({ status, body: expected });
    });

    test("refuses to delete a record that others need, as shown", async () => {
      const path = `/api/collections/harbours/records/${stage.harbour}`;
      const refused = await fetch(stage.base + path, { method: "DELETE", headers: { Authorization: stage.admin } });
      expect(await refused.json()).toEqual(shown(stage.buoys, "Delete", 400));
    });

    if (hasLater)
      test("asks for a second way to sign in, as shown", async () => {
        await stage.makeRecord(stage.pilots);
        await answer(stage.pilots, "Auth with password", {}, 401);
      });

    if (hasLater)
      test("refuses a batch with 400 and 403, as shown", async () => {
        const { code } = stage.tabOf(stage.boats, "Batch");
        const wrong = { TOKEN: stage.admin, RECORD_ID: "nowhere", OTHER_RECORD_ID: "nowhere" };
        const refused = await stage.run(code.curl, { ...wrong, RELATION_RECORD_ID: "nowhere" });
        expect(refused).toMatchObject({ status: 400, body: shown(stage.boats, "Batch", 400) });
        await stage.call("PATCH", "/api/settings", { batch: { enabled: false } });
        const off = await stage.run(code.curl, wrong);
        expect(off).toEqual({ status: 403, body: shown(stage.boats, "Batch", 403) });
      });
  });
});
