import { useId, useState, type ReactNode } from "react";
import { recordImportTexts } from "../../../definitions/texts/record-import";
import { holds } from "../model/form/condition";
import { interpolate } from "../model/values/text";
import { dropImports } from "../store/record-imports";
import { Button } from "../ui/Button";
import { FileButton } from "../ui/FileButton";
import { Note } from "../ui/Note";
import { useDroppedFiles } from "../ui/dropped-files";
import { readInto } from "./import-actions";
import { CloseButton } from "./CloseButton";
import type { ImportStep, ImportStepProps } from "./import-step";
import { Progress } from "./Progress";

/** The first step: a file is chosen or dropped, or its text is pasted. */
export function sourceStep({ subject, state, onClose }: ImportStepProps): ImportStep {
  const { reading, fault } = state;
  const { item, panel, imported, files } = subject;
  const busy = reading !== undefined;
  const notes = imported.notes.filter(({ where }) => holds(where, item));
  const foot = (
    <>
      <span className="grow" />
      {busy ? (
        <Button size="form" onClick={() => dropImports(item.id)}>
          {recordImportTexts.stop}
        </Button>
      ) : (
        <CloseButton onClose={onClose} />
      )}
    </>
  );
  const content = (
    <>
      <FileDrop disabled={busy} onChoose={(file) => readInto(subject, file, file.name)} />
      {/* It stays while it is read: where that finds a fault, the text is to be mended. */}
      <PastedText
        id={`${panel.type}-pasted`}
        disabled={busy}
        onRead={(text) => readInto(subject, new Blob([text]), recordImportTexts.pasted)}
      />
      {busy && <Progress label={recordImportTexts.reading} share={reading} />}
      {fault && (
        <Note kind="danger" alert>
          {interpolate(recordImportTexts.faults[fault.why], fault.values ?? {})}
        </Note>
      )}
      {notes.map(({ note }) => (
        <Note kind="info" key={note}>
          {note}
        </Note>
      ))}
      <p className="hint">
        {recordImportTexts.moments}{" "}
        {files.length > 0 && interpolate(recordImportTexts.notTaken, { fields: files.join(", ") })}
      </p>
    </>
  );
  return { content, foot };
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
  disabled: boolean;
  onRead: (text: string) => void;
}

function PastedText({ id, disabled, onRead }: PastedTextProps): ReactNode {
  const [text, setText] = useState("");
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
        onChange={({ target }) => setText(target.value)}
      />
      <Button className="pasted-read" busy={disabled} disabled={text.trim() === ""} onClick={() => onRead(text)}>
        {recordImportTexts.read}
      </Button>
    </div>
  );
}
