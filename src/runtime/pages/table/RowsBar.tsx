import { useEffect, useState, type ReactNode } from "react";
import { cellEditTexts } from "../../../../definitions/texts/cell-edits";
import { interpolate } from "../../../values/text/text";
import type { CellEditsProps } from "../../many-rows/cells/CellEdits";
import { useCellEdits } from "../../store/row-marks";
import { storeChoice, storedFlag } from "../../store/table-choices";
import { BarSwitch } from "../../table/BarSwitch";
import { LiveBar, type LiveBarProps } from "../../table/live/LiveBar";
import { lazyComponent } from "../../ui/loading/lazy-component";

/** Props of the bar: the table, and the item that its rows belong to. */
export type RowsBarProps = Omit<LiveBarProps, "live"> & Pick<CellEditsProps, "shown" | "findStrays">;

const LazyCellEdits = lazyComponent(async () => (await import("../../many-rows/cells/CellEdits")).CellEdits, {
  waiting: null,
});

/** Live rows, and edits in cells, of a table whose rows can be edited. */
export function RowsBar(props: RowsBarProps): ReactNode {
  const { live, selection, opens } = props.screen;
  const { edit } = selection ?? {};
  return (
    <>
      {live && <LiveBar {...{ ...props, live }} />}
      {selection && edit?.cells && opens?.kind === "form" && (
        <EditSwitch remember={interpolate(edit.cells.remember, { id: props.item.id })}>
          <LazyCellEdits {...{ ...props, edit }} actions={selection} cells={edit.cells} panel={opens} />
        </EditSwitch>
      )}
    </>
  );
}

interface EditSwitchProps {
  remember: string;
  /** Edits, while the switch is on. */
  children: ReactNode;
}

function EditSwitch({ remember, children }: EditSwitchProps): ReactNode {
  const [on, setOn] = useState(() => storedFlag(remember));
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    if (on) void LazyCellEdits.load().then(() => setLoaded(true));
  }, [on]);
  const isBusy = useCellEdits((edits) => edits.size > 0);
  const { hints, label } = cellEditTexts;
  const choose = (next: boolean): void => {
    storeChoice(remember, next);
    setOn(next);
  };
  return (
    <>
      <BarSwitch
        hint={isBusy ? hints.busy : on ? hints.on : hints.off}
        aria-busy={on && !isLoaded}
        disabled={isBusy}
        on={on}
        onChange={choose}
      >
        {label}
      </BarSwitch>
      {on && children}
    </>
  );
}
