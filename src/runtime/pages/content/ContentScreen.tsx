import { useState, type ReactNode } from "react";
import type { ContentPage } from "../../../../definitions/language/screen";
import { texts } from "../../../../definitions/texts/texts";
import { useLeaveQuestion } from "../../form/use-leave-question";
import { joinNames } from "../../../values/text/text-direction";
import { interpolate } from "../../../values/text/text";
import { useRegistry } from "../../registry/registry";
import { formName } from "../../store/drafts";
import { Page } from "../../ui/page/Page";
import { useMenuSection } from "../../ui/page/use-menu-section";
import { useTitle } from "../../ui/page/use-title";

/**
 * Page with its own content, neither a form nor a table. Its edits are stored as a form draft, and leaving them is
 * confirmed.
 */
export function ContentScreen({ screen }: { screen: ContentPage }): ReactNode {
  const { route, title, badge, content } = screen;
  const { contents } = useRegistry();
  const shared = useMenuSection(screen);
  const name = formName(route);
  const [busy, setBusy] = useState(false);
  useTitle(title);
  useLeaveQuestion(name, busy, (fields) => interpolate(texts.form.leave, { fields: joinNames(fields) }));
  const Content = contents[content];
  const drawn = <Content name={name} title={title} onBusy={setBusy} />;
  if (screen.drawsPage) return drawn;
  return (
    <Page
      key={route}
      parent={shared?.above}
      title={title}
      tools={badge && <span className="badge">{badge}</span>}
      ruled
    >
      {drawn}
    </Page>
  );
}
