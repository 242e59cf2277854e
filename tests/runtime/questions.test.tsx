import { beforeEach, expect, test } from "vitest";
import { adminsGo } from "../../src/widgets/questions/admins-go";
import { logsGo } from "../../src/widgets/questions/logs-go";
import { fakeBackend, Refusal } from "../support/fake-backend";
import { pageOf } from "../support/fixtures";
import { signedIn } from "../support/open";

beforeEach(signedIn);

const days = (maxDays: unknown) => ({ logs: { maxDays } });
const rows = (n: number) =>
  pageOf(
    Array.from({ length: n }, (_, index) => ({ id: `${index}` })),
    1,
    1,
  );

test("fewer days ask with the number of entries that would go", async () => {
  const backend = fakeBackend();
  backend.answers("countLogs", rows(1234));
  expect(await logsGo(days(2), days(5))).toBe(
    "Fewer days delete 1,234 older log entries at once, and they cannot be brought back. Do you really want to save?",
  );
  expect(backend.payloads("countLogs")).toMatchObject([{ filter: 'created < "2022-12-03 12:00:00.000Z"' }]);
});

test("so many days that no date is so old ask nothing", async () => {
  const backend = fakeBackend();
  expect(await logsGo(days(150_000_000), days(200_000_000))).toBeUndefined();
  expect(backend.payloads("countLogs")).toEqual([]);
});

test("no days at all would take every entry", async () => {
  const backend = fakeBackend();
  backend.answers("countLogs", rows(3));
  expect(await logsGo(days(0), days(5))).toMatch(/^Fewer days delete 3 older log entries/);
  expect(backend.payloads("countLogs")).toMatchObject([{ filter: 'created < "2022-12-05 12:00:00.000Z"' }]);
});

test("a single entry is told as one", async () => {
  fakeBackend().answers("countLogs", rows(1));
  expect(await logsGo(days(1), days(5))).toMatch(/^Fewer days delete 1 older log entry at once, and it cannot/);
});

test("nothing is asked, nor counted, when the days stay or become more", async () => {
  const backend = fakeBackend();
  expect(await logsGo(days(5), days(5))).toBeUndefined();
  expect(await logsGo(days(6), days(5))).toBeUndefined();
  expect(backend.asked).toEqual([]);
});

test("nothing is asked when no entry would go", async () => {
  fakeBackend().answers("countLogs", rows(0));
  expect(await logsGo(days(1), days(5))).toBeUndefined();
});

test("what could not be counted is not passed over", async () => {
  fakeBackend().answers("countLogs", new Refusal(500, "Broken."));
  await expect(logsGo(days(1), days(5))).rejects.toThrow("Broken.");
});

test("a new secret for the admins' own tokens asks, any other change does not", async () => {
  const secret = (text: unknown) => ({ adminAuthToken: { secret: text, duration: 5 } });
  expect(await adminsGo(secret("new"))).toBe(
    "All admins will be signed out, you included. Do you really want to save?",
  );
  expect(await adminsGo(secret("******"))).toBeUndefined();
  expect(await adminsGo(secret(undefined))).toBeUndefined();
  expect(await adminsGo({ recordAuthToken: { secret: "new" } })).toBeUndefined();
});
