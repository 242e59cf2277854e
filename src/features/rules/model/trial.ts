import { rules, shownByFlag, signInRules } from "../../../../definitions/backend/rules";
import { collectionTexts } from "../../../../definitions/texts/collection";
import type { RecordRow } from "../../../../definitions/types/record";
import { joinFilters } from "../../../runtime/model/filter/join-filters";
import { parseFilter, type Piece } from "../../../runtime/model/filter/parse-filter";
import { interpolate } from "../../../runtime/model/values/text/text";
import type { RulePath } from "./affected-rules";
import { renameInRule } from "./rename";
import { resolveName, type NamedCollection } from "./resolve-name";
import { backend } from "../../../runtime/model/version/backend";

/** A rule that is tried: of which collection, as it is edited, and which of its rules. */
export interface TriedRule {
  rule: string;
  path: RulePath;
  own: NamedCollection;
  /** All collections as they are stored. */
  collections: readonly NamedCollection[];
}

/** A filter with which an admin finds the records that a rule lets somebody have; else, in a sentence, why there is none. */
export type TrialFilter = { filter: string; problem?: never } | { filter?: never; problem: string };

interface Trial extends TriedRule {
  account: RecordRow | undefined;
}

/** Turns a rule into the filter that an admin can ask with: what it says of the request is written out as of somebody. */
export function trialFilter(tried: TriedRule, account?: RecordRow): TrialFilter {
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

function writtenOut(trial: Trial): TrialFilter {
  const { rule, account } = trial;
  const { pieces } = parseFilter(rule);
  const named = pieces.filter(({ kind }) => kind === "name" || kind === "macro");
  if (account && named.some(({ text }) => text.startsWith(`@collection.${account.collectionId}.`)))
    return { problem: collectionTexts.trial.twice };
  const values = named.map((piece) => ({ piece, value: valueOf(piece.text, trial) }));
  const refused = values.find(({ value }) => value.problem !== undefined);
  if (refused) return { problem: refused.value.problem! };
  const text = values.reduceRight((filter, { piece, value }) => replacedAt(filter, piece, value.text), rule);
  const joins = values.some(({ value }) => value.text.startsWith(accountPath(account)));
  return {
    filter: joinFilters(
      text,
      joins ? `${accountPath(account)}id = '${account!.id}'` : "",
      ...(trial.path === "listRule" ? visibleEmails(named, trial) : []),
    ),
  };
}

const replacedAt = (text: string, { from, to }: Piece, next: string): string =>
  text.slice(0, from) + next + text.slice(to);

// By its id, since a rule that names the collection means any record of it.
const accountPath = (account: RecordRow | undefined): string => `@collection.${account?.collectionId ?? ""}.`;

interface Written {
  text: string;
  /** Why the rule cannot be tried with it, in a sentence. */
  problem?: string | undefined;
}

const nothing: Written = { text: "null" };

/** A name as an admin's filter has it. What an admin cannot send in another's name is null. */
function valueOf(name: string, trial: Trial): Written {
  if (name === "@request.method") return { text: `'${{ ...rules, ...signInRules }[trial.path].method}'` };
  if (name.startsWith("@request.query.")) return nothing;
  if (name.startsWith(backend().requestBody)) return sentValue(name.slice(backend().requestBody.length), trial);
  if (name.startsWith("@request.auth.")) return accountValue(name.slice("@request.auth.".length), trial);
  return { text: name };
}

/** What is made anew is sent as it is stored; otherwise nothing is sent. */
function sentValue(path: string, { path: rule, own, collections }: Trial): Written {
  if (rule !== "createRule" || resolveName(path, own, collections).problem !== undefined) return nothing;
  const [key, ...steps] = path.split(".");
  if (steps.length === 0) return { text: path };
  // Of what is sent nothing but JSON has anything in it: a relation is sent as an id.
  if (own.fields.find(({ name }) => name === key)?.type !== "json") return nothing;
  // In what is sent the backend takes a number for a name, in what is stored for a place in a list.
  if (steps.some((step) => /^\d+$/.test(step)))
    return { text: path, problem: interpolate(collectionTexts.trial.numbered, { path }) };
  return { text: path };
}

/** What is known of an account: the backend knows some of it by heart, as texts, and reads the rest from its record. */
function accountValue(path: string, { account, own, collections }: Trial): Written {
  if (!account) return nothing;
  const known = backend().accountNames.find((name) => name === path);
  const value = known && account[known];
  if (typeof value === "boolean") return { text: String(value) };
  // Other signs would have to be escaped, by how deep in brackets they stand.
  if (typeof value === "string" && /^[\w@.+ :-]*$/.test(value)) return { text: `'${value}'` };
  const name = accountPath(account) + path;
  const { problem, missing } = resolveName(name, own, collections);
  if (missing) return nothing;
  return { text: name, problem: problem && interpolate(collectionTexts.trial.refusedFor, { reason: problem }) };
}

/** Whoever is no admin lists only the accounts that show their emails, once a rule is about emails. */
const visibleEmails = (named: readonly Piece[], { own, collections }: Trial): string[] =>
  named.flatMap(({ kind, text }) => {
    const steps = text.split(".");
    const at = steps.indexOf(shownByFlag.field);
    if (kind !== "name" || at < 0) return [];
    const visible = [...steps.slice(0, at), shownByFlag.flag].join(".");
    const { ways, problem } = resolveName(visible, own, collections);
    // A field that somebody has called so is a mention.
    return problem === undefined && ways[0]?.length === at ? [`${visible} = true`] : [];
  });
