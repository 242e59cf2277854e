import type { ReactNode } from "react";
import { Link, useLocation } from "react-router-dom";
import type { MessagePage } from "../../../../definitions/language/screen";
import { EmptyState } from "../../ui/notices/EmptyState";
import { useTitle } from "../../ui/page/use-title";

/** Page with a message about the current path, such as "not found". */
export function MessageScreen({ screen }: { screen: MessagePage }): ReactNode {
  useTitle();
  const { pathname } = useLocation();
  return (
    <main className="message-screen" id="main">
      <EmptyState icon={screen.icon} title={screen.title} fillsPage>
        <code>{pathname}</code>
        <Link className="btn" to={screen.link.to}>
          {screen.link.label}
        </Link>
      </EmptyState>
    </main>
  );
}
