import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, type ReactNode } from "react";
import { recordTexts } from "../../../definitions/texts/record";
import { QueryState } from "../../runtime/ui/notices/QueryState";
import { fileQuery } from "./data";
import type { FileViewProps } from "./FileView";

/**
 * PDF file in the browser's viewer. It is a copy in the page's memory: the backend sandboxes its answers, and no viewer
 * works in a sandbox.
 */
export function PdfFile({ owner, name, url }: FileViewProps): ReactNode {
  const frame = useRef<HTMLIFrameElement>(null);
  const query = useQuery(fileQuery({ owner, name, url }));
  const { data } = query;
  useEffect(() => {
    if (!data) return;
    // The type is set here, so a file that only claims to be a PDF is never opened as a page.
    const copy = URL.createObjectURL(new Blob([data], { type: "application/pdf" }));
    frame.current!.src = copy;
    return () => URL.revokeObjectURL(copy);
  }, [data]);
  if (!data) return <QueryState query={query} failed={recordTexts.files.unreadableNow} />;
  // No viewer works in a sandbox. The policy of the page also holds in the copy.
  // oxlint-disable-next-line react/iframe-missing-sandbox
  return <iframe ref={frame} className="file-page" title={name} />;
}
