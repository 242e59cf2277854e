import type { ReactNode } from "react";
import { importTexts } from "../../../definitions/texts/import";
import type { Change } from "./configuration/compare-configurations";

const looks = { deleted: "danger", changed: "warning", added: "success" } as const;

/** Badge with the kind of a change. */
export const KindBadge = ({ kind }: { kind: Change["kind"] }): ReactNode => (
  <span className={`badge badge--${looks[kind]}`}>{importTexts.kinds[kind]}</span>
);
