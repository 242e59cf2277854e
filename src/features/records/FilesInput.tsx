import "./record-files.css";
import { IconUpload } from "@tabler/icons-react";
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode } from "react";
import { recordTexts } from "../../../definitions/texts/record";
import { fileCount, filesIn, type FilesValue } from "../../runtime/model/form/row-values";
import { sortFiles } from "../../runtime/model/form/file-order";
import { joinNames } from "../../values/text/text-direction";
import { fileSize, interpolate } from "../../values/text/text";
import { randomId } from "../../values/text/random-secret";

import { useStoredValue } from "../../runtime/registry/form-values";
import { describedBy, ownSchema, type WidgetProps } from "../../runtime/registry/widget";
import { showToast } from "../../browser/toasts";
import { useDroppedFiles } from "../../runtime/ui/files/dropped-files";
import { FieldError } from "../../runtime/ui/notices/FieldError";
import { checkFiles } from "./check-files";
import { FileLines } from "./FileLines";

const { files: said } = recordTexts;

/** Input for files. Stored ones can be marked for deletion; new ones are uploaded on save. */
export function FilesInput(props: WidgetProps<FilesValue | undefined>): ReactNode {
  const { id, disabled = false } = props;
  const schema = ownSchema(props.schema);
  const { value, names, change, add, leftOut } = useFiles(props);
  const { maxItems: max = 1, maxFileBytes } = schema;
  const count = fileCount(value);
  const drop = useDroppedFiles(disabled ? undefined : add);
  const faults = count > max ? [...leftOut, interpolate(said.tooMany, { max, n: count - max })] : leftOut;
  return (
    <div
      {...{ id, ...drop.listeners }}
      className="files"
      role="group"
      tabIndex={-1}
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy(props)}
    >
      <div className={`files-box${drop.over ? " is-over" : ""}`}>
        <FileLines {...{ value: { ...value, names }, schema, disabled }} onChange={change} />
        {count < max && (
          <UploadButton {...{ disabled }} several={max - count > 1} over={drop.over} onChoose={add}>
            {interpolate(maxFileBytes === undefined ? said.count : said.sizedCount, {
              n: count,
              max,
              size: fileSize(maxFileBytes),
            })}
          </UploadButton>
        )}
      </div>
      <div role="alert">
        {faults.map((text) => (
          <FieldError key={text} text={text} />
        ))}
      </div>
    </div>
  );
}

const keyLength = 8;

/** Manages the files of a field, and the rejected files of the last selection. */
function useFiles({ onChange, disabled = false, ...props }: WidgetProps<FilesValue | undefined>) {
  const value = filesIn(props.value);
  const { names } = filesIn(useStoredValue(props.name));
  const schema = ownSchema(props.schema);
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  // Reading files is asynchronous, so the value may have changed by then.
  const latest = useRef({ value, disabled });
  useLayoutEffect(() => {
    latest.current = { value, disabled };
  });
  const change = (next: Partial<FilesValue>): void => {
    setLeftOut([]);
    onChange(sortFiles({ ...latest.current.value, names, ...next }));
  };
  const addRead = (fresh: FilesValue["added"]): void => change({ added: [...latest.current.value.added, ...fresh] });
  const late = useLateFiles(disabled, addRead);
  const add = async (files: readonly File[]): Promise<void> => {
    const room = (schema.maxItems ?? 1) - fileCount(latest.current.value);
    late.begin(files);
    const checked = await checkFiles(files, schema, room);
    const fresh = checked.taken.map((file) => ({ key: randomId(keyLength), file }));
    late.end(files);
    if (fresh.length > 0 && latest.current.disabled) late.wait(fresh);
    else if (fresh.length > 0) addRead(fresh);
    setLeftOut(checked.leftOut);
  };
  return { value, names, change, leftOut, add: (files: readonly File[]): void => void add(files) };
}

/**
 * Delays files that finish reading during a save until it ends. If the form closes first, a toast says that they were
 * not saved.
 */
function useLateFiles(disabled: boolean, add: (fresh: FilesValue["added"]) => void) {
  const reading = useRef<readonly File[]>([]);
  const waiting = useRef<FilesValue["added"]>([]);
  const isSaving = useRef(disabled);
  const addNow = useEffectEvent(add);
  useEffect(() => {
    isSaving.current = disabled;
    const fresh = waiting.current;
    if (disabled || fresh.length === 0) return;
    waiting.current = [];
    addNow(fresh);
  }, [disabled]);
  useEffect(
    () => () => {
      const lost = [...reading.current, ...waiting.current.map(({ file }) => file)];
      const files = joinNames(lost.map(({ name }) => name));
      if (isSaving.current && lost.length > 0) showToast("warning", interpolate(said.tooLate, { files }));
    },
    [],
  );
  return {
    begin: (files: readonly File[]) => void (reading.current = [...reading.current, ...files]),
    end: (files: readonly File[]) => void (reading.current = reading.current.filter((each) => !files.includes(each))),
    wait: (fresh: FilesValue["added"]) => void (waiting.current = [...waiting.current, ...fresh]),
  };
}

interface UploadButtonProps {
  disabled: boolean;
  several: boolean;
  over: boolean;
  onChoose: (files: readonly File[]) => void;
  /** Number of files. */
  children: ReactNode;
}

const UploadButton = ({ disabled, several, over, onChoose, children }: UploadButtonProps): ReactNode => (
  <label className="files-line files-upload">
    <input
      type="file"
      className="sr"
      multiple={several}
      {...{ disabled }}
      onChange={({ target }) => {
        onChoose([...(target.files ?? [])]);
        // Allows choosing the same file again.
        target.value = "";
      }}
    />
    <IconUpload className="i" aria-hidden="true" />
    <span>{over ? said.drop : said.upload}</span>
    {!over && <span className="hint files-drop">{said.orDrop}</span>}
    <span className="grow" />
    <span className="hint">{children}</span>
  </label>
);
