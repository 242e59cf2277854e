import { IconDownload, IconExternalLink } from "@tabler/icons-react";
import type { KeyboardEvent, ReactNode } from "react";
import { useState } from "react";
import { recordTexts } from "../../../definitions/texts/record";
import { tableTexts } from "../../../definitions/texts/table";
import { texts } from "../../../definitions/texts/texts";
import { toFailure } from "../../backend/calls/failure";
import { Button } from "../../runtime/ui/controls/Button";
import { PopupFrame } from "../../runtime/ui/dialogs/PopupFrame";
import { isPlainKey } from "../../runtime/ui/dialogs/SidePanel";
import { RowNeighbourButtons } from "../../runtime/ui/lists/RowNeighbours";
import { FailedState } from "../../runtime/ui/notices/EmptyState";
import { Spinner } from "../../runtime/ui/notices/Spinner";
import { interpolate } from "../../values/text/text";
import { FileView } from "./FileView";
import type { FileOwner } from "./file-url";
import { useFileUrls } from "./use-file-urls";
import "./file-preview.css";

const { files: said } = recordTexts;

/** Props of a preview, for what opens it. */
export interface FilePreviewProps {
  /** All files of the field. */
  names: readonly string[];
  /** File to show first. */
  name: string;
  owner: FileOwner;
  /** Whether reading the files needs a token. */
  isProtected: boolean;
  onClose: () => void;
}

/** Popup that shows one file of a field. Arrow keys show the previous and the next one. */
export function FilePreview({ names, name: first, owner, isProtected, onClose }: FilePreviewProps): ReactNode {
  const [name, setName] = useState(first);
  const urls = useFileUrls(isProtected);
  const index = names.indexOf(name);
  const [before, after] = [names[index - 1], names[index + 1]];
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = { ArrowLeft: before, ArrowRight: after }[event.key];
    if (next !== undefined && isPlainKey(event) && !isPlayer(event.target)) setName(next);
  };
  const url = urls.urlOf(owner, name);
  const tools = names.length > 1 && (
    <>
      <span className="hint">{interpolate(said.count, { n: index + 1, max: names.length })}</span>
      <RowNeighbourButtons {...{ before, after }} onOpen={setName} labels={said.neighbours} keys={arrows} />
    </>
  );
  const foot = (
    <>
      {url !== undefined && <FileLinks {...{ url, name }} />}
      <span className="grow" />
      <Button size="form" onClick={onClose}>
        {texts.form.close}
      </Button>
    </>
  );
  return (
    <PopupFrame title={name} className="popup--file" {...{ tools, foot, onClose, onKeyDown }}>
      {urls.error ? (
        <FailedState title={said.unreadableNow} reason={toFailure(urls.error).message} onRetry={urls.retry} />
      ) : url === undefined ? (
        <Spinner label={texts.form.loading} />
      ) : (
        <FileView key={name} {...{ owner, name, url }} />
      )}
    </PopupFrame>
  );
}

const arrows = ["ArrowLeft", "ArrowRight"] as const;

// The arrow keys of a player seek.
const isPlayer = (target: EventTarget): boolean => target instanceof HTMLMediaElement;

const FileLinks = ({ url, name }: { url: string; name: string }): ReactNode => (
  <>
    <a className="btn btn--form" href={url} download={name}>
      <IconDownload className="i" aria-hidden="true" />
      {said.download}
    </a>
    <a className="btn btn--form btn--quiet" href={url} target="_blank" rel="noopener noreferrer">
      <IconExternalLink className="i" aria-hidden="true" />
      {tableTexts.openOutside}
    </a>
  </>
);
