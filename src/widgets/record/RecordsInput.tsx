import { IconPlus, IconSearch } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Popover } from "radix-ui";
import { useState, type ReactNode } from "react";
import { calls } from "../../../definitions/backend/calls";
import { recordPanel } from "../../../definitions/screens/record-panel";
import { recordTexts } from "../../../definitions/texts/record";
import type { Collection } from "../../../definitions/types/collection";
import type { AnyRow } from "../../../definitions/language/call";
import { listQuery } from "../../runtime/api/queries";
import { newRow } from "../../runtime/model/table/address";
import { asList, recordTitle } from "../../runtime/model/values/format-value";
import { interpolate } from "../../runtime/model/values/text";
import type { WidgetProps } from "../../runtime/registry/widget";
import { openStackedPanel } from "../../runtime/store/stacked-panels";
import { RecordChips } from "./RecordChips";
import { RecordPicker } from "./RecordPicker";
import { useRelatedRecords } from "./use-related-records";

const { relation: said } = recordTexts;

type Ids = string | readonly string[] | null | undefined;

/** Related records, by their ids: one, or as many as the field takes. What stands there is what is sent. */
export function RecordsInput(props: WidgetProps<Ids>): ReactNode {
  const { id, value, onChange, schema, disabled, describedBy } = props;
  const { relatedTo = "", type } = schema;
  const several = type === "array";
  const max = several ? (schema.maxItems ?? Number.POSITIVE_INFINITY) : 1;
  const ids = asList(value).map(String);
  const { data: collections } = useQuery(listQuery(calls.listCollections));
  const collection = collections?.find((each) => each.id === relatedTo);
  const { titles, learn, failure, retry } = useRelatedRecords(relatedTo, ids);
  const change = (next: readonly string[]): void => onChange(several ? next : (next[0] ?? ""));
  const choose = (row: AnyRow, on: boolean): void => {
    learn(row.id, recordTitle(row));
    const others = ids.filter((each) => each !== row.id);
    change(on ? [...others, row.id].slice(-max) : others);
  };
  const open = (opened: string, onSaved: (row: AnyRow) => void): void =>
    openStackedPanel(recordPanel, opened, onSaved, collection as AnyRow | undefined);
  return (
    <div
      {...{ id }}
      className="relations"
      role="group"
      tabIndex={-1}
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy}
    >
      <RecordChips
        {...{ ids, titles, failure, retry, disabled }}
        onMove={several ? change : undefined}
        onRemove={(gone) => change(ids.filter((each) => each !== gone))}
        onOpen={collection && ((each) => open(each, (row) => learn(row.id, recordTitle(row))))}
      />
      {collection && (
        <div className="inline">
          <PickButton {...{ collection, ids, several, max, disabled }} onChoose={choose} />
          <AddButton {...{ collection, disabled }} onClick={() => open(newRow, (row) => choose(row, true))} />
        </div>
      )}
    </div>
  );
}

interface PickButtonProps {
  collection: Collection;
  ids: readonly string[];
  several: boolean;
  max: number;
  disabled: boolean;
  onChoose: (row: AnyRow, on: boolean) => void;
}

/** Opens the records that there are to choose from. */
function PickButton({ disabled, onChoose, ...rest }: PickButtonProps): ReactNode {
  const [open, setOpen] = useState(false);
  const { ids, several, max } = rest;
  const choose = (row: AnyRow, on: boolean): void => {
    onChoose(row, on);
    if (!several) setOpen(false);
  };
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger className="btn btn--form" disabled={disabled}>
        <IconSearch className="i" aria-hidden="true" />
        {said.pick}
      </Popover.Trigger>
      <Popover.Content
        className="menu menu--records"
        aria-label={said.pick}
        align="start"
        sideOffset={4}
        collisionPadding={8}
      >
        <RecordPicker {...rest} onChoose={choose} />
        {several && ids.length >= max && <p className="hint">{interpolate(said.chosen, { n: ids.length, max })}</p>}
      </Popover.Content>
    </Popover.Root>
  );
}

interface AddButtonProps {
  collection: Collection;
  disabled: boolean;
  onClick: () => void;
}

const AddButton = ({ collection, disabled, onClick }: AddButtonProps): ReactNode => {
  const label = interpolate(said.add, { name: collection.name });
  return (
    <button type="button" className="icon-btn" aria-label={label} data-tip={label} {...{ disabled, onClick }}>
      <IconPlus className="i" aria-hidden="true" />
    </button>
  );
};
