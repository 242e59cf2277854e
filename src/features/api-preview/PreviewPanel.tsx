import "./preview.css";
import { IconBraces, IconBrandTypescript, IconDownload } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Tabs } from "radix-ui";
import { useMemo, type ReactNode } from "react";
import type { Api } from "../../../definitions/language/api-preview";
import type { FieldTypes } from "../../../definitions/language/line";
import { previewTexts } from "../../../definitions/texts/preview";
import { panelTexts } from "../../../definitions/texts/panel";
import { texts } from "../../../definitions/texts/texts";
import { apiBase } from "../../backend/api/base-url";
import { collectionsQuery } from "../../backend/api/queries";
import { describedItem, type DescribedItem } from "./model/described";
import { previewTabs, type PreviewTab } from "./model/preview-tabs";
import { recordSchema, type RecordSchema } from "./model/record-schema";
import { typescriptDeclarations, typescriptInterface } from "./model/typescript-type";
import type { PreviewProps } from "../../runtime/pages/table/table-features";
import { Button } from "../../runtime/ui/controls/Button";
import { copyText } from "../../runtime/ui/text/copy-text";
import { MoreMenu } from "../../runtime/ui/menus/MoreMenu";
import { saveFile } from "../../runtime/ui/files/save-file";
import { SidePanel } from "../../runtime/ui/dialogs/SidePanel";
import { OperationView } from "./OperationView";
import { useNarrow } from "./use-narrow";

interface PreviewPanelProps extends PreviewProps {
  api: Api;
  by: FieldTypes;
}

/** Side panel that documents the records API of a collection: one tab per operation. */
export function PreviewPanel({ title, item, tabs: choice, onClose, api, by }: PreviewPanelProps): ReactNode {
  const described = useMemo(() => describedItem(item), [item]);
  const tabs = useMemo(() => previewTabs(described, api, by, origin()), [described, api, by]);
  const shown = tabs.find((tab) => tab.title === choice.tab) ?? tabs[0];
  // Radix builds element ids from the value, and titles contain spaces.
  const valueOf = (tab: PreviewTab): string => String(tabs.indexOf(tab));
  const schemaOf = (each: DescribedItem) => recordSchema(each, api.record, by);
  const tools = (
    <>
      <TypesButton schemaOf={schemaOf} />
      <CopyMenu schema={() => schemaOf(described)} />
    </>
  );
  const foot = (
    <>
      <span className="grow" />
      <Button size="form" onClick={onClose}>
        {texts.form.close}
      </Button>
    </>
  );
  return (
    <SidePanel wide filled {...{ title, tools, foot, onClose }}>
      <Tabs.Root
        className="preview"
        // In a narrow window the style sheet puts the tabs in a row above the content.
        orientation={useNarrow() ? "horizontal" : "vertical"}
        value={shown ? valueOf(shown) : ""}
        onValueChange={(value) => choice.chooseTab(tabs[Number(value)]!.title)}
      >
        <Tabs.List className="preview-tabs scroll" aria-label={previewTexts.operations}>
          {tabs.map((tab) => (
            <Tabs.Trigger
              key={tab.title}
              ref={tab === shown ? bringIntoView : undefined}
              className={tab.isApart ? "side-link is-apart" : "side-link"}
              value={valueOf(tab)}
            >
              {tab.title}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {shown && (
          <Tabs.Content key={shown.title} className="preview-body scroll" value={valueOf(shown)}>
            <OperationView tab={shown} name={described.name} filter={api.filter} />
          </Tabs.Content>
        )}
      </Tabs.Root>
    </SidePanel>
  );
}

// When the panel opens from a URL, the selected tab may be scrolled out of view.
const bringIntoView = (tab: HTMLElement | null): void => tab?.scrollIntoView({ block: "nearest", inline: "nearest" });

function TypesButton({ schemaOf }: { schemaOf: (item: DescribedItem) => RecordSchema }): ReactNode {
  const { data: items } = useQuery(collectionsQuery);
  const types = (): Blob =>
    new Blob([typescriptDeclarations((items ?? []).map((item) => schemaOf(describedItem({ ...item }))))]);
  return (
    <Button look="quiet" disabled={!items} onClick={() => saveFile(previewTexts.typesFile, types())}>
      <IconDownload className="i" aria-hidden="true" />
      {previewTexts.typesLabel}
    </Button>
  );
}

/** Menu that copies the records' TypeScript type or JSON Schema. */
const CopyMenu = ({ schema }: { schema: () => ReturnType<typeof recordSchema> }): ReactNode => (
  <MoreMenu
    label={panelTexts.more}
    items={[
      {
        icon: IconBrandTypescript,
        label: previewTexts.copyTypes,
        onSelect: () => void copyText(typescriptInterface(schema()), previewTexts.types),
      },
      {
        icon: IconBraces,
        label: previewTexts.copySchema,
        onSelect: () => void copyText(JSON.stringify(schema(), null, 2), previewTexts.schema),
      },
    ]}
  />
);

// Clients on other machines cannot use the name `localhost`.
const origin = (): string => {
  const base = apiBase();
  if (base.hostname === "localhost") base.hostname = "127.0.0.1";
  return base.href.replace(/\/$/, "");
};
