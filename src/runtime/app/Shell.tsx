import "../../style/signed-in.css";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { memo, useEffect, type ReactNode } from "react";
import { useLocation } from "react-router-dom";
import type { Screen } from "../../../definitions/language/screen";
import { newestVersion } from "../../../definitions/language/versions";
import { texts } from "../../../definitions/texts/texts";
import { markShown } from "../api/first-calls";
import { settingsQuery } from "../api/queries";
import { failureOf } from "../model/calls/failure";
import { backend } from "../model/version/backend";
import { closeConfirmation } from "../store/confirmation";
import { PanelStack } from "../panel/PanelStack";
import { LazyDialogs } from "./LazyDialogs";
import { SideMenu } from "./SideMenu";
import { lazyPart } from "../ui/loading/lazy-part";
import { useClockWarning } from "../ui/notices/use-clock-warning";
import { PageList } from "../ui/page/PageList";
import { useMenuSection } from "../ui/page/use-menu-section";
import { forgetAddress } from "../store/return-address";

const NewerNotice = lazyPart(async () => (await import("./NewerNotice")).NewerNotice, {
  waiting: null,
  frame: () => null,
});

interface ShellProps {
  screen: Screen;
  children: ReactNode;
}

/** What surrounds every page of a signed-in admin. What is asked for in the address of a page draws none of it anew. */
export const Shell = memo(function ShellFrame({ screen, children }: ShellProps): ReactNode {
  useNameOfApplication();
  useClockWarning();
  return (
    <>
      <a
        className="skip"
        href="#main"
        onClick={(event) => {
          // The hash is the router's.
          event.preventDefault();
          document.getElementById("main")?.focus();
        }}
      >
        {texts.skip}
      </a>
      <div className="app">
        <SideMenu />
        <PagesBeside screen={screen} />
        {children}
      </div>
      <PanelStack />
      <LazyDialogs />
      <PageLeft />
      {backend().version === newestVersion && <NewerNotice />}
    </>
  );
});

// One list for all of its pages: what was pressed in it keeps the focus.
function PagesBeside({ screen }: { screen: Screen }): ReactNode {
  const shared = useMenuSection(screen);
  const hasOwnList = screen.kind === "table" && screen.sidebar;
  return shared && !hasOwnList && <PageList section={shared.section} />;
}

/** Reads the settings for the name of the application, which no page waits for. */
function useNameOfApplication(): void {
  // It was begun ahead, and a page of settings, which reads it anew when it is to, is drawn before what surrounds it.
  const { error, data, refetch } = useQuery({ ...settingsQuery, refetchOnMount: false, retryOnMount: false });
  useEffect(() => {
    if (!error || data) return;
    // What was given up on the way home is wanted there all the same.
    if (failureOf(error).aborted) void refetch();
    else console.warn(`The application's name could not be read: ${error.message}`);
  }, [error, data, refetch]);
}

/** What ends with a page, whose frame stays. */
function PageLeft(): ReactNode {
  const queries = useQueryClient();
  const { pathname } = useLocation();
  useEffect(() => {
    if (pathname) forgetAddress();
    return () => {
      // A question belongs to the page that asked it.
      closeConfirmation();
      // The first page may come after what surrounds it, and is not to ask again; the next one is.
      markShown(queries, settingsQuery.queryKey);
    };
  }, [pathname, queries]);
  return null;
}
