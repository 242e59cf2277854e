/** What is said against a filter that the backend would refuse. */
export const filterTexts = {
  operand: 'Before "{text}" a field or a value is missing.',
  operator: 'Before "{text}" an operator such as = or ~ is missing.',
  join: 'Before "{text}" && or || is missing.',
  noComparison: 'After "{text}" a comparison is missing.',
  noOperator: 'After "{text}" an operator and a value are missing.',
  noOperand: 'After "{text}" a field or a value is missing.',
  emptyBrackets: "There is nothing between these brackets.",
  openBracket: "This bracket is not closed.",
  closingBracket: "This bracket closes none.",
  openText: "This text has no closing quote.",
  quoteInBrackets: "Within brackets, a double quote inside a text needs one more backslash before it.",
  name: 'A name cannot end like "{text}": its last character is a letter, a digit or an underscore.',
  number: '"{text}" is not a number.',
  negative: 'A number cannot be negative. Compare with a text by > or <, as in n > "-6".',
  unknownOperator: 'There is no operator "{text}": use =, !=, >, >=, <, <=, ~ or !~.',
  unknownJoin: 'There is no "{text}": join comparisons by && or ||.',
  character: '"{text}" means nothing here. Texts stand in quotes.',
  unknownName: 'There is no field "{text}" here.',
  /** How the first fault of a refused filter is told; the position counts from 1. */
  at: "At character {position}: {sentence}",
};
