import type { ReactNode } from "react";
import { settingsNotes } from "../../../definitions/texts/settings-notes";
import { useSeenAddress } from "./use-seen-address";

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
