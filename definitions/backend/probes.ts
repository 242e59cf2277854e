import { call, listOf, objectOf, type Call } from "../language/call";
import type { Version } from "../language/versions";

/** Read-only call whose response shows whether the backend has a feature. */
export interface Probe {
  since: Version;
  call: Call<object>;
  /** Status of the response if the feature is missing. */
  missing?: number;
  /** Text in a successful response that shows the feature. */
  sign?: string;
}

const listWhere = (filter: string) =>
  call("GET /api/collections", {
    probe: true,
    fixedQuery: { perPage: 1, skipTotal: 1, fields: "id", filter },
    answer: objectOf<{ items: object[] }>({ items: "objects" }),
  });

/**
 * Features that settings do not reveal. Each response narrows the range of versions. The first probe is never refused,
 * and decides which of the others are needed.
 */
export const probes: readonly Probe[] = [
  {
    since: "v0.33",
    call: call("GET /api/collections/meta/scaffolds", {
      probe: true,
      answer: objectOf<{ auth: object }>({ auth: "object" }),
    }),
    sign: "{ALERT_INFO}",
  },
  { since: "v0.39", call: listWhere('name="\\\\"'), missing: 400 },
  { since: "v0.36", call: listWhere('strftime("%Y","2026-01-01")="2026"'), missing: 400 },
  {
    since: "v0.34",
    call: call("GET /api/collections/_superusers/records", {
      probe: true,
      fixedQuery: { perPage: 1, skipTotal: 1, fields: "id", filter: "@request.body.email:changed=false" },
      answer: objectOf<{ items: object[] }>({ items: "objects" }),
    }),
    missing: 400,
  },
  { since: "v0.27", call: listWhere("geoDistance(1,1,2,2)>=0"), missing: 400 },
  { since: "v0.24", call: call("GET /api/crons", { probe: true, answer: listOf<object>() }), missing: 404 },
];
