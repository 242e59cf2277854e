import { IconExternalLink } from "@tabler/icons-react";
import { useContext, useMemo, type CSSProperties, type ReactNode } from "react";
import { hasErrors } from "../model/form/errors";
import type {
  AccordionModel,
  FieldModel,
  GroupModel,
  HeadingModel,
  LineModel,
  LinkModel,
  ListModel,
  NoteModel,
  RowModel,
  SlotModel,
  TabModel,
  WhenModel,
} from "../model/form/form-model";
import { isShown } from "../model/form/line-kinds";
import { valueAt } from "../../values/json/path";
import { useRegistry } from "../registry/registry";
import { Icon } from "../ui/icons/Icon";
import { lazyComponent } from "../ui/loading/lazy-component";
import { Accordion } from "./Accordion";
import { splitIntoChunks, LazyField, DistantLines } from "./LazyField";
import { FormContext, OpenSectionsContext, useFormState } from "./form-context";
import { GroupIcon } from "../ui/icons/GroupIcon";
import { GroupTitle } from "./LabelText";
import { FormField } from "./FormField";
import type { ListLineProps } from "./list/ListLine";
import { TabLines } from "./TabLines";

/** Visible lines of a form. Adjacent accordions share one container, adjacent tabs one tab bar. */
export function FormLines({ lines }: { lines: readonly LineModel[] }): ReactNode {
  const groups = grouped(lines);
  return (
    <>
      {groups.slice(0, drawnAtOnce).map(drawGroup)}
      {splitIntoChunks(groups.slice(drawnAtOnce)).map((chunk) => (
        <DistantLines
          key={keyOf(chunk[0]![0]!)}
          count={chunk.length}
          fields={chunk.every(([first]) => first?.kind === "field")}
          draw={(onDraw) => chunk.map((group) => drawDistant(group, onDraw))}
        />
      ))}
    </>
  );
}

// More than a window shows.
const drawnAtOnce = 20;

function drawGroup(group: readonly LineModel[]): ReactNode {
  const [first] = group;
  if (first?.kind === "tab") return <TabLines key={keyOf(first)} tabs={group as TabModel[]} draw={drawLines} />;
  const parts = group.map((line) => <FormLine key={keyOf(line)} line={line} />);
  return first?.kind === "accordion" ? (
    <div className="stack" key={keyOf(first)}>
      {parts}
    </div>
  ) : (
    parts
  );
}

const drawDistant = (group: readonly LineModel[], onDraw: () => void): ReactNode => {
  const [first] = group;
  return first?.kind === "field" ? <LazyField key={keyOf(first)} field={first} onDraw={onDraw} /> : drawGroup(group);
};

const drawLines = (lines: readonly LineModel[]): ReactNode => <FormLines lines={lines} />;

// A "when" line that holds only tabs is part of their tab bar, which evaluates its condition.
const grouped = (lines: readonly LineModel[]): LineModel[][] =>
  lines.reduce<LineModel[][]>((groups, line) => {
    const last = groups.at(-1);
    const together = (line.kind === "accordion" || isTab(line)) && last && sameGroup(last[0]!, line);
    return together ? [...groups.slice(0, -1), [...last, line]] : [...groups, [line]];
  }, []);

const isTab = (line: LineModel): boolean =>
  line.kind === "tab" || (line.kind === "when" && line.items.length > 0 && line.items.every(isTab));

const sameGroup = (one: LineModel, other: LineModel): boolean =>
  one.kind === "accordion" ? other.kind === "accordion" : isTab(one) && isTab(other);

const keyOf = (line: LineModel): string => {
  if (line.kind === "slot") return `${line.itemPath} ${line.slot}`;
  if ("path" in line) return line.path;
  if ("id" in line) return line.id;
  return JSON.stringify(line.kind === "row" ? line.items.map(keyOf) : { ...line, items: undefined });
};

function FormLine({ line }: { line: LineModel }): ReactNode {
  const Draw = drawings[line.kind] as (props: { line: LineModel }) => ReactNode;
  // Most lines are fields, which have no condition of their own. They need no subscription to the form state.
  return line.kind === "field" ? <Draw line={line} /> : <Conditional line={line} draw={Draw} />;
}

interface ConditionalProps {
  line: LineModel;
  draw: (props: { line: LineModel }) => ReactNode;
}

function Conditional({ line, draw: Draw }: ConditionalProps): ReactNode {
  const shown = useFormState(({ data }) => isShown(line, data));
  return shown && <Draw line={line} />;
}

const spanOf = (span: number): CSSProperties => ({ "--span": span }) as CSSProperties;

function RowLine({ line: { items } }: { line: RowModel }): ReactNode {
  const context = useContext(FormContext);
  const stacked = useMemo(() => ({ ...context, layout: "stacked" as const }), [context]);
  const even = Math.floor(12 / items.length);
  return (
    <FormContext.Provider value={stacked}>
      <div className="cols">
        {items.map((line) => (
          <div key={keyOf(line)} style={spanOf((line as FieldModel).span ?? even)}>
            <FormLine line={line} />
          </div>
        ))}
      </div>
    </FormContext.Provider>
  );
}

// A list is on while it has entries.
const isOn = (flag: unknown): boolean => (Array.isArray(flag) ? flag.length > 0 : flag === true);

function AccordionLine({ line }: { line: AccordionModel }): ReactNode {
  const { open, toggle } = useContext(OpenSectionsContext);
  const { id, title, icon, property, badge, items } = line;
  const on = useFormState(({ data }) => badge !== undefined && isOn(valueAt(data, badge.flag)));
  const failing = useFormState(({ errors }) => hasErrors(items, errors));
  return (
    <Accordion
      {...{ title, failing }}
      picture={icon ? <Icon name={icon} /> : property && <GroupIcon property={property} title={title} />}
      badge={badge && <span className={on ? "badge badge--success" : "badge"}>{on ? badge.on : badge.off}</span>}
      open={open.has(id)}
      onToggle={() => toggle(id)}
    >
      <FormLines lines={items} />
    </Accordion>
  );
}

const GroupLine = ({ line: { title, items } }: { line: GroupModel }): ReactNode => (
  <div className="group" role="group" aria-label={title}>
    <GroupTitle value={title}>
      <FormLines lines={items} />
    </GroupTitle>
  </div>
);

const WhenLine = ({ line: { items, condition } }: { line: WhenModel }): ReactNode => (
  <div className={hangsOnSwitch(condition) && items.some((line) => "path" in line) ? "branch" : undefined}>
    <FormLines lines={items} />
  </div>
);

// Indent the lines that a switch shows.
const hangsOnSwitch = (condition: WhenModel["condition"]): boolean =>
  condition.some(([, test]) => "is" in test && test.is === true);

const NoteLine = ({ line: { text, tokens } }: { line: NoteModel }): ReactNode => (
  <p className="form-note token-list">
    {text}
    {tokens.map((token) => (
      <code className="token" key={token}>
        {token}
      </code>
    ))}
  </p>
);

// "h2" follows the title of a page, "h3" is inside a panel.
function HeadingLine({ line: { text } }: { line: HeadingModel }): ReactNode {
  const Heading = useContext(FormContext).layout === "page" ? "h2" : "h3";
  return <Heading className="form-heading">{text}</Heading>;
}

// Opens in a new browser tab, so that a form with unsaved changes is not left.
const LinkLine = ({ line: { text, to } }: { line: LinkModel }): ReactNode => (
  <a className="btn" href={`#${to}`} target="_blank" rel="noreferrer">
    {text}
    <IconExternalLink className="i" aria-hidden="true" />
  </a>
);

function SlotLine({ line }: { line: SlotModel }): ReactNode {
  const Slot = useRegistry().slots[line.slot];
  const { change, disabled, saved, item } = useContext(FormContext);
  const data = useFormState((state) => state.data);
  const stored = useFormState((state) => state.stored);
  return <Slot {...{ data, stored, change, disabled, saved, item }} itemPath={line.itemPath} />;
}

// Lazy: lists bring the drag-and-drop library, which most forms do not need.
const LazyList = lazyComponent<ListLineProps>(async () => (await import("./list/ListLine")).ListLine);

const ListLine = ({ line }: { line: ListModel }): ReactNode => <LazyList line={line} draw={drawLines} />;

/** Component of each kind of line. Tabs are drawn by their tab bar, items by their list. */
const drawings = {
  field: ({ line }: { line: FieldModel }) => <FormField field={line} />,
  row: RowLine,
  accordion: AccordionLine,
  group: GroupLine,
  when: WhenLine,
  tab: ({ line }: { line: TabModel }) => <FormLines lines={line.items} />,
  note: NoteLine,
  heading: HeadingLine,
  link: LinkLine,
  slot: SlotLine,
  list: ListLine,
  item: () => null,
} satisfies { [K in LineModel["kind"]]: (props: { line: Extract<LineModel, { kind: K }> }) => ReactNode };
