import { IconCheck, IconLogout } from "@tabler/icons-react";
import { DropdownMenu } from "radix-ui";
import { useState, type ReactNode } from "react";
import { Link } from "react-router-dom";
import { words } from "../../../definitions/words/words";
import { endSession, useSession } from "../data/session";
import { unsavedFields } from "../form/drafts";
import { fill } from "../model/fill";
import { someOf } from "../model/some-of";
import { ask } from "../panel/question";
import { Avatar } from "./Avatar";
import { Icon } from "./Icon";
import { useProduct } from "./product";
import { chooseTheme, chosenTheme, themes, type Theme } from "./theme";

/** The admin's own menu: the theme, and the way out. */
export function AccountMenu(): ReactNode {
  const admin = useSession(({ session }) => session?.model);
  const { accountMenu } = useProduct();
  if (!admin) return null;
  const label = fill(words.shell.account, { email: admin.email });
  const signOut = (): void => {
    const fields = unsavedFields();
    if (fields.length === 0) endSession();
    else ask(fill(words.session.leave, { fields: someOf(fields) }), () => endSession());
  };
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger className="rail-user" aria-label={label} data-tip={admin.email} data-tip-side="right">
        <Avatar number={admin.avatar} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Content className="menu" side="top" align="start" sideOffset={6} collisionPadding={8}>
        <DropdownMenu.Label className="menu-label">{admin.email}</DropdownMenu.Label>
        {accountMenu.map(({ label: name, icon, page }) => (
          <DropdownMenu.Item key={page.route} className="menu-item" asChild>
            <Link to={page.route}>
              <Icon name={icon} />
              {name}
            </Link>
          </DropdownMenu.Item>
        ))}
        <DropdownMenu.Separator className="menu-rule" />
        <ThemeChoice />
        <DropdownMenu.Separator className="menu-rule" />
        <DropdownMenu.Item className="menu-item" onSelect={signOut}>
          <IconLogout className="i" aria-hidden="true" />
          {words.shell.signOut}
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}

function ThemeChoice(): ReactNode {
  const [theme, setTheme] = useState(chosenTheme);
  const choose = (value: string): void => {
    chooseTheme(value as Theme);
    setTheme(value as Theme);
  };
  return (
    <DropdownMenu.RadioGroup aria-label={words.shell.theme} value={theme} onValueChange={choose}>
      {themes.map((each) => (
        <DropdownMenu.RadioItem
          key={each}
          className="menu-item"
          value={each}
          onSelect={(event) => event.preventDefault()}
        >
          {words.shell.themes[each]}
          <span className="grow" />
          <DropdownMenu.ItemIndicator>
            <IconCheck className="i" aria-hidden="true" />
          </DropdownMenu.ItemIndicator>
        </DropdownMenu.RadioItem>
      ))}
    </DropdownMenu.RadioGroup>
  );
}
