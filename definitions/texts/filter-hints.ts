/** What is said where a filter finds nothing that no value can hold, and how the one that was meant is offered. */
export const filterHintTexts = {
  notAText: '"{name}" is compared without quotes.',
  notNegative: "A number cannot be negative, and equals no text: it lies between two texts.",
  withoutT: 'Times have a blank where this one has a "T".',
  wholeTime: "A time equals only one that is written to the millisecond.",
  oneOfSeveral: '"{name}" has several values, which equal no single one.',
  sameDay: 'Times have a blank where this one has a "T", with which it comes after all others of its day.',
  letters: '"=" tells capitals from small letters: there is "{spelled}".',
  underscore: 'A "_" is found only beside a "%", and stands for any character then.',
  notSearched: 'Words are not looked for in "{name}".',
  correct: "Search for {filter}",
};
