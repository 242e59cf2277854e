import { useMemo, type ReactNode } from "react";
import type { SettingsPage } from "../definitions/language/screen";
import { backend } from "./runtime/model/version/backend";
import { SettingsScreen } from "./runtime/pages/settings/SettingsScreen";
import { RegistryContext, useRegistry } from "./runtime/registry/registry";
import { settingsParts } from "./settings-parts";

/** Pages of settings with the parts that they alone need: neither the sign-in page nor a table waits for them. */
export function Settings({ screen }: { screen: SettingsPage }): ReactNode {
  const registry = useRegistry();
  const product = useMemo(() => ({ ...registry, ...settingsParts(backend().version, registry) }), [registry]);
  return (
    <RegistryContext.Provider value={product}>
      <SettingsScreen screen={screen} />
    </RegistryContext.Provider>
  );
}
