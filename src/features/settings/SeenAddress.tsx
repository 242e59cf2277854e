import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { Health } from "../../../definitions/types/health";
import { settingsNotes } from "../../../definitions/texts/settings-notes";
import { healthQuery } from "./data";

const { address: said } = settingsNotes;

/** Address that the backend sees for this browser, and the proxy header that may contain the real one. */
export function SeenAddress(): ReactNode {
  const seen = useSeenAddress();
  return (
    <>
      <Fact label={said.seenAs}>{seen?.realIP ?? "…"}</Fact>
      <Fact label={said.header}>{seen ? seen.possibleProxyHeader || said.noHeader : "…"}</Fact>
    </>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }): ReactNode => (
  <div className="row">
    <span className="row-label">{label}</span>
    <p>
      <code>{children}</code>
    </p>
  </div>
);

/** Returns how the backend sees this browser; undefined while loading. */
export const useSeenAddress = (): Health["data"] => useQuery(healthQuery).data?.data;
