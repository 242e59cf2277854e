import type { ComponentType } from "react";
import type { Screen } from "../../definitions/language/screen";
import type { Registry } from "../../src/runtime/registry/registry";
import type { Cells } from "../../src/runtime/registry/cell";
import { registry } from "../support/registry";
import { cells } from "../../src/widgets/cells";
import { widgets } from "../../src/widgets";

// Compiled by `tsc`, never run: an expected error that is missing is an error.

const { text: _text, ...withoutText } = widgets;

// @ts-expect-error a widget that a screen may ask for is missing
export const lacksWidget: Registry = { ...registry, widgets: withoutText };

const { "web-address": _webAddress, ...withoutFormat } = widgets;

// @ts-expect-error the widget of a format is missing
export const lacksFormat: Registry = { ...registry, widgets: withoutFormat };

const { url: _url, ...withoutUrl } = cells;

// @ts-expect-error a cell is missing
export const lacksCell: Cells = withoutUrl;

// @ts-expect-error a slot is missing
export const lacksSlot: Registry = { ...registry, slots: {} };

const { signedOut: _signedOut, ...withoutSignedOut } = registry.renderers;

// @ts-expect-error a question is missing
export const lacksQuestion: Registry = { ...registry, questions: {} };

// @ts-expect-error a kind of screen has no renderer
export const lacksRenderer: Record<Screen["kind"], ComponentType<{ screen: never }>> = withoutSignedOut;

// @ts-expect-error a kind of screen that nobody draws
export const unknownKind: Screen = { kind: "chart", icon: "compass", title: "", link: { label: "", to: "" } };
