import type { ReactNode } from "react";
import type { FieldProps, ListProps } from "./list-props";
import { SearchHistory } from "./SearchHistory";

/** Tools below the filter field of a table, as far as its definition has them. */
export const FieldTools = (props: ListProps & FieldProps): ReactNode =>
  props.screen.search.history && <SearchHistory {...props} />;
