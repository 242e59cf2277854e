import type { Handed } from "./handed-on";

/**
 * How the calls of a page ended: all are made, one goes on elsewhere, or no other try would mend what the backend does
 * not take, be it the token, be it from strangers.
 */
export type Ended =
  | { kind: "done"; data: unknown; answer: unknown }
  | { kind: "elsewhere"; leadsTo: string; says: string | undefined; handed: Handed }
  | { kind: "refused"; reason: string; isOfToken: boolean }
  | { kind: "overtaken" };
