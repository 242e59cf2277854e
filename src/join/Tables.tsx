import type { ReactNode } from "react";
import type { CellName } from "../../definitions/language/widget-names";
import type { TablePage } from "../../definitions/language/table";
import { cells as adminCells } from "../features/admins/admin-cells";
import { cells as recordCells } from "../features/records/record-cells";
import { type Cell, CellsContext } from "../runtime/registry/cell";
import { cells as valueCells } from "../widgets/cells";
import { ApiPreview } from "../features/api-preview";
import { ExportPanel, ImportPanel } from "../features/records/transfer/table-panels";
import { imports } from "../features/records/transfer/record-imports";
import { useRecordTitling } from "../features/records/use-record-titling";
import { TitlingContext } from "../runtime/registry/record-titles";
import { TableFeaturesContext, type TableFeatures } from "../runtime/pages/table/table-features";
import { loadModule } from "../runtime/ui/loading/load-module";
import { TableScreen } from "../runtime/pages/table/TableScreen";

const loadFilterNaming = async () => (await loadModule(() => import("../features/rules/filter-naming"))).filterNaming;

const features: TableFeatures = { ApiPreview, ExportPanel, ImportPanel, loadFilterNaming, imports };

/** Table pages with the panels they open. None of this is loaded for the sign-in page. */
export const Tables = ({ screen }: { screen: TablePage }): ReactNode => (
  <CellsContext value={cells}>
    <TitlingContext value={useRecordTitling()}>
      <TableFeaturesContext value={features}>
        <TableScreen screen={screen} />
      </TableFeaturesContext>
    </TitlingContext>
  </CellsContext>
);

/** Cells by kind of value. Loaded with the tables. */
export const cells = { ...valueCells, ...adminCells, ...recordCells } satisfies Record<CellName, Cell>;
