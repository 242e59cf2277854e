import { jsonTypes, rules, signInRules } from "../../../../definitions/backend/rules";
import { collectionTexts } from "../../../../definitions/texts/collection";
import type { Piece } from "../../../backend/filter/parse-filter";
import { interpolate } from "../../../values/text/text";
import { backend } from "../../../backend/version/backend";
import { accountValueAt, type NamePlace, type TrialAccount } from "./account-values";
import { withoutModifier } from "./modifiers";
import { findCollection, resolveName } from "./resolve-name";
import type { Trial } from "./tried-rule";

/** Text that replaces a name of a rule. */
interface Written {
  text: string;
  /** Reason why the rule cannot be tried, as a sentence. */
  problem?: string | undefined;
}

const nothing: Written = { text: "null" };

const { trial: words } = collectionTexts;

/** Returns the filter text for a name. Values that only the account itself could send become null. */
export function writtenName(name: string, place: NamePlace, trial: Trial): Written {
  const { path } = trial;
  const { requestBody, requestContexts } = backend();
  if (name === "@request.method") return { text: `'${{ ...rules, ...signInRules }[path].method}'` };
  if (name === "@request.context")
    return { text: `'${path in signInRules ? requestContexts.signIn : requestContexts.usual}'` };
  if (name.startsWith(requestBody)) return sentValue(name.slice(requestBody.length), trial);
  if (name.startsWith("@request.auth.")) return accountValue(name.slice("@request.auth.".length), place, trial);
  return name.startsWith("@request.") ? notSent(withoutModifier(name).modifier) : { text: name };
}

const notSent = (modifier: string | undefined): Written =>
  modifier === "isset" || modifier === "changed" ? { text: "false" } : nothing;

/** Returns the text for a body value. On create, the stored record is used as the body. Otherwise the body is empty. */
function sentValue(path: string, { path: rule, own, collections }: Trial): Written {
  const steps = path.split(".");
  const { modifier } = withoutModifier(steps.at(-1)!);
  const field = own.fields.find(({ name }) => name === withoutModifier(steps[0]!).name);
  const isWhole = steps.length === 1;
  if (rule !== "createRule" || resolveName(path, own, collections).problem !== undefined) {
    if (field && isWhole && modifier === "length") return { text: "0" };
    return field && isWhole && modifier === "lower" ? { text: "''" } : notSent(modifier);
  }
  if (modifier === "isset" && isWhole) return { text: String(field !== undefined) };
  // The body equals the new record, so nothing changed.
  if (modifier === "changed") return { text: "false" };
  if (isWhole) return { text: path };
  if (modifier !== undefined) return { text: path, problem: interpolate(words.unwritable, { path }) };
  if (field?.type === "relation" && backend().filterSyntax.includes("sentRelations")) return { text: path };
  // Only JSON and geo points have nested values.
  if (!field || !jsonTypes.includes(field.type)) return nothing;
  const isCounted = backend().nameResolution.countsInSent || !steps.some((step) => /^\d+$/.test(step));
  return isCounted ? { text: path } : { text: path, problem: interpolate(words.numbered, { path }) };
}

/** Returns the text for an account value. The backend knows a few values as text and reads others from the record. */
function accountValue(path: string, place: NamePlace, { account, own, collections }: Trial): Written {
  if (!account) return nothing;
  const accounts = collections.find(({ id }) => id === account.collectionId);
  const known = backend().accountNames.find((name) => name === path);
  const byName = accountPrefix(account) + path;
  const { problem, missing } = known ? {} : resolveName(byName, own, collections);
  if (missing) return nothing;
  if (problem !== undefined) return { text: byName, problem: interpolate(words.refusedFor, { reason: problem }) };
  if (!backend().filterSyntax.includes("any")) return { text: plainValue(known && account[known]) ?? byName };
  const { text, why } = accounts
    ? accountValueAt(path, account, accounts, collections, place)
    : { why: "byName" as const };
  if (text !== undefined) return { text };
  const name = `@request.auth.${path}`;
  if (why === "byName") return { text: byName };
  return { text: byName, problem: interpolate(why === "several" ? words.several : words.unwritable, { path: name }) };
}

function plainValue(value: unknown): string | undefined {
  if (typeof value === "boolean") return String(value);
  // Escaping of other characters depends on the nesting of brackets.
  return typeof value === "string" && /^[\w@.+ :-]*$/.test(value) ? `'${value}'` : undefined;
}

// The backend joins a collection once per alias. Up to v0.10, its id and its name count as different aliases.
const alias = "tried_account";

const hasAliases = (): boolean => backend().filterSyntax.includes("aliases");

/** Returns the prefix of paths to the account's record. */
export const accountPrefix = ({ collectionId }: TrialAccount): string =>
  `@collection.${collectionId}${hasAliases() ? `:${alias}` : ""}.`;

/** Returns the condition that limits the joined record to the account. */
export const accountTerm = (account: TrialAccount): string =>
  `${accountPrefix(account)}id ${backend().anyOfOperator} '${account.id}'`;

/** Returns whether a rule itself already joins the account's collection. */
export const namesAccount = (named: readonly Piece[], { account, collections }: Trial): boolean =>
  !hasAliases() &&
  named.some(({ text }) => {
    const [start, called = ""] = text.split(".");
    if (start !== "@collection") return false;
    if (!backend().filterSyntax.includes("any")) return called === account?.collectionId;
    return findCollection(called, collections)?.id === account?.collectionId;
  });
