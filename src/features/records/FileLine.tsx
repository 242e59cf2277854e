import "./record-files.css";
import { IconArrowBackUp, IconGripVertical, IconX } from "@tabler/icons-react";
import type { ComponentType, ReactNode } from "react";
import { listTexts } from "../../../definitions/texts/list";
import { recordTexts } from "../../../definitions/texts/record";
import { fileSize, interpolate } from "../../values/text/text";
import { valueAt } from "../../values/json/path";
import type { ListedFile } from "../../runtime/model/form/file-order";
import type { FilesValue } from "../../runtime/model/form/row-values";
import type { Schema } from "../../runtime/model/form/schema";
import { useFormValues } from "../../runtime/registry/form-values";
import type { Sorted } from "../../runtime/ui/sorted/use-sorted";
import { acceptsType } from "./file-signatures";
import { NewPicture } from "./NewPicture";
import { PreviewButton } from "./PreviewButton";
import { Thumb } from "./Thumb";
import type { FileUrls } from "./use-file-urls";

const { files: said } = recordTexts;

/** Files to list, and how to change them. */
export interface FileListProps {
  files: readonly ListedFile[];
  value: FilesValue;
  schema: Schema;
  disabled: boolean;
  movable: boolean;
  urls: FileUrls;
  onChange: (next: Partial<FilesValue>) => void;
  /** List items below the files. */
  notes: ReactNode;
}

/** Files in their order, drawn by the component of a line. */
export const FileList = ({ files, notes, Line, ...line }: FileListProps & { Line: ComponentType<FileLineProps> }) => (
  <ul className="files-list">
    {files.map((file) => (
      <Line key={file.key} {...line} file={file} />
    ))}
    {notes}
  </ul>
);

/** Props of the line of a file. */
export interface FileLineProps extends Omit<FileListProps, "files" | "notes"> {
  file: ListedFile;
  /** Moves the line; undefined until that is loaded. */
  sorted?: Sorted;
}

/** Line of a file: a handle if it can be moved, its picture and name, and a button that removes or restores it. */
export function FileLine({ file, sorted, ...list }: FileLineProps): ReactNode {
  const { value, schema, disabled, movable, urls, onChange } = list;
  const { key, name, added } = file;
  const gone = value.removed.includes(key) && !added;
  const others = value.removed.filter((each) => each !== key);
  const toggle = (): void =>
    onChange(
      added ? { added: value.added.filter((each) => each !== added) } : { removed: gone ? others : [...others, key] },
    );
  const states = ["files-line", gone && "is-gone", sorted?.lifted && "is-lifted"];
  return (
    <li {...sorted?.item} className={states.filter(Boolean).join(" ")}>
      {movable && !gone && (
        <button
          {...sorted?.handle}
          type="button"
          className="files-grip"
          aria-label={interpolate(listTexts.move, { name })}
        >
          <IconGripVertical className="i i--s" aria-hidden="true" />
        </button>
      )}
      {added ? (
        <NewFile file={added.file} schema={schema} />
      ) : (
        <StoredFile names={value.names} {...{ name, gone, urls }} isProtected={schema.isProtected === true} />
      )}
      <span className="grow" />
      <RemovalButton {...{ name, gone, disabled }} onClick={toggle} />
    </li>
  );
}

interface StoredFileProps {
  /** Names of all stored files of the field. */
  names: readonly string[];
  name: string;
  /** Whether the next save deletes the file. */
  gone: boolean;
  /** Whether reading the file needs a token. */
  isProtected: boolean;
  urls: FileUrls;
}

/** Stored file: thumbnail, and its name as a link. */
function StoredFile({ names, name, gone, isProtected, urls }: StoredFileProps): ReactNode {
  const id = useFormValues(({ stored }) => String(valueAt(stored, "id")));
  const collectionId = useFormValues(({ stored }) => String(valueAt(stored, "collectionId")));
  const record = { id, collectionId };
  return (
    <>
      <PreviewButton
        className="thumb"
        label={interpolate(said.preview, { name })}
        {...{ names, name, isProtected }}
        owner={record}
      >
        <Thumb {...{ name }} url={urls.urlOf(record, name, true)} />
      </PreviewButton>
      {gone ? (
        <span className="files-name">
          <del className="clip">{name}</del>
          <small>{said.removed}</small>
        </span>
      ) : (
        <a className="url clip" href={urls.urlOf(record, name)} target="_blank" rel="noopener noreferrer">
          {name}
        </a>
      )}
      {isProtected && <span className="badge">{said.isProtected}</span>}
    </>
  );
}

/** File that is not stored yet. */
function NewFile({ file, schema }: { file: File; schema: Schema }): ReactNode {
  const types = schema.mimeTypes ?? [];
  // The backend checks the content; the browser derives the type from the name only.
  const differs = types.length > 0 && file.type !== "" && !acceptsType(types, file.type);
  return (
    <>
      <span className="thumb">
        <NewPicture file={file} />
      </span>
      <span className="files-name">
        <span className="clip">{file.name}</span>
        {differs && <small>{interpolate(said.typeDiffers, { types: types.join(", ") })}</small>}
      </span>
      <span className="badge badge--success">{said.isNew}</span>
      <span className="hint">{fileSize(file.size)}</span>
    </>
  );
}

interface RemovalButtonProps {
  name: string;
  /** Whether the file is marked for deletion; the button then restores it. */
  gone: boolean;
  disabled: boolean;
  onClick: () => void;
}

const RemovalButton = ({ name, gone, disabled, onClick }: RemovalButtonProps): ReactNode => {
  const label = interpolate(gone ? said.restoreFile : said.remove, { name });
  return (
    <button
      type="button"
      className={gone ? "btn btn--small btn--quiet" : "icon-btn icon-btn--small"}
      aria-label={label}
      data-tip={label}
      {...{ disabled, onClick }}
    >
      {gone ? <IconArrowBackUp className="i" aria-hidden="true" /> : <IconX className="i i--s" aria-hidden="true" />}
      {gone && said.restore}
    </button>
  );
};
