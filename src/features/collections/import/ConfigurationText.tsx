import { useMemo, type ClipboardEvent, type KeyboardEvent, type ReactNode } from "react";
import { importTexts } from "../../../../definitions/texts/import";
import { importText } from "../../../../definitions/limits/sizes";
import { interpolate, plural } from "../../../values/text/text";
import { FieldError } from "../../../runtime/ui/notices/FieldError";
import { FileButton } from "../../../runtime/ui/controls/FileButton";
import { useDroppedFiles } from "../../../runtime/ui/files/dropped-files";

interface ConfigurationTextProps {
  id: string;
  text: string;
  onChange: (text: string) => void;
  onFile: (file: File) => void;
  /** Undoes replacements of the text, which the browser cannot. */
  onUndo: (() => void) | undefined;
  /** Number of collections in the text; undefined until known. */
  collections: number | undefined;
  errors: readonly string[];
  disabled: boolean;
}

/** Input for the configuration: typed, pasted, chosen as a file or dropped. */
export function ConfigurationText(props: ConfigurationTextProps): ReactNode {
  const { id, text, onChange, onFile, onUndo, collections, errors, disabled } = props;
  const long = text.length > importText.editable;
  const shown = useMemo(() => (long ? beginning(text) : text), [text, long]);
  const size = useMemo(() => collections !== undefined && sizeOf(text, collections), [text, collections]);
  return (
    <DropZone onDrop={disabled ? undefined : onFile}>
      <FileLine disabled={disabled} onChoose={onFile} />
      <div className={errors.length > 0 ? "field has-error" : "field"}>
        <label className="label" htmlFor={id}>
          {importTexts.label}
          <span className="req" aria-hidden="true">
            *
          </span>
          <span className="label-note num">{size}</span>
        </label>
        <textarea
          {...{ id, disabled }}
          rows={importText.rows}
          className="input input--mono scroll"
          spellCheck={false}
          required
          readOnly={long}
          value={shown}
          aria-invalid={errors.length > 0}
          aria-describedby={`${id}-notes`}
          onKeyDown={(event) => undoByKey(event, onUndo)}
          onPaste={(event) => takeLong(event, onChange)}
          onChange={({ target }) => onChange(target.value)}
        />
        <Notes {...{ id, errors, long }} />
      </div>
    </DropZone>
  );
}

interface DropZoneProps {
  onDrop: ((file: File) => void) | undefined;
  children: ReactNode;
}

function DropZone({ onDrop, children }: DropZoneProps): ReactNode {
  const drop = useDroppedFiles(onDrop && (([file]) => onDrop(file!)));
  return (
    <div className={drop.over ? "drop-zone is-over" : "drop-zone"} data-drop={importTexts.drop} {...drop.listeners}>
      {children}
    </div>
  );
}

const Notes = ({ id, errors, long }: { id: string; errors: readonly string[]; long: boolean }): ReactNode => (
  <div id={`${id}-notes`}>
    {long && <p className="hint">{interpolate(importTexts.tooLong, { n: importText.shownLines })}</p>}
    {errors.map((error) => (
      <FieldError key={error} text={error} />
    ))}
  </div>
);

const FileLine = ({ disabled, onChoose }: { disabled: boolean; onChoose: (file: File) => void }): ReactNode => (
  <p className="transfer-intro load-line">
    {importTexts.intro}
    <FileButton size="small" label={importTexts.load} accept=".json" {...{ disabled, onChoose }} />
  </p>
);

// A textarea with a very long text would freeze the page.
function takeLong(event: ClipboardEvent<HTMLTextAreaElement>, onChange: (text: string) => void): void {
  const pasted = event.clipboardData.getData("text/plain");
  const { value, selectionStart, selectionEnd } = event.currentTarget;
  const whole = value.slice(0, selectionStart) + pasted + value.slice(selectionEnd);
  if (event.currentTarget.readOnly || whole.length <= importText.editable) return;
  event.preventDefault();
  onChange(whole);
}

function undoByKey(event: KeyboardEvent, undo: (() => void) | undefined): void {
  const isUndo = event.key.toLowerCase() === "z" && !event.shiftKey && (event.ctrlKey || event.metaKey);
  if (!undo || !isUndo) return;
  event.preventDefault();
  undo();
}

function beginning(text: string): string {
  let end = 0;
  for (let line = 0; line < importText.shownLines && end !== -1; line++) end = text.indexOf("\n", end + 1);
  return text.slice(0, end === -1 ? importText.editable : Math.min(end, importText.editable));
}

function sizeOf(text: string, collections: number): string {
  let lines = 1;
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) lines++;
  return `${plural(importTexts.size, collections)}, ${plural(importTexts.lines, lines)}`;
}
