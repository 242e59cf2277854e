import { product } from "../../../definitions/eras/superusers";
import type { Version } from "../../../definitions/language/versions";
import { apiFor } from "../../../src/features/api-preview/model/api-for";
import type { DescribedItem } from "../../../src/features/api-preview/model/described";
import { previewTabs, type PreviewTab } from "../../../src/features/api-preview/model/preview-tabs";
import { recordSchema, type RecordSchema } from "../../../src/features/api-preview/model/record-schema";
import { resolveProduct } from "../../../src/backend/version/resolve-product";

const fieldTypesOf = (version: Version) => resolveProduct(version, product).fieldTypes;

/** The tabs of an item on a version of the backend. */
export const tabsOn = (version: Version, item: DescribedItem): PreviewTab[] =>
  previewTabs(item, apiFor(version), fieldTypesOf(version), "http://127.0.0.1:8090");

/** The tab of that title. */
export const tabOn = (version: Version, item: DescribedItem, title: string): PreviewTab =>
  tabsOn(version, item).find((tab) => tab.title === title)!;

/** The schema of an item's records on a version of the backend. */
export const schemaOn = (version: Version, item: DescribedItem): RecordSchema =>
  recordSchema(item, apiFor(version).record, fieldTypesOf(version));
