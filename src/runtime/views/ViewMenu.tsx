import "./views.css";
import {
  IconArrowBackUp,
  IconBookmark,
  IconChevronDown,
  IconDeviceFloppy,
  IconLink,
  IconPencil,
  IconPin,
  IconPinnedOff,
  IconPlus,
  IconTable,
  IconTrash,
} from "@tabler/icons-react";
import { DropdownMenu } from "radix-ui";
import { useState, type ReactNode } from "react";
import { viewTexts as said } from "../../../definitions/texts/views";
import { showToast } from "../../browser/toasts";
import { interpolate } from "../../values/text/text";
import { withoutView, withView, type ListView } from "../model/table/list-memory";
import { askConfirmation } from "../store/confirmation";
import type { MenuAction } from "../ui/menus/MoreMenu";
import { copyText } from "../ui/text/copy-text";
import type { ListProps } from "./list-props";
import { problemIn, repairedView, useRepaired, type SavedProblem } from "./repair";
import { useView, type OpenedView } from "./use-view";
import { ViewName } from "./ViewName";

/** Button with the name of the open view, and the menu of the views of a table. */
export function ViewMenu(props: ListProps): ReactNode {
  const opened = useView(props);
  const { view, memory, update, isLinked, isChanged } = opened;
  const [naming, setNaming] = useState<{ former: string | undefined }>();
  const name = view?.name ?? (isLinked ? said.linked : (props.screen.views ?? ""));
  const mark = isChanged ? said.changed : "";
  const label = [interpolate(said.label, { name }), mark].filter(Boolean).join(", ");
  const keep = (next: ListView, former?: string): void => {
    update((known) => withView(known, next, former));
    props.go({ view: next.name });
    showToast("success", interpolate(said.saved, { name: next.name }));
  };
  return (
    <>
      <DropdownMenu.Root modal={false}>
        <DropdownMenu.Trigger className="btn view-btn" aria-label={label} data-tip={label}>
          <IconBookmark className="i" aria-hidden="true" />
          <span className="btn-text clip">{name}</span>
          {isChanged && <span className="view-mark">{mark}</span>}
          <IconChevronDown className="i i--s" aria-hidden="true" />
        </DropdownMenu.Trigger>
        <DropdownMenu.Content className="menu view-menu scroll" align="start" sideOffset={4} collisionPadding={8}>
          <Choices {...props} opened={opened} />
          <Actions items={savingActions(opened, () => setNaming({ former: undefined }), keep)} />
          <Actions items={sharingActions(props, opened, () => setNaming({ former: view?.name }))} />
          <p className="menu-label">{said.kept}</p>
        </DropdownMenu.Content>
      </DropdownMenu.Root>
      {naming && (
        <ViewName
          former={naming.former}
          taken={memory.views.map((each) => each.name)}
          onClose={() => setNaming(undefined)}
          onName={(next) =>
            naming.former !== undefined && view ? keep({ ...view, name: next }, view.name) : keep(opened.now(next))
          }
        />
      )}
    </>
  );
}

/** Table without a view, and all views. */
function Choices({ opened, ...props }: ListProps & { opened: OpenedView }): ReactNode {
  const { memory, view, isLinked, isChanged, open } = opened;
  const openView = useOpen(props, opened);
  return (
    <DropdownMenu.RadioGroup value={view?.name ?? (isLinked ? undefined : "")}>
      <DropdownMenu.RadioItem value="" className="menu-item" onSelect={() => open(undefined)}>
        <IconTable className="i" aria-hidden="true" />
        {props.screen.views}
      </DropdownMenu.RadioItem>
      {memory.views.map((each) => (
        <DropdownMenu.RadioItem key={each.name} value={each.name} className="menu-item" onSelect={() => openView(each)}>
          <IconBookmark className="i" aria-hidden="true" />
          <span className="clip">{each.name}</span>
          <Problem kind={problemIn(each, props)?.kind} />
          {each === view && isChanged && <small>{said.changed}</small>}
          {each.name === memory.standard && <small>{said.isDefault}</small>}
        </DropdownMenu.RadioItem>
      ))}
    </DropdownMenu.RadioGroup>
  );
}

const Problem = ({ kind }: { kind: SavedProblem["kind"] | undefined }): ReactNode =>
  kind && <small className={kind === "gone" ? "view-gone" : "view-renamed"}>{said.problems[kind]}</small>;

/** Opens a view. Before that, it offers the present names of fields that were renamed since it was saved. */
function useOpen(props: ListProps, { open }: OpenedView): (saved: ListView) => void {
  const openRepaired = useRepaired(props);
  return (saved) => {
    const broken = problemIn(saved, props);
    if (!broken) return open({ ...saved, sort: repairedView(saved, props).sort });
    const { name, filter } = saved;
    const { kind, problem, repaired } = broken;
    if (kind === "gone") {
      showToast("warning", interpolate(said.repair.impossible, { name, problem }));
      return open(saved);
    }
    const { question, yes, no } = said.repair;
    const text = interpolate(question, { name, before: filter, after: repaired.filter });
    askConfirmation(text, () => openRepaired(repaired), { yes, no });
  };
}

function savingActions(
  { view, isChanged, hasOtherWidths, now, restore }: OpenedView,
  name: () => void,
  keep: (view: ListView) => void,
): MenuAction[] {
  const save = { icon: IconDeviceFloppy, label: said.save, onSelect: () => keep(now(view!.name)) };
  const discard = { icon: IconArrowBackUp, label: said.discard, onSelect: () => restore(view!) };
  const saveAs = { icon: IconPlus, label: said.saveAs, onSelect: name };
  return view && (isChanged || hasOtherWidths) ? [save, saveAs, discard] : [saveAs];
}

function sharingActions({ title }: ListProps, opened: OpenedView, rename: () => void): MenuAction[] {
  const { view, memory, update, open, link } = opened;
  const share = { icon: IconLink, label: said.copyLink, onSelect: () => void copyText(link(), said.link) };
  if (!view) return [share];
  const { name } = view;
  const isDefault = memory.standard === name;
  const remove = (): void =>
    askConfirmation(interpolate(said.removeQuestion, { name }), () => {
      update((known) => withoutView(known, name));
      open(undefined);
    });
  return [
    share,
    {
      icon: isDefault ? IconPinnedOff : IconPin,
      label: isDefault ? said.noDefault : interpolate(said.useDefault, { name: title }),
      onSelect: () => update((known) => ({ ...known, standard: isDefault ? undefined : name })),
    },
    { icon: IconPencil, label: said.rename, onSelect: rename },
    { icon: IconTrash, label: said.remove, risk: true, onSelect: remove },
  ];
}

const Actions = ({ items }: { items: readonly MenuAction[] }): ReactNode => (
  <>
    <DropdownMenu.Separator className="menu-rule" />
    {items.map(({ icon: Picture, label, risk, onSelect }) => (
      <DropdownMenu.Item key={label} className={risk ? "menu-item menu-item--risk" : "menu-item"} onSelect={onSelect}>
        <Picture className="i" aria-hidden="true" />
        {label}
      </DropdownMenu.Item>
    ))}
  </>
);
