/** Inline elements that are formatted without a button of their own in the rich text editor. */
export const styledElements = "ABBR BDI BDO BIG CITE DFN FONT INS KBD MARK Q SAMP SMALL SPAN TIME TT VAR";

/** Inline elements by which text is formatted. */
export const inlineElements = `A STRONG B EM I U S DEL STRIKE SUB SUP CODE ${styledElements}`;
