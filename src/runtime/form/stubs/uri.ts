/** Stands in for the resolver of references that rjsf would load: our schemas refer only within themselves. */
const resolver = {
  resolve: (base: string, reference: string): string => new URL(reference, base).href,
  equal: (one: string, other: string): boolean => one === other,
};

export default resolver;
