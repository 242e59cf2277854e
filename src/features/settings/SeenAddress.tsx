import type { ReactNode } from "react";
import { settingsNotes } from "../../../definitions/texts/settings-notes";
import { useSeenAddress } from "./use-seen-address";

const { address: said } = settingsNotes;

/** Which address the backend takes this browser's to be, and the header of a proxy that it could read it from. */
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
    <p className="row-fact">
      <code>{children}</code>
    </p>
  </div>
);
