import { backRelation } from "../../../../definitions/backend/filter";
import { parseFilter, type Piece } from "../../../runtime/model/filter/parse-filter";
import { resolveName, type Mention, type NamedCollection } from "./resolve-name";

/** The collections as they are and as they are to be, told by their ids and those of their fields. */
export interface Renaming {
  before: readonly NamedCollection[];
  after: readonly NamedCollection[];
}

/** What becomes of a rule: the names that must change in it, and its text with the new ones, where that can be written. */
export interface RenamedRule {
  /** As they stand in the rule, each once. */
  names: readonly string[];
  /** Undefined when what a name stands for is gone, or no single name stands for it any more. */
  rewritten: string | undefined;
}

interface Replacement {
  piece: Piece;
  text: string | undefined;
}

/**
 * A rule with the names that its fields and collections are to have, each replaced at its place. `ownId` is the
 * collection that the rule is of; `isNew` says of which names, or texts in quotes, it already is written with the new ones.
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

// From the last one on, so that the places of the others stay right.
const replaced = (rule: string, replacements: readonly Replacement[]): string =>
  replacements.reduceRight(
    (text, { piece: { from, to }, text: next = "" }) => text.slice(0, from) + next + text.slice(to),
    rule,
  );

/** A name as it must be afterwards: the same where nothing changes, undefined where it stands for nothing any more. */
function renamedName(name: string, ownId: string, { before, after }: Renaming): string | undefined {
  const own = byId(before, ownId);
  const ownAfter = byId(after, ownId);
  if (!own || !ownAfter) return name;
  const { ways, problem } = resolveName(name, own, before);
  // What the backend refuses already is not made worse.
  if (problem !== undefined || ways.length === 0) return name;
  const next = new Set(ways.map((way) => renamedWay(name, way, after)));
  const [only] = next;
  if (next.size > 1 || only === undefined) return undefined;
  const resolved = resolveName(only, ownAfter, after);
  if (resolved.problem !== undefined) return undefined;
  const now = new Set(resolved.ways.map(idsOf));
  const stands = ways.every((way) => now.has(idsOf(way)));
  // Under a new name, what it did not stand for before must not come in.
  return stands && (only === name || now.size === ways.length) ? only : undefined;
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

/** A step with the new names; what stands behind its colon stays. */
function renamedStep(text: string, mention: Mention, after: readonly NamedCollection[]): string | undefined {
  const { collection, field, back } = mention;
  const next = byId(after, collection.id);
  const nextField = field && next?.fields.find(({ id }) => id === field.id);
  if (!next || (field && !nextField)) return undefined;
  const [step = "", ...behind] = text.split(":");
  const called = back ? step.slice(0, step.lastIndexOf(backRelation)) : step;
  // A collection may be written in any case, or by its id: only another name is a new one.
  const isNamed = called !== collection.id && next.name !== collection.name;
  const collectionStep = isNamed ? next.name : called;
  const newStep = back ? collectionStep + backRelation + nextField!.name : (nextField?.name ?? collectionStep);
  return [newStep, ...behind].join(":");
}

const idsOf = (way: readonly Mention[]): string =>
  JSON.stringify(way.map(({ collection, field }) => [collection.id, field?.id]));

/** The name of a collection that is compared with the one of whoever asks. */
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
