import type { ReactNode } from "react";
import type { ApiPreview as Previewed } from "../../../../definitions/language/api-preview";
import { openedFor, openedIn } from "../../model/table/address";
import type { SidebarItem } from "../../model/table/sidebar-items";
import { Button } from "../../ui/controls/Button";
import { Icon } from "../../ui/icons/Icon";
import { useOpenedPanel } from "./opened-panel";
import type { AddressState } from "./table-address";
import { useTableFeatures } from "./table-features";

interface PreviewButtonProps {
  preview: Previewed;
  item: SidebarItem;
  go: AddressState["go"];
}

/** Button that opens the API preview of the selected item. */
export const PreviewButton = ({ preview, item, go }: PreviewButtonProps): ReactNode => (
  <Button onClick={() => go({ opened: openedFor(preview, item.id) })}>
    <Icon name={preview.icon} />
    <span className="btn-text">{preview.title}</span>
  </Button>
);

interface OpenedPreviewProps {
  preview: Previewed;
  item: SidebarItem;
}

/** API preview panel, if the URL names it. */
export function OpenedPreview({ preview, item }: OpenedPreviewProps): ReactNode {
  const { tabs, close, ...over } = useOpenedPanel();
  const { ApiPreview } = useTableFeatures();
  if (openedIn(over, preview) === undefined) return null;
  return <ApiPreview {...{ item, tabs }} title={preview.title} onClose={close} />;
}
