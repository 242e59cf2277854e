import { useMemo, type ReactNode } from "react";
import { jsonTokens, type JsonKind } from "../values/json/json-tokens";

const colours: Readonly<Record<JsonKind, string>> = {
  key: "tk-key",
  text: "tk-str",
  number: "tk-num",
  literal: "tk-at",
  other: "tk-op",
};

interface ColouredJsonProps {
  json: string;
  /** Position of the syntax error, which is marked. */
  fault?: number | undefined;
}

/** JSON with syntax colours. */
export const ColouredJson = ({ json, fault = -1 }: ColouredJsonProps): ReactNode =>
  useMemo(() => jsonTokens(json), [json]).map(({ at, kind, text }) => (
    <span key={at} className={`${colours[kind]}${at <= fault && fault < at + text.length ? " filter-fault" : ""}`}>
      {text}
    </span>
  ));
