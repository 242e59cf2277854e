import { useQuery } from "@tanstack/react-query";
import { useEffect, useState, type ReactNode } from "react";
import { codeQuery } from "../../../backend/api/code-query";
import { idle } from "../../ui/loading/when-idle";
import type { FieldProps, ListProps } from "../../views/list-props";

const code = codeQuery("list tools", () => import("../../views/list-tools"));

/** Returns the tools of a table that load once the page is idle, even if the browser saves data. */
export function useListTools(list: ListProps) {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => void idle().then(() => setIdle(true)), []);
  const { data } = useQuery({ ...code, enabled: isIdle });
  return data && { renderBelow: (field: FieldProps): ReactNode => <data.FieldTools {...list} {...field} /> };
}
