import "../../style/signed-in.css";
import { useQuery } from "@tanstack/react-query";
import { useEffect, type ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { words } from "../../../definitions/words/words";
import { settingsQuery } from "../data/queries";
import { Confirm } from "../panel/Confirm";
import { answer } from "../panel/question";
import { Why } from "../panel/Why";
import { SideMenu } from "./SideMenu";
import { useSafeFocus } from "./use-safe-focus";
import { forgetWanted } from "./wanted";

/** What surrounds every page of a signed-in admin. */
export function Shell({ children }: { children: ReactNode }): ReactNode {
  const { error, data } = useQuery(settingsQuery);
  const { pathname } = useLocation();
  useSafeFocus();
  useEffect(() => {
    if (error && !data) console.warn(`The application's name could not be read: ${error.message}`);
  }, [error, data]);
  useEffect(() => {
    if (pathname) forgetWanted();
    // A question belongs to the page that asked it.
    return answer;
  }, [pathname]);
  return (
    <>
      <a
        className="skip"
        href="#main"
        onClick={(event) => {
          // The hash is the router's.
          event.preventDefault();
          document.getElementById("main")?.focus();
        }}
      >
        {words.skip}
      </a>
      <div className="app">
        <SideMenu />
        {children}
      </div>
      <Confirm />
      <Why />
    </>
  );
}
