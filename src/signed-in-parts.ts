import type { ComponentType } from "react";
import type { RemovalReviewName, SaveReviewName, SlotName, WidgetName } from "../definitions/language/names";
import type { Version } from "../definitions/language/versions";
import { schemas, type Format } from "../definitions/schemas";
import type { Schemas } from "./runtime/model/form/schema";
import { filterChecks } from "./runtime/model/form/filter-formats";
import { addFormats } from "./runtime/model/form/validate";
import { resolveSchemas } from "./runtime/model/form/resolve-schemas";
import type { RemovalReviewer, SaveReviewer, SignedInParts, SlotProps } from "./runtime/registry/registry";
import type { Widget } from "./runtime/registry/widget";
import * as admins from "./features/admins";
import * as collections from "./features/collections";
import * as records from "./features/records";
import * as rules from "./features/rules";
import * as settings from "./features/settings";
import { widgets as valueWidgets } from "./widgets";
import { icons } from "./widgets/icons";
import { providerIcons } from "./widgets/provider-icons";

addFormats(filterChecks);

const widgets = {
  ...valueWidgets,
  ...admins.widgets,
  ...collections.widgets,
  ...records.widgets,
  ...settings.widgets,
} satisfies Record<Format | WidgetName, Widget>;

const slots = { ...records.slots, ...rules.slots, ...settings.slots } satisfies Record<
  SlotName,
  ComponentType<SlotProps>
>;

const reviews = { ...collections.reviews, ...records.reviews } satisfies Record<SaveReviewName, SaveReviewer> &
  Record<RemovalReviewName, RemovalReviewer>;

/** All that the pages of a signed-in admin are drawn with, on a version of the backend. */
export const signedInParts = (version: Version): SignedInParts => ({
  widgets,
  icons,
  loadFilterEditor: rules.loadFilterEditor,
  groupIcons: providerIcons,
  questions: settings.questions,
  reviews,
  slots,
  contents: collections.contents,
  schemas: resolveSchemas(version, schemas as Schemas),
});
