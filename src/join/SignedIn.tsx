import "./signed-in-styles.css";
import { useMemo, type ReactNode } from "react";
import type { Screen } from "../../definitions/language/screen";
import { Shell } from "../runtime/app/Shell";
import { backend } from "../backend/version/backend";
import { RegistryContext, useRegistry } from "../runtime/registry/registry";
import { signedInRegistry } from "./signed-in-registry";

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
