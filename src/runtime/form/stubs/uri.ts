/** Replaces the URI resolver that rjsf would load: our schemas contain only local references. */
const resolver = {
  resolve: (base: string, reference: string): string => new URL(reference, base).href,
  equal: (one: string, other: string): boolean => one === other,
};

export default resolver;
