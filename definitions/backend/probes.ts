import { call, listOf, objectOf, type Call } from "../language/call";
import type { Version } from "../language/versions";

/** A call that changes nothing, and that only versions with a feature answer. */
export interface Probe {
  since: Version;
  call: Call<object>;
  /** The status of the answer where the feature is missing. */
  missing: number;
}

const listWhere = (filter: string) =>
  call("GET /api/collections", {
    probe: true,
    fixedQuery: { perPage: 1, skipTotal: 1, fields: "id", filter },
    answer: objectOf<{ items: object[] }>({ items: "objects" }),
  });

/** Features that no key of the settings shows, newest first. The first that is there says the version. */
export const probes: readonly Probe[] = [
  { since: "v0.36", call: listWhere('strftime("%Y","2026-01-01")="2026"'), missing: 400 },
  { since: "v0.27", call: listWhere("geoDistance(1,1,2,2)>=0"), missing: 400 },
  { since: "v0.24", call: call("GET /api/crons", { probe: true, answer: listOf<object>() }), missing: 404 },
];
