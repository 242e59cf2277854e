import { IconArrowBackUp, IconUpload, IconX } from "@tabler/icons-react";
import { useState, type DragEvent, type ReactNode } from "react";
import { recordTexts } from "../../../definitions/texts/record";
import { fileCount, filesIn, type FilesValue } from "../../runtime/model/form/row-values";
import { randomId } from "../../runtime/model/values/random-secret";
import type { Schema } from "../../runtime/model/form/schema";
import type { WidgetProps } from "../../runtime/registry/widget";
import { NewFile, StoredFile } from "./FileLine";

const { files: said } = recordTexts;

/** The files of a field: those that are stored can be marked for deletion, new ones wait for the save. */
export function FilesInput(props: WidgetProps<FilesValue | undefined>): ReactNode {
  const { id, onChange, stored, schema, disabled, describedBy } = props;
  const value = filesIn(props.value);
  const { names } = filesIn(stored);
  const { maxItems = 1 } = schema;
  const room = maxItems - fileCount(value);
  const change = (next: Partial<FilesValue>): void => onChange({ ...value, names, ...next });
  const add = (files: readonly File[]): void => {
    const fresh = files.slice(0, Math.max(0, room)).map((file) => ({ key: randomId(keyLength), file }));
    if (fresh.length > 0) change({ added: [...value.added, ...fresh] });
  };
  const drop = useDrop(disabled || room <= 0 ? undefined : add);
  return (
    <div
      {...{ id, ...drop.listeners }}
      className={`files${drop.over ? " is-over" : ""}`}
      role="group"
      tabIndex={-1}
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy}
    >
      <FileList {...{ names, value, schema, disabled }} onChange={change} />
      {room > 0 && <UploadButton {...{ disabled, room }} over={drop.over} onChoose={add} />}
    </div>
  );
}

const keyLength = 8;

interface FileListProps {
  /** Of those that are stored. */
  names: readonly string[];
  value: FilesValue;
  schema: Schema;
  disabled: boolean;
  onChange: (next: Partial<FilesValue>) => void;
}

function FileList({ names, value: { removed, added }, schema, disabled, onChange }: FileListProps): ReactNode {
  if (names.length + added.length === 0) return null;
  return (
    <ul className="files-list">
      {names.map((name) => {
        const gone = removed.includes(name);
        const turn = (): void =>
          onChange({ removed: gone ? removed.filter((each) => each !== name) : [...removed, name] });
        return (
          <StoredFile key={name} {...{ name, gone }}>
            <FileButton label={gone ? said.restore : said.remove} {...{ name, disabled }} onClick={turn}>
              {gone ? <IconArrowBackUp className="i i--s" /> : <IconX className="i i--s" />}
            </FileButton>
          </StoredFile>
        );
      })}
      {added.map(({ key, file }) => (
        <NewFile key={key} {...{ file, schema }}>
          <FileButton
            label={said.remove}
            name={file.name}
            {...{ disabled }}
            onClick={() => onChange({ added: added.filter((each) => each.key !== key) })}
          >
            <IconX className="i i--s" />
          </FileButton>
        </NewFile>
      ))}
    </ul>
  );
}

/** Takes files that are dropped, where there is room for any. */
function useDrop(add: ((files: readonly File[]) => void) | undefined) {
  const [over, setOver] = useState(false);
  const listeners = add && {
    onDragOver: (event: DragEvent): void => {
      if (!event.dataTransfer.types.includes("Files")) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: (): void => setOver(false),
    onDrop: (event: DragEvent): void => {
      event.preventDefault();
      setOver(false);
      add([...event.dataTransfer.files]);
    },
  };
  return { over: over && add !== undefined, listeners };
}

interface FileButtonProps {
  /** A {name} in it is the file's. */
  label: string;
  name: string;
  disabled: boolean;
  onClick: () => void;
  children: ReactNode;
}

const FileButton = ({ label, name, disabled, onClick, children }: FileButtonProps): ReactNode => {
  const text = label.replace("{name}", () => name);
  return (
    <button
      type="button"
      className="icon-btn icon-btn--small"
      aria-label={text}
      data-tip={text}
      {...{ disabled, onClick }}
    >
      {children}
    </button>
  );
};

interface UploadButtonProps {
  disabled: boolean;
  room: number;
  over: boolean;
  onChoose: (files: readonly File[]) => void;
}

const UploadButton = ({ disabled, room, over, onChoose }: UploadButtonProps): ReactNode => (
  <label className="btn btn--form files-upload">
    <input
      type="file"
      className="sr"
      multiple={room > 1}
      {...{ disabled }}
      onChange={({ target }) => {
        onChoose([...(target.files ?? [])]);
        // The same file may be chosen again.
        target.value = "";
      }}
    />
    <IconUpload className="i" aria-hidden="true" />
    {over ? said.drop : said.upload}
  </label>
);
