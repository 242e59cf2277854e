import { useState } from "react";
import { texts } from "../../../definitions/texts/texts";
import { Failure, failureOf } from "../model/calls/failure";

/** Files of a row on their way. */
export interface Upload {
  /** How much of them has been sent, from 0 to 1. */
  share: number;
  stop: () => void;
}

/** How a save is followed and stopped. */
export interface UploadFollower {
  signal: AbortSignal;
  /** Told how much of the files has been sent, from 0 to 1; not at all where there are none. */
  onProgress: (share: number) => void;
}

/** Runs a save, and shows the files on their way with it, which may take as long as they take, until they are stopped. */
export function useUpload() {
  const [upload, setUpload] = useState<Upload>();
  const follow = async <Answer>(save: (follower: UploadFollower) => Promise<Answer>): Promise<Answer> => {
    const stopping = new AbortController();
    const stop = (): void => stopping.abort();
    try {
      return await save({ signal: stopping.signal, onProgress: (share) => setUpload({ share, stop }) });
    } catch (thrown) {
      const isStopped = stopping.signal.aborted && failureOf(thrown).aborted;
      throw isStopped ? new Failure(texts.form.stopped) : thrown;
    } finally {
      setUpload(undefined);
    }
  };
  return { upload, follow };
}
