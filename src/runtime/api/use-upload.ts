import { useState } from "react";
import { Failure, failureOf } from "../model/calls/failure";

/** What is on its way to the backend. */
export interface Upload {
  /** How much of it has been sent, from 0 to 1. */
  share: number;
  stop: () => void;
}

/** How a call is followed and stopped. */
export interface UploadFollower {
  signal: AbortSignal;
  /** Told how much has been sent, from 0 to 1; not at all where there are no files. */
  onProgress: (share: number) => void;
}

/** Runs a call, and shows what is on its way with it, which may take as long as it takes, until it is stopped; what is said then is given. */
export function useUpload(stopped: string) {
  const [upload, setUpload] = useState<Upload>();
  const follow = async <Answer>(run: (follower: UploadFollower) => Promise<Answer>): Promise<Answer> => {
    const stopping = new AbortController();
    const stop = (): void => stopping.abort();
    try {
      return await run({ signal: stopping.signal, onProgress: (share) => setUpload({ share, stop }) });
    } catch (thrown) {
      const isStopped = stopping.signal.aborted && failureOf(thrown).aborted;
      throw isStopped ? new Failure(stopped) : thrown;
    } finally {
      setUpload(undefined);
    }
  };
  return { upload, follow };
}
