import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { GroupTitle, LabelText } from "../../src/runtime/form/LabelText";

const drawn = (title: string, label: string): string =>
  render(
    <GroupTitle value={title}>
      <LabelText label={label} />
    </GroupTitle>,
  ).container.innerHTML;

test("a label that begins with its group's title has it on a line of its own, and reads as before", () => {
  const lines = '<span class="label-lines"><b>Admins auth token</b> <small>duration</small></span>';
  expect(drawn("Admins auth token", "Admins auth token duration")).toBe(lines);
});

test("any other label is one text, in a group and without", () => {
  expect(drawn("Admins auth token", "Duration")).toBe('<span class="clip">Duration</span>');
  expect(drawn("", "Sender name")).toBe('<span class="clip">Sender name</span>');
  expect(drawn("Send", "Sender name")).toBe('<span class="clip">Sender name</span>');
});
