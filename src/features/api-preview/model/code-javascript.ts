import { previewTexts } from "../../../../definitions/texts/preview";
import { adminLines, formParts, type CodePlan, type PlannedArgument, type PlannedStep } from "./code-plan";
import { javascriptNotation, literal } from "./literal";

const text = javascriptNotation.text;

const written = (value: unknown): string => literal(value, javascriptNotation);

/** Returns sample code for the JavaScript client. */
export const javascriptCode = (plan: CodePlan): string =>
  [
    "import PocketBase from 'pocketbase';",
    "",
    `const pb = new PocketBase(${text(plan.base)});`,
    ...adminLines(plan),
    ...bodyLines(plan),
    ...plan.steps.flatMap((step, index) => stepLines(step, index === 0 || step.comment !== undefined, plan)),
  ].join("\n");

function bodyLines({ body, files }: CodePlan): string[] {
  if (!body) return [];
  if (files.length === 0) return ["", `const data = ${written(body)};`];
  return [
    "",
    `// ${previewTexts.files}`,
    "const data = new FormData();",
    ...formParts(body).map(([name, value]) => `data.append(${text(name)}, ${text(value)});`),
    ...files.map(({ field, name }) => `data.append(${text(field)}, new File(['content'], ${text(name)}));`),
  ];
}

function stepLines(step: PlannedStep, apart: boolean, { collection }: CodePlan): string[] {
  const before = [...(apart ? [""] : []), ...(step.comment === undefined ? [] : [`// ${step.comment}`])];
  if ("printed" in step) return [...before, `console.log(${maybeNone(step.printed)});`];
  if ("run" in step) return [...before, named(step.result, `${step.awaited ? "await " : ""}${step.of}.${step.run};`)];
  const options = Object.keys(step.options).length > 0 ? [written(step.options)] : [];
  const given = [...step.arguments.map(argumentText), ...options].join(", ");
  const client = step.of ?? "await pb";
  return [...before, named(step.result, `${client}.collection(${text(collection)}).${step.method}(${given});`)];
}

const named = (result: string | undefined, call: string): string =>
  result === undefined ? call : `const ${result} = ${call}`;

// The auth store may have no account.
const maybeNone = (expression: string): string => expression.replace(/\.(model|record)\./, ".$1?.");

function argumentText(argument: PlannedArgument): string {
  if (argument.kind === "value") return written(argument.value);
  if (argument.kind === "body") return "data";
  return ["(event) => {", ...argument.prints.map((part) => `  console.log(event.${part});`), "}"].join("\n");
}
