import { useEffect, useState, type ReactNode } from "react";
import { idle } from "../../ui/loading/when-idle";
import type { FieldProps, ListProps } from "../../views/list-props";

const load = () => import("../../views/list-tools");

let loaded: Awaited<ReturnType<typeof load>> | undefined;

/** Returns the tools of a table, which load once the page is idle. If that fails, the table does without them. */
export function useListTools(list: ListProps) {
  const [Tools, setTools] = useState(loaded);
  useEffect(() => {
    void idle()
      .then(load)
      .then(
        (code) => setTools((loaded = code)),
        () => {},
      );
  }, []);
  return (
    Tools && {
      renderBelow: (field: FieldProps): ReactNode => <Tools.FieldTools {...list} {...field} />,
      views: <Tools.HeaderTools {...list} />,
    }
  );
}
