import { IconHierarchy2 } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { expandedNames, listOf, named } from "../../runtime/model/values";
import type { CellProps } from "../../runtime/table/cell";
import { NotAvailable } from "./NotAvailable";

// As many as a column has room for; the rest is counted.
const inSight = 2;

/** Chosen values as chips. */
export const SelectCell = ({ value }: CellProps): ReactNode => (
  <Chips texts={listOf(value).map(String)} className="chip chip--value" />
);

/** Related records, by name where they have one. */
export const RelationCell = ({ value, row, column }: CellProps): ReactNode => {
  const names = expandedNames(row, column.name);
  const ids = listOf(value).map(String);
  return (
    <Chips
      texts={ids.map((id) => names.get(id) ?? id)}
      className="chip chip--link"
      icon={<IconHierarchy2 className="i i--s" aria-hidden="true" />}
    />
  );
};

const Chips = ({ texts, className, icon }: { texts: readonly string[]; className: string; icon?: ReactNode }) => {
  if (texts.length === 0) return <NotAvailable />;
  return (
    <span className="chips">
      {texts.slice(0, inSight).map((text, index) => (
        <span className={className} key={index} data-tip={text}>
          {icon}
          <span>{text}</span>
        </span>
      ))}
      {texts.length > inSight && (
        <span className="more" data-tip={named(texts)}>
          +{texts.length - inSight}
        </span>
      )}
    </span>
  );
};
