import { QueryClientProvider, type QueryClient } from "@tanstack/react-query";
import type { ComponentType, ReactNode } from "react";
import { HashRouter, Navigate, Route, Routes, useLocation } from "react-router-dom";
import type { MenuPage } from "../../../definitions/language/menu";
import type { Screen } from "../../../definitions/language/screen";
import { installerAt, routesOf } from "./first-screen";
import { Guard, Start } from "./Guard";
import { environmentName } from "../../browser/environment";
import { LazyToaster } from "./LazyToaster";
import { RegistryContext, useRegistry, type Registry } from "../registry/registry";
import { ErrorBoundary } from "../ui/notices/ErrorBoundary";
import { failedPage } from "../ui/page/Page";
import { Tooltip } from "../ui/tooltips/Tooltip";
import { useSafeFocus } from "../ui/focus/use-safe-focus";

/** Root component of the dashboard, built from the product definition. */
export const App = ({ product, queries }: { product: Registry; queries: QueryClient }): ReactNode => (
  <RegistryContext.Provider value={product}>
    <QueryClientProvider client={queries}>
      {/* Renders navigation at once: a transition would wait for a frame and render in slices. */}
      <HashRouter useTransitions={false}>
        <ScreenRoutes />
      </HashRouter>
      {/* After the pages: a popup that opens at the same time as one of theirs lies above it. */}
      {environmentName() && <product.Environment part="marks" />}
      <LazyToaster />
      <Tooltip />
    </QueryClientProvider>
  </RegistryContext.Provider>
);

function ScreenRoutes(): ReactNode {
  const registry = useRegistry();
  useSafeFocus();
  const all = Object.values(registry.screens);
  const nowhere = all.find(({ kind }) => kind === "message")!;
  const installer = installerAt(registry, window.location);
  if (installer) {
    return (
      <Routes>
        <Route path="/" element={<Drawn screen={installer} />} />
        <Route path="*" element={<Navigate to="/" replace />} />
      </Routes>
    );
  }
  return (
    <Routes>
      <Route path="/" element={<Start />} />
      {all.flatMap((screen) =>
        routesOf(screen).map((route) => (
          <Route
            key={route}
            path={route}
            element={
              <Guard screen={screen}>
                {isOwn(screen, route) ? <Drawn screen={screen} /> : <Moved screen={screen as MenuPage} />}
              </Guard>
            }
          />
        )),
      )}
      <Route path="*" element={<Drawn screen={nowhere} />} />
    </Routes>
  );
}

// Pages of mails stay at any of their addresses, which contain the token.
const isOwn = (screen: Screen, route: string): boolean =>
  screen.kind === "signedOut" || ("route" in screen && screen.route === route);

/** Redirects another address of a page to its own. */
const Moved = ({ screen: { route } }: { screen: MenuPage }): ReactNode => (
  <Navigate to={{ pathname: route, search: useLocation().search }} replace />
);

/** Renders a screen by its kind, within its own error boundary. */
function Drawn({ screen }: { screen: Screen }): ReactNode {
  const { renderers } = useRegistry();
  const { search } = useLocation();
  const Renderer = renderers[screen.kind] as ComponentType<{ screen: Screen }>;
  return (
    <ErrorBoundary key={"route" in screen ? screen.route : screen.kind} resetKey={search} frame={failedPage}>
      <Renderer screen={screen} />
    </ErrorBoundary>
  );
}
