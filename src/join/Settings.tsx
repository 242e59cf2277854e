import { useMemo, type ReactNode } from "react";
import type { SettingsPage } from "../../definitions/language/screen";
import { backend } from "../backend/version/backend";
import { SettingsScreen } from "../runtime/pages/settings/SettingsScreen";
import { RegistryContext, useRegistry } from "../runtime/registry/registry";
import { settingsRegistry } from "./settings-registry";
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
