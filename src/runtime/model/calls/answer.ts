import { pageNames, sessionNames } from "../../../../definitions/backend/answers";
import type { AnswerOf, AnswerShape, AnyRow, Page } from "../../../../definitions/language/call";
import { texts } from "../../../../definitions/texts/texts";
import { Failure } from "./failure";

type Values = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isText = (value: unknown): value is string => typeof value === "string" && value !== "";

const isRow = (value: unknown): value is AnyRow => isObject(value) && isText(value["id"]);

// With our own names for the parts instead of the backend's.
const renamed = (value: Values, names: Readonly<Record<string, string>>): Values =>
  Object.fromEntries(Object.entries(names).map(([ours, theirs]) => [ours, value[theirs]]));

const pageIn = (body: unknown): Page<AnyRow> | undefined => {
  if (!isObject(body)) return undefined;
  const { items, ...counts } = renamed(body, pageNames);
  const whole = Array.isArray(items) && items.every(isRow) && Object.values(counts).every(Number.isInteger);
  return whole ? ({ items, ...counts } as Page<AnyRow>) : undefined;
};

const sessionIn = (body: unknown): Values | undefined => {
  if (!isObject(body)) return undefined;
  const session = renamed(body, sessionNames);
  return isText(session["token"]) && isRow(session["model"]) ? session : undefined;
};

const objectIn = (body: unknown, has: readonly string[]): Values | undefined =>
  isObject(body) && has.every((name) => name in body) ? body : undefined;

const listIn = (body: unknown, has: readonly string[]): readonly unknown[] | undefined =>
  Array.isArray(body) && body.every((item) => objectIn(item, has)) ? body : undefined;

const decoders: Readonly<Record<Exclude<AnswerShape, "nothing">, (body: unknown, has: readonly string[]) => unknown>> =
  {
    page: pageIn,
    row: (body) => (isRow(body) ? body : undefined),
    list: listIn,
    object: objectIn,
    session: sessionIn,
  };

/** What a call promises, read from the body of the answer, where undefined is no body. Throws a Failure when it is not that. */
export function decodeAnswer<Answer>({ shape, has = [] }: AnswerOf<Answer>, body: unknown): Answer {
  const answer = shape === "nothing" ? undefined : decoders[shape](body, has);
  const promised = shape === "nothing" ? body === undefined : answer !== undefined;
  if (!promised) throw new Failure(texts.failure.unreadable);
  return answer as Answer;
}
