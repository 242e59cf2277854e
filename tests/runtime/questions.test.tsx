import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { logsDeleted } from "../../src/features/settings/logs-deleted";
import { fakeBackend, Refusal } from "../support/fake-backend";
import { pageOf } from "../support/fixtures";
import { open, signedIn } from "../support/open";

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
  expect(await logsDeleted(days(2), days(5))).toBe("1,234 older log entries will be permanently deleted. Save?");
  expect(backend.payloads("countLogs")).toMatchObject([{ filter: 'created < "2022-12-03 12:00:00.000Z"' }]);
});

test("so many days that no date is so old ask nothing", async () => {
  const backend = fakeBackend();
  expect(await logsDeleted(days(150_000_000), days(200_000_000))).toBeUndefined();
  expect(backend.payloads("countLogs")).toEqual([]);
});

test("no days at all would take every entry", async () => {
  const backend = fakeBackend();
  backend.answers("countLogs", rows(3));
  expect(await logsDeleted(days(0), days(5))).toMatch(/^3 older log entries/);
  expect(backend.payloads("countLogs")).toMatchObject([{ filter: 'created < "2022-12-05 12:00:00.000Z"' }]);
});

test("a single entry is told as one", async () => {
  fakeBackend().answers("countLogs", rows(1));
  expect(await logsDeleted(days(1), days(5))).toMatch(/^1 older log entry will be/);
});

test("nothing is asked, nor counted, when the days stay or become more", async () => {
  const backend = fakeBackend();
  expect(await logsDeleted(days(5), days(5))).toBeUndefined();
  expect(await logsDeleted(days(6), days(5))).toBeUndefined();
  expect(backend.asked).toEqual([]);
});

test("nothing is asked when no entry would go", async () => {
  fakeBackend().answers("countLogs", rows(0));
  expect(await logsDeleted(days(1), days(5))).toBeUndefined();
});

test("what could not be counted is not passed over", async () => {
  fakeBackend().answers("countLogs", new Refusal(500, "Broken."));
  await expect(logsDeleted(days(1), days(5))).rejects.toThrow("Broken.");
});

const admins = "Admins auth token duration (in seconds)";
const all = "All admins will be signed out, including you. Save?";
const button = (name: string) => screen.getByRole("button", { name });

test("a new secret for the admins' own tokens asks; with 'No' nothing is sent", async () => {
  const { user, backend } = open("#/settings/tokens");
  await screen.findByRole("textbox", { name: admins });
  await user.click(screen.getAllByRole("button", { name: "Invalidate all previously issued tokens" })[4]!);
  await user.click(button("Save changes"));
  await within(await screen.findByRole("alertdialog")).findByText(all);
  await user.click(button("No"));
  expect(screen.getByText("1 unsaved change")).toBeDefined();
  expect(backend.payloads("saveSettings")).toEqual([]);
});

test("another duration of those tokens that is not very short does not ask", async () => {
  const { user, backend } = open("#/settings/tokens");
  await user.type(await screen.findByRole("textbox", { name: admins }), "0");
  await user.click(button("Save changes"));
  await waitFor(() => expect(backend.payloads("saveSettings")).toHaveLength(1));
  expect(screen.queryByRole("alertdialog")).toBeNull();
});

test("a new secret for users' tokens, and for links in mails, asks in the words of each kind", async () => {
  const { user, backend } = open("#/settings/tokens");
  await screen.findByRole("textbox", { name: admins });
  const invalidations = screen.getAllByRole("button", { name: "Invalidate all previously issued tokens" });
  for (const index of [0, 1, 5]) await user.click(invalidations[index]!);
  await user.click(button("Save changes"));
  const question = await screen.findByRole("alertdialog");
  within(question).getByText(
    "All users of your application will be signed out. " +
      "The links in verification mails that have been sent will stop working. " +
      "The links in admins' password reset mails that have been sent will stop working. Save?",
  );
  await user.click(within(question).getByRole("button", { name: "No" }));
  expect(backend.payloads("saveSettings")).toEqual([]);
});

test("sessions that end within minutes are asked about; with 'Yes' they are saved", async () => {
  const { user, backend } = open("#/settings/tokens");
  const duration = await screen.findByRole("textbox", { name: admins });
  await user.clear(duration);
  await user.type(duration, "90");
  await user.click(button("Save changes"));
  const question = await screen.findByRole("alertdialog");
  within(question).getByText(
    "You and all other admins will be signed out after 1 minute 30 seconds without activity. Save?",
  );
  await user.click(within(question).getByRole("button", { name: "Yes" }));
  await waitFor(() => expect(backend.payloads("saveSettings")).toEqual([{ adminAuthToken: { duration: 90 } }]));
});
