import { loadModule } from "../ui/loading/load-module";

type FormChecks = typeof import("./form-checks");

let loaded: FormChecks | undefined;

/** Returns the checks of a form before it is sent; undefined until they are loaded. */
export const loadedChecks = (): FormChecks | undefined => loaded;

/** Loads the checks of a form: only a form that is sent needs them. Throws a Failure. */
export async function loadChecks(): Promise<FormChecks> {
  loaded ??= await loadModule(() => import("./form-checks"));
  return loaded;
}
