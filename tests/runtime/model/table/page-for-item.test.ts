import { expect, test } from "vitest";
import { product } from "../../../../definitions/eras/superusers";
import { resolveProduct } from "../../../../src/backend/version/resolve-product";
import { selectBackend } from "../../../../src/backend/version/backend";
import { pageForItem } from "../../../../src/runtime/model/table/page-for-item";

const field = (name: string, type: string) => ({ id: name, name, type, hidden: false });

test.each([
  [[field("id", "text"), field("size", "number"), field("title", "text")], "title"],
  [[field("id", "text"), field("size", "number")], "id"],
])("names a text field of the collection in the search field: %#", (fields, name) => {
  selectBackend("v0.40");
  const { screens } = resolveProduct("v0.40", product);
  const { search } = pageForItem(screens.collections, { id: "a", name: "a", type: "base", fields });
  expect(search.placeholder).toBe(`Search words, or a filter such as ${name} = "..."`);
});
