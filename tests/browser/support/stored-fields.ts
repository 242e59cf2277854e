/** The fields of the tour's collection, with nested or flat options. */
export const storedFields = (isFlat: boolean): object => {
  const fields: { name: string; type: string; options: object }[] = [
    { name: "title", type: "text", options: {} },
    { name: "amount", type: "number", options: {} },
    { name: "papers", type: "file", options: { maxSelect: 5, maxSize: 1_000_000 } },
  ];
  if (!isFlat) return { schema: fields };
  return { fields: fields.map(({ options, ...field }) => ({ ...field, ...options })) };
};
