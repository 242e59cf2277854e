import { expect, test } from "vitest";
import { selectBackend } from "../../../src/backend/version/backend";
import { awaitReplacedData } from "../../../src/features/backups/await-replaced-data";
import { fakeBackend, Refusal } from "../../support/fake-backend";

const patience = { late: 200, pause: 1 };
const second = 1000;

/** Token of the installer that expires in some seconds. */
const tokenFor = (seconds: number): string =>
  ["{}", JSON.stringify({ exp: Math.round(Date.now() / second) + seconds }), ""].map((part) => btoa(part)).join(".");

/** Waits for a backend that gives these answers to the question for a failure, then repeats the last one. */
function waiting(token: string, ...answers: readonly unknown[]): Promise<void> {
  selectBackend("v0.40");
  const backend = fakeBackend();
  let turn = 0;
  backend.answers("findLogMessages", () => answers[Math.min(turn++, answers.length - 1)]);
  return awaitReplacedData("a.zip", Date.now(), token, patience);
}

const none = { items: [], page: 1, perPage: 1, totalItems: 0, totalPages: 0 };
const refused = new Refusal(401, "The request requires valid record authorization token.");
const away = new Refusal(502, "");

test("takes a valid link that is refused twice for replaced data", async () => {
  await expect(waiting(tokenFor(1800), none, refused, away, refused, refused)).resolves.toBeUndefined();
});

test("does not take an expired link for replaced data", async () => {
  await expect(waiting(tokenFor(-1), none, refused, refused)).rejects.toThrow(
    "The link expired, so the restore of a.zip could not be confirmed.",
  );
  // The clocks may differ by a minute.
  await expect(waiting(tokenFor(30), refused)).rejects.toThrow(/could not be confirmed/);
});

test("stops waiting for a backend that stays away", async () => {
  await expect(waiting(tokenFor(1800), none, refused, away)).rejects.toThrow(/^The backend is not back yet/);
});
