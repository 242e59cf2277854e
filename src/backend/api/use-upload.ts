import { useState } from "react";
import { Failure, toFailure } from "../calls/failure";

/** Upload in progress. */
export interface Upload {
  /** Uploaded share, from 0 to 1. */
  share: number;
  stop: () => void;
}

/** Abort signal and progress callback of a call. */
export interface UploadHandlers {
  signal: AbortSignal;
  /** Reports the uploaded share, from 0 to 1. Never called without files. */
  onProgress: (share: number) => void;
}

/** Runs a call with a progress state. The user can stop it; then it throws a Failure with the text `stopped`. */
export function useUpload(stopped: string) {
  const [upload, setUpload] = useState<Upload>();
  const runUpload = async <Answer>(run: (handlers: UploadHandlers) => Promise<Answer>): Promise<Answer> => {
    const stopping = new AbortController();
    const stop = (): void => stopping.abort();
    try {
      return await run({ signal: stopping.signal, onProgress: (share) => setUpload({ share, stop }) });
    } catch (thrown) {
      const isStopped = stopping.signal.aborted && toFailure(thrown).aborted;
      throw isStopped ? new Failure(stopped) : thrown;
    } finally {
      setUpload(undefined);
    }
  };
  return { upload, runUpload };
}
