import { useMutation } from "@tanstack/react-query";
import { recordImportTexts } from "../../../../definitions/texts/record-import";
import { panelTexts } from "../../../../definitions/texts/panel";
import { Failure, toFailure } from "../../../backend/calls/failure";
import { isEqual } from "../../../values/json/equal";
import { formatCount, interpolate, plural } from "../../../values/text/text";
import { changeImport, importInto } from "./record-imports";
import { Button } from "../../../runtime/ui/controls/Button";
import { Note } from "../../../runtime/ui/notices/Note";
import { runImport } from "./import-actions";
import { noStep, type ImportStep, type ImportStepProps } from "./import-step";
import type { Emptied } from "./model/emptied";
import { ProblemList } from "./ProblemList";

/** Third step: result of the check, before anything changes. */
export function resultStep({ subject, state, readItem }: ImportStepProps): ImportStep {
  const { read, checked, failure } = state;
  if (!read || !checked) return noStep;
  const { sendable, wrong, emptied } = checked;
  const created = sendable.filter(({ action }) => action === "create").length;
  const updated = sendable.length - created;
  const foot = (
    <>
      <Button
        look="quiet"
        size="form"
        onClick={() => changeImport(subject.item.id, { checked: undefined, failure: undefined })}
      >
        {recordImportTexts.back}
      </Button>
      <span className="grow" />
      <RunButton {...{ subject, readItem }} rows={sendable.length} />
    </>
  );
  const content = (
    <>
      <div role="status">
        <Note kind={wrong.length + emptied.size > 0 ? "warning" : "success"}>
          {created > 0 && <p>{plural(recordImportTexts.checked.created, created)}</p>}
          {updated > 0 && <p>{plural(recordImportTexts.checked.updated, updated)}</p>}
          {emptied.size > 0 && (
            <p>{interpolate(recordImportTexts.checked.emptied, { fields: emptiedFields(emptied) })}</p>
          )}
          {sendable.length === 0 && <p>{recordImportTexts.checked.nothing}</p>}
          <p>
            {wrong.length > 0 ? plural(recordImportTexts.checked.wrong, wrong.length) : recordImportTexts.checked.right}
          </p>
        </Note>
      </div>
      <ProblemList {...{ read, subject }} plans={wrong} />
      {failure && (
        <Note kind="danger" alert>
          {failure.message}
        </Note>
      )}
    </>
  );
  return { content, foot };
}

const emptiedFields = (emptied: Emptied): string =>
  [...emptied].map(([field, n]) => `${formatCount(n)} ${field}`).join(", ");

/** Button that starts the import. If the collection changed since the check, the rows must be checked again. */
function RunButton({ subject, readItem, rows }: Pick<ImportStepProps, "subject" | "readItem"> & { rows: number }) {
  const { id } = subject.item;
  const asking = useMutation({
    mutationFn: readItem,
    onMutate: () => changeImport(id, { failure: undefined }),
    onSuccess: (now) => {
      if (!now) changeImport(id, { failure: new Failure(panelTexts.noItem) });
      else if (isEqual(now, importInto(id).checkedFor)) runImport(subject);
      else changeImport(id, { checked: undefined, failure: new Failure(recordImportTexts.conflict) });
    },
    onError: (thrown) => changeImport(id, { failure: toFailure(thrown) }),
  });
  return (
    <Button
      look="primary"
      size="form"
      busy={asking.isPending}
      disabled={rows === 0 || asking.isPending}
      onClick={() => asking.mutate()}
    >
      {plural(recordImportTexts.run, rows)}
    </Button>
  );
}
