import { screen, within } from "@testing-library/react";
import { fakeBackend, type FakeBackend } from "./fake-backend";
import { pageOf } from "./fixtures";
import { open, type Opened } from "./open";

const address = "#/collections?collectionId=ports0000000000&filter=&sort=-created";

/** The id of the record at this index. */
export const idOf = (index: number): string => `record${1000 + index}`;
const records = Array.from({ length: 61 }, (_, index) => ({ id: idOf(index), a_text: `Port ${index}` }));

/** A backend with 61 records that can be deleted. */
export function manyRecords(): FakeBackend & { gone: Set<string> } {
  const gone = new Set<string>();
  const backend = fakeBackend();
  backend.answers("listRecords", ({ payload }: { payload: { page?: string } }) => {
    const left = records.filter(({ id }) => !gone.has(id));
    return pageOf(left, Number(payload.page));
  });
  backend.answers("removeRecord", ({ payload }: { payload: { id: string } }) => void gone.add(payload.id));
  backend.answers("listRelated", ({ payload }: { payload: { filter: string } }) => {
    const left = records.filter(({ id }) => !gone.has(id) && payload.filter.includes(id));
    return pageOf(left, 1, 200);
  });
  return { ...backend, gone };
}

/** Opens their table. */
export async function opened(backend: FakeBackend = manyRecords()): Promise<Opened> {
  const now = open(address, backend);
  await box(0);
  return now;
}

/** The checkbox of a record. */
export const box = (index: number): Promise<HTMLElement> =>
  screen.findByRole("checkbox", { name: `Select ${idOf(index)}` });
/** The checkbox of all records. */
export const all = (): HTMLElement => screen.getByRole("checkbox", { name: "Select all loaded records" });
/** A button by its name. */
export const button = (name: string): HTMLElement => screen.getByRole("button", { name });
/** The bar of actions on the selection, if any. */
export const bar = (): HTMLElement | null => screen.queryByRole("group", { name: "Selection", hidden: true });
/** The shown number of selected records. */
export const count = (): string | null | undefined =>
  bar() && within(bar()!).getByRole("status", { hidden: true }).textContent;
