import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useMemo, useRef, type ReactNode } from "react";
import { compareTexts as words } from "../../../definitions/texts/compare";
import { importTexts } from "../../../definitions/texts/import";
import type { Collection } from "../../../definitions/types/collection";
import { showToast } from "../../browser/toasts";
import type { ContentProps } from "../../runtime/registry/registry";
import { Button } from "../../runtime/ui/controls/Button";
import { Note } from "../../runtime/ui/notices/Note";
import { Spinner } from "../../runtime/ui/notices/Spinner";
import { isEqual } from "../../values/json/equal";
import { interpolate } from "../../values/text/text";
import type { WholeCollection } from "../collections/configuration/after-import";
import { ImportForm } from "../collections/import/ImportForm";
import { useImportDraft } from "../collections/import/use-import-draft";
import { saveCommonBase, type OtherEnvironment } from "./data";
import { Differences } from "./Differences";
import type { StoredBase } from "./model/base";
import type { Plan } from "./model/plan";
import type { ReadSettings } from "./model/settings";
import type { Difference } from "./model/differences";
import { useChoice } from "./use-choice";
import { useCompared, type Compared } from "./use-compared";

interface ComparedSidesProps extends Pick<ContentProps, "name" | "onBusy"> {
  source: string;
  target: string;
  stored: readonly Collection[];
  current: readonly WholeCollection[];
  settings: ReadSettings;
  theirs: OtherEnvironment;
  base: StoredBase | undefined;
  /** Whether neither side is being read. */
  isFresh: boolean;
}

const none: readonly Difference[] = [];

/** Differences of two environments, or the import of the chosen ones while it is reviewed. */
export function ComparedSides(props: ComparedSidesProps): ReactNode {
  const { name, onBusy, source, target, stored, current, settings, theirs, base, isFresh } = props;
  const task = useMemo(
    () => ({ text: theirs.text, stored, base, environments: [source, target] as const }),
    [theirs.text, stored, base, source, target],
  );
  const { found, busy } = useCompared(task);
  // Here, because the differences are not shown during the review.
  const choice = useChoice(found?.state === "compared" ? found.differences : none, base !== undefined);
  const draft = useImportDraft(name);
  const isUpToDate = isFresh && !busy;
  const onPromoted = useKeptBase(source, base, isUpToDate ? found : undefined);
  const review = ({ text, deleteMissing }: Plan): void => {
    draft.setText(text);
    draft.setDeleteMissing(deleteMissing);
  };
  if (draft.text !== "")
    return (
      <>
        <div className="compare-review">
          <Note kind="info">
            <div className="import-note-acts">
              <p>{interpolate(words.reviewing, { target })}</p>
              <Button size="small" onClick={() => draft.setText("")}>
                {words.back}
              </Button>
            </div>
          </Note>
        </div>
        <ImportForm {...{ name, onBusy, stored, current }} onImported={onPromoted} />
      </>
    );
  if (!found) return <Spinner label={words.comparing} />;
  if (found.state !== "compared") return <NotCompared found={found} source={source} />;
  return (
    <Differences
      {...{ source, target, stored, settings, base, found, choice, review }}
      theirs={theirs.settings}
      busy={!isUpToDate}
    />
  );
}

/** Saves the common state once both sides are read again after a promotion, and whenever they are the same. */
function useKeptBase(source: string, base: StoredBase | undefined, found: Compared | undefined): () => void {
  const queries = useQueryClient();
  const promoted = useRef<{ from: Compared | undefined }>(undefined);
  const keep = useEffectEvent((now: Extract<Compared, { state: "compared" }>) => {
    const { next } = now.compared;
    const isPromoted = promoted.current !== undefined && promoted.current.from !== now;
    const isKnown = base && isEqual([base.collections, base.pairs], [next.collections, next.pairs]);
    const isNews = now.differences.length === 0 && !isKnown;
    if (!isPromoted && !isNews) return;
    promoted.current = undefined;
    saveCommonBase(queries, source, next).catch(() => showToast("warning", words.base.notStored));
  });
  useEffect(() => {
    if (found?.state === "compared") keep(found);
  }, [found]);
  return () => {
    promoted.current = { from: found };
  };
}

function NotCompared({
  found,
  source,
}: {
  found: Exclude<Compared, { state: "compared" }>;
  source: string;
}): ReactNode {
  const reason =
    found.state === "failed"
      ? interpolate(words.crashed, { reason: found.reason })
      : interpolate(words.unreadable, {
          name: source,
          reason: interpolate(importTexts.invalidBecause[found.unreadable.why], found.unreadable.values),
        });
  return (
    <div className="sheet scroll transfer">
      <Note kind="danger" alert>
        <p>{reason}</p>
      </Note>
    </div>
  );
}
