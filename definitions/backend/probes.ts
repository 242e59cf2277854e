import { call, listOf, objectOf, type Call } from "../language/call";
import type { Version } from "../language/versions";

/** Read-only call that only versions with a certain feature support. */
export interface Probe {
  since: Version;
  call: Call<object>;
  /** Status of the response where the feature is missing. */
  missing: number;
}

const listWhere = (filter: string) =>
  call("GET /api/collections", {
    probe: true,
    fixedQuery: { perPage: 1, skipTotal: 1, fields: "id", filter },
    answer: objectOf<{ items: object[] }>({ items: "objects" }),
  });

/** Features that settings do not reveal, newest first. The first one found gives the version. */
export const probes: readonly Probe[] = [
  { since: "v0.36", call: listWhere('strftime("%Y","2026-01-01")="2026"'), missing: 400 },
  { since: "v0.27", call: listWhere("geoDistance(1,1,2,2)>=0"), missing: 400 },
  { since: "v0.24", call: call("GET /api/crons", { probe: true, answer: listOf<object>() }), missing: 404 },
];
