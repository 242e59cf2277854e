import { expect, test } from "vitest";

// A slow module that no other file loads.
const part = "data:text/javascript,await new Promise((done) => setTimeout(done, 100));";
let loaded = false;

test("begins to load a part", () => {
  void import(part).then(() => (loaded = true));
  expect(loaded).toBe(false);
});

test("has loaded it before the next test", () => expect(loaded).toBe(true));
