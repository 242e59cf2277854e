import { getBackend } from "../../server/binary";

/** Gets the backend once, before several test files would each build it. */
export default async function setup(): Promise<void> {
  await getBackend();
}
