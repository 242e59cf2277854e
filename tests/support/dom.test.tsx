import { expect, test } from "vitest";

// It takes a while, and no other file has loaded it.
const part = "data:text/javascript,await new Promise((done) => setTimeout(done, 100));";
let loaded = false;

test("what a test begins to load", () => {
  void import(part).then(() => (loaded = true));
  expect(loaded).toBe(false);
});

test("has been loaded before the next, so that no file ends meanwhile", () => expect(loaded).toBe(true));
