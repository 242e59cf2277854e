import type { Argument, CodeStep, Operation } from "../../../../definitions/language/api-preview";
import { filledOptions, fill, type Inserts } from "./inserts";

/** Content of an operation's sample code, independent of the language. */
export interface CodePlan {
  /** URL of the API, without a slash at its end. */
  base: string;
  collection: string;
  /** Client method that signs an admin in first, the word for an admin, and a comment why; undefined if not needed. */
  admin: { client: string; name: string; comment: string } | undefined;
  body: Readonly<Record<string, unknown>> | undefined;
  /** Files of the request by field; none if the body is JSON. */
  files: readonly SampleFile[];
  steps: readonly PlannedStep[];
}

/** File of a record in a sample. */
export interface SampleFile {
  field: string;
  name: string;
}

/** Step of sample code with its placeholders filled in. */
export type PlannedStep =
  | {
      comment?: string | undefined;
      method: string;
      /** Object that has the method; the client by default. Such a call is not awaited. */
      of?: string | undefined;
      arguments: readonly PlannedArgument[];
      options: Readonly<Record<string, unknown>>;
      result?: string | undefined;
    }
  | { comment?: string | undefined; printed: string }
  | { comment?: string | undefined; run: string; of: string; result?: string | undefined; awaited: boolean };

/** Argument: a value, the body variable, or a callback that prints parts of an event. */
export type PlannedArgument =
  | { kind: "value"; name?: string | undefined; value: unknown }
  | { kind: "body"; name?: string | undefined }
  | { kind: "function"; prints: readonly string[] };

/** Returns the steps of an operation with their placeholders filled in. */
export const plannedSteps = ({ code }: Operation, inserts: Inserts): PlannedStep[] =>
  code.map((step) => planned(step, inserts));

const planned = (step: CodeStep, inserts: Inserts): PlannedStep => {
  const { comment } = step;
  if ("print" in step) return { comment, printed: `pb.${step.print}` };
  if ("run" in step) {
    return { comment, run: step.run, of: step.of ?? "pb", result: step.result, awaited: step.awaited === true };
  }
  return {
    comment,
    method: step.method,
    of: step.of,
    arguments: (step.arguments ?? []).map((argument) => plannedArgument(argument, inserts)),
    options: filledOptions(step.options ?? {}, inserts),
    result: step.result,
  };
};

const plannedArgument = (argument: Argument, inserts: Inserts): PlannedArgument => {
  if ("prints" in argument) return { kind: "function", prints: argument.prints };
  const { name, value } = argument;
  return value === "{body}" ? { kind: "body", name } : { kind: "value", name, value: fill(value, inserts) };
};

/** Converts a body to form fields. Lists become several fields; other values than strings become JSON. */
export const formParts = (body: Readonly<Record<string, unknown>>): [name: string, text: string][] =>
  Object.entries(body).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((each): [string, string] => [
      name,
      typeof each === "string" ? each : JSON.stringify(each),
    ]),
  );

/** Returns the lines that sign an admin in, valid in JavaScript and Dart; none if not needed. */
export function adminLines({ admin }: CodePlan): string[] {
  if (!admin) return [];
  const name = admin.name.toUpperCase();
  return ["", `// ${admin.comment}`, `await pb.${admin.client}.authWithPassword('${name}_EMAIL', '${name}_PASSWORD');`];
}
