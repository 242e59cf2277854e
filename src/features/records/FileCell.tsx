import type { ReactNode } from "react";
import { PreviewButton } from "./PreviewButton";
import { Thumb } from "./Thumb";
import { fileUrl } from "./file-url";
import { useFileUrls, type FileUrls } from "./use-file-urls";
import { asList, joinWithLimit } from "../../values/text/format-value";
import { fittingParts } from "../../runtime/ui/text/fitting";
import type { CellProps } from "../../runtime/registry/cell";
import { rootPixels } from "../../runtime/ui/page/root-style";
import { inLine, moreRoom, nothingRoom } from "../../widgets/cells/cell-room";
import { NotAvailable } from "../../runtime/ui/text/NotAvailable";

const inSight = 3;
// Size of a thumbnail in rem, and the gap between two in pixels.
const side = 1.75;
const between = 3;

/** Cell of stored files: thumbnails for pictures, an icon for others. Each opens a preview. */
export const FileCell = (props: CellProps): ReactNode => {
  if (asList(props.value).length === 0) return <NotAvailable />;
  return props.column.isProtected ? <ProtectedThumbs {...props} /> : <Thumbs {...props} urlOf={fileUrl} />;
};

const ProtectedThumbs = (props: CellProps): ReactNode => <Thumbs {...props} urlOf={useFileUrls(true).urlOf} />;

const Thumbs = ({
  value,
  row,
  column: { isProtected },
  room = Number.POSITIVE_INFINITY,
  urlOf,
}: CellProps & Pick<FileUrls, "urlOf">): ReactNode => {
  const names = asList(value).map(String);
  const widths = names.map(() => rootPixels(side));
  const count = Math.min(inSight, fittingParts({ widths, gap: between, room, more: moreRoom }));
  const record = { id: row.id, collectionId: String(row["collectionId"]) };
  return (
    <span className="thumbs">
      {names.slice(0, count).map((name) => (
        <PreviewButton
          key={name}
          className="thumb"
          tabIndex={-1}
          {...{ names, name }}
          isProtected={isProtected === true}
          owner={record}
        >
          <Thumb {...{ name }} label={name} url={urlOf(record, name, true)} />
        </PreviewButton>
      ))}
      {names.length > count && (
        <span className="chip-more" data-tip={joinWithLimit(names)}>
          +{names.length - count}
        </span>
      )}
    </span>
  );
};

/** Returns the width of stored files, in pixels. */
export const fileRoom = ({ value }: CellProps): number => {
  const { length } = asList(value);
  if (length === 0) return nothingRoom();
  const thumbs = Array.from({ length: Math.min(length, inSight) }, () => rootPixels(side));
  return inLine([...thumbs, ...(length > inSight ? [moreRoom(length - inSight)] : [])], between);
};
