import { pageNames } from "../../../definitions/backend/answers";
import type { AnswerOf, AnswerShape, AnyRow, Page, PartKind } from "../../../definitions/language/call";
import { texts } from "../../../definitions/texts/texts";
import { valueAt } from "../../values/json/path";
import { backend } from "../version/backend";
import { Failure } from "./failure";

type Values = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isText = (value: unknown): value is string => typeof value === "string" && value !== "";

type Has = Readonly<Record<string, PartKind>>;

// The chart draws a point per day. An absurd date range would create millions of points.
const isOfOurTimes = (moment: number): boolean => moment >= 0 && moment < Date.UTC(2200, 0);

const isKind: Readonly<Record<PartKind, (value: unknown) => boolean>> = {
  object: isObject,
  objects: (value) => Array.isArray(value) && value.every(isObject),
  text: (value) => typeof value === "string",
  moment: (value) => typeof value === "string" && isOfOurTimes(Date.parse(value.replace(" ", "T"))),
  number: Number.isFinite,
  flag: (value) => typeof value === "boolean",
};

const objectIn = (body: unknown, has: Has): Values | undefined =>
  isObject(body) && Object.entries(has).every(([path, kind]) => isKind[kind](valueAt(body, path))) ? body : undefined;

const rowIn = (body: unknown, has: Has): AnyRow | undefined => {
  const row = objectIn(body, has);
  return row && isText(row["id"]) ? (row as AnyRow) : undefined;
};

const isRow = (value: unknown): value is AnyRow => rowIn(value, {}) !== undefined;

// Maps the backend's property names to ours.
const renamed = (value: Values, names: Readonly<Record<string, string>>): Values =>
  Object.fromEntries(Object.entries(names).map(([ours, theirs]) => [ours, value[theirs]]));

const pageIn = (body: unknown, has: Has): Page<AnyRow> | undefined => {
  if (!isObject(body)) return undefined;
  const { items, ...counts } = renamed(body, pageNames);
  const whole =
    Array.isArray(items) && items.every((item) => rowIn(item, has)) && Object.values(counts).every(Number.isInteger);
  return whole ? ({ items, ...counts } as Page<AnyRow>) : undefined;
};

const matchIn = (body: unknown, has: Has): AnyRow | undefined => {
  const page = pageIn(body, has);
  if (page?.items.length === 0) throw new Failure(texts.failure.noRow, { status: 404 });
  return page?.items[0];
};

const sessionIn = (body: unknown): Values | undefined => {
  if (!isObject(body)) return undefined;
  const session = renamed(body, backend().sessionNames);
  return isText(session["token"]) && isRow(session["model"]) ? session : undefined;
};

const listIn = (body: unknown, has: Has): readonly unknown[] | undefined =>
  Array.isArray(body) && body.every((item) => objectIn(item, has)) ? body : undefined;

const decoders: Readonly<Record<Exclude<AnswerShape, "nothing">, (body: unknown, has: Has) => unknown>> = {
  page: pageIn,
  match: matchIn,
  row: rowIn,
  list: listIn,
  object: objectIn,
  session: sessionIn,
};

/**
 * Decodes a response body (undefined means no body) into the declared answer. Throws a Failure if its shape differs.
 */
export function decodeAnswer<Answer>({ shape, has }: AnswerOf<Answer>, body: unknown): Answer {
  const answer = shape === "nothing" ? undefined : decoders[shape](body, has);
  const promised = shape === "nothing" ? body === undefined : answer !== undefined;
  if (!promised) throw new Failure(texts.failure.unreadable);
  return answer as Answer;
}
