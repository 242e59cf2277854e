import PocketBase from "pocketbase";
import { afterAll, beforeAll, expect, test } from "vitest";
import { filled, openStage, type Known, type Stage } from "./sample-stage";
import { account } from "./support";

// The samples of JavaScript are run with the client that they are written for. There are no events without a browser.

let stage: Stage;
beforeAll(async () => {
  stage = await openStage(afterAll);
});

type Sample = (client: typeof PocketBase, out: Pick<Console, "log">) => Promise<unknown>;

const AsyncFunction = (async () => undefined).constructor as new (...parts: string[]) => Sample;

/** Runs a sample; gives what it answers under a name. */
async function run(sample: string, known: Known, name = ""): Promise<unknown> {
  const code = filled(sample, { ADMIN_EMAIL: account.email, ADMIN_PASSWORD: account.password, ...known });
  const body = code.replace(/^import [^\n]*/, "").replaceAll("new PocketBase(", "new client(");
  return new AsyncFunction("client", "console", `${body}\n${name && `return ${name};`}`)(PocketBase, { log: () => {} });
}

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
  const linked = await run(tabOf(crew, "Auth with OAuth2").code.javascript, known, "session");
  expect(linked).toMatchObject({ record: { id: made.id } });
  expect(await run(tabOf(crew, "List OAuth2 accounts").code.javascript, known, "links")).toMatchObject([
    { provider: "google" },
  ]);
  await run(tabOf(crew, "Unlink OAuth2 account").code.javascript, known);
  expect(await run(tabOf(crew, "List OAuth2 accounts").code.javascript, known, "links")).toEqual([]);
  expect(await run(tabOf(crew, "List auth methods").code.javascript, known, "methods")).toMatchObject({
    emailPassword: true,
  });
});
