import { IconFileText } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { recordTexts } from "../../../definitions/texts/record";
import { fileUrl } from "../../runtime/api/base-url";
import type { Schema } from "../../runtime/model/form/schema";
import { fileSize } from "../../runtime/model/values/file-size";
import { isPicture } from "../../runtime/model/values/format-value";
import { interpolate } from "../../runtime/model/values/text";
import { valueAt } from "../../runtime/model/values/path";
import { useFormValues } from "../../runtime/registry/form-values";

const { files: said } = recordTexts;

interface StoredFileProps {
  name: string;
  /** It is deleted with the next save. */
  gone: boolean;
  children: ReactNode;
}

/** A stored file: a picture as a small square, its name as a link to it. */
export function StoredFile({ name, gone, children }: StoredFileProps): ReactNode {
  const id = useFormValues(({ stored }) => String(valueAt(stored, "id")));
  const collectionId = useFormValues(({ stored }) => String(valueAt(stored, "collectionId")));
  const record = { id, collectionId };
  return (
    <li className="files-line">
      <span className="thumb thumb--form">
        {isPicture(name) ? (
          <img src={fileUrl(record, name, true)} alt="" loading="lazy" />
        ) : (
          <IconFileText className="i" aria-hidden="true" />
        )}
      </span>
      {gone ? (
        <del className="clip">{name}</del>
      ) : (
        <a className="clip" href={fileUrl(record, name)} target="_blank" rel="noopener noreferrer">
          {name}
        </a>
      )}
      {gone && <span className="badge badge--danger">{said.removed}</span>}
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

/** A file that is not stored yet. */
export function NewFile({ file, schema, children }: NewFileProps): ReactNode {
  const types = schema.mimeTypes ?? [];
  // What the file is, the backend sees from what is in it; the browser goes by its name alone.
  const differs = types.length > 0 && file.type !== "" && !types.includes(file.type);
  return (
    <li className="files-line">
      <span className="thumb thumb--form">
        <IconFileText className="i" aria-hidden="true" />
      </span>
      <span className="files-name">
        <span className="clip">{file.name}</span>
        {differs && <small>{interpolate(said.typeDiffers, { types: types.join(", ") })}</small>}
      </span>
      <span className="hint">{fileSize(file.size)}</span>
      <span className="badge badge--accent">{said.isNew}</span>
      <span className="grow" />
      {children}
    </li>
  );
}
