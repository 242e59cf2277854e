import type { Argument, CodeStep, Operation } from "../../../../definitions/language/api-preview";
import { filledOptions, fill, type Inserts } from "./inserts";

/** Everything that sample code of an operation says, whatever its language. */
export interface CodePlan {
  /** The origin of the API, without a slash at its end. */
  base: string;
  collection: string;
  /** It needs an admin to be signed in first. */
  asAdmin: boolean;
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
      arguments: readonly PlannedArgument[];
      options: Readonly<Record<string, unknown>>;
      result?: string | undefined;
    }
  | { comment?: string | undefined; expression: string; printed: boolean };

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
  if ("print" in step) return { comment, expression: step.print, printed: true };
  if ("run" in step) return { comment, expression: step.run, printed: false };
  return {
    comment,
    method: step.method,
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
