import { IconCheck, IconLogout } from "@tabler/icons-react";
import { DropdownMenu } from "radix-ui";
import { useId, useRef, useState, type FocusEvent, type ReactNode } from "react";
import { Link } from "react-router-dom";
import { backendTexts } from "../../../definitions/texts/backend";
import { texts } from "../../../definitions/texts/texts";
import type { Admin } from "../../../definitions/types/admin";
import { runAfterSaves } from "../form/use-leave-question";
import { endSession } from "../../backend/session/session";
import { unsavedFields } from "../store/drafts";
import { unfinishedWork } from "../store/unfinished-work";
import { backend } from "../../backend/version/backend";
import { interpolate } from "../../values/text/text";
import { joinNames } from "../../values/text/text-direction";
import { askConfirmation } from "../store/confirmation";
import { Avatar } from "../ui/icons/Avatar";
import { Icon } from "../ui/icons/Icon";
import { FoundVersion } from "../version/FoundVersion";
import { useRegistry } from "../registry/registry";
import { chooseTheme, chosenTheme, themes, type Theme } from "../store/theme";

interface AccountMenuProps {
  admin: Admin;
  /** Accessible name of the menu. */
  label: string;
  /** Opened by keyboard, so the first item gets the focus. */
  byKey: boolean;
}

/** Account menu in its open state, with links, theme and sign-out. */
export function AccountMenu({ admin, label, byKey }: AccountMenuProps): ReactNode {
  const { version } = useRegistry();
  const first = useRef(byKey);
  const trigger = useRef<HTMLButtonElement>(null);
  // The key was pressed before this menu was loaded, so Radix did not handle it.
  const enter = ({ target, currentTarget }: FocusEvent<HTMLElement>): void => {
    if (first.current && target === currentTarget) currentTarget.querySelector<HTMLElement>("[role=menuitem]")?.focus();
    first.current = false;
  };
  return (
    <DropdownMenu.Root modal={false} defaultOpen>
      <DropdownMenu.Trigger
        ref={trigger}
        className="rail-user"
        aria-label={label}
        data-tip={admin.email}
        data-tip-side="right"
      >
        <Avatar number={admin.avatar} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Content
        className="menu"
        side="top"
        align="start"
        sideOffset={6}
        collisionPadding={8}
        onFocus={enter}
      >
        <DropdownMenu.Label className="menu-label">{admin.email}</DropdownMenu.Label>
        <Links />
        <DropdownMenu.Separator className="menu-rule" />
        <ThemeChoice />
        <DropdownMenu.Separator className="menu-rule" />
        <DropdownMenu.Label className="menu-label">
          {interpolate(texts.version, { product: texts.product, version })}
        </DropdownMenu.Label>
        {backend().showsVersion && <BackendLinks />}
        <DropdownMenu.Item className="menu-item" onSelect={() => runAfterSaves(() => signOut(trigger.current))}>
          <IconLogout className="i" aria-hidden="true" />
          {texts.shell.signOut}
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}

const { documentation } = backendTexts;

/** Release notes of the backend, and its documentation, which describes the newest release. */
const BackendLinks = (): ReactNode => (
  <>
    <DropdownMenu.Item className="menu-item" asChild>
      <FoundVersion />
    </DropdownMenu.Item>
    <DropdownMenu.Item className="menu-item" asChild>
      <a href={documentation.address} target="_blank" rel="noreferrer">
        {documentation.label}
      </a>
    </DropdownMenu.Item>
  </>
);

function Links(): ReactNode {
  const { accountMenu } = useRegistry();
  return accountMenu.map(({ label, icon, page }) => (
    <DropdownMenu.Item key={page.route} className="menu-item" asChild>
      <Link to={page.route}>
        <Icon name={icon} />
        {label}
      </Link>
    </DropdownMenu.Item>
  ));
}

function signOut(trigger: HTMLElement | null): void {
  const fields = unsavedFields();
  const losses = [
    ...(fields.length > 0 ? [interpolate(texts.session.leave, { fields: joinNames(fields) })] : []),
    ...unfinishedWork(),
  ];
  if (losses.length === 0) return endSession();
  // The dialog returns the focus to the active element. The menu item will be gone by then.
  trigger?.focus();
  askConfirmation([...losses, texts.session.leaveConfirm].join(" "), () => endSession());
}

function ThemeChoice(): ReactNode {
  const [theme, setTheme] = useState(chosenTheme);
  const choose = (value: string): void => {
    chooseTheme(value as Theme);
    setTheme(value as Theme);
  };
  const heading = useId();
  return (
    <DropdownMenu.RadioGroup aria-labelledby={heading} value={theme} onValueChange={choose}>
      <DropdownMenu.Label className="menu-label" id={heading}>
        {texts.shell.theme}
      </DropdownMenu.Label>
      {themes.map((each) => (
        <DropdownMenu.RadioItem
          key={each}
          className="menu-item"
          value={each}
          onSelect={(event) => event.preventDefault()}
        >
          {texts.shell.themes[each]}
          <span className="grow" />
          <DropdownMenu.ItemIndicator>
            <IconCheck className="i" aria-hidden="true" />
          </DropdownMenu.ItemIndicator>
        </DropdownMenu.RadioItem>
      ))}
    </DropdownMenu.RadioGroup>
  );
}
