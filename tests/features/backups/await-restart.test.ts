import { expect, test } from "vitest";
import { awaitRestart } from "../../../src/features/backups/await-restart";

const patience = { unseen: 40, late: 80, pause: 1 };

/** Says in turn whether the backend is there, then always the last. */
const saying = (...answers: boolean[]) => {
  let turn = 0;
  return () => Promise.resolve(answers[Math.min(turn++, answers.length - 1)]!);
};

test("a backend that was away and is there again is back", async () => {
  expect(await awaitRestart(patience, saying(true, false, false, true))).toBe("back");
});

test("one that was never away has perhaps not restarted", async () => {
  expect(await awaitRestart(patience, saying(true))).toBe("unseen");
});

test("one that stays away is waited for no longer than is of use", async () => {
  expect(await awaitRestart(patience, saying(true, false))).toBe("late");
});
