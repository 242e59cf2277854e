import { useEffect, useState, type ReactNode } from "react";
import { importTexts } from "../../../../definitions/texts/import";
import type { Collection } from "../../../../definitions/types/collection";
import type { WholeCollection } from "../configuration/after-import";
import type { ConversionKind } from "../convert/conversion";
import type { DescribedChange } from "./model/import-job";
import type { ContentProps } from "../../../runtime/registry/registry";
import { interpolate } from "../../../values/text/text";
import { ComparisonState } from "./ComparisonState";
import { ConfigurationText } from "./ConfigurationText";
import { DeleteMissing } from "./DeleteMissing";
import { ImportBar } from "./ImportBar";
import { ImportFindings } from "./ImportFindings";
import { ReadingState } from "./ReadingState";
import { ReviewPopup } from "./ReviewPopup";
import { useComparison, type ComparisonResult } from "./use-comparison";
import { useCounts } from "./use-counts";
import { useFileReading } from "./use-file-reading";
import { useImport } from "./use-import";
import { useImportDraft } from "./use-import-draft";
import { useRewriting } from "./use-rewriting";

interface ImportFormProps extends Pick<ContentProps, "name" | "onBusy"> {
  stored: readonly Collection[];
  current: readonly WholeCollection[];
  onImported?: () => void;
}

const noChanges: readonly DescribedChange[] = [];

/** Form with the configuration, its changes, and the import. */
export function ImportForm({ name, onBusy, stored, current, onImported }: ImportFormProps): ReactNode {
  const { text, deleteMissing: chosen, ...draft } = useImportDraft(name);
  const [leftOut, setLeftOut] = useState<readonly ConversionKind[]>([]);
  const comparison = useComparison(text, current, chosen, leftOut);
  const { found, progress } = comparison;
  const result = found?.state === "compared" ? found : undefined;
  const deleteMissing = chosen ?? result?.compared.deleteMissing ?? false;
  const changes = result?.changes ?? noChanges;
  const countOf = useCounts(changes);
  const [reviewing, setReviewing] = useState(false);
  const importing = useImport(() => {
    setReviewing(false);
    draft.setText("");
    onImported?.();
  });
  const { busy, refusal } = importing;
  useEffect(() => onBusy(busy), [busy, onBusy]);
  const setText = (next: string): void => importing.change(() => draft.setText(next));
  const setDeleteMissing = (next: boolean): void => importing.change(() => draft.setDeleteMissing(next));
  const onLeaveOut = (next: readonly ConversionKind[]): void => importing.change(() => setLeftOut(next));
  const fieldId = `${name}.collections`;
  const rewriting = useRewriting(fieldId, text, setText);
  const reading = useFileReading(fieldId, text, setText);
  const disabled = busy || rewriting.busy;
  const idle = progress === undefined && !disabled && !reading.busy;
  const deletes = result && { deletions: result.compared.deletions, changes, countOf };
  return (
    <>
      <div className="sheet scroll transfer">
        <ConfigurationText
          {...{ text, disabled }}
          id={fieldId}
          onChange={setText}
          onFile={reading.read}
          onUndo={rewriting.undo}
          collections={result?.compared.collections}
          errors={errorsOf(found)}
        />
        {reading.busy ? <ReadingState onCancel={reading.cancel} /> : <ComparisonState comparison={comparison} />}
        <DeleteMissing {...{ name, deleteMissing, setDeleteMissing, stored, disabled, deletes }} />
        {result && <ImportFindings {...{ result, refusal, rewriting, countOf, text, current, leftOut, onLeaveOut }} />}
      </div>
      <ImportBar
        onClear={text === "" || disabled ? undefined : () => setText("")}
        onReview={changes.length > 0 && idle ? () => setReviewing(true) : undefined}
      />
      {reviewing && result && <ReviewPopup {...{ result, current, importing }} onClose={() => setReviewing(false)} />}
    </>
  );
}

function errorsOf(found: ComparisonResult | undefined): string[] {
  if (found?.state !== "unreadable") return [];
  const { why, values } = found.unreadable;
  return [importTexts.invalid, interpolate(importTexts.invalidBecause[why], values)];
}
