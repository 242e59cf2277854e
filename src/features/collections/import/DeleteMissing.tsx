import { IconDownload } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { exportTexts } from "../../../../definitions/texts/export";
import { importTexts } from "../../../../definitions/texts/import";
import type { Collection } from "../../../../definitions/types/collection";
import { exportedCollection, formatConfiguration } from "../configuration/configuration";
import type { Deletion } from "../configuration/compare-configurations";
import type { DescribedChange } from "./model/import-job";
import { interpolate, plural } from "../../../values/text/text";
import { Button } from "../../../runtime/ui/controls/Button";
import { jsonFile, saveFile } from "../../../runtime/ui/files/save-file";
import type { CountOf } from "./use-counts";

interface DeleteMissingProps {
  /** Prefix of the form's field ids. */
  name: string;
  deleteMissing: boolean;
  setDeleteMissing: (deleteMissing: boolean) => void;
  /** Deletions of the import; undefined until the text is compared. */
  deletes: { deletions: readonly Deletion[]; changes: readonly DescribedChange[]; countOf: CountOf } | undefined;
  stored: readonly Collection[];
  disabled: boolean;
}

const { deletes: said } = importTexts;

/** Switch for deleting missing collections, with its current effect, and a download of the current configuration. */
export const DeleteMissing = (props: DeleteMissingProps): ReactNode => {
  const { name, deleteMissing, setDeleteMissing, deletes, stored, disabled } = props;
  const id = `${name}.delete-missing`;
  return (
    <div className="delete-missing">
      <div className="toggle">
        <input
          id={id}
          type="checkbox"
          role="switch"
          className="switch"
          checked={deleteMissing}
          aria-checked={deleteMissing}
          disabled={disabled}
          aria-describedby={`${id}-notes`}
          onChange={({ target }) => setDeleteMissing(target.checked)}
        />
        <div>
          <label htmlFor={id}>{importTexts.deleteMissing}</label>
          <p className="hint" id={`${id}-notes`} role="status">
            {deleteMissing ? deletes && <Deletes {...deletes} /> : said.off}
          </p>
        </div>
      </div>
      <Button
        size="small"
        onClick={() => saveFile(exportTexts.fileName, jsonFile(formatConfiguration(stored.map(exportedCollection))))}
      >
        <IconDownload className="i" aria-hidden="true" />
        {importTexts.download}
      </Button>
    </div>
  );
};

const Deletes = ({ deletions, changes, countOf }: NonNullable<DeleteMissingProps["deletes"]>): ReactNode => {
  if (deletions.length === 0) return said.nothing;
  const fields = deletions.filter(({ field }) => field).length;
  const collections = deletions.length - fields;
  const parts = [
    ...(collections > 0 ? [plural(said.collections, collections), ...counted(changes, countOf, "deleted")] : []),
    ...(fields > 0 ? [plural(said.fields, fields), ...counted(changes, countOf, "lose")] : []),
  ];
  return <span className="warns">{interpolate(said.what, { what: [...new Set(parts)].join(", ") })}</span>;
};

function counted(changes: readonly DescribedChange[], countOf: CountOf, says: "deleted" | "lose"): string[] {
  const all = changes.flatMap(({ facts }) =>
    facts.flatMap(({ counts }) => (counts?.says === says ? [countOf(counts)] : [])),
  );
  if (all.includes(undefined)) return [said.counting];
  if (all.includes(null)) return [said.uncounted];
  const n = all.reduce<number>((sum, each) => sum + (each ?? 0), 0);
  return [plural(says === "deleted" ? said.records : said.values, n)];
}
