import { visibilityFlag } from "../../../../definitions/backend/rules";
import type { Piece } from "../../../backend/filter/parse-filter";
import { backend } from "../../../backend/version/backend";
import { resolveName } from "./resolve-name";
import type { Trial } from "./tried-rule";

/** Replacement of a part of a rule. */
export interface Edit {
  from: number;
  to: number;
  text: string;
}

/** Returns what to add to a list rule that uses emails. For non-admins it matches only accounts with a public email. */
export function emailEdits(pieces: readonly Piece[], trial: Trial): { edits: Edit[]; presets: string[] } {
  const { flagHoldsFor } = backend();
  const found = trial.path === "listRule" && flagHoldsFor !== "nothing" ? flagsIn(pieces, trial) : [];
  if (flagHoldsFor === "rule") return { edits: [], presets: found.map(({ flag }) => `${flag} = true`) };
  const edits = found.flatMap(({ flag, index }) => {
    const left = pieces[index - 1]?.kind === "operator" ? index - 2 : index;
    const [from, to] = [pieces[left]!.from, pieces[left + 2]!.to];
    return [
      { from, to: from, text: "(" },
      // `?=` refers to the same record as the email.
      { from: to, to, text: ` && ${flag} ?= true)` },
    ];
  });
  return { edits, presets: [] };
}

const flagsIn = (pieces: readonly Piece[], { own, collections }: Trial): { flag: string; index: number }[] =>
  pieces.flatMap(({ kind, text }, index) => {
    const steps = text.split(".");
    const at = steps.indexOf(visibilityFlag.field);
    if (kind !== "name" || at < 0) return [];
    const flag = [...steps.slice(0, at), visibilityFlag.flag].join(".");
    const { ways, problem } = resolveName(flag, own, collections);
    // A user's own field of that name resolves to a field, which needs no edit.
    return problem === undefined && ways[0]?.length === at ? [{ flag, index }] : [];
  });
