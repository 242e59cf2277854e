import type { ReactNode } from "react";
import { useMeasures } from "../table/use-measures";
import { BuilderTool } from "./BuilderTool";
import { CellMenu } from "./CellMenu";
import type { FieldProps, ListProps } from "./list-props";
import { RenamedFields } from "./RenamedFields";
import { SearchHistory } from "./SearchHistory";
import { useOpenView } from "./use-view";
import { ViewMenu } from "./ViewMenu";

/** Tools below the filter field of a table, as far as its definition has them. */
export function FieldTools(props: ListProps & FieldProps): ReactNode {
  const { views } = props.screen;
  const { narrow } = useMeasures();
  return (
    <>
      {views && <SearchHistory {...props} />}
      <CellMenu {...props} />
      {views && <RenamedFields {...props} />}
      <BuilderTool {...props}>{views && narrow && <ViewMenu {...props} />}</BuilderTool>
    </>
  );
}

/** Tools in the header of a table. In a narrow window there is no room for them. */
export const HeaderTools = (props: ListProps): ReactNode => props.screen.views && <HeaderViews {...props} />;

function HeaderViews(props: ListProps): ReactNode {
  const { narrow } = useMeasures();
  // Not in the menu, which moves when the window becomes narrow.
  useOpenView(props);
  return !narrow && <ViewMenu {...props} />;
}
