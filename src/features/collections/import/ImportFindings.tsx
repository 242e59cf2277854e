import type { ReactNode } from "react";
import { importTexts } from "../../../../definitions/texts/import";
import type { WholeCollection } from "../configuration/after-import";
import type { ImportRefusal } from "./model/refusal";
import { Button } from "../../../runtime/ui/controls/Button";
import { Note } from "../../../runtime/ui/notices/Note";
import { ChangeList } from "./ChangeList";
import type { ConversionKind } from "../convert/conversion";
import { Conversions, Losses } from "./Conversions";
import { FindingsList } from "./FindingsList";
import { RefusalNote } from "./RefusalNote";
import type { ComparedText } from "./use-comparison";
import type { CountOf } from "./use-counts";
import type { Rewriting } from "./use-rewriting";
import { plural } from "../../../values/text/text";

interface ImportFindingsProps {
  result: ComparedText;
  refusal: ImportRefusal | undefined;
  rewriting: Rewriting;
  countOf: CountOf;
  text: string;
  current: readonly WholeCollection[];
  /** Conversions that are switched off. */
  leftOut: readonly ConversionKind[];
  onLeaveOut: (leftOut: readonly ConversionKind[]) => void;
}

/** Results of a comparison: problems first, then changes. */
export function ImportFindings(props: ImportFindingsProps): ReactNode {
  const { result, refusal, rewriting, countOf, text, current, leftOut, onLeaveOut } = props;
  const { otherIds, findings, duplicates, unknownTypes, conversions, losses } = result.compared;
  const { changes } = result;
  const beside = changes.some(({ change }) => (change.after ?? change.before).id === refusal?.collection?.id);
  return (
    <>
      {conversions.length > 0 && (
        <Conversions
          {...{ conversions, leftOut }}
          disabled={rewriting.busy}
          onChoose={(kind, chosen) => onLeaveOut(chosen ? leftOut.filter((each) => each !== kind) : [...leftOut, kind])}
        />
      )}
      {losses.length > 0 && <Losses losses={losses} />}
      {changes.length === 0 && <Note kind="info">{importTexts.upToDate}</Note>}
      {duplicates > 0 && <Note kind="info">{plural(importTexts.duplicates, duplicates)}</Note>}
      {refusal && !beside && <RefusalNote {...{ refusal, unknownTypes, findings }} />}
      {otherIds && (
        <Note kind="warning">
          <div className="import-note-acts">
            <p>{importTexts.otherIds}</p>
            <Button
              size="small"
              busy={rewriting.busy}
              onClick={() => rewriting.run({ task: "replaceIds", text, current, leftOut })}
            >
              {importTexts.replaceIds}
            </Button>
          </div>
        </Note>
      )}
      {findings.length > 0 && (
        <FindingsList
          findings={findings}
          busy={rewriting.busy}
          onAdapt={(chosen) => rewriting.run({ task: "adapt", text, current, leftOut, findings: chosen })}
        />
      )}
      {changes.length > 0 && <ChangeList {...{ changes, countOf, refusal }} isConverted={conversions.length > 0} />}
    </>
  );
}
