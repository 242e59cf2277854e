import { useQuery, useQueryClient } from "@tanstack/react-query";
import { memo, useEffect, type ReactNode } from "react";
import { useLocation } from "react-router-dom";
import type { Screen } from "../../../definitions/language/screen";
import { texts } from "../../../definitions/texts/texts";
import { markShown } from "../prefetch/prefetch-screen";
import { settingsQuery } from "../../backend/api/queries";
import { idle } from "../ui/loading/when-idle";
import { toFailure } from "../../backend/calls/failure";
import { closeConfirmation } from "../store/confirmation";
import { PanelStack } from "../row-form/PanelStack";
import { LazyDialogs } from "./LazyDialogs";
import { useAccent } from "./use-accent";
import { SideMenu } from "./SideMenu";
import { lazyComponent } from "../ui/loading/lazy-component";
import { useClockWarning } from "../ui/notices/use-clock-warning";
import { PageList } from "../ui/page/PageList";
import { useMenuSection } from "../ui/page/use-menu-section";
import { forgetAddress } from "../store/return-address";

const loadAfterIdle = async () => {
  await idle();
  return (await import("./AfterIdle")).AfterIdle;
};

const AfterIdle = lazyComponent(loadAfterIdle, {
  waiting: null,
  frame: () => null,
});

interface ShellProps {
  screen: Screen;
  children: ReactNode;
}

/** Layout around the pages of a signed-in admin. Memoized, so that changes of the query string do not re-render it. */
export const Shell = memo(function ShellFrame({ screen, children }: ShellProps): ReactNode {
  useNameOfApplication();
  useAccent();
  useClockWarning();
  return (
    <>
      <a
        className="skip"
        href="#main"
        onClick={(event) => {
          // The router owns the hash.
          event.preventDefault();
          document.getElementById("main")?.focus();
        }}
      >
        {texts.skip}
      </a>
      <div className="app">
        <SideMenu />
        <SectionPages screen={screen} />
        {children}
      </div>
      <PanelStack />
      <LazyDialogs />
      <PageLeft />
      <AfterIdle />
    </>
  );
});

// One list for all pages of a section, so that the pressed link keeps the focus.
function SectionPages({ screen }: { screen: Screen }): ReactNode {
  const shared = useMenuSection(screen);
  const hasOwnList = screen.kind === "table" && screen.sidebar;
  return shared && !hasOwnList && <PageList section={shared.section} />;
}

/** Fetches the settings for the application's name; no page waits for it. */
function useNameOfApplication(): void {
  // Prefetched already. A settings page renders before this layout and refetches by itself.
  const { error, data, refetch } = useQuery({ ...settingsQuery, refetchOnMount: false, retryOnMount: false });
  useEffect(() => {
    if (!error || data) return;
    // A redirect may have aborted the request, but the name is still needed.
    if (toFailure(error).aborted) void refetch();
    else console.warn(`The application's name could not be read: ${error.message}`);
  }, [error, data, refetch]);
}

/** Cleans up when the page changes while the layout stays. */
function PageLeft(): ReactNode {
  const queries = useQueryClient();
  const { pathname } = useLocation();
  useEffect(() => {
    if (pathname) forgetAddress();
    return () => {
      // A confirmation belongs to its page.
      closeConfirmation();
      // Marks the prefetched settings as shown: the next settings page refetches them, the first does not.
      markShown(queries, settingsQuery.queryKey);
    };
  }, [pathname, queries]);
  return null;
}
