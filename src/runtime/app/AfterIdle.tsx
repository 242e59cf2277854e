import type { ReactNode } from "react";
import { backend } from "../../backend/version/backend";
import { KeysOnRequest } from "../palette/KeysOnRequest";
import { RecentPlaces } from "../palette/RecentPlaces";
import { NewerNotice } from "../version/NewerNotice";

/** Parts of the shell that draw nothing at first, loaded once the page is idle. */
export const AfterIdle = (): ReactNode => (
  <>
    <RecentPlaces />
    <KeysOnRequest />
    {backend().isNewest && <NewerNotice />}
  </>
);
