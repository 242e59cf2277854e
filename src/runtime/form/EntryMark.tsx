import { useEffect, useState, type ReactNode } from "react";
import { useProduct, type Product } from "../shell/product";

type Marks = Awaited<ReturnType<Product["loadMarks"]>>;

/** An entry's own picture, found by its key; without one, or when pictures cannot be loaded, its title's first letter. */
export function EntryMark({ entry, title }: { entry: string; title: string }): ReactNode {
  const { loadMarks } = useProduct();
  const [marks, setMarks] = useState<Marks>();
  useEffect(() => void loadMarks().then(setMarks, () => setMarks({})), [loadMarks]);
  const Picture = marks?.[entry];
  if (Picture) return <Picture className="i" aria-hidden="true" />;
  return (
    <span className="letter" aria-hidden="true">
      {marks && title.slice(0, 1)}
    </span>
  );
}
