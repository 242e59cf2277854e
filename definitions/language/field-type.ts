import type { Availability, ByVersion } from "./availability";
import type { Limits } from "./field-limits";
import type { FieldType } from "./line";
import type { Node } from "./node";
import type { Path, PathTo } from "./path";

/** Properties of each field, besides its options, that conditions may test. */
interface Tested {
  system: boolean;
}

/** Field type as written in definitions. */
export type FieldTypeDefinition<Options> = Omit<FieldType, "label" | "options" | "inHeading" | "defaults" | "value"> &
  Availability & {
    label: string | ByVersion<string>;
    options: readonly Node<Options & Tested>[];
    inHeading?: readonly Node<Options & Tested>[];
    defaults: Partial<Options> | ByVersion<Partial<Options>>;
    value: Omit<FieldType["value"], "multiple" | "collection" | "limits" | "unstated"> & {
      multiple?: PathTo<Options, number>;
      collection?: Path<Options>;
      limits: LimitsOf<Options> | ByVersion<LimitsOf<Options>>;
      unstated?: Unstated | ByVersion<Unstated>;
    };
  };

type Unstated = { [L in keyof Limits]?: Limits[L] | ByVersion<Limits[L]> };

type LimitsOf<Options> = { [L in keyof Limits]?: PathTo<Options, Limits[L]> };
