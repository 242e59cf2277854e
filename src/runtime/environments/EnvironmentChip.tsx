import { IconLock, IconLockOpen, IconSelector } from "@tabler/icons-react";
import { DropdownMenu } from "radix-ui";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { unlockedFor } from "../../../definitions/limits/lock";
import { environmentTexts as said } from "../../../definitions/texts/environments";
import { askToUnlock, isLocked, useLock } from "../../backend/api/lock";
import type { Environment } from "../../browser/environments";
import { minute } from "../../values/time/moment";
import { useRegistry } from "../registry/registry";
import { interpolate } from "../../values/text/text";
import { EnvironmentMenu } from "./EnvironmentMenu";
import { shadesOf } from "./shades";

/** Name of the environment, whether it is locked, and the menu of all environments. */
export function EnvironmentChip({ environment: here }: { environment: Environment }): ReactNode {
  const locked = useLock(isLocked);
  const left = useTimeLeft();
  const asks = useRef(false);
  const { Shell } = useRegistry();
  // The sign-in page has no styles of menus and popups.
  useEffect(() => void Shell.load(), [Shell]);
  const label = !here.isProtected ? said.chip.plain : locked ? said.chip.locked : said.chip.unlocked;
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger className="env" style={shadesOf(here)} aria-label={interpolate(label, { name: here.name })}>
        {here.isProtected && <Lock locked={locked} />}
        <span className="env-name">{here.name}</span>
        {left !== undefined && <time>{left}</time>}
        <IconSelector className="i i--s" aria-hidden="true" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Content
        className="menu env-menu"
        align="start"
        sideOffset={6}
        collisionPadding={8}
        onCloseAutoFocus={() => {
          // Once the chip has the focus again, which then returns to it from the popup.
          if (asks.current) setTimeout(() => askToUnlock(true));
          asks.current = false;
        }}
      >
        <EnvironmentMenu {...{ here, left }} onUnlock={() => void (asks.current = true)} />
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}

const Lock = ({ locked }: { locked: boolean }): ReactNode => {
  const Picture = locked ? IconLock : IconLockOpen;
  return <Picture className="i i--s" aria-hidden="true" />;
};

/** Returns the time until the environment is locked again, such as "14:59"; undefined while it is locked. */
function useTimeLeft(): string | undefined {
  const until = useLock((lock) => lock.until);
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (until === 0) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [until]);
  if (isLocked() || until === 0) return undefined;
  // The first tick comes after a second.
  const rest = Math.min(until - now, unlockedFor * minute);
  const seconds = Math.max(0, Math.ceil(rest / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
