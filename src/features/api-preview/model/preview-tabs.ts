import type {
  AnswerSample,
  Api,
  Operation,
  Parameter,
  ParameterLine,
} from "../../../../definitions/language/api-preview";
import type { FieldTypes } from "../../../../definitions/language/line";
import { previewTexts } from "../../../../definitions/texts/preview";
import { valueAt } from "../../../values/json/path";
import { interpolate } from "../../../values/text/text";
import { curlCommand } from "./code-curl";
import { dartCode } from "./code-dart";
import { javascriptCode } from "./code-javascript";
import { plannedSteps, type CodePlan, type SampleFile } from "./code-plan";
import { holds } from "../../../runtime/model/form/condition";
import { isMultiple, typeOfField } from "../../../runtime/model/form/item-field";
import type { DescribedItem } from "./described";
import { fill, filledOptions, type Inserts } from "./inserts";
import { itemInserts } from "./item-inserts";
import { isFile, isGenerated, hasGeneratedDefault, sampleBody } from "./samples";
import { typeWord } from "./type-word";

/** Language of sample code. */
export type SampleLanguage = keyof typeof previewTexts.languages;

/** Documented parameter. */
export interface ParameterModel {
  name: string;
  type: string;
  description: string;
  required: boolean;
}

/** Parameters with an optional heading. */
export interface ParameterGroup {
  title: string | undefined;
  parameters: readonly ParameterModel[];
}

/** Tab of the preview: the documentation of one operation. */
export interface PreviewTab {
  title: string;
  /** Whether it starts another group of tabs. */
  isApart: boolean;
  method: string;
  /** Parts of the path. */
  path: readonly { text: string; isPlaceholder: boolean }[];
  token: string | undefined;
  intro: readonly string[];
  note: string | undefined;
  off: Operation["off"];
  code: Readonly<Record<SampleLanguage, string>>;
  pathParameters: readonly ParameterModel[];
  query: readonly ParameterModel[];
  body: readonly ParameterGroup[];
  answersLabel: string;
  answers: readonly { status: number; text: string }[];
}

interface Scope {
  item: DescribedItem;
  by: FieldTypes;
  api: Api;
  base: string;
  inserts: Inserts;
}

/** Returns the tabs for a collection. `base` is the API's URL without a slash at its end. */
export function previewTabs(item: DescribedItem, api: Api, by: FieldTypes, base: string): PreviewTab[] {
  const scope = { item, by, api, base, inserts: itemInserts(item, api, by) };
  const isThere = ({ where }: Operation): boolean => where === undefined || where.some((each) => holds(each, item));
  return api.operations.flatMap((group, n) =>
    group.filter(isThere).map((operation, at) => ({ ...tabOf(operation, scope), isApart: n > 0 && at === 0 })),
  );
}

function tabOf(operation: Operation, scope: Scope): Omit<PreviewTab, "isApart"> {
  const { tab, shownAs, intro, note, off, path = [], query = [], body = [], answers, answersLabel } = operation;
  const { item, inserts } = scope;
  const [method, route] = routeParts(operation.route);
  const modelOf = (parameter: Parameter): ParameterModel => parameterModel(parameter, scope);
  const locked = isLocked(operation, item);
  return {
    title: tab,
    method: shownAs ?? method,
    path: pathPieces(route, item),
    token: tokenNote(operation, scope, locked),
    intro: intro.map((sentence) => interpolate(sentence, inserts)),
    note: note === undefined ? undefined : interpolate(note, inserts),
    off,
    code: codeOf(operation, locked, scope),
    pathParameters: path.map(modelOf),
    query: query.map(modelOf),
    body: groupsOf(body, scope),
    answersLabel: answersLabel ?? previewTexts.responses,
    answers: answers.filter((answer) => isGiven(answer, item)).map((answer) => answerOf(answer, scope)),
  };
}

const routeParts = (route: Operation["route"]): [method: string, path: string] => {
  const [method = "", path = ""] = route.split(" ");
  return [method, path];
};

const pathPieces = (route: string, { name }: DescribedItem): PreviewTab["path"] =>
  route
    .split(/(:\w+)/)
    .filter(Boolean)
    .map((text) => ({ text: text === ":collection" ? name : text, isPlaceholder: text.startsWith(":") }));

const isLocked = ({ token }: Operation, item: DescribedItem): boolean =>
  token !== undefined &&
  "admins" in token &&
  (token.rules === undefined || token.rules.some((rule) => valueAt(item, rule) === null));

const tokenNote = ({ token }: Operation, { inserts }: Scope, locked: boolean): string | undefined => {
  if (token === undefined) return undefined;
  return "note" in token ? token.note : locked ? interpolate(token.admins, inserts) : undefined;
};

const parameterModel = (
  { name, type, description, required }: Parameter,
  { item, inserts }: Scope,
): ParameterModel => ({
  name,
  type,
  description: interpolate(description, inserts),
  required: required === true || (required !== undefined && valueAt(item, required) === true),
});

// All parameters without a heading form one group.
const groupsOf = (lines: readonly ParameterLine[], scope: Scope): ParameterGroup[] => {
  const single = lines.flatMap((line) => ("group" in line ? [] : [parameterModel(line, scope)]));
  const groups = lines.flatMap((line): ParameterGroup[] => {
    if (!("group" in line)) return [];
    if ("eachField" in line) return [{ title: line.group, parameters: fieldParameters(scope, line.optional === true) }];
    if (!holds(line.where, scope.item)) return [];
    return [{ title: line.group, parameters: line.show.map((parameter) => parameterModel(parameter, scope)) }];
  });
  return [{ title: undefined, parameters: single }, ...groups].filter(({ parameters }) => parameters.length > 0);
};

const fieldParameters = ({ item, by }: Scope, optional: boolean): ParameterModel[] =>
  item.fields
    .filter((field) => !isGenerated(field, by))
    .map((field) => {
      const type = typeOfField(field, by);
      const word = typeWord(type.value);
      return {
        name: field.name,
        type: isMultiple(field, type) ? interpolate(previewTexts.several, { type: word }) : word,
        description: type.description,
        required: field.required && !optional && !hasGeneratedDefault(field, by),
      };
    });

function codeOf(operation: Operation, locked: boolean, scope: Scope): PreviewTab["code"] {
  const { item, by, api, base, inserts } = scope;
  const sent = bodyOf(operation, scope);
  const fileFields = operation.files ? item.fields.filter((field) => isFile(field, by)) : [];
  const files = fileFields.map((field): SampleFile => ({
    field: field.name,
    name: String(typeOfField(field, by).sample),
  }));
  const steps = plannedSteps(operation, inserts);
  // If the method takes the parts as separate arguments, no body variable is needed.
  const whole = steps.some((step) => "method" in step && step.arguments.some(({ kind }) => kind === "body"));
  const comment = interpolate(previewTexts.adminsOnly, inserts);
  const plan: CodePlan = {
    base,
    collection: item.name,
    admin: locked ? { client: api.adminClient, name: api.words["admin"] ?? "", comment } : undefined,
    body: whole ? sent : undefined,
    files,
    steps,
  };
  const curl = curlOf(operation, curlParts(operation, { body: sent, files }, inserts), scope);
  return { javascript: javascriptCode(plan), dart: dartCode(plan), curl };
}

function bodyOf({ record, body }: Operation, { item, by, inserts }: Scope): CodePlan["body"] {
  const lines = record ?? body;
  return lines && sampleBody(lines, item, by, inserts);
}

type Sent = Pick<CodePlan, "body" | "files">;

/** Returns the body for curl. With files, the record becomes one field of a form. */
function curlParts({ sends, files: form }: Operation, { body, files }: Sent, inserts: Inserts): Sent {
  const around = sends === undefined ? body : (fill(sends, { ...inserts, body }) as CodePlan["body"]);
  if (form === undefined || form === true || files.length === 0) return { body: around, files };
  const named = files.map(({ field, name }) => ({ field: interpolate(form.named, { field }), name }));
  return { body: { [form.payload]: around }, files: named };
}

function curlOf(operation: Operation, { body, files }: Sent, { item, base, inserts }: Scope): string {
  const addressOf = (path: string): string =>
    base + path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(partOf(operation, name, item)));
  const [method, path] = routeParts(operation.route);
  const samples = Object.fromEntries(
    (operation.query ?? []).flatMap(({ name, sample }) => (sample === undefined ? [] : [[name, sample] as const])),
  );
  const query = method === "GET" ? filledOptions(samples, inserts) : {};
  const token = needsToken(operation, item);
  const stream = operation.follows !== undefined;
  const first = curlCommand({ method, address: addressOf(path), token, query, body, files, stream });
  if (!operation.follows) return first;
  const [nextMethod, nextPath] = routeParts(operation.follows.route);
  const sent = fill(operation.follows.body, inserts);
  const next = { method: nextMethod, address: addressOf(nextPath), token, query: {}, body: sent, files: [] };
  return `${first}\n\n${curlCommand(next)}`;
}

const partOf = ({ path = [] }: Operation, name: string, item: DescribedItem): string => {
  if (name === "collection") return item.name;
  return String(path.find((parameter) => parameter.name === name)?.sample ?? name);
};

// An empty rule needs no token; any other rule usually does.
const needsToken = ({ token }: Operation, item: DescribedItem): boolean => {
  if (token === undefined) return false;
  return "note" in token || token.rules === undefined || token.rules.some((rule) => valueAt(item, rule) !== "");
};

const isGiven = (answer: AnswerSample, item: DescribedItem): boolean => {
  if (answer.where !== undefined && !holds(answer.where, item)) return false;
  return !("locked" in answer) || answer.locked === undefined || valueAt(item, answer.locked) === null;
};

function answerOf(answer: AnswerSample, { item, api, inserts }: Scope): { status: number; text: string } {
  const { status } = answer;
  const json = (body: unknown): string => JSON.stringify(body, null, 2);
  if ("body" in answer) return { status, text: json(fill(answer.body, inserts)) };
  const { fault, toAdmins } = answer;
  const message = toAdmins && valueAt(item, toAdmins.rule) === null ? toAdmins.message : answer.message;
  const filled = (sentence: string): string => interpolate(sentence, inserts);
  const data = fault ? { [filled(fault.field)]: { code: fault.code, message: filled(fault.message) } } : {};
  return { status, text: json({ [api.statusName]: status, message: filled(message), data }) };
}
