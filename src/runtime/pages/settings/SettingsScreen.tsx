import { useMemo, useState, type ReactNode } from "react";
import type { SettingsPage } from "../../../../definitions/language/screen";
import { texts } from "../../../../definitions/texts/texts";
import { objectQuery } from "../../../backend/api/queries";
import { usePrefetchedQuery } from "../../prefetch/use-prefetched-query";
import { FormFrame } from "../../form/FormFrame";
import { resolveLines } from "../../model/form/resolve-lines";
import { PopupForm } from "../../row-form/PopupForm";
import { Button } from "../../ui/controls/Button";
import { Icon } from "../../ui/icons/Icon";
import { QueryState, StaleNote } from "../../ui/notices/QueryState";
import { Page } from "../../ui/page/Page";
import { useRegistry } from "../../registry/registry";
import { useMenuSection } from "../../ui/page/use-menu-section";
import { useTitle } from "../../ui/page/use-title";
import { SaveBar } from "./SaveBar";
import { useAskedField } from "./use-asked-field";
import { useSaveSettings } from "./use-save-settings";

/** Page that edits a part of the stored settings. */
export function SettingsScreen({ screen }: { screen: SettingsPage }): ReactNode {
  useTitle(screen.title);
  const query = usePrefetchedQuery(useMemo(() => objectQuery(screen.read), [screen]));
  const shared = useMenuSection(screen);
  return (
    <Page key={screen.route} parent={shared?.above} title={screen.title} ruled>
      {query.data === undefined ? (
        <QueryState query={query} failed={texts.failure.settings} />
      ) : (
        <>
          <StaleNote query={query} failed={texts.failure.settings} />
          <SettingsForm screen={screen} stored={query.data} />
        </>
      )}
    </Page>
  );
}

function SettingsForm({ screen, stored }: { screen: SettingsPage; stored: unknown }): ReactNode {
  const { schemas } = useRegistry();
  const schema = schemas[screen.type]!;
  const lines = useMemo(() => resolveLines(screen.fields, schema, schemas), [screen, schema, schemas]);
  const form = useSaveSettings(screen, lines, stored);
  useAskedField(form);
  const [open, setOpen] = useState(false);
  const { whenClean } = screen;
  return (
    <>
      <FormFrame form={form} intro={screen.intro} className="sheet scroll" />
      <SaveBar form={form}>
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
