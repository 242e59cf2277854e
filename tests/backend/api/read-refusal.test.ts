import { expect, test } from "vitest";
import type { Refusal } from "../../../definitions/language/screen";
import { Failure } from "../../../src/backend/calls/failure";
import { readRefusal } from "../../../src/runtime/pages/signed-out/read-refusal";

const challenge: Refusal = {
  status: 401,
  has: "mfaId",
  leadsTo: "/code",
  hands: { email: "identity", mfaId: "mfaId" },
};
const data = { identity: "ada@example.com", password: "a-long-password" };

const refused = (status: number, message: string, answer: object = {}): Failure =>
  new Failure(message, { status, answer });

test("leads a challenge on with values of the form and of the answer only", () => {
  expect(readRefusal([challenge], refused(401, "", { mfaId: "one" }), data)).toEqual({
    kind: "elsewhere",
    leadsTo: "/code",
    says: undefined,
    handed: { email: "ada@example.com", mfaId: "one" },
  });
});

test("ignores a refusal of another status, sentence or part", () => {
  const wrongCode: Refusal = { status: 400, message: "Wrong code.", says: "Try again." };
  expect(readRefusal([challenge], refused(401, "No token."), data)).toBeUndefined();
  expect(readRefusal([challenge], refused(400, "", { mfaId: "one" }), data)).toBeUndefined();
  expect(readRefusal([wrongCode], refused(400, "Something else."), data)).toBeUndefined();
});

test("reports a refusal in the definition's words, at its field", () => {
  const thrownBy = (refusal: Refusal): unknown => {
    try {
      return readRefusal([refusal], refused(refusal.status, "In the backend's words."), data);
    } catch (thrown) {
      return thrown;
    }
  };
  expect(thrownBy({ status: 429, says: "Wait." })).toEqual(new Failure("Wait.", { status: 429 }));
  expect(thrownBy({ status: 429, says: "Wait." })).toMatchObject({ message: "Wait.", status: 429, data: {} });
  expect(thrownBy({ status: 400, at: "code", says: "Wrong." })).toMatchObject({ data: { code: "Wrong." } });
  expect(thrownBy({ status: 400 })).toMatchObject({ message: "In the backend's words." });
});

test("ends a link that no retry would fix", () => {
  expect(readRefusal([{ status: 403, endsLink: true, says: "Used." }], refused(403, "No."), data)).toEqual({
    kind: "refused",
    reason: "Used.",
    isOfToken: true,
  });
});
