import { useEffect, useState, type ReactNode } from "react";
import { idle } from "../../ui/loading/when-idle";
import type { FieldProps, ListProps } from "../../views/list-props";

let loaded: typeof import("../../views/list-tools") | undefined;

/** Loads the tools of tables. Each later table has them at once. */
export const loadListTools = async () => (loaded ??= await import("../../views/list-tools"));

/** Returns the tools of a table, which load once the page is idle. If that fails, the table does without them. */
export function useListTools(list: ListProps) {
  const [Tools, setTools] = useState(loaded);
  useEffect(() => {
    void idle()
      .then(loadListTools)
      .then(setTools, () => {});
  }, []);
  return (
    Tools && {
      renderBelow: (field: FieldProps): ReactNode => <Tools.FieldTools {...list} {...field} />,
      views: <Tools.HeaderTools {...list} />,
    }
  );
}
