import { useQuery } from "@tanstack/react-query";
import { useMemo, useState, type ReactNode } from "react";
import type { SettingsPage } from "../../../definitions/language/screen";
import { words } from "../../../definitions/words/words";
import { objectQuery } from "../data/queries";
import { ModelForm } from "../form/ModelForm";
import { resolve } from "../model/resolve";
import { PopupForm } from "../panel/PopupForm";
import { Button } from "../shell/Button";
import { Icon } from "../shell/Icon";
import { NotYet } from "../shell/NotYet";
import { Page } from "../shell/Page";
import { useProduct } from "../shell/product";
import { useMenuEntry } from "../shell/use-menu-entry";
import { useTitle } from "../shell/use-title";
import { SaveBar } from "./SaveBar";
import { SettingsList } from "./SettingsList";
import { useSaving } from "./use-saving";

/** A page that edits a part of the stored settings. */
export function SettingsScreen({ screen }: { screen: SettingsPage }): ReactNode {
  useTitle(screen.title);
  const query = useQuery(objectQuery(screen.read));
  const { entry, home } = useMenuEntry(screen.route);
  const parent = { title: screen.parent, to: home };
  return (
    <>
      {entry && <SettingsList entry={entry} />}
      <Page key={screen.route} parent={parent} title={screen.title} ruled>
        {query.data === undefined ? (
          <NotYet query={query} failed={words.failure.settings} />
        ) : (
          <SettingsForm screen={screen} stored={query.data} />
        )}
      </Page>
    </>
  );
}

function SettingsForm({ screen, stored }: { screen: SettingsPage; stored: unknown }): ReactNode {
  const { schemas } = useProduct();
  const schema = schemas[screen.type]!;
  const lines = useMemo(() => resolve(screen.fields, schema, schemas), [screen, schema, schemas]);
  const { editing, saving, saved, save } = useSaving(screen, lines, stored);
  const [open, setOpen] = useState(false);
  const { whenClean } = screen;
  return (
    <>
      <ModelForm
        {...{ lines, schema, editing, saved }}
        intro={screen.intro}
        className="sheet scroll"
        disabled={saving}
        onSubmit={save}
      />
      <SaveBar editing={editing} saving={saving}>
        {whenClean && (
          <Button size="form" onClick={() => setOpen(true)}>
            <Icon name={whenClean.icon} />
            {whenClean.button}
          </Button>
        )}
      </SaveBar>
      {open && whenClean && <PopupForm popup={whenClean.opens} onClose={() => setOpen(false)} />}
    </>
  );
}
