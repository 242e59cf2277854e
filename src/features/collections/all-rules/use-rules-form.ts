import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { calls } from "../../../../definitions/backend/calls";
import { allRulesTexts } from "../../../../definitions/texts/all-rules";
import type { Collection } from "../../../../definitions/types/collection";
import { collectionsQuery } from "../../../backend/api/queries";
import { fetchCurrent } from "../../../backend/api/fetch-current";
import { send } from "../../../backend/api/send";
import { acquireWriteLock } from "../../../backend/api/write-queue";
import { Failure, toFailure } from "../../../backend/calls/failure";
import { showToast } from "../../../browser/toasts";
import { exactQuestion } from "../../../runtime/form/confirm-save";
import { useForm, type FormHandle } from "../../../runtime/form/use-form";
import { formState, removeSavedEdits, type FormState } from "../../../runtime/model/form/draft";
import { describeEditConflicts } from "../../../runtime/model/form/edit-conflicts";
import type { LineModel } from "../../../runtime/model/form/form-model";
import { loadModule } from "../../../runtime/ui/loading/load-module";
import { draftOf, setDraft } from "../../../runtime/store/drafts";
import { valueAt } from "../../../values/json/path";
import { joinNames } from "../../../values/text/text-direction";
import { interpolate, plural } from "../../../values/text/text";
import { ownerPath } from "../../rules/model/rule-path";
import { collectionData } from "../data";
import { changedRules } from "./changed-rules";

const loadReview = () => import("./review-rules");

type ById = Readonly<Record<string, Collection>>;

/** Returns the collections by id. */
const byId = (collections: readonly Collection[]): ById =>
  Object.fromEntries(collections.map((each) => [each.id, each]));

/** Returns the form of all rules. A save asks once for all collections, and sends each one its changed rules. */
export function useRulesForm(
  name: string,
  lines: readonly LineModel[],
  collections: readonly Collection[],
): FormHandle {
  const queries = useQueryClient();
  const stored = useMemo(() => byId(collections), [collections]);
  return useForm({
    name,
    lines,
    stored,
    isReady: ({ changed }) => changed.size > 0,
    steps: {
      read: async () => byId(await fetchCurrent(queries, collectionsQuery)),
      compare: async (now, state) => {
        const reached = formState(draftOf(name), lines, now);
        return {
          questions: describeEditConflicts(draftOf(name), state, reached).map(exactQuestion),
          review: await (await loadModule(loadReview)).reviewRules(reached, now),
        };
      },
      merge: (now, draft) => formState(draft, lines, now),
      send: (state, now) => saveEach(name, { state, now, queries }),
      applySaved: (count) => showToast("success", plural(allRulesTexts.saved, count)),
    },
  });
}

interface Saving {
  state: FormState;
  now: ById;
  queries: QueryClient;
}

/** Saves one collection after another. Saved rules leave the draft at once, so that a failure keeps only the rest. */
async function saveEach(name: string, { state, now, queries }: Saving): Promise<number> {
  const { edits } = draftOf(name);
  const all = changedRules(state);
  const ids = [...all.keys()];
  const nameOf = (id: string): string => now[id]?.name ?? id;
  for (const [id, body] of all) {
    const place = { id, item: undefined };
    const row = await saveUnchanged(body, now[id], id).catch((thrown: unknown) => {
      // The answer may be lost although the rules are saved.
      collectionData.unsure(queries, place);
      const at = ids.indexOf(id);
      const others = { saved: ids.slice(0, at).map(nameOf), untried: ids.slice(at + 1).map(nameOf) };
      throw refusalOf(toFailure(thrown), { id, name: nameOf(id), ...others });
    });
    collectionData.saved(queries, place, { ...row });
    const saved = new Set([...state.changed].filter((path) => ownerPath(path) === id));
    setDraft(name, (draft) => removeSavedEdits(draft, saved, edits));
  }
  return all.size;
}

/**
 * Saves changed rules while this browser holds the lock of their collection. Throws a Failure if another admin has
 * changed one of them since the admin was asked.
 */
async function saveUnchanged(body: Readonly<Record<string, unknown>>, asked: Collection | undefined, id: string) {
  const release = await acquireWriteLock({ call: calls.saveCollection, path: { id } });
  try {
    const current = await send(calls.readCollection, { path: { id } });
    const isOther = Object.keys(body).some(
      (rule) => (valueAt(current, rule) ?? null) !== (valueAt(asked, rule) ?? null),
    );
    if (isOther) throw new Failure(allRulesTexts.changed);
    return await send(calls.saveCollection, { path: { id }, body }, { hasLock: true });
  } finally {
    release();
  }
}

interface Refused {
  id: string;
  name: string;
  /** Names of the collections before it. */
  saved: readonly string[];
  /** Names of those after it. */
  untried: readonly string[];
}

/** Returns the failure of a collection, with its errors at its rules in the form, and what became of the others. */
function refusalOf(failure: Failure, { id, name, saved, untried }: Refused): Failure {
  const { aborted, status, request, unexplained, data } = failure;
  if (aborted) return failure;
  const message = [
    interpolate(allRulesTexts.refused, { name, reason: failure.message }),
    ...(saved.length > 0 ? [interpolate(allRulesTexts.savedBefore, { names: joinNames(saved) })] : []),
    ...(untried.length > 0 ? [interpolate(allRulesTexts.untried, { names: joinNames(untried) })] : []),
  ].join(" ");
  return new Failure(message, { status, unexplained, data: { [id]: data }, ...(request && { request }) });
}
