import { IconFileText } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { fileUrl } from "../../runtime/api/base-url";
import { isPicture, asList, joinWithLimit } from "../../runtime/model/values/format-value";
import type { CellProps } from "../../runtime/registry/cell";
import { NotAvailable } from "./NotAvailable";

const inSight = 3;

/** Stored files: pictures as small squares, others by a sign. */
export const FileCell = ({ value, row }: CellProps): ReactNode => {
  const names = asList(value).map(String);
  if (names.length === 0) return <NotAvailable />;
  const record = { id: row.id, collectionId: String(row["collectionId"]) };
  return (
    <span className="thumbs">
      {names.slice(0, inSight).map((name) => (
        <span className="thumb" key={name} data-tip={name}>
          {isPicture(name) ? (
            <img src={fileUrl(record, name, true)} alt={name} width={22} height={22} loading="lazy" />
          ) : (
            <span role="img" aria-label={name}>
              <IconFileText className="i i--s" aria-hidden="true" />
            </span>
          )}
        </span>
      ))}
      {names.length > inSight && (
        <span className="more" data-tip={joinWithLimit(names)}>
          +{names.length - inSight}
        </span>
      )}
    </span>
  );
};
