import "./signed-in-styles.css";

import type { Screen } from "../../definitions/language/screen";
import { type ComponentType, useMemo, type ReactNode } from "react";
import type { RemovalReviewName, SaveReviewName, SlotName, WidgetName } from "../../definitions/language/widget-names";
import type { Version } from "../../definitions/language/versions";
import type { Format } from "../../definitions/schemas";
import { schemas } from "../../definitions/schemas/rows";
import type { Schemas } from "../runtime/model/form/schema";
import { filterChecks } from "../backend/formats/filter-formats";
import { addFormats } from "../backend/formats/formats";
import { resolveSchemas } from "../runtime/model/form/resolve-schemas";
import { createLazyFormPanel } from "../runtime/row-form/LazyFormPanel";
import type { Widget } from "../runtime/registry/widget";
import {
  type RemovalReviewer,
  type SaveReviewer,
  type SignedInRegistry,
  type SlotProps,
  RegistryContext,
  useRegistry,
} from "../runtime/registry/registry";
import * as admins from "../features/admins";
import type * as backups from "../features/backups";
import * as collections from "../features/collections";
import * as crons from "../features/crons";
import * as environments from "../features/environments";
import { FailedRequestPopup } from "../features/logs";
import * as records from "../features/records";
import * as rules from "../features/rules";
import type * as settings from "../features/settings";
import * as sql from "../features/sql";
import { widgets as valueWidgets } from "../widgets";
import { icons } from "../widgets/icons";
import { lazyComponent } from "../runtime/ui/loading/lazy-component";
import { loadModule } from "../runtime/ui/loading/load-module";
import { EarlyPalette } from "../runtime/app/PaletteButton";
import { Shell } from "../runtime/app/Shell";
import { backend } from "../backend/version/backend";

interface SignedInProps {
  screen: Screen;
  children: ReactNode;
}

/** Shell around the pages of a signed-in admin, with its registry. The sign-in page does not wait for it. */
export function SignedIn(props: SignedInProps): ReactNode {
  const registry = useRegistry();
  const product = useMemo(() => ({ ...registry, ...signedInRegistry(backend().version) }), [registry]);
  return (
    <RegistryContext.Provider value={product}>
      <Shell {...props} />
    </RegistryContext.Provider>
  );
}

addFormats(filterChecks);

const widgets = {
  ...valueWidgets,
  ...admins.widgets,
  ...collections.widgets,
  ...records.widgets,
} satisfies Record<Format | WidgetName, Widget>;

const slots = { ...collections.slots, ...records.slots, ...rules.slots } satisfies Record<
  Exclude<SlotName, keyof typeof settings.slots | keyof typeof backups.slots | keyof typeof crons.slots>,
  ComponentType<SlotProps>
>;

const reviews = { ...collections.reviews, ...records.reviews } satisfies Record<SaveReviewName, SaveReviewer> &
  Record<RemovalReviewName, RemovalReviewer>;

const ProviderIcon = lazyComponent(async () => (await import("../widgets/ProviderIcon")).ProviderIcon, {
  waiting: <span className="group-letter" />,
});

const Palette = lazyComponent(async () => (await import("./PaletteWithSettings")).PaletteWithSettings, {
  waiting: <EarlyPalette />,
});

const rowEditor = createLazyFormPanel(async () => (await import("./RowEditor")).RowEditor);

const formPanels = {
  Account: rowEditor,
  AdminForm: rowEditor,
  Collection: createLazyFormPanel(async () => (await import("./CollectionEditor")).loadCollectionEditor()),
};

/** Returns the registry of tables, panels and the shell for a backend version. */
export const signedInRegistry = (version: Version): SignedInRegistry =>
  ({
    widgets,
    icons,
    FailedRequestPopup,
    Palette,
    loadFilterEditor: rules.loadFilterEditor,
    GroupIcon: ProviderIcon,
    reviews,
    formPanels,
    loadRowData: async () => (await loadModule(() => import("./row-data"))).rowData,
    slots,
    contents: { ...collections.contents, ...crons.contents, ...environments.contents, ...sql.contents },
    schemas: resolveSchemas(version, schemas as Schemas),
  }) as unknown as SignedInRegistry;
