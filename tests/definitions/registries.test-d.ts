import type { ComponentType } from "react";
import type { Screen } from "../../definitions/language/screen";
import type { Product } from "../../src/runtime/shell/product";
import type { Cells } from "../../src/runtime/table/cell";
import { product } from "../../src/product";
import { cells } from "../../src/widgets/cells";
import { widgets } from "../../src/widgets";

// Compiled by `tsc`, never run: an error that is not there is an error.

const { text: _text, ...withoutText } = widgets;

// @ts-expect-error a widget that a screen may ask for is missing
export const lacksWidget: Product = { ...product, widgets: withoutText };

const { "web-address": _webAddress, ...withoutFormat } = widgets;

// @ts-expect-error the widget of a format is missing
export const lacksFormat: Product = { ...product, widgets: withoutFormat };

const { url: _url, ...withoutUrl } = cells;

// @ts-expect-error a cell is missing
export const lacksCell: Cells = withoutUrl;

// @ts-expect-error a slot is missing
export const lacksSlot: Product = { ...product, slots: {} };

const { door: _door, ...withoutDoor } = product.renderers;

// @ts-expect-error a question is missing
export const lacksQuestion: Product = { ...product, questions: {} };

// @ts-expect-error a kind of screen has no renderer
export const lacksRenderer: Record<Screen["kind"], ComponentType<{ screen: never }>> = withoutDoor;

// @ts-expect-error a kind of screen that nobody draws
export const unknownKind: Screen = { kind: "chart", icon: "compass", title: "", go: { label: "", to: "" } };
