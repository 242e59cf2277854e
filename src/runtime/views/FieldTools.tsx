import type { ReactNode } from "react";
import { useMeasures } from "../table/use-measures";
import { CellMenu } from "./CellMenu";
import type { FieldProps, ListProps } from "./list-props";
import { SearchHistory } from "./SearchHistory";
import { ViewMenu } from "./ViewMenu";

/** Tools below the filter field of a table, as far as its definition has them. */
export function FieldTools(props: ListProps & FieldProps): ReactNode {
  const { views } = props.screen;
  const { narrow } = useMeasures();
  return (
    <>
      {views && <SearchHistory {...props} />}
      <CellMenu {...props} />
      {views && narrow && (
        <div className="filter-tools">
          <ViewMenu {...props} />
        </div>
      )}
    </>
  );
}

/** Tools in the header of a table. In a narrow window there is no room for them. */
export function HeaderTools(props: ListProps): ReactNode {
  const { narrow } = useMeasures();
  return props.screen.views && !narrow && <ViewMenu {...props} />;
}
