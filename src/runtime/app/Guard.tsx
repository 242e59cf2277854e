import { useEffect, type ReactNode } from "react";
import { Navigate, useLocation } from "react-router-dom";
import type { Screen } from "../../../definitions/language/screen";
import { texts } from "../../../definitions/texts/texts";
import { endSession, takeLeftByChoice, useSession, validSession } from "../store/session";
import { useRegistry } from "../registry/registry";
import { rememberedAddress, rememberAddress } from "../store/return-address";
import { startRoute } from "./first-screen";

/** Lets in whom a screen is for; everybody else goes to the start, and comes back after signing in. */
export function Guard({ screen, children }: { screen: Screen; children: ReactNode }): ReactNode {
  const { Shell } = useRegistry();
  const signedIn = useSignedIn();
  // With each step the session is looked at anew: it may have run out.
  useLocation();
  const signedOutOnly = screen.kind === "signedOut";
  if (signedOutOnly && screen.forAnyone) return children;
  if (signedIn === signedOutOnly) return <Away isRemembered={!signedOutOnly} />;
  return signedOutOnly ? children : <Shell screen={screen}>{children}</Shell>;
}

// Who left on purpose is not led back to where that was.
function Away({ isRemembered }: { isRemembered: boolean }): ReactNode {
  const { pathname, search } = useLocation();
  const from = isRemembered ? pathname + search : undefined;
  useEffect(() => {
    if (from && !takeLeftByChoice()) rememberAddress(from);
  }, [from]);
  return <Navigate to="/" replace />;
}

/** The address without a page: on to the page that was wanted, the first one, or the sign-in. */
export function Start(): ReactNode {
  const registry = useRegistry();
  const signedIn = useSignedIn();
  useEffect(() => {
    // A stored session that has run out is none.
    if (!signedIn && useSession.getState().session) endSession(texts.session.ended);
  }, [signedIn]);
  const wanted = signedIn ? rememberedAddress() : undefined;
  return <Navigate to={wanted ?? startRoute(registry, signedIn)} replace />;
}

const useSignedIn = (): boolean => {
  useSession();
  return validSession() !== undefined;
};
