import { expect, test } from "vitest";
import { admins, collections, logs } from "../../../support/product";
import { cardLayout } from "../../../../src/runtime/model/table/card";
import { columnsOf } from "../../../../src/runtime/model/table/columns";

const cardsOf = ({ columns }: typeof logs) => {
  const card = cardLayout(columnsOf(columns, undefined));
  return card && { ...card, columns: card.columns.map(({ name }) => name) };
};

test("lays out the marked columns of a card line by line", () => {
  expect(cardsOf(logs)).toEqual({
    columns: ["method", "url", "status", "created"],
    lines: 2,
    tracks: "auto auto minmax(0, 1fr)",
    places: [
      { gridRow: "1", gridColumn: "1", last: false, named: false },
      { gridRow: "2", gridColumn: "1 / -1", last: false, named: false },
      { gridRow: "1", gridColumn: "2", last: false, named: false },
      { gridRow: "1", gridColumn: "3 / -1", last: true, named: false },
    ],
  });
});

test("puts the leading column at the left of all lines", () => {
  const card = cardsOf(admins);
  expect(card?.tracks).toBe("2.25rem minmax(0, 1fr)");
  expect(card?.places[0]).toEqual({ gridRow: "1 / span 3", gridColumn: "1", last: false, named: false });
  expect(card?.places.at(-1)).toEqual({ gridRow: "3", gridColumn: "2 / -1", last: false, named: true });
});

test("keeps rows if no column is marked", () => {
  expect(cardsOf(collections)).toBeUndefined();
});
