import { IconPlus, IconTerminal2 } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { settingsNotes } from "../../../definitions/texts/settings-notes";
import { valueAt } from "../../values/json/path";
import { interpolate } from "../../values/text/text";
import type { SlotProps } from "../../runtime/registry/registry";
import { Button } from "../../runtime/ui/controls/Button";
import { FieldError } from "../../runtime/ui/notices/FieldError";
import { isInList } from "./address-list";
import { useSeenAddress } from "./SeenAddress";

const { address: said } = settingsNotes;
const path = "superuserIPs";

/** Warns if the admin's own address is not in the list, offers to add it, and shows the recovery command. */
export function OwnAddress({ data, change, disabled }: SlotProps): ReactNode {
  const address = useSeenAddress()?.realIP;
  const list = (valueAt(data, path) ?? []) as readonly string[];
  const isMissing = address !== undefined && list.length > 0 && !isInList(address, list);
  return (
    <div className="row">
      <span />
      <div>
        <div role="status">{isMissing && <FieldError text={interpolate(said.missing, { address })} />}</div>
        {isMissing && (
          <Button size="small" disabled={disabled} onClick={() => change(path, [...list, address])}>
            <IconPlus className="i i--s" aria-hidden="true" />
            {interpolate(said.add, { address })}
          </Button>
        )}
        <p className="hint">
          <IconTerminal2 className="i i--s" aria-hidden="true" /> {said.wayBack} <code>{said.command}</code>
        </p>
      </div>
    </div>
  );
}
