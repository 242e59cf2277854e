import { collectionTexts } from "../../../../definitions/texts/collection";
import { joinFilters } from "../../../runtime/model/filter/join-filters";
import { parseFilter, type Piece } from "../../../runtime/model/filter/parse-filter";
import { interpolate } from "../../../runtime/model/values/text/text";
import { backend } from "../../../runtime/model/version/backend";
import { expansionsFor, type TrialAccount } from "./account-values";
import { renameInRule } from "./rename";
import type { Trial, TriedRule } from "./tried-rule";
import { emailEdits, type Edit } from "./visible-emails";
import { accountPrefix, accountTerm, namesAccount, writtenName } from "./written-name";

/**
 * A filter with which an admin finds the records that a rule lets somebody have; the relations of the account that must
 * be read before there can be one; else, in a sentence, why there is none.
 */
export type TrialFilter =
  | { filter: string; expand?: never; problem?: never }
  | { filter?: never; expand: string; problem?: never }
  | { filter?: never; expand?: never; problem: string };

/** Turns a rule into the filter that an admin can ask with: what it says of the request is written out as of somebody. */
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

/** The relations of an account that the rule follows, unless they are read. Where names are compared one by one, none is. */
function unreadRelations(named: readonly Piece[], { account, collections }: Trial): string {
  if (!account || "expand" in account || !backend().filterParts.includes("any")) return "";
  const accounts = collections.find(({ id }) => id === account.collectionId);
  const paths = named.flatMap(({ text }) => (text.startsWith(asked) ? [text.slice(asked.length)] : []));
  return accounts ? expansionsFor(paths, accounts, collections) : "";
}

const asked = "@request.auth.";

function placeOf(pieces: readonly Piece[], index: number): { operator: string | undefined; isRight: boolean } {
  const [before, after] = [pieces[index - 1], pieces[index + 1]];
  const isRight = before?.kind === "operator";
  return { operator: isRight ? before.text : after?.kind === "operator" ? after.text : undefined, isRight };
}

// From the last one on, so that the places of the others stay right; what is put in before a name comes after that.
const edited = (rule: string, edits: readonly Edit[]): string =>
  edits
    .toSorted((one, other) => other.from - one.from || other.to - one.to)
    .reduce((text, { from, to, text: next }) => text.slice(0, from) + next + text.slice(to), rule);
