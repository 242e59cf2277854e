import { QueryClientProvider, type QueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useState, type ComponentType, type ReactNode } from "react";
import { HashRouter, Navigate, Route, Routes, useLocation } from "react-router-dom";
import type { Screen } from "../../../definitions/language/screen";
import { installerAt, routesOf } from "./first-screen";
import { Guard, Start } from "./Guard";
import { RegistryContext, useRegistry, type Registry } from "../registry/registry";
import { ErrorBoundary } from "../ui/ErrorBoundary";
import { failedPage } from "../ui/Page";
import { useToasts } from "../store/toasts";
import { Tooltip } from "../ui/Tooltip";
import { useSafeFocus } from "../ui/use-safe-focus";

/** The whole dashboard, made from what the product says. */
export const App = ({ product, queries }: { product: Registry; queries: QueryClient }): ReactNode => (
  <RegistryContext.Provider value={product}>
    <QueryClientProvider client={queries}>
      {/* What is asked for by a click is drawn at once: a transition would wait for a frame, and draw in slices. */}
      <HashRouter useTransitions={false}>
        <ScreenRoutes />
      </HashRouter>
      <Toasts />
      <Tooltip />
    </QueryClientProvider>
  </RegistryContext.Provider>
);

// The sign-in page says what it has to say in place.
const Toaster = lazy(async () => ({
  default: await import("./Toaster").then(
    (part) => part.Toaster,
    () => PlainToasts,
  ),
}));

function Toasts(): ReactNode {
  const [wanted, setWanted] = useState(false);
  const some = useToasts((toasts) => toasts.length > 0);
  if (some && !wanted) setWanted(true);
  return <Suspense>{wanted && <Toaster />}</Suspense>;
}

// Where even that cannot be loaded, what is said must still be read.
function PlainToasts(): ReactNode {
  const toasts = useToasts();
  return (
    <div className="toasts" role="status">
      {toasts.map(({ id, text }) => (
        <p className="toast" key={id}>
          {text}
        </p>
      ))}
    </div>
  );
}

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
                <Drawn screen={screen} />
              </Guard>
            }
          />
        )),
      )}
      <Route path="*" element={<Drawn screen={nowhere} />} />
    </Routes>
  );
}

/** A screen by its kind's renderer. Its fault stays its own. */
function Drawn({ screen }: { screen: Screen }): ReactNode {
  const { renderers } = useRegistry();
  const { search } = useLocation();
  const Renderer = renderers[screen.kind] as ComponentType<{ screen: Screen }>;
  return (
    <ErrorBoundary key={"route" in screen ? screen.route : screen.kind} of={search} frame={failedPage}>
      <Renderer screen={screen} />
    </ErrorBoundary>
  );
}
