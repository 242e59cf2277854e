import { IconHierarchy2 } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { expandedTitles, asList, joinWithLimit } from "../../runtime/model/values/format-value";
import type { CellProps } from "../../runtime/registry/cell";
import { NotAvailable } from "./NotAvailable";

// As many as a column has room for; the rest is counted.
const inSight = 2;

/** Chosen values as chips. */
export const SelectCell = ({ value }: CellProps): ReactNode => (
  <Chips chips={new Map(asList(value).map((each) => [String(each), String(each)]))} className="chip chip--value" />
);

/** Related records, by name where they have one. */
export const RelationCell = ({ value, row, column }: CellProps): ReactNode => {
  const names = expandedTitles(row, column.name);
  const ids = asList(value).map(String);
  return (
    <Chips
      chips={new Map(ids.map((id) => [id, names.get(id) ?? id]))}
      className="chip chip--link"
      icon={<IconHierarchy2 className="i i--s" aria-hidden="true" />}
    />
  );
};

interface ChipsProps {
  /** Texts by what tells them apart. */
  chips: ReadonlyMap<string, string>;
  className: string;
  icon?: ReactNode;
}

const Chips = ({ chips, className, icon }: ChipsProps): ReactNode => {
  if (chips.size === 0) return <NotAvailable />;
  return (
    <span className="chips">
      {[...chips].slice(0, inSight).map(([id, text]) => (
        <span className={className} key={id} data-tip={text}>
          {icon}
          <span>{text}</span>
        </span>
      ))}
      {chips.size > inSight && (
        <span className="more" data-tip={joinWithLimit([...chips.values()])}>
          +{chips.size - inSight}
        </span>
      )}
    </span>
  );
};
