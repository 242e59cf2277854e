import { useState } from "react";
import type { ColumnModel } from "../../model/table/columns";
import { formerNames, type FormerNames } from "../../model/table/former-names";

const none: FormerNames = new Map();

/** Returns names that columns had since the table was opened, and that no column has now. */
export function useFormerNames(columns: readonly ColumnModel[]): FormerNames {
  const [known, know] = useState({ columns, former: none });
  if (known.columns !== columns) know({ columns, former: formerNames(known.former, known.columns, columns) });
  return known.former;
}
