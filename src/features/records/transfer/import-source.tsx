import { useId, type ClipboardEvent, type ReactNode } from "react";
import { recordImportTexts } from "../../../../definitions/texts/record-import";
import { recordImportLimits } from "../../../../definitions/limits/sizes";
import { otherEnvironments } from "../../../browser/environments";
import { holds } from "../../../runtime/model/form/condition";
import { interpolate, plural } from "../../../values/text/text";
import { changeImport, dropAllButText } from "./record-imports";
import { Button } from "../../../runtime/ui/controls/Button";
import { FileButton } from "../../../runtime/ui/controls/FileButton";
import { Note } from "../../../runtime/ui/notices/Note";
import { useDroppedFiles } from "../../../runtime/ui/files/dropped-files";
import { readInto } from "./import-actions";
import { readRecordsOf } from "./read-environment";
import { EnvironmentSource } from "./EnvironmentSource";
import { CloseButton } from "./CloseButton";
import type { ImportStep, ImportStepProps } from "./import-step";
import { Progress } from "./Progress";

/** First step: choose, drop or paste the data. */
export function sourceStep({ subject, state, list, onClose }: ImportStepProps): ImportStep {
  const { text = "", reading } = state;
  const { item, panel, imported, files } = subject;
  const busy = reading !== undefined;
  const notes = imported.notes.filter(({ where }) => holds(where, item));
  const foot = (
    <>
      <span className="grow" />
      {busy ? (
        <Button size="form" onClick={() => dropAllButText(item.id)}>
          {recordImportTexts.stop}
        </Button>
      ) : (
        <CloseButton onClose={onClose} />
      )}
    </>
  );
  const { notTaken } = otherEnvironments().length > 0 ? recordImportTexts.copied : recordImportTexts;
  const content = (
    <>
      <FileDrop disabled={busy} onChoose={(file) => readInto(subject, file, file.name)} />
      {/* The text stays while it is read, because it may need a correction. */}
      <PastedText
        id={`${panel.type}-pasted`}
        text={text}
        disabled={busy}
        onChange={(typed) => changeImport(item.id, { text: typed })}
        onRead={(whole) => readInto(subject, new Blob([whole]), recordImportTexts.pasted)}
      />
      <EnvironmentSource
        collection={subject.name}
        disabled={busy}
        onRead={(environment) => readRecordsOf(environment, subject, list)}
      />
      <ReadingState {...{ state }} />
      {notes.map(({ note }) => (
        <Note kind="info" key={note}>
          {note}
        </Note>
      ))}
      <p className="hint">
        {recordImportTexts.moments}{" "}
        {files.length > 0 && plural(notTaken, files.length, { fields: files.map(({ path }) => path).join(", ") })}
      </p>
    </>
  );
  return { content, foot };
}

/** Progress of reading, or why nothing was read. */
function ReadingState({ state: { reading, from, fault } }: Pick<ImportStepProps, "state">): ReactNode {
  const { copied, fileFaults } = recordImportTexts;
  return (
    <>
      {reading !== undefined && (
        <Progress
          label={from === undefined ? recordImportTexts.reading : interpolate(copied.reading, { name: from })}
          share={reading}
        />
      )}
      {fault && (
        <Note kind="danger" alert>
          {interpolate(fileFaults[fault.why], fault.values ?? {})}
        </Note>
      )}
    </>
  );
}

function FileDrop({ disabled, onChoose }: { disabled: boolean; onChoose: (file: File) => void }): ReactNode {
  const drop = useDroppedFiles(disabled ? undefined : ([file]) => onChoose(file!));
  return (
    <div className={drop.over ? "file-drop is-over" : "file-drop"} {...drop.listeners}>
      <p>{drop.over ? recordImportTexts.drop : recordImportTexts.intro}</p>
      <FileButton
        label={recordImportTexts.choose}
        accept=".csv,.tsv,.txt,.json,.ndjson,.jsonl"
        {...{ disabled, onChoose }}
      />
    </div>
  );
}

interface PastedTextProps {
  id: string;
  text: string;
  disabled: boolean;
  onChange: (text: string) => void;
  onRead: (text: string) => void;
}

function PastedText({ id, text, disabled, onChange, onRead }: PastedTextProps): ReactNode {
  const ownId = `${id}${useId()}`;
  return (
    <div className="field">
      <label className="label" htmlFor={ownId}>
        {recordImportTexts.paste}
      </label>
      <textarea
        id={ownId}
        className="input input--mono scroll"
        rows={6}
        spellCheck={false}
        readOnly={disabled}
        value={text}
        onPaste={(event) => takeLong(event, onRead)}
        onChange={({ target }) => onChange(target.value)}
      />
      <Button className="pasted-read" busy={disabled} disabled={text.trim() === ""} onClick={() => onRead(text)}>
        {recordImportTexts.read}
      </Button>
    </div>
  );
}

// A textarea with a very long text would freeze the page, so the text is read at once.
function takeLong(event: ClipboardEvent<HTMLTextAreaElement>, read: (text: string) => void): void {
  const { value, selectionStart, selectionEnd, readOnly } = event.currentTarget;
  const pasted = event.clipboardData.getData("text/plain");
  const whole = value.slice(0, selectionStart) + pasted + value.slice(selectionEnd);
  if (readOnly || whole.length <= recordImportLimits.pasted) return;
  event.preventDefault();
  read(whole);
}
