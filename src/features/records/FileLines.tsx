import { texts } from "../../../definitions/texts/texts";
import { listLimits, recordTexts } from "../../../definitions/texts/record";
import { useMemo, type ReactNode } from "react";
import { toFailure } from "../../backend/calls/failure";
import { backend } from "../../backend/version/backend";
import { interpolate } from "../../values/text/text";
import { listFiles } from "../../runtime/model/form/file-order";
import type { FilesValue } from "../../runtime/model/form/row-values";
import type { Schema } from "../../runtime/model/form/schema";
import { Button } from "../../runtime/ui/controls/Button";
import { lazyComponent } from "../../runtime/ui/loading/lazy-component";
import { FieldError } from "../../runtime/ui/notices/FieldError";
import { ShowMore } from "../../runtime/ui/text/ShowMore";
import { useShownItems } from "../../runtime/ui/text/use-shown-items";
import { FileLine, FileList } from "./FileLine";
import { reordered } from "./shown-ids";
import type { SortedFilesProps } from "./SortedFiles";
import { useFileUrls, type FileUrls } from "./use-file-urls";

const { files: said } = recordTexts;

interface FileLinesProps {
  value: FilesValue;
  schema: Schema;
  disabled: boolean;
  onChange: (next: Partial<FilesValue>) => void;
}

/** List of a field's files, stored and new ones, in their order. They can be moved if there are several. */
export function FileLines({ value, schema, disabled, onChange }: FileLinesProps): ReactNode {
  const { names } = value;
  const all = listFiles(value);
  const { shown: first, rest, showMore } = useShownItems(names, listLimits.shown);
  const shown = useOrder(all.filter(({ key, added }) => added ?? first.includes(key)).map(({ key }) => key));
  const urls = useFileUrls(schema.isProtected === true && names.length > 0);
  if (all.length === 0) return null;
  const keys = all.map(({ key }) => key);
  const movable = all.length > 1 && (names.length === 0 || backend().sortsFiles);
  const files = all.filter(({ key }) => shown.includes(key));
  const list = { files, value, schema, disabled, movable, urls, onChange };
  const notes = (
    <>
      <TokenFault {...{ urls }} />
      {rest > 0 && (
        <li className="files-line">
          <ShowMore className="show-more" size="small" {...{ rest }} onClick={showMore} />
        </li>
      )}
    </>
  );
  if ((schema.maxItems ?? 1) === 1) return <FileList {...list} {...{ notes }} Line={FileLine} />;
  return (
    <SortedFiles {...list} {...{ notes }} ids={shown} onMove={(order) => onChange({ order: reordered(keys, order) })} />
  );
}

/** Returns the same array until the order changes, or each line would render on every key. */
function useOrder(keys: readonly string[]): readonly string[] {
  const text = keys.join("\n");
  return useMemo(() => text.split("\n"), [text]);
}

// Loaded here alone: a single file needs no library for dragging.
const SortedFiles = lazyComponent<SortedFilesProps>(async () => (await import("./SortedFiles")).SortedFiles, {
  waiting: (props) => <FileList {...props} Line={FileLine} />,
});

const TokenFault = ({ urls }: { urls: FileUrls }): ReactNode =>
  urls.error && (
    <li className="files-line">
      <FieldError text={interpolate(said.noToken, { reason: toFailure(urls.error).message })} />
      <Button size="small" onClick={urls.retry}>
        {texts.failure.retry}
      </Button>
    </li>
  );
