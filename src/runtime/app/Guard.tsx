import { useEffect, type ReactNode } from "react";
import { Navigate, useLocation } from "react-router-dom";
import type { Screen } from "../../../definitions/language/screen";
import { texts } from "../../../definitions/texts/texts";
import { endSession, takeLeftByChoice, useSession, validSession } from "../../backend/session/session";
import { useRegistry } from "../registry/registry";
import { rememberedAddress, rememberAddress } from "../store/return-address";
import { startRoute } from "./first-screen";

/** Renders a screen only for its audience. All others are redirected to "/"; signing in leads back. */
export function Guard({ screen, children }: { screen: Screen; children: ReactNode }): ReactNode {
  const { Shell } = useRegistry();
  const signedIn = useSignedIn();
  // Subscribes to navigation: the session may have expired.
  useLocation();
  const signedOutOnly = screen.kind === "signedOut";
  if (signedOutOnly && screen.forAnyone) return children;
  if (signedIn === signedOutOnly) return <Away isRemembered={!signedOutOnly} />;
  return signedOutOnly ? children : <Shell screen={screen}>{children}</Shell>;
}

// After a deliberate sign-out the address is not remembered.
function Away({ isRemembered }: { isRemembered: boolean }): ReactNode {
  const { pathname, search } = useLocation();
  const from = isRemembered ? pathname + search : undefined;
  useEffect(() => {
    if (from && !takeLeftByChoice()) rememberAddress(from);
  }, [from]);
  return <Navigate to="/" replace />;
}

/** Redirects "/" to the remembered page, the first page, or the sign-in page. */
export function Start(): ReactNode {
  const registry = useRegistry();
  const signedIn = useSignedIn();
  useEffect(() => {
    // An expired session counts as ended.
    if (!signedIn && useSession.getState().session) endSession(texts.session.ended);
  }, [signedIn]);
  const wanted = signedIn ? rememberedAddress() : undefined;
  return <Navigate to={wanted ?? startRoute(registry, signedIn)} replace />;
}

const useSignedIn = (): boolean => {
  useSession();
  return validSession() !== undefined;
};
