import type { ReactNode } from "react";
import { viewTexts } from "../../../definitions/texts/views";
import { interpolate } from "../../values/text/text";
import { Button } from "../ui/controls/Button";
import type { FieldProps, ListProps } from "./list-props";
import { problemIn, repairedView, useRepaired } from "./repair";
import { useView } from "./use-view";

const { repair: said } = viewTexts;

/** Offers the present names of fields in the filter of the address, as far as its view or link has their ids. */
export function RenamedFields(props: ListProps & Pick<FieldProps, "id">): ReactNode {
  const { address, screen, go } = props;
  const { filter, sort } = address;
  const { view, saved } = useView(props);
  const openRepaired = useRepaired(props);
  const broken = saved && problemIn({ ...saved, filter }, props);
  const isRenamed = broken?.kind === "renamed";
  const use = (): void => {
    const { repaired } = broken!;
    // An unknown sort order was replaced by that of the page.
    const next = { filter: repaired.filter, sort: sort === screen.sort ? repaired.sort : sort };
    if (view?.filter === filter) openRepaired(repairedView(view, props));
    else go(next);
    // The pressed button disappears.
    document.getElementById(props.id)?.focus();
  };
  return (
    // Present before its content, which is then announced.
    <div role="status" className={isRenamed ? "filter-renamed" : undefined}>
      {isRenamed && (
        <>
          <span>{said.offer}</span>
          <Button size="small" onClick={use}>
            <span className="clip">{interpolate(said.use, { filter: broken.repaired.filter })}</span>
          </Button>
        </>
      )}
    </div>
  );
}
