import "./record-relations.css";
import { IconPlus } from "@tabler/icons-react";
import { useRef, type ReactNode } from "react";
import { recordTexts } from "../../../definitions/texts/record";
import type { Collection } from "../../../definitions/types/collection";
import type { AnyRow } from "../../../definitions/language/call";
import type { FormPanel } from "../../../definitions/language/form-panel";
import { newRow } from "../../runtime/model/table/address";
import { asList } from "../../values/text/format-value";
import { interpolate } from "../../values/text/text";
import { useRegistry } from "../../runtime/registry/registry";
import { useStoredValue } from "../../runtime/registry/form-values";
import { describedBy, ownSchema, type WidgetProps } from "../../runtime/registry/widget";
import { openStackedPanel } from "../../runtime/store/stacked-panels";
import { FailedNote } from "./FailedNote";
import { PickButton } from "./PickButton";
import { RecordChips } from "./RecordChips";
import { reordered, useShownIds } from "./shown-ids";
import { useRelatedCollection, useRelatedRecords, type RelatedRecords } from "./use-related-records";
import { IconButton } from "../../runtime/ui/controls/IconButton";
import { ShowMore } from "../../runtime/ui/text/ShowMore";

const { relation: said } = recordTexts;

type Ids = string | readonly string[] | null | undefined;

/** Input for related records, whose value is one id or a list of ids. */
export function RecordsInput(props: WidgetProps<Ids>): ReactNode {
  const { id, disabled = false } = props;
  const { ids, max, several, change } = idsIn(props);
  const box = useRef<HTMLDivElement>(null);
  const { collection, isGone } = useRelatedCollection(ownSchema(props.schema));
  const { shown, rest, showMore, keepShown } = useShownIds(ids, asList(useStoredValue(props.name)).map(String));
  const { titles, learn, learnSaved, error, retry } = useRelatedRecords(collection, shown);
  const choose = (chosen: string, title: string, on: boolean): void => {
    learn(chosen, title);
    keepShown(chosen);
    change([...ids.filter((each) => each !== chosen), ...(on ? [chosen] : [])]);
  };
  const open = openerIn(useRegistry().panels.record, collection, { learn, learnSaved });
  const add = (row: AnyRow): void => {
    choose(row.id, row.id, true);
    learnSaved(row);
  };
  return (
    <div
      {...{ id }}
      className="relations"
      role="group"
      tabIndex={-1}
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy(props)}
    >
      <div className="inline">
        <div className="relations-box" ref={box}>
          <RecordChips
            {...{ ids, shown, titles, disabled, tooMany: Math.max(0, ids.length - max) }}
            onMove={several ? (order) => change(reordered(ids, order)) : undefined}
            onRemove={(gone) => change(ids.filter((each) => each !== gone))}
            onOpen={open}
          />
          {collection && (
            <PickButton
              {...{ collection, ids, shown, titles, several, max, disabled, box }}
              {...{ onChoose: choose, onOpen: open, onReset: change }}
            />
          )}
        </div>
        {collection && <AddButton {...{ collection, disabled }} onClick={() => open?.(newRow, add)} />}
      </div>
      <ShowMore className="show-more" size="small" {...{ rest }} onClick={showMore} />
      <Hints {...{ max }} n={ids.length} {...{ isGone }} />
      <FailedNote {...{ error }} onRetry={retry} />
    </div>
  );
}

const Hints = ({ n, max, isGone }: { n: number; max: number; isGone: boolean }): ReactNode => (
  <>
    {n > max && <p className="hint">{interpolate(said.tooMany, { n, max })}</p>}
    {isGone && <p className="hint">{said.noCollection}</p>}
  </>
);

/** Returns the selected ids and their setter. Above the limit, the last selected ids stay. */
const idsIn = ({ value, onChange, ...props }: WidgetProps<Ids>) => {
  const schema = ownSchema(props.schema);
  const several = schema.type === "array";
  const max = several ? (schema.maxItems ?? Number.POSITIVE_INFINITY) : 1;
  const change = (next: readonly string[]): void => onChange(several ? next.slice(-max) : (next.at(-1) ?? ""));
  return { ids: asList(value).map(String), max, several, change };
};

/** Returns a function that opens a related or new record in a stacked panel; undefined if the collection is unknown. */
function openerIn(
  panel: FormPanel,
  collection: Collection | undefined,
  { learn, learnSaved }: Pick<RelatedRecords, "learn" | "learnSaved">,
) {
  if (!collection) return undefined;
  return (opened: string, onSaved = learnSaved): void => {
    const applySavedRecord = (row: AnyRow | undefined): void => (row ? onSaved(row) : learn(opened, null));
    openStackedPanel(panel, opened, applySavedRecord, collection as unknown as AnyRow);
  };
}

interface AddButtonProps {
  collection: Collection;
  disabled: boolean;
  onClick: () => void;
}

const AddButton = ({ collection, disabled, onClick }: AddButtonProps): ReactNode => {
  const label = interpolate(said.add, { name: collection.name });
  return <IconButton label={label} icon={IconPlus} {...{ disabled, onClick }} />;
};
