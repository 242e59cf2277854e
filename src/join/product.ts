import type { ComponentType } from "react";
import type { Screen } from "../../definitions/language/screen";
import { schemas } from "../../definitions/schemas/signed-out";
import { version } from "../../package.json";
import type { VersionPages } from "./resolve-pages";
import { lazyScreens } from "./lazy-screens";
import type { Schemas } from "../runtime/model/form/schema";
import { resolveSchemas } from "../runtime/model/form/resolve-schemas";
import { lazyComponent, type LazyComponent } from "../runtime/ui/loading/lazy-component";
import { failedPage } from "../runtime/ui/page/Page";
import type { Registry, SignedInRegistry } from "../runtime/registry/registry";
import { icons, widgets } from "../widgets/signed-out-widgets";

const lazyPage = <Props extends object>(load: () => Promise<ComponentType<Props>>): LazyComponent<Props> =>
  lazyComponent(load, { frame: failedPage });

const renderers = {
  signedOut: lazyPage(lazyScreens.signedOut),
  message: lazyPage(lazyScreens.message),
  settings: lazyPage(lazyScreens.settings),
  content: lazyPage(lazyScreens.content),
  table: lazyPage(lazyScreens.table),
} satisfies Record<Screen["kind"], ComponentType<{ screen: never }>>;

/** Page renderers, each loaded lazily. */
export const pageComponents = {
  ...renderers,
  Shell: lazyPage(lazyScreens.Shell),
  Environment: lazyComponent(lazyScreens.Environment, { waiting: null }),
};

const belowForms = {
  startFromBackup: lazyComponent(async () => (await import("../features/backups/StartFromBackup")).StartFromBackup, {
    waiting: null,
  }),
} satisfies Registry["belowForms"];

/**
 * Returns the registry for a backend version: definitions, and components for pages before the session. The others
 * come with the shell.
 */
export const productOf = ({ version: backend, product }: Omit<VersionPages, "era">): Registry => ({
  ...product,
  ...({ widgets, icons } as unknown as SignedInRegistry),
  version,
  belowForms,
  renderers,
  Shell: pageComponents.Shell,
  Environment: pageComponents.Environment,
  schemas: resolveSchemas(backend, schemas as Schemas),
});
