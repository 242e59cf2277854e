import { useEffect, useId, useRef, useState, type ReactNode } from "react";
import { backupTexts } from "../../../definitions/texts/backups";
import { interpolate } from "../../values/text/text";
import { Button } from "../../runtime/ui/controls/Button";
import { FileButton } from "../../runtime/ui/controls/FileButton";
import { Note } from "../../runtime/ui/notices/Note";
import { useStartFromBackup } from "./use-start-from-backup";

const { starting: said } = backupTexts;

/** Restores a backup from a file instead of creating the first superuser: a file, a question, its progress. */
export function StartFromBackup({ token }: { token: string }): ReactNode {
  const [file, setFile] = useState<File>();
  const { busy, failure, upload, start } = useStartFromBackup(token);
  const giveUp = (): void => setFile(undefined);
  return (
    <div className="fields">
      {failure !== undefined && (
        <Note kind="danger" alert>
          {failure}
        </Note>
      )}
      {!busy && !file && <FileButton label={said.choose} accept=".zip" disabled={false} onChoose={setFile} />}
      {!busy && file && (
        <Question name={file.name} onCancel={giveUp} onConfirm={() => void start(file).finally(giveUp)} />
      )}
      <div role="status">
        {busy && file && !upload && <Note kind="info">{interpolate(said.waits, { name: file.name })}</Note>}
      </div>
      {file && upload && (
        <>
          <progress aria-label={interpolate(said.uploading, { name: file.name })} value={upload.share} />
          <Button onClick={upload.stop}>{said.stop}</Button>
        </>
      )}
    </div>
  );
}

interface QuestionProps {
  name: string;
  onCancel: () => void;
  onConfirm: () => void;
}

function Question({ name, onCancel, onConfirm }: QuestionProps): ReactNode {
  const title = useId();
  const question = useRef<HTMLElement>(null);
  // So that a screen reader reads the question, and no key that is still held answers it.
  useEffect(() => question.current?.focus(), []);
  return (
    <section className="fields" ref={question} tabIndex={-1} aria-labelledby={title}>
      <h2 id={title}>{interpolate(said.title, { name })}</h2>
      <div className="soft">
        {said.facts.map((fact) => (
          <p key={fact}>{fact}</p>
        ))}
      </div>
      <Button look="danger" onClick={onConfirm}>
        {said.act}
      </Button>
      <Button look="quiet" onClick={onCancel}>
        {said.cancel}
      </Button>
    </section>
  );
}
