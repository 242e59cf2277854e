import { previewTexts } from "../../../../definitions/texts/preview";
import type { CodePlan, PlannedArgument, PlannedStep } from "./code-plan";
import { dartNotation, literal } from "./literal";

const text = dartNotation.text;

const written = (value: unknown): string => literal(value, dartNotation);

/** Sample code for the Dart client. */
export const dartCode = (plan: CodePlan): string =>
  [
    "import 'package:pocketbase/pocketbase.dart';",
    ...(plan.files.length > 0 ? ["import 'package:http/http.dart' as http;"] : []),
    "",
    `final pb = PocketBase(${text(plan.base)});`,
    ...(plan.asAdmin
      ? ["", `// ${previewTexts.adminsOnly}`, "await pb.admins.authWithPassword('ADMIN_EMAIL', 'ADMIN_PASSWORD');"]
      : []),
    ...(plan.body ? ["", `final body = <String, dynamic>${written(plan.body)};`] : []),
    ...plan.steps.flatMap((step, index) => stepLines(step, index === 0 || step.comment !== undefined, plan)),
  ].join("\n");

function stepLines(step: PlannedStep, apart: boolean, plan: CodePlan): string[] {
  const before = [...(apart ? [""] : []), ...(step.comment === undefined ? [] : [`// ${step.comment}`])];
  if ("expression" in step) {
    const part = `pb.${step.expression}`;
    return [...before, step.printed ? `print(${part});` : `${part};`];
  }
  const options = Object.entries(step.options).map(([name, value]) => `${name}: ${written(value)}`);
  const given = [...step.arguments.flatMap((argument) => argumentTexts(argument, plan)), ...options];
  const call = `await pb.collection(${text(plan.collection)}).${step.method}${inBrackets(given)};`;
  return [...before, step.result === undefined ? call : `final ${step.result} = ${call}`];
}

const inBrackets = (given: readonly string[]): string =>
  given.some((each) => /^\w+: /.test(each)) && given.length > 1
    ? ["(", ...given.map((each) => `  ${each.replaceAll("\n", "\n  ")},`), ")"].join("\n")
    : `(${given.join(", ")})`;

function argumentTexts(argument: PlannedArgument, { files }: CodePlan): string[] {
  if (argument.kind === "function") {
    return [["(event) {", ...argument.prints.map((part) => `  print(event.${part});`), "}"].join("\n")];
  }
  const named = argument.name === undefined ? "" : `${argument.name}: `;
  if (argument.kind === "value") return [named + written(argument.value)];
  const parts = files.map(
    ({ field, name }) => `http.MultipartFile.fromString(${text(field)}, 'content', filename: ${text(name)})`,
  );
  return [`${named}body`, ...(parts.length > 0 ? [`files: [${parts.join(", ")}]`] : [])];
}
