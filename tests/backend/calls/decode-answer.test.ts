import * as fc from "fast-check";
import { expect, test } from "vitest";
import { calls } from "../../../definitions/backend/calls";
import type { AnswerOf } from "../../../definitions/language/call";
import { texts } from "../../../definitions/texts/texts";
import { decodeAnswer } from "../../../src/backend/calls/decode-answer";
import { admin, pageOf, storedRecords, storedSettings } from "../../support/fixtures";
import { storedStats } from "../../support/logs";

const page = pageOf(storedRecords);

const right = {
  page: { call: calls.listRecords, body: page },
  "page without rows": { call: calls.listRecords, body: pageOf([]) },
  row: { call: calls.readAdmin, body: admin },
  list: { call: calls.logStats, body: storedStats },
  "list of nothing": { call: calls.logStats, body: [] },
  object: { call: calls.readSettings, body: storedSettings },
  "no body": { call: calls.testEmail, body: undefined },
} as const;

test.each(Object.entries(right))("passes on what a call promises: %s", (_, { call, body }) => {
  expect(decodeAnswer(call.answer as AnswerOf, body)).toEqual(body);
});

test("takes the token and the admin of an answer as the session", () => {
  expect(decodeAnswer(calls.signIn.answer, { token: "t", admin })).toEqual({ token: "t", model: admin });
});

const { meta: _meta, ...withoutMeta } = storedSettings;

const wrong: Readonly<Record<string, readonly (readonly [AnswerOf, unknown])[]>> = {
  "a page": [undefined, null, {}, [], "", 0, admin, { ...page, items: undefined }, { ...page, items: {} }]
    .concat([
      { ...page, items: [null] },
      { ...page, items: [{}] },
      { ...page, totalItems: "2" },
    ] as never[])
    .map((body) => [calls.listRecords.answer, body] as const),
  "a row": [undefined, null, {}, [], "", { id: "" }, { id: 5 }, [admin]].map(
    (body) => [calls.readAdmin.answer, body] as const,
  ),
  "a list": [undefined, null, {}, "", [null], [{}], [{ date: "2022" }], [[]]].map(
    (body) => [calls.logStats.answer, body] as const,
  ),
  "an object": [undefined, null, {}, [], "", withoutMeta].map((body) => [calls.readSettings.answer, body] as const),
  "a session": [undefined, null, {}, [], { token: "t" }, { token: "", admin }, { token: "t", admin: null }].map(
    (body) => [calls.signIn.answer, body] as const,
  ),
  nothing: [null, {}, [], "", admin].map((body) => [calls.removeAdmin.answer, body] as const),
};

test.each(
  Object.entries(wrong).flatMap(([promised, cases]) =>
    cases.map(([answer, body]) => ({ promised, answer, body, said: JSON.stringify(body) })),
  ),
)("refuses $said where $promised is promised", ({ answer, body }) => {
  expect(() => decodeAnswer(answer, body)).toThrow(texts.failure.unreadable);
});

test("accepts or refuses any answer with one sentence", () => {
  const answers = Object.values(calls).map(({ answer }) => answer as AnswerOf);
  fc.assert(
    fc.property(fc.constantFrom(...answers), fc.option(fc.jsonValue(), { nil: undefined }), (answer, body) => {
      try {
        decodeAnswer(answer, body);
      } catch (thrown) {
        expect(thrown).toMatchObject({ name: "Failure", message: texts.failure.unreadable });
      }
    }),
  );
});
