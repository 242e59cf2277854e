import { backend } from "../../../backend/version/backend";
import { severalKinds } from "./modifiers";
import type { ResolvedName } from "./resolve-name";

const textKinds: ReadonlySet<string> = new Set(["text", "email", "url", "editor", "select"]);

/** Returns the modifiers that make sense after a name. The backend accepts more, but they have no effect. */
export function fittingModifiers(
  name: string,
  { ways, problem }: Pick<ResolvedName, "ways" | "problem">,
): readonly string[] {
  const { modifiers, requestBody, requestNames } = backend();
  if (problem !== undefined || requestNames.some((each) => each === name)) return [];
  const steps = name.split(".");
  const last = ways[0]?.at(-1);
  const field = last?.step === steps.length - 1 ? last.field : undefined;
  const isRequest = name.startsWith("@request.") && !name.startsWith("@request.auth.");
  const isFitting: Readonly<Record<(typeof modifiers)[number], boolean>> = {
    isset: isRequest,
    changed: field !== undefined && name.startsWith(requestBody) && steps.length === 3,
    length: field !== undefined && severalKinds.has(field.type),
    each: field !== undefined && severalKinds.has(field.type),
    lower: field ? textKinds.has(field.type) : isRequest || ways[0]?.length !== steps.length,
  };
  return modifiers.filter((each) => isFitting[each]);
}
