import { useQuery } from "@tanstack/react-query";
import { useMemo, type ReactNode } from "react";
import { importTexts } from "../../../../definitions/texts/import";
import { wholeCollection } from "../configuration/after-import";
import { configurationQuery } from "../data";
import type { ContentProps } from "../../../runtime/registry/registry";
import { QueryState, StaleNote } from "../../../runtime/ui/notices/QueryState";
import { ImportForm } from "./ImportForm";
import "../transfer.css";
import "./changes.css";

/** Page that imports a configuration and shows its effect on the current collections. */
export function ImportCollections(props: ContentProps): ReactNode {
  const query = useQuery(configurationQuery);
  const current = useMemo(() => query.data?.map((each) => wholeCollection({ ...each })), [query.data]);
  if (!query.data || !current) return <QueryState query={query} failed={importTexts.current} />;
  return (
    <>
      <StaleNote query={query} failed={importTexts.current} />
      <ImportForm {...props} stored={query.data} current={current} />
    </>
  );
}
