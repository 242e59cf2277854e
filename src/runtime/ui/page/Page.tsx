import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { DrawerButton } from "./Drawer";

interface PageProps {
  /** The page above this one, and where it is. */
  parent?: { title: string; to: string } | undefined;
  title: string;
  /** What stands directly after the name. */
  tools?: ReactNode;
  /** A hairline under the head, where content scrolls beneath it. */
  ruled?: boolean;
  /** There is no list beside it. */
  wide?: boolean;
  children: ReactNode;
}

/** A page of the signed-in part: its head with the way it lies in the product, and its content. */
export const Page = ({ parent, title, tools, ruled = false, wide = false, children }: PageProps): ReactNode => (
  <main className={wide ? "page page--wide" : "page"} id="main" tabIndex={-1}>
    <header className={ruled ? "bar bar--ruled" : "bar"}>
      {!wide && <DrawerButton />}
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

/** Something that failed in place of a whole page. */
export const failedPage = (failure: ReactNode): ReactNode => (
  <main className="page" id="main" tabIndex={-1}>
    {failure}
  </main>
);
