import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { password, session } from "../support/fixtures";

const files = ["roles", "outlines"].flatMap((folder) =>
  readdirSync(`tests/screens/${folder}`, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".txt"))
    .map((name) => readFileSync(`tests/screens/${folder}/${name}`, "utf8")),
);

test("has no secret in role trees and outlines", () => {
  const all = files.join("\n");
  expect(all).toContain(`= "${"•".repeat(password.length)}"`);
  expect(all).toContain(`Account of ${session.model.email}`);
  for (const secret of [password, session.token]) expect(all).not.toContain(secret);
});
