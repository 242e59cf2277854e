import type { ReactNode } from "react";
import { backend } from "../../backend/version/backend";
import { KeysOnRequest } from "../palette/KeysOnRequest";
import { RecentPlaces } from "../palette/RecentPlaces";
import { useRegistry } from "../registry/registry";
import { usePrefetch } from "../ui/loading/use-prefetch";
import { NewerNotice } from "../version/NewerNotice";

/** Parts of the shell that draw nothing at first, loaded once the page is idle. */
export function AfterIdle(): ReactNode {
  // Letters typed right after Ctrl K would be lost while it loads.
  usePrefetch(useRegistry().Palette);
  return (
    <>
      <RecentPlaces />
      <KeysOnRequest />
      {backend().isNewest && <NewerNotice />}
    </>
  );
}
