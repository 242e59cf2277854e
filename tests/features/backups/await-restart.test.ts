import { expect, test } from "vitest";
import { awaitRestart } from "../../../src/features/backups/await-restart";

const patience = { unseen: 40, late: 80, pause: 1 };

/** Answers whether the backend runs, then repeats the last answer. */
const saying = (...answers: boolean[]) => {
  let turn = 0;
  return () => Promise.resolve(answers[Math.min(turn++, answers.length - 1)]!);
};

test("reports a backend that stopped and runs again", async () => {
  expect(await awaitRestart(patience, saying(true, false, false, true))).toBe("back");
});

test("reports a backend that never stopped", async () => {
  expect(await awaitRestart(patience, saying(true))).toBe("unseen");
});

test("stops waiting for a backend that stays away", async () => {
  expect(await awaitRestart(patience, saying(true, false))).toBe("late");
});
