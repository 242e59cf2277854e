import { adminLines, type CodePlan, type PlannedArgument, type PlannedStep } from "./code-plan";
import { dartNotation, literal } from "./literal";

const text = dartNotation.text;

const written = (value: unknown): string => literal(value, dartNotation);

/** Returns sample code for the Dart client. */
export const dartCode = (plan: CodePlan): string =>
  [
    "import 'package:pocketbase/pocketbase.dart';",
    ...(plan.files.length > 0 ? ["import 'package:http/http.dart' as http;"] : []),
    "",
    `final pb = PocketBase(${text(plan.base)});`,
    ...adminLines(plan),
    ...(plan.body ? ["", `final body = <String, dynamic>${written(plan.body)};`] : []),
    ...plan.steps.flatMap((step, index) => stepLines(step, index === 0 || step.comment !== undefined, plan)),
  ].join("\n");

function stepLines(step: PlannedStep, apart: boolean, plan: CodePlan): string[] {
  const before = [...(apart ? [""] : []), ...(step.comment === undefined ? [] : [`// ${step.comment}`])];
  if ("printed" in step) return [...before, `print(${step.printed});`];
  if ("run" in step) return [...before, named(step.result, `${step.awaited ? "await " : ""}${step.of}.${step.run};`)];
  const options = Object.entries(step.options).map(([name, value]) => `${name}: ${written(value)}`);
  const given = [...step.arguments.flatMap((argument) => argumentTexts(argument, plan)), ...options];
  const client = step.of ?? "await pb";
  const call = `${client}.collection(${text(plan.collection)}).${step.method}${inBrackets(given)};`;
  return [...before, named(step.result, call)];
}

const named = (result: string | undefined, call: string): string =>
  result === undefined ? call : `final ${result} = ${call}`;

const inBrackets = (given: readonly string[]): string =>
  given.some((each) => /^\w+: /.test(each)) && given.length > 1
    ? ["(", ...given.map((each) => `  ${each.replaceAll("\n", "\n  ")},`), ")"].join("\n")
    : `(${given.join(", ")})`;

function argumentTexts(argument: PlannedArgument, { files }: CodePlan): string[] {
  if (argument.kind === "function") {
    return [["(event) {", ...argument.prints.map((part) => `  print(event.${part});`), "}"].join("\n")];
  }
  const label = argument.name === undefined ? "" : `${argument.name}: `;
  if (argument.kind === "value") return [label + written(argument.value)];
  const parts = files.map(
    ({ field, name }) => `http.MultipartFile.fromString(${text(field)}, 'content', filename: ${text(name)})`,
  );
  return [`${label}body`, ...(parts.length > 0 ? [`files: [${parts.join(", ")}]`] : [])];
}
