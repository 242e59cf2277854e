import { backRelation } from "../../../../definitions/backend/filter";
import { parseFilter, type Piece } from "../../../backend/filter/parse-filter";
import { resolveName, type Mention, type NamedCollection } from "./resolve-name";

/** Collections before and after a change; ids identify them and their fields. */
export interface Renaming {
  before: readonly NamedCollection[];
  after: readonly NamedCollection[];
}

/** Affected names of a rule, and the rewritten rule if possible. */
export interface RenamedRule {
  /** Unique names as written in the rule. */
  names: readonly string[];
  /** Undefined if a name's target was removed or has become ambiguous. */
  rewritten: string | undefined;
}

interface Replacement {
  piece: Piece;
  text: string | undefined;
}

/**
 * Renames fields and collections in a rule. `ownId` is the rule's collection. `isNew` tells which names or quoted texts
 * are already new.
 */
export function renameInRule(
  rule: string,
  ownId: string,
  renaming: Renaming,
  isNew: (name: string) => boolean = () => false,
): RenamedRule {
  const { pieces, problems } = parseFilter(rule);
  const replacements = pieces.flatMap((piece, index): Replacement[] => {
    if (isNew(piece.text)) return [];
    if (piece.kind === "text") return renamedText(rule, pieces, index, renaming);
    if (piece.kind !== "name" && piece.kind !== "macro") return [];
    const text = renamedName(piece.text, ownId, renaming);
    return text === piece.text ? [] : [{ piece, text }];
  });
  const names = [...new Set(replacements.map(({ piece }) => piece.text))];
  if (names.length === 0) return { names, rewritten: rule };
  const impossible = problems.length > 0 || replacements.some(({ text }) => text === undefined);
  return { names, rewritten: impossible ? undefined : replaced(rule, replacements) };
}

// Replaces from the end, so that earlier positions stay valid.
const replaced = (rule: string, replacements: readonly Replacement[]): string =>
  replacements.reduceRight(
    (text, { piece: { from, to }, text: next = "" }) => text.slice(0, from) + next + text.slice(to),
    rule,
  );

/** Returns the new name; unchanged if nothing changes, undefined if its target no longer exists. */
function renamedName(name: string, ownId: string, { before, after }: Renaming): string | undefined {
  const own = byId(before, ownId);
  const ownAfter = byId(after, ownId);
  if (!own || !ownAfter) return name;
  const { ways, problem } = resolveName(name, own, before);
  // Names that the backend refuses already are left alone.
  if (problem !== undefined || ways.length === 0) return name;
  const next = new Set(ways.map((way) => renamedWay(name, way, after)));
  const [only] = next;
  if (next.size > 1 || only === undefined) return undefined;
  const resolved = resolveName(only, ownAfter, after);
  if (resolved.problem !== undefined) return undefined;
  const now = new Set(resolved.ways.map(idsOf));
  const keepsAll = ways.every((way) => now.has(idsOf(way)));
  // A new name must not gain additional meanings.
  return keepsAll && (only === name || now.size === ways.length) ? only : undefined;
}

function renamedWay(name: string, way: readonly Mention[], after: readonly NamedCollection[]): string | undefined {
  const steps = name.split(".");
  for (const mention of way) {
    const next = renamedStep(steps[mention.step]!, mention, after);
    if (next === undefined) return undefined;
    steps[mention.step] = next;
  }
  return steps.join(".");
}

function renamedStep(text: string, mention: Mention, after: readonly NamedCollection[]): string | undefined {
  const { collection, field, back } = mention;
  const next = byId(after, collection.id);
  const nextField = field && next?.fields.find(({ id }) => id === field.id);
  if (!next || (field && !nextField)) return undefined;
  const [step = "", ...behind] = text.split(":");
  const called = back ? step.slice(0, step.lastIndexOf(backRelation)) : step;
  // A collection may be written in any case or by id, so only rewrite it if its name changed.
  const isNamed = called !== collection.id && next.name !== collection.name;
  const collectionStep = isNamed ? next.name : called;
  const newStep = back ? collectionStep + backRelation + nextField!.name : (nextField?.name ?? collectionStep);
  return [newStep, ...behind].join(":");
}

const idsOf = (way: readonly Mention[]): string =>
  JSON.stringify(way.map(({ collection, field }) => [collection.id, field?.id]));

/** Renames a quoted collection name that is compared with `@request.auth.collectionName`. */
function renamedText(
  rule: string,
  pieces: readonly Piece[],
  index: number,
  { before, after }: Renaming,
): Replacement[] {
  const piece = pieces[index]!;
  const isCompared = [index - 2, index + 2].some(
    (at) => pieces[at]?.text === "@request.auth.collectionName" && pieces[(at + index) / 2]?.kind === "operator",
  );
  if (!isCompared) return [];
  const quote = rule[piece.from]!;
  const named = before.find(({ name }) => name === piece.text.slice(1, -1));
  if (!named) return [];
  const next = byId(after, named.id)?.name;
  return next === named.name ? [] : [{ piece, text: next === undefined ? undefined : quote + next + quote }];
}

const byId = (all: readonly NamedCollection[], wanted: string): NamedCollection | undefined =>
  all.find(({ id }) => id === wanted);
