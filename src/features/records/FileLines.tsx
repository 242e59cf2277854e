import { IconArrowBackUp, IconX } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { texts } from "../../../definitions/texts/texts";
import { listLimits, recordTexts } from "../../../definitions/texts/record";
import { PreviewButton } from "./PreviewButton";
import { Thumb } from "./Thumb";
import { useFileUrls, type FileUrls } from "./use-file-urls";
import type { FilesValue } from "../../runtime/model/form/row-values";
import { toFailure } from "../../backend/calls/failure";
import type { Schema } from "../../runtime/model/form/schema";
import { acceptsType } from "./file-signatures";
import { fileSize, interpolate } from "../../values/text/text";

import { valueAt } from "../../values/json/path";
import { useFormValues } from "../../runtime/registry/form-values";
import { Button } from "../../runtime/ui/controls/Button";
import { FieldError } from "../../runtime/ui/notices/FieldError";
import { NewPicture } from "./NewPicture";
import { ShowMore } from "../../runtime/ui/text/ShowMore";
import { useShownItems } from "../../runtime/ui/text/use-shown-items";

const { files: said } = recordTexts;

interface FileLinesProps {
  /** Names of the stored files. */
  names: readonly string[];
  value: FilesValue;
  schema: Schema;
  disabled: boolean;
  onChange: (next: Partial<FilesValue>) => void;
}

/** List of a field's files: stored ones, then new ones. */
export function FileLines({ names, value, schema, disabled, onChange }: FileLinesProps): ReactNode {
  const { removed, added } = value;
  const { shown, rest, showMore } = useShownItems(names, listLimits.shown);
  const isProtected = schema.isProtected === true;
  const urls = useFileUrls(isProtected && names.length > 0);
  if (names.length + added.length === 0) return null;
  const leaveOut = (key: string): void => onChange({ added: added.filter((each) => each.key !== key) });
  return (
    <ul className="files-list">
      {shown.map((name) => {
        const gone = removed.includes(name);
        const others = removed.filter((each) => each !== name);
        return (
          <StoredFile key={name} {...{ names, name, gone, isProtected, urls }}>
            <RemovalButton
              {...{ name, gone, disabled }}
              onClick={() => onChange({ removed: gone ? others : [...others, name] })}
            />
          </StoredFile>
        );
      })}
      {urls.error && (
        <li className="files-line">
          <FieldError text={interpolate(said.noToken, { reason: toFailure(urls.error).message })} />
          <Button size="small" onClick={urls.retry}>
            {texts.failure.retry}
          </Button>
        </li>
      )}
      {rest > 0 && (
        <li className="files-line">
          <ShowMore className="show-more" size="small" {...{ rest }} onClick={showMore} />
        </li>
      )}
      {added.map(({ key, file }) => (
        <NewFile key={key} {...{ file, schema }}>
          <RemovalButton name={file.name} gone={false} {...{ disabled }} onClick={() => leaveOut(key)} />
        </NewFile>
      ))}
    </ul>
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
  children: ReactNode;
}

/** List item of a stored file: thumbnail, and its name as a link. */
function StoredFile({ names, name, gone, isProtected, urls, children }: StoredFileProps): ReactNode {
  const id = useFormValues(({ stored }) => String(valueAt(stored, "id")));
  const collectionId = useFormValues(({ stored }) => String(valueAt(stored, "collectionId")));
  const record = { id, collectionId };
  return (
    <li className={`files-line${gone ? " is-gone" : ""}`}>
      <PreviewButton
        className="thumb thumb--form"
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
      <span className="grow" />
      {children}
    </li>
  );
}

interface NewFileProps {
  file: File;
  schema: Schema;
  children: ReactNode;
}

/** List item of a file that is not stored yet. */
function NewFile({ file, schema, children }: NewFileProps): ReactNode {
  const types = schema.mimeTypes ?? [];
  // The backend checks the content; the browser derives the type from the name only.
  const differs = types.length > 0 && file.type !== "" && !acceptsType(types, file.type);
  return (
    <li className="files-line">
      <span className="thumb thumb--form">
        <NewPicture file={file} />
      </span>
      <span className="files-name">
        <span className="clip">{file.name}</span>
        {differs && <small>{interpolate(said.typeDiffers, { types: types.join(", ") })}</small>}
      </span>
      <span className="badge badge--success">{said.isNew}</span>
      <span className="hint">{fileSize(file.size)}</span>
      <span className="grow" />
      {children}
    </li>
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
