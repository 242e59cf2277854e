import type { Argument, CodeStep, Operation } from "../../../../definitions/language/api-preview";
import { filledOptions, fill, type Inserts } from "./inserts";

/** Everything that sample code of an operation says, whatever its language. */
export interface CodePlan {
  /** The origin of the API, without a slash at its end. */
  base: string;
  collection: string;
  /** The part of the client that signs an admin in first, what such a one is called, and why it is needed. */
  admin: { client: string; name: string; comment: string } | undefined;
  /** What is sent, if anything. */
  body: Readonly<Record<string, unknown>> | undefined;
  /** The files that go along, by their fields; none where the body is JSON. */
  files: readonly SampleFile[];
  steps: readonly PlannedStep[];
}

/** A file that goes along with a record. */
export interface SampleFile {
  field: string;
  name: string;
}

/** A step with its samples filled in. */
export type PlannedStep =
  | {
      comment?: string | undefined;
      method: string;
      /** What the method is of, if not of the client; such a call is not waited for. */
      of?: string | undefined;
      arguments: readonly PlannedArgument[];
      options: Readonly<Record<string, unknown>>;
      result?: string | undefined;
    }
  | { comment?: string | undefined; printed: string }
  | { comment?: string | undefined; run: string; of: string; result?: string | undefined; awaited: boolean };

/** An argument: a value, the body that stands before the step, or a function that prints parts of an event. */
export type PlannedArgument =
  | { kind: "value"; name?: string | undefined; value: unknown }
  | { kind: "body"; name?: string | undefined }
  | { kind: "function"; prints: readonly string[] };

/** The steps of an operation, with their samples filled in. */
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

/** The parts of a form that a body becomes: several values are as many parts, and what is no text is its JSON. */
export const formParts = (body: Readonly<Record<string, unknown>>): [name: string, text: string][] =>
  Object.entries(body).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((each): [string, string] => [
      name,
      typeof each === "string" ? each : JSON.stringify(each),
    ]),
  );

/** The lines that sign an admin in first, which are the same in JavaScript and in Dart; none where none is needed. */
export function adminLines({ admin }: CodePlan): string[] {
  if (!admin) return [];
  const name = admin.name.toUpperCase();
  return ["", `// ${admin.comment}`, `await pb.${admin.client}.authWithPassword('${name}_EMAIL', '${name}_PASSWORD');`];
}
