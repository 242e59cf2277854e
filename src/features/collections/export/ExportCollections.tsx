import { IconCopy, IconDownload } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState, type ReactNode } from "react";
import { exportTexts } from "../../../../definitions/texts/export";
import { toastTimes } from "../../../../definitions/limits/sizes";
import { texts } from "../../../../definitions/texts/texts";
import type { Collection } from "../../../../definitions/types/collection";
import { configurationQuery } from "../data";
import { exportedCollection, formatConfiguration } from "../configuration/configuration";
import { importFacts } from "../configuration/import-facts";
import { showToast } from "../../../browser/toasts";
import { Button } from "../../../runtime/ui/controls/Button";
import { tryCopyText } from "../../../runtime/ui/text/copy-text";
import { QueryState, StaleNote } from "../../../runtime/ui/notices/QueryState";
import { jsonFile, saveFile } from "../../../runtime/ui/files/save-file";
import { CollectionChoice } from "./CollectionChoice";
import { TextPreview } from "./TextPreview";
import "../transfer.css";
import "./export.css";

/** Page that shows the configuration of all or selected collections, to copy or download. */
export function ExportCollections(): ReactNode {
  const query = useQuery(configurationQuery);
  if (query.data === undefined) return <QueryState query={query} failed={exportTexts.failed} />;
  return (
    <>
      <StaleNote query={query} failed={exportTexts.failed} />
      <Export all={query.data} />
    </>
  );
}

// Those need no export.
const isOfEveryBackend = ({ name, system }: Collection): boolean =>
  system && importFacts().systemCollections.includes(name);

function Export({ all }: { all: readonly Collection[] }): ReactNode {
  const [left, setLeft] = useState<ReadonlySet<string>>(
    () => new Set(all.filter(isOfEveryBackend).map(({ id }) => id)),
  );
  const chosen = useMemo(() => all.filter(({ id }) => !left.has(id)), [all, left]);
  const text = useMemo(() => formatConfiguration(chosen.map(exportedCollection)), [chosen]);
  const nothing = chosen.length === 0;
  const copy = async (): Promise<void> => {
    if (await tryCopyText(text)) showToast("info", exportTexts.copied, { duration: toastTimes.configurationCopied });
    else showToast("warning", texts.form.notCopied);
  };
  return (
    <>
      <div className="sheet scroll transfer">
        <p className="transfer-intro">{exportTexts.intro}</p>
        <CollectionChoice all={all} left={left} onChange={setLeft} />
        {nothing ? (
          <p className="transfer-none">{exportTexts.none}</p>
        ) : (
          <div className="transfer-frame">
            <TextPreview text={text} label={exportTexts.preview} />
            <Button size="small" className="transfer-copy" onClick={() => void copy()}>
              <IconCopy className="i" aria-hidden="true" />
              {exportTexts.copy}
            </Button>
          </div>
        )}
      </div>
      <div className="save-bar">
        <div>
          <span className="grow" />
          <Button
            look="primary"
            size="form"
            disabled={nothing}
            onClick={() => saveFile(exportTexts.fileName, jsonFile(text))}
          >
            <IconDownload className="i" aria-hidden="true" />
            {exportTexts.download}
          </Button>
        </div>
      </div>
    </>
  );
}
