import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { logsDeleted } from "../../../src/features/settings/logs-deleted";
import { fakeBackend, Refusal } from "../../support/fake-backend";
import { pageOf } from "../../support/fixtures";
import { open, signedIn } from "../../support/open";

beforeEach(signedIn);

const days = (maxDays: unknown) => ({ logs: { maxDays } });
const rows = (n: number) =>
  pageOf(
    Array.from({ length: n }, (_, index) => ({ id: `${index}` })),
    1,
    1,
  );

test("counts the entries that fewer days of logs would delete", async () => {
  const backend = fakeBackend();
  backend.answers("countLogs", rows(1234));
  expect(await logsDeleted(days(2), days(5))).toBe("1,234 older log entries will be permanently deleted. Save?");
  expect(backend.payloads("countLogs")).toMatchObject([{ filter: 'created < "2022-12-03 12:00:00.000Z"' }]);
});

test("asks nothing for a date that cannot exist", async () => {
  const backend = fakeBackend();
  expect(await logsDeleted(days(150_000_000), days(200_000_000))).toBeUndefined();
  expect(backend.payloads("countLogs")).toEqual([]);
});

test("counts all entries for no days at all", async () => {
  const backend = fakeBackend();
  backend.answers("countLogs", rows(3));
  expect(await logsDeleted(days(0), days(5))).toMatch(/^3 older log entries/);
  expect(backend.payloads("countLogs")).toMatchObject([{ filter: 'created < "2022-12-05 12:00:00.000Z"' }]);
});

test("counts nothing if the days stay or increase", async () => {
  const backend = fakeBackend();
  expect(await logsDeleted(days(5), days(5))).toBeUndefined();
  expect(await logsDeleted(days(6), days(5))).toBeUndefined();
  expect(backend.asked).toEqual([]);
});

test("asks nothing if no entry would be deleted", async () => {
  fakeBackend().answers("countLogs", rows(0));
  expect(await logsDeleted(days(1), days(5))).toBeUndefined();
});

test("reports that entries could not be counted", async () => {
  fakeBackend().answers("countLogs", new Refusal(500, "Broken."));
  await expect(logsDeleted(days(1), days(5))).rejects.toThrow("Broken.");
});

test("asks before the application page deletes logs, and keeps them after No", async () => {
  const { user, backend } = open("#/settings");
  backend.answers("countLogs", rows(3));
  const field = await screen.findByRole("textbox", { name: "Logs max days retention" });
  await user.clear(field);
  await user.type(field, "0");
  for (const answer of ["No", "Yes"]) {
    await user.click(button("Save changes"));
    const question = await screen.findByRole("alertdialog");
    within(question).getByText("3 older log entries will be permanently deleted. Save?");
    expect(backend.payloads("saveSettings")).toEqual([]);
    await user.click(within(question).getByRole("button", { name: answer }));
  }
  await waitFor(() => expect(backend.payloads("saveSettings")).toEqual([{ logs: { maxDays: 0 } }]));
});

const admins = "Admins auth token duration (in seconds)";
const button = (name: string) => screen.getByRole("button", { name });

test("asks nothing before a usual duration is saved", async () => {
  const { user, backend } = open("#/settings/tokens");
  await user.type(await screen.findByRole("textbox", { name: admins }), "0");
  await user.click(button("Save changes"));
  await waitFor(() => expect(backend.payloads("saveSettings")).toHaveLength(1));
  expect(screen.queryByRole("alertdialog")).toBeNull();
});

test("names the effect of each new secret, and sends nothing after No", async () => {
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

test("warns of sessions that end within minutes, and saves after Yes", async () => {
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
