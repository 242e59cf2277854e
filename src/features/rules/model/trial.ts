import { collectionTexts } from "../../../../definitions/texts/collection";
import { joinFilters } from "../../../backend/filter/join-filters";
import { parseFilter, type Piece } from "../../../backend/filter/parse-filter";
import { interpolate } from "../../../values/text/text";
import { backend } from "../../../backend/version/backend";
import { expansionsFor, type TrialAccount } from "./account-values";
import { renameInRule } from "./rename";
import type { Trial, TriedRule } from "./tried-rule";
import { emailEdits, type Edit } from "./visible-emails";
import { accountPrefix, accountTerm, namesAccount, writtenName } from "./written-name";

/** Filter that finds the records a rule allows, or the relations to fetch first, or a problem as a sentence. */
export type TrialFilter =
  | { filter: string; expand?: never; problem?: never }
  | { filter?: never; expand: string; problem?: never }
  | { filter?: never; expand?: never; problem: string };

/** Converts a rule to a filter for an admin's request, with the values of a guest's or account's request filled in. */
export function trialFilter(tried: TriedRule, account?: TrialAccount): TrialFilter {
  const { own, collections, rule, path } = tried;
  if (path === "manageRule" && !account) return { problem: collectionTexts.trial.guestManages };
  if (rule === "") return { filter: "" };
  const draft = [own, ...collections.filter(({ id }) => id !== own.id)];
  const { names, rewritten } = renameInRule(rule, own.id, { before: draft, after: collections });
  if (rewritten === undefined)
    return { problem: interpolate(collectionTexts.trial.unsaved, { names: names.join(", ") }) };
  const stored = collections.find(({ id }) => id === own.id);
  if (!stored) return { problem: interpolate(collectionTexts.trial.unsaved, { names: own.name }) };
  return writtenOut({ ...tried, own: stored, rule: rewritten, account });
}

const isName = ({ kind }: Piece): boolean => kind === "name" || kind === "macro";

function writtenOut(trial: Trial): TrialFilter {
  const { rule, account } = trial;
  const { pieces } = parseFilter(rule);
  const named = pieces.filter(isName);
  const expand = unreadRelations(named, trial);
  if (expand !== "") return { expand };
  const values = pieces.flatMap((piece, index) =>
    isName(piece) ? [{ piece, ...writtenName(piece.text, placeOf(pieces, index), trial) }] : [],
  );
  const refused = values.find(({ problem }) => problem !== undefined);
  if (refused) return { problem: refused.problem! };
  const joins = account !== undefined && values.some(({ text }) => text.startsWith(accountPrefix(account)));
  if (joins && namesAccount(named, trial)) return { problem: collectionTexts.trial.twice };
  const { edits, presets } = emailEdits(pieces, trial);
  const text = edited(rule, [
    ...values.map(({ piece: { from, to }, text: next }) => ({ from, to, text: next })),
    ...edits,
  ]);
  return { filter: joinFilters(text, joins ? accountTerm(account) : "", ...presets) };
}

/** Returns the relations that must be expanded first; empty if they are, or if values are compared by name. */
function unreadRelations(named: readonly Piece[], { account, collections }: Trial): string {
  if (!account || "expand" in account || !backend().filterSyntax.includes("any")) return "";
  const accounts = collections.find(({ id }) => id === account.collectionId);
  const paths = named.flatMap(({ text }) => (text.startsWith(accountPath) ? [text.slice(accountPath.length)] : []));
  return accounts ? expansionsFor(paths, accounts, collections) : "";
}

const accountPath = "@request.auth.";

function placeOf(pieces: readonly Piece[], index: number): { operator: string | undefined; isRight: boolean } {
  const [before, after] = [pieces[index - 1], pieces[index + 1]];
  const isRight = before?.kind === "operator";
  return { operator: isRight ? before.text : after?.kind === "operator" ? after.text : undefined, isRight };
}

// Applies edits from the end, so that earlier positions stay valid. At the same position, insertions come last.
const edited = (rule: string, edits: readonly Edit[]): string =>
  edits
    .toSorted((one, other) => other.from - one.from || other.to - one.to)
    .reduce((text, { from, to, text: next }) => text.slice(0, from) + next + text.slice(to), rule);
