import { IconCheck, IconLock, IconLockOpen, IconLogin2, IconPlugConnectedX } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import { DropdownMenu } from "radix-ui";
import { useEffect, useState, type ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { unlockedFor } from "../../../definitions/limits/lock";
import { environmentTexts as said } from "../../../definitions/texts/environments";
import { lockNow } from "../../backend/api/lock";
import { addressIn, fetchBackend, type FoundBackend } from "../../backend/detection/environment-info";
import { useSession } from "../../backend/session/session";
import { hasSessionIn } from "../../backend/session/session-in";
import { environments, type Environment } from "../../browser/environments";
import { interpolate } from "../../values/text/text";
import { useRegistry } from "../registry/registry";
import { pageElsewhere } from "./page-elsewhere";
import { shadesOf } from "./shades";

interface MenuProps {
  here: Environment;
  /** Time until the environment is locked again; undefined while it is locked. */
  left: string | undefined;
  /** Asks for the name of this environment, once the menu is closed. */
  onUnlock: () => void;
}

/** Content of the menu: a link to each environment, and the lock of this one. */
export function EnvironmentMenu({ here, left, onUnlock }: MenuProps): ReactNode {
  const [all] = useState(environments);
  // Signed out, there is nothing to change.
  const isSignedIn = useSession(({ session }) => session !== undefined);
  return (
    <>
      {all.map((each) => (
        <EnvironmentLink key={each.name} environment={each} isCurrent={each.name === here.name} />
      ))}
      {here.isProtected && isSignedIn && (
        <>
          <DropdownMenu.Separator className="menu-rule" />
          <DropdownMenu.Label className="menu-label">
            {left === undefined ? said.locked : interpolate(said.unlocked, { left })}
          </DropdownMenu.Label>
          {left === undefined ? (
            <DropdownMenu.Item className="menu-item" onSelect={onUnlock}>
              <IconLockOpen className="i" aria-hidden="true" />
              {interpolate(said.unlock, { minutes: unlockedFor })}
            </DropdownMenu.Item>
          ) : (
            <DropdownMenu.Item className="menu-item" onSelect={lockNow}>
              <IconLock className="i" aria-hidden="true" />
              {said.lockNow}
            </DropdownMenu.Item>
          )}
        </>
      )}
    </>
  );
}

interface LinkProps {
  environment: Environment;
  isCurrent: boolean;
}

/** Link to an environment, which keeps the page and, by name, the item of its sidebar. */
function EnvironmentLink({ environment: each, isCurrent }: LinkProps): ReactNode {
  const { screens } = useRegistry();
  const queries = useQueryClient();
  const { pathname, search } = useLocation();
  const found = useBackend(each.name);
  const page = pageElsewhere(queries, screens, pathname, search);
  return (
    <DropdownMenu.Item className="menu-item env-item" style={shadesOf(each)} asChild>
      <a href={addressIn(each.name, page)} aria-current={isCurrent || undefined}>
        <span className="env-dot" aria-hidden="true" />
        <span className="env-text">
          <span>{each.name}</span>
          <small>{[each.host, found?.name].filter(Boolean).join(" · ")}</small>
        </span>
        <EnvironmentState name={each.name} isReachable={found?.isReachable !== false} />
      </a>
    </DropdownMenu.Item>
  );
}

function EnvironmentState({ name, isReachable }: { name: string; isReachable: boolean }): ReactNode {
  const isSignedIn = hasSessionIn(name);
  const [Picture, text] = !isReachable
    ? ([IconPlugConnectedX, said.unreachable] as const)
    : isSignedIn
      ? ([IconCheck, said.signedIn] as const)
      : ([IconLogin2, said.signIn] as const);
  return (
    <span className="env-state">
      <Picture className="i i--s" aria-hidden="true" />
      {text}
    </span>
  );
}

/** Returns the backend of an environment; undefined while it is fetched. */
function useBackend(name: string): FoundBackend | undefined {
  const [found, setFound] = useState<FoundBackend>();
  useEffect(() => {
    let isGone = false;
    void fetchBackend(name).then((backend) => !isGone && setFound(backend));
    return () => void (isGone = true);
  }, [name]);
  return found;
}
