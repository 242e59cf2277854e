import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { GroupTitle, LabelText } from "../../src/runtime/form/LabelText";

const drawn = (title: string, label: string): string =>
  render(
    <GroupTitle value={title}>
      <LabelText label={label} />
    </GroupTitle>,
  ).container.innerHTML;

test("splits a label that begins with its group's title into two lines", () => {
  const lines = '<span class="label-lines"><b>Admins auth token</b> <small>duration</small></span>';
  expect(drawn("Admins auth token", "Admins auth token duration")).toBe(lines);
});

test("keeps any other label on one line", () => {
  expect(drawn("Admins auth token", "Duration")).toBe('<span class="clip">Duration</span>');
  expect(drawn("", "Sender name")).toBe('<span class="clip">Sender name</span>');
  expect(drawn("Send", "Sender name")).toBe('<span class="clip">Sender name</span>');
});
