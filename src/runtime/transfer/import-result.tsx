import { recordImportTexts as said } from "../../../definitions/texts/record-import";
import { interpolate, plural } from "../model/values/text";
import { changeImport } from "../store/record-imports";
import { Button } from "../ui/Button";
import { Note } from "../ui/Note";
import { runImport } from "./import-actions";
import { noStep, type ImportStep, type ImportStepProps } from "./import-step";
import { ProblemList } from "./ProblemList";

/** The third step: what the import will do, and which rows it leaves out. Nothing was changed so far. */
export function resultStep({ subject, state }: ImportStepProps): ImportStep {
  const { read, checked } = state;
  if (!read || !checked) return noStep;
  const { sendable, wrong } = checked;
  const created = sendable.filter(({ action }) => action === "create").length;
  const updated = sendable.length - created;
  const { name: collection, item } = subject;
  const foot = (
    <>
      <Button look="quiet" size="form" onClick={() => changeImport(item.id, { checked: undefined })}>
        {said.back}
      </Button>
      <span className="grow" />
      <Button look="primary" size="form" disabled={sendable.length === 0} onClick={() => runImport(subject)}>
        {plural(said.run, sendable.length)}
      </Button>
    </>
  );
  const content = (
    <>
      <div role="status">
        <Note kind={wrong.length > 0 ? "warning" : "success"}>
          {created > 0 && <p>{plural(said.checked.created, created)}</p>}
          {updated > 0 && <p>{plural(said.checked.updated, updated)}</p>}
          {sendable.length === 0 && <p>{said.checked.nothing}</p>}
          <p>{wrong.length > 0 ? plural(said.checked.wrong, wrong.length) : said.checked.right}</p>
        </Note>
      </div>
      <ProblemList {...{ read }} plans={wrong} fileName={interpolate(said.fileName, { collection })} />
    </>
  );
  return { content, foot };
}
