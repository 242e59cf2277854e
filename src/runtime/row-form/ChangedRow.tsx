import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import type { AnyRow } from "../../../definitions/language/call";
import type { FormPanel } from "../../../definitions/language/form-panel";
import { liveTexts } from "../../../definitions/texts/live";
import { tableTexts } from "../../../definitions/texts/table";
import { findRow } from "../../backend/api/find-row";
import { rowQuery } from "../../backend/api/queries";
import { reportFailure } from "../../backend/api/report-failure";
import { valueAt } from "../../values/json/path";
import { clockName, localTime, utcTime } from "../../values/text/format-value";
import { interpolate } from "../../values/text/text";
import { backendTime } from "../../values/time/moment";
import { confirmSave } from "../form/confirm-save";
import { keepCompared } from "../form/save";
import { sameValue } from "../model/form/changes";
import { formState } from "../model/form/draft";
import { findEditConflicts } from "../model/form/edit-conflicts";
import { resolveLines } from "../model/form/resolve-lines";
import { editedRow } from "../model/form/row-values";
import type { Schemas } from "../model/form/schema";
import { visibleFields } from "../model/form/visible";
import { useRegistry, type Review } from "../registry/registry";
import { draftOf } from "../store/drafts";
import { useRowMarks } from "../store/row-marks";
import { useTimeZone } from "../store/time-zone";
import { Button } from "../ui/controls/Button";
import { Note } from "../ui/notices/Note";
import { createConflictReview } from "./conflict-review";
import { ValueChange } from "./ValueChange";

interface ChangedRowProps {
  panel: FormPanel;
  id: string;
  item: AnyRow;
  /** Row in the form, without edits. */
  stored: Readonly<Record<string, unknown>>;
  /** Name of the form's draft. */
  draft: string;
}

/** Note that the row changed since the form read it, with a comparison. The edits stay. */
export function ChangedRow(props: ChangedRowProps): ReactNode {
  const { panel, id, item } = props;
  const [openedAt] = useState(Date.now);
  const { dataUpdatedAt } = useQuery({ ...rowQuery(panel.read, id, item.id), enabled: false });
  const changedAt = useRowMarks((marks) => (marks.get(id)?.isGone ? 0 : (marks.get(id)?.changedAt ?? 0)));
  const { zone } = useTimeZone();
  const comparing = useComparison(props);
  const isChanged = changedAt > Math.max(openedAt, dataUpdatedAt);
  const moment = backendTime(changedAt);
  const [, time] = (zone === "utc" ? utcTime(moment) : localTime(moment)).split(" ");
  return (
    // Present before its content, which is then announced.
    <div className={isChanged ? "stale-note" : undefined} role="status">
      {isChanged && (
        <Note kind="info">
          <p>
            {interpolate(liveTexts.changed, { time: `${time} ${zone === "utc" ? tableTexts.utc : clockName(moment)}` })}
          </p>
          <Button size="small" busy={comparing.isPending} onClick={() => comparing.mutate()}>
            {liveTexts.showChange}
          </Button>
        </Note>
      )}
    </div>
  );
}

/** Returns the mutation that reads the row, shows its changes, and takes them over after consent. */
function useComparison({ panel, id, item, stored, draft }: ChangedRowProps) {
  const queries = useQueryClient();
  const { schemas } = useRegistry();
  return useMutation({
    mutationFn: () => findRow(panel.read, id, item.id),
    onSuccess: (now) => {
      const { queryKey } = rowQuery(panel.read, id, item.id);
      // The panel reports that the row is gone.
      if (!now) return void queries.invalidateQueries({ queryKey, exact: true });
      compare({ panel, item, stored, draft, now, schemas }, () => void queries.setQueryData(queryKey, now));
    },
    onError: reportFailure,
  });
}

interface Comparison extends Omit<ChangedRowProps, "id"> {
  now: AnyRow;
  schemas: Schemas;
}

/** Shows changed values, and lets the admin choose where they conflict with edits. */
function compare({ panel, item, stored, draft, now, schemas }: Comparison, takeOver: () => void): void {
  const lines = resolveLines(panel.fields.edit, schemas[panel.type]!, schemas, item);
  const [before, after] = [editedRow(lines, stored), editedRow(lines, now)];
  const conflicts = findEditConflicts(draftOf(draft), formState(draftOf(draft), lines, before), after);
  const review = createConflictReview(conflicts);
  const changed = visibleFields(lines, after)
    .filter((field) => !sameValue(field, valueAt(before, field.path), valueAt(after, field.path)))
    .filter(({ path }) => conflicts.every((conflict) => conflict.path !== path));
  const body = (
    <>
      {changed.map((field) => (
        <ValueChange
          key={field.path}
          change={{ field, from: valueAt(before, field.path), to: valueAt(after, field.path) }}
        />
      ))}
      {changed.length + conflicts.length === 0 && liveTexts.nothing}
      {review?.body}
    </>
  );
  const chosen: Review["confirmed"] = review?.confirmed ?? (() => ({ edits: [], after: () => Promise.resolve() }));
  const shown = { title: liveTexts.comparison, yes: liveTexts.takeOver, body, confirmed: chosen };
  confirmSave({ review: shown }, () => {
    const { edits, compared = [] } = chosen();
    keepCompared({ name: draft, lines, stored: before }, edits, compared);
    takeOver();
    return Promise.resolve();
  });
}
