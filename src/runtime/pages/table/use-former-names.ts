import { useState } from "react";
import type { ColumnModel } from "../../model/table/columns";
import { formerNames, type FormerNames } from "../../model/table/former-names";

const none: FormerNames = new Map();

/** The names that columns of a table had since it was opened, and that none has now. */
export function useFormerNames(columns: readonly ColumnModel[]): FormerNames {
  const [known, know] = useState({ columns, former: none });
  if (known.columns !== columns) know({ columns, former: formerNames(known.former, known.columns, columns) });
  return known.former;
}
