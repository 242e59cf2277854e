import { releaseIn, scriptIn } from "../version/release";

const patience = 2000;

// The name is in the first 200 kB of every known release.
const mostText = 1_000_000;

/** Letters of a sign that two parts of a stream may share. */
const longestSign = 200;

/** Release of a backend, such as "0.26.6", and the script that should name it. */
export interface NamedRelease {
  release?: string | undefined;
  script: string;
}

/**
 * Reads the backend's release from the page of its built-in dashboard. The script is read only if it differs from the
 * one in `known`. Resolves to undefined if the page is missing or has no such script.
 */
export async function readRelease(page: URL, known?: Partial<NamedRelease>): Promise<NamedRelease | undefined> {
  try {
    const script = await findInText(page, scriptIn);
    if (script === undefined) return undefined;
    if (known?.script === script) return { release: known.release, script };
    const release = await findInText(new URL(script, page), releaseIn);
    return { release, script };
  } catch {
    return undefined;
  }
}

// Without a token or cookies: everybody may read these files.
async function findInText<Found>(address: URL, find: (text: string) => Found | undefined): Promise<Found | undefined> {
  const response = await fetch(address, { credentials: "omit", signal: AbortSignal.timeout(patience) });
  return response.ok && response.body ? findInStream(response.body, find) : undefined;
}

/** Reads a stream until its text has what is searched for, then cancels the rest. */
async function findInStream<Found>(
  stream: ReadableStream<Uint8Array>,
  find: (text: string) => Found | undefined,
): Promise<Found | undefined> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let text = "";
  for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
    text += decoder.decode(value, { stream: true });
    const found = find(text.slice(-(value?.length ?? 0) - longestSign));
    if (found !== undefined || text.length > mostText) {
      await reader.cancel();
      return found;
    }
  }
  return undefined;
}
