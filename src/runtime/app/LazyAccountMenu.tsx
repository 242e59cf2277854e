import { useState, type ReactNode } from "react";
import { texts } from "../../../definitions/texts/texts";
import { interpolate } from "../model/values/text";
import { useSession } from "../store/session";
import { showToast } from "../store/toasts";
import { Avatar } from "../ui/Avatar";
import type { AccountMenu } from "./AccountMenu";

const load = async (): Promise<typeof AccountMenu> => (await import("./AccountMenu")).AccountMenu;

/** Opens the admin's own menu, which is loaded when it is first wanted: no page waits for it. */
export function LazyAccountMenu(): ReactNode {
  const admin = useSession(({ session }) => session?.model);
  const [loaded, setLoaded] = useState<{ Menu: typeof AccountMenu }>();
  if (!admin) return null;
  const label = interpolate(texts.shell.account, { email: admin.email });
  if (loaded) return <loaded.Menu {...{ admin, label }} />;
  const open = (): void =>
    void load().then(
      (Menu) => setLoaded({ Menu }),
      () => showToast("error", texts.failure.part),
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
      onClick={open}
      onKeyDown={({ key }) => key === "ArrowDown" && open()}
    >
      <Avatar number={admin.avatar} />
    </button>
  );
}
