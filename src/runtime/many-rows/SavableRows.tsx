import type { ComponentProps, ReactNode } from "react";
import type { SavedSelection } from "../../../definitions/language/table";
import { jsonText } from "../../values/json/json-text";
import { RowsView } from "../table/RowsView";
import { useSelectAll } from "../table/use-select-all";
import { useSelection } from "../table/use-selection";
import { Button } from "../ui/controls/Button";
import { jsonFile, saveFile } from "../ui/files/save-file";
import { BulkBar } from "./BulkBar";

interface SavableRowsProps extends Omit<ComponentProps<typeof RowsView>, "selection" | "bulk"> {
  /** How selected rows are saved. */
  saved: SavedSelection;
  /** Filter as entered. Another filter clears the selection. */
  filter: string;
}

/** Table whose selected rows can be saved as a JSON file. */
export function SavableRows({ saved: { unit, label, fileName }, filter, ...view }: SavableRowsProps): ReactNode {
  const table = view.screen.route;
  const { found } = view;
  const selection = useSelection(table, filter, found.rows);
  const { loading, start } = useSelectAll(table, found, selection);
  const { selected } = selection;
  const bulk = selected.length > 0 && (
    <BulkBar
      {...{ loading }}
      count={selected.length}
      total={found.total}
      unit={unit[selected.length === 1 ? 0 : 1]}
      units={unit[1]}
      onAll={start}
      onReset={selection.reset}
    >
      <Button size="small" onClick={() => saveFile(fileName, jsonFile(jsonText(selected, 2)))}>
        {label}
      </Button>
    </BulkBar>
  );
  return <RowsView {...view} selection={{ ...selection, unit: unit[1] }} bulk={bulk} />;
}
