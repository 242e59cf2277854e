import { useContext, useEffect, useState } from "react";
import { isCompleteIn } from "../../model/form/complete-item";
import type { ListModel } from "../../model/form/form-model";
import { itemAt, itemPaths } from "../../model/form/lists";
import { orderStep, valueAt } from "../../../values/json/path";
import { randomId } from "../../../values/text/random-secret";
import { FormContext, OpenSectionsContext } from "../form-context";

type MakeItem = (titles: readonly string[], id: string) => Readonly<Record<string, unknown>>;

/** Returns a function that inserts an item at an index, and selects its title. It opens an item that needs more. */
export function useInsertItem({ path, titlePath }: ListModel): (make: MakeItem, index: number) => void {
  const { name, now, change } = useContext(FormContext);
  const { toggle } = useContext(OpenSectionsContext);
  const goToTitle = useNewTitle(name, titlePath);
  return (make, index) => {
    const ids = itemPaths(now().lines, path);
    const titles = ids.map((each) => String(valueAt(now().data, `${each}.${titlePath}`) ?? ""));
    const key = randomId(keyLength);
    const item = `${path}.${key}`;
    change(item, make(titles, key));
    if (index < ids.length)
      change(`${path}.${orderStep}`, ids.map((each) => each.slice(path.length + 1)).toSpliced(index, 0, key));
    if (!isCompleteIn(itemAt(now().lines, item), now().data)) toggle(item);
    goToTitle(item);
  };
}

/**
 * Returns a function that focuses the title of a new item once it is drawn, or else its first input. Its default title
 * is selected, to be overwritten.
 */
function useNewTitle(name: string, titlePath: string): (path: string) => void {
  const [path, goTo] = useState<string>();
  useEffect(() => {
    if (path === undefined) return;
    const title = document.getElementById(`${name}.${path}.${titlePath}`);
    // A picked title needs no input.
    const input = title instanceof HTMLInputElement ? title : inputIn(document.getElementById(`${name}.${path}`));
    input?.focus();
    input?.select();
  }, [name, path, titlePath]);
  return goTo;
}

const inputIn = (item: HTMLElement | null) => item?.querySelector<HTMLInputElement>("input:not([disabled])");

// Length of the ids that the backend generates.
const keyLength = 8;
