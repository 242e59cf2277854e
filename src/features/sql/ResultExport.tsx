import { IconBraces, IconCopy, IconDownload, IconFileTypeCsv } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { sqlTexts } from "../../../definitions/texts/sql";
import type { SqlAnswer } from "../../../definitions/types/sql";
import { MoreMenu } from "../../runtime/ui/menus/MoreMenu";
import { jsonFile, saveFile } from "../../runtime/ui/files/save-file";
import { copyText } from "../../runtime/ui/text/copy-text";
import { jsonText } from "../../values/json/json-text";
import { fileFormats } from "../records/transfer/model/exported-rows";
import { csvOf } from "../records/transfer/write-rows";
import { columnNames, resultObjects } from "./model/result-file";

const { export: said } = sqlTexts;
const { csv } = fileFormats;
const fileName = "result";

const csvText = (answer: SqlAnswer): string => csvOf(columnNames(answer), answer.rows);
const jsonOf = (answer: SqlAnswer): string => jsonText(resultObjects(answer), 2);

/** Menu that copies or downloads a result. */
export const ResultExport = ({ answer }: { answer: SqlAnswer }): ReactNode => (
  <MoreMenu
    label={said.label}
    side="top"
    items={[
      { icon: IconCopy, label: said.copyCsv, onSelect: () => void copyText(csvText(answer), said.name) },
      { icon: IconBraces, label: said.copyJson, onSelect: () => void copyText(jsonOf(answer), said.name) },
      {
        icon: IconFileTypeCsv,
        label: said.csv,
        onSelect: () =>
          saveFile(`${fileName}.csv`, new Blob([csv.before, csvText(answer), csv.after], { type: csv.type })),
      },
      { icon: IconDownload, label: said.json, onSelect: () => saveFile(`${fileName}.json`, jsonFile(jsonOf(answer))) },
    ]}
  />
);
