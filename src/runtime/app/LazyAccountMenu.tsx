import { useState, type ReactNode } from "react";
import { texts } from "../../../definitions/texts/texts";
import { interpolate } from "../../values/text/text";
import { useSession } from "../../backend/session/session";
import { reportNotLoaded } from "../ui/loading/load-module";
import { Avatar } from "../ui/icons/Avatar";
import type { AccountMenu } from "./AccountMenu";

const load = async (): Promise<typeof AccountMenu> => (await import("./AccountMenu")).AccountMenu;

const prepare = (): void => void load().catch(() => {});

/** Button of the account menu, which is loaded on first use. */
export function LazyAccountMenu(): ReactNode {
  const admin = useSession(({ session }) => session?.model);
  const [loaded, setLoaded] = useState<{ Menu: typeof AccountMenu; byKey: boolean }>();
  if (!admin) return null;
  const label = interpolate(texts.shell.account, { email: admin.email });
  if (loaded) return <loaded.Menu {...{ admin, label }} byKey={loaded.byKey} />;
  const open = (byKey: boolean): void =>
    void load().then(
      (Menu) => setLoaded({ Menu, byKey }),
      () => reportNotLoaded(() => open(byKey)),
    );
  return (
    <button
      type="button"
      className="rail-user"
      aria-label={label}
      aria-haspopup="menu"
      aria-expanded={false}
      data-tip={admin.email}
      data-tip-side="right"
      onPointerEnter={prepare}
      onFocus={prepare}
      // A click without a pointer comes from Enter or Space.
      onClick={({ detail }) => open(detail === 0)}
      onKeyDown={({ key }) => key === "ArrowDown" && open(true)}
    >
      <Avatar number={admin.avatar} />
    </button>
  );
}
