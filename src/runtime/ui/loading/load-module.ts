import { texts } from "../../../../definitions/texts/texts";
import { Failure } from "../../../backend/calls/failure";
import { showToast } from "../../../browser/toasts";

/** Imports a module that is not a component. Each call retries until it succeeds. Throws a Failure. */
export async function loadModule<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (fault) {
    console.warn("A part could not be loaded.", fault);
    throw new Failure(notLoaded);
  }
}

/** Message for a module that failed to load, with advice. */
export const notLoaded = `${texts.failure.part} ${texts.failure.unfetched}`;

/** Reports as a toast, with Retry, that the module of a menu failed to load. Returns the id of the toast. */
export const reportNotLoaded = (onRetry: () => void): number =>
  showToast("error", notLoaded, { act: { label: texts.failure.retry, run: onRetry } });
