import { useMemo, type ReactNode } from "react";
import type { Version } from "../../definitions/language/versions";
import { schemas } from "../../definitions/schemas/settings";
import type { SettingsPage } from "../../definitions/language/screen";
import * as backups from "../features/backups";
import * as crons from "../features/crons";
import { questions, slots } from "../features/settings";
import { resolveSchemas } from "../runtime/model/form/resolve-schemas";
import type { Schemas } from "../runtime/model/form/schema";
import { type SignedInRegistry, RegistryContext, useRegistry } from "../runtime/registry/registry";
import { backend } from "../backend/version/backend";
import { SettingsScreen } from "../runtime/pages/settings/SettingsScreen";
import { loadFormWidgets } from "../widgets";

/** Settings page with its own registry. Sign-in and tables do not wait for it. */
function Settings({ screen }: { screen: SettingsPage }): ReactNode {
  const registry = useRegistry();
  const product = useMemo(() => ({ ...registry, ...settingsRegistry(backend().version, registry) }), [registry]);
  return (
    <RegistryContext.Provider value={product}>
      <SettingsScreen screen={screen} />
    </RegistryContext.Provider>
  );
}

/** Loads the settings pages and their form widgets. */
export async function loadSettings(): Promise<typeof Settings> {
  await loadFormWidgets();
  return Settings;
}

/** Adds the slots, questions and schemas that only settings pages need. */
export const settingsRegistry = (version: Version, others: SignedInRegistry): SignedInRegistry => ({
  ...others,
  slots: { ...others.slots, ...slots, ...backups.slots, ...crons.slots },
  questions,
  schemas: { ...resolveSchemas(version, schemas as Schemas), ...others.schemas },
});
