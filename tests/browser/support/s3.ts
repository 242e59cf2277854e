import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "@20minutes/s3rver";
import type { S3 } from "../../../definitions/types/settings";
import type { WhenDone } from "./cleanup";

/** A storage that speaks the S3 protocol. */
export interface Storage {
  /** The settings that reach it. It has one access key, and accepts any secret. */
  settings: S3;
  /** The names of the files in the bucket. */
  files: () => Promise<readonly string[]>;
  /** Stops the server. */
  stop: () => Promise<void>;
}

const bucket = "files";

/** Starts a storage on a loopback port, with one bucket in it. */
export async function startStorage(whenDone: WhenDone): Promise<Storage> {
  const directory = await mkdtemp(join(tmpdir(), "sextant-s3-"));
  whenDone(() => rm(directory, { recursive: true, force: true }));
  const server = new S3rver({
    address: "127.0.0.1",
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket }],
    allowMismatchedSignatures: true, // any secret, so that a test can change it
  });
  const { port } = await server.run();
  let stopping: Promise<void> | undefined;
  const stop = (): Promise<void> => (stopping ??= server.close());
  whenDone(stop);
  const settings = {
    enabled: true,
    endpoint: `http://127.0.0.1:${port}`,
    bucket,
    region: "us-east-1",
    accessKey: "S3RVER",
    secret: "a-storage-secret",
    forcePathStyle: true,
  };
  return { settings, files: () => readdir(join(directory, bucket)), stop };
}
