import { texts } from "../../../../definitions/texts/texts";
import { Failure } from "../../model/calls/failure";

/** Loads what is no part of the screen, anew with each call until it is there. Throws a Failure. */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (fault) {
    console.warn("A part could not be loaded.", fault);
    throw new Failure(notLoaded);
  }
}

/** That a part could not be loaded, and what to do about it. */
export const notLoaded = `${texts.failure.part} ${texts.failure.unfetched}`;
