import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { environmentName } from "../../../browser/environment";
import { useRegistry } from "../../registry/registry";
import { DrawerButton } from "./Drawer";

interface PageProps {
  /** Parent page for the breadcrumb. */
  parent?: { title: string; to: string } | undefined;
  title: string;
  /** Content after the title. */
  tools?: ReactNode;
  /** Adds a line below the header, if the content scrolls beneath it. */
  ruled?: boolean;
  /** True without a sidebar. */
  wide?: boolean;
  children: ReactNode;
}

/** Page of a signed-in admin: header with breadcrumb, and content. */
export function Page({ parent, title, tools, ruled = false, wide = false, children }: PageProps): ReactNode {
  const { Environment } = useRegistry();
  return (
    <main className={wide ? "page page--wide" : "page"} id="main" tabIndex={-1}>
      <header className={ruled ? "bar bar--ruled" : "bar"}>
        {!wide && <DrawerButton />}
        {environmentName() && <Environment part="switch" />}
        <div className="crumb">
          {parent && (
            <>
              <Link to={parent.to}>{parent.title}</Link>
              <span aria-hidden="true">/</span>
            </>
          )}
          <h1>{title}</h1>
        </div>
        {tools}
      </header>
      {children}
    </main>
  );
}

/** Wraps a failure in place of a complete page. */
export const failedPage = (failure: ReactNode): ReactNode => (
  <main className="page" id="main" tabIndex={-1}>
    {failure}
  </main>
);
