import { useQuery } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { previewedBytes, previewKinds } from "../../../definitions/backend/preview-kinds";
import { recordTexts } from "../../../definitions/texts/record";
import { QueryState } from "../../runtime/ui/notices/QueryState";
import { LongText } from "../../runtime/ui/text/LongText";
import { PdfFile } from "./PdfFile";
import { fileTextQuery } from "./data";
import { extensionOf, type FileOwner } from "./file-url";
import { useSteadyUrl } from "./use-steady-url";

const { files: said } = recordTexts;

/** Stored file to show. */
export interface FileViewProps {
  owner: FileOwner;
  name: string;
  url: string;
}

/** Content of a stored file, or why it is not shown. Text is shown as text, never as markup. */
export function FileView(file: FileViewProps): ReactNode {
  const { name } = file;
  const [failed, setFailed] = useState(false);
  const { url } = useSteadyUrl(file.url)!;
  const extension = extensionOf(name);
  const kind = Object.entries<readonly string[]>(previewKinds).find(([, all]) => all.includes(extension))?.[0];
  if (failed) return <p className="file-none">{said.notShown}</p>;
  const shown = { src: url, onError: () => setFailed(true) };
  if (kind === "image") return <img className="file-picture" alt={name} {...shown} />;
  // Records have no captions for their files.
  // oxlint-disable-next-line jsx-a11y/media-has-caption
  if (kind === "video") return <video className="file-picture" controls aria-label={name} {...shown} />;
  // oxlint-disable-next-line jsx-a11y/media-has-caption
  if (kind === "audio") return <audio className="file-sound" controls aria-label={name} {...shown} />;
  if (kind === "text") return <TextFile {...file} />;
  if (kind !== "pdf") return <p className="file-none">{said.noPreview}</p>;
  return navigator.pdfViewerEnabled ? <PdfFile {...file} /> : <p className="file-none">{said.noPdf}</p>;
}

function TextFile({ owner, name, url }: FileViewProps): ReactNode {
  const query = useQuery(fileTextQuery({ owner, name, url }, previewedBytes));
  if (!query.data) return <QueryState query={query} failed={said.unreadableNow} />;
  const { text, isCut } = query.data;
  return (
    <div className="file-text scroll" role="region" aria-label={name} tabIndex={0}>
      <LongText text={text} />
      {isCut && <p className="hint">{said.beginning}</p>}
    </div>
  );
}
