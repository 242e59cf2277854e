import PocketBase from "pocketbase";
import NewestPocketBase from "pocketbase-newest";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { builtVersions } from "../../server/built-versions.mjs";
import { hasSuperusers } from "../../server/first-admin";
import { seriesOf } from "../support/tested-version";
import { filled, openStage, type Known, type Stage } from "./sample-stage";
import { account } from "./support";

// The samples of JavaScript are run with the client that they are written for. There are no events without a browser.

type Sample = (client: unknown, out: Pick<Console, "log">) => Promise<unknown>;

const AsyncFunction = (async () => undefined).constructor as new (...parts: string[]) => Sample;

/** Runs a sample; gives what it answers under a name. */
async function runWith(client: unknown, sample: string, known: Known, name = ""): Promise<unknown> {
  const { email, password } = account;
  const admins = { ADMIN_EMAIL: email, ADMIN_PASSWORD: password, SUPERUSER_EMAIL: email, SUPERUSER_PASSWORD: password };
  const code = filled(sample, { ...admins, ...known });
  const body = code.replace(/^import [^\n]*/, "").replaceAll("new PocketBase(", "new Client(");
  return new AsyncFunction("Client", "console", `${body}\n${name && `return ${name};`}`)(client, { log: () => {} });
}

describe.each(builtVersions)("on %s", (version) => {
  const hasLater = hasSuperusers(seriesOf(version));
  const run = (sample: string, known: Known, name = "") =>
    runWith(hasLater ? NewestPocketBase : PocketBase, sample, known, name);

  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage(version, afterAll);
  });

  afterEach(() => Promise.all([stage.boats, stage.crew].map(stage.forget)));

  test("a record is made, read, changed and deleted by the samples", async () => {
    const { boats, tabOf } = stage;
    const known = { RELATION_RECORD_ID: stage.harbour };
    const made = (await run(tabOf(boats, "Create").code.javascript, known, "record")) as { id: string };
    const its = { ...known, RECORD_ID: made.id };
    expect(await run(tabOf(boats, "View").code.javascript, its, "record")).toMatchObject({ id: made.id, length: 500 });
    expect(await run(tabOf(boats, "List/Search").code.javascript, its, "records")).toMatchObject([{ id: made.id }]);
    expect(await run(tabOf(boats, "Update").code.javascript, its, "record")).toMatchObject({ id: made.id });
    await run(tabOf(boats, "Delete").code.javascript, its);
    await expect(run(tabOf(boats, "View").code.javascript, its)).rejects.toMatchObject({ status: 404 });
  });

  test("an account signs in, changes and looks by the samples", async () => {
    const { crew, tabOf, mailbox } = stage;
    const made = (await run(tabOf(crew, "Create").code.javascript, {}, "record")) as { id: string };
    const known = { RECORD_ID: made.id };
    const signedIn = await run(tabOf(crew, "Auth with password").code.javascript, known, "session");
    expect(signedIn).toMatchObject({ record: { id: made.id } });
    for (const title of ["Request verification", "Request password reset", "Request email change"]) {
      await run(tabOf(crew, title).code.javascript, known);
      await mailbox.next();
    }
    expect(await run(tabOf(crew, "List auth methods").code.javascript, known, "methods")).toMatchObject(
      hasLater ? { password: { enabled: true } } : { emailPassword: true },
    );
    const linked = await run(tabOf(crew, "Auth with OAuth2").code.javascript, known, "session");
    expect(linked).toMatchObject({ record: { id: made.id } });
  });

  if (hasLater) {
    test("an account signs in by a mail, and a superuser as the account, by the samples", async () => {
      const { crew, tabOf, mailbox } = stage;
      const { RECORD_ID: id = "" } = await stage.makeRecord(crew);
      const { otpId } = (await run(tabOf(crew, "Request OTP").code.javascript, {}, "request")) as { otpId: string };
      const { html = "" } = await mailbox.next();
      const codes = { OTP_ID: otpId, ONE_TIME_PASSWORD: /\b\d{8}\b/.exec(html)?.[0] ?? "" };
      const session = await run(tabOf(crew, "Auth with OTP").code.javascript, codes, "session");
      expect(session).toMatchObject({ record: { id } });
      const client = await run(tabOf(crew, "Impersonate").code.javascript, { RECORD_ID: id }, "client");
      expect(client).toMatchObject({ authStore: { record: { id } } });
    });

    test("several records are made, changed and deleted at once by the sample", async () => {
      const { boats, tabOf } = stage;
      const [one, two] = [await stage.makeRecord(boats), await stage.makeRecord(boats)];
      const known = { ...one, OTHER_RECORD_ID: two["RECORD_ID"]! };
      expect(await run(tabOf(boats, "Batch").code.javascript, known, "results")).toMatchObject([
        { status: 200, body: { length: 500, photos: [expect.stringContaining("filename")] } },
        { status: 200, body: { id: one["RECORD_ID"] } },
        { status: 200, body: { id: two["RECORD_ID"] } },
        { status: 204 },
      ]);
    });
  }

  if (!hasLater) {
    test("an account sees its providers, and unlinks one, by the samples", async () => {
      const { crew, tabOf } = stage;
      const known = await stage.makeRecord(crew);
      // A provider gives an account another password unless its email was verified.
      await stage.call("PATCH", `/api/collections/crew/records/${known["RECORD_ID"]}`, { verified: true });
      await run(tabOf(crew, "Auth with OAuth2").code.javascript, known);
      expect(await run(tabOf(crew, "List OAuth2 accounts").code.javascript, known, "links")).toMatchObject([
        { provider: "google" },
      ]);
      await run(tabOf(crew, "Unlink OAuth2 account").code.javascript, known);
      expect(await run(tabOf(crew, "List OAuth2 accounts").code.javascript, known, "links")).toEqual([]);
    });
  }
});
