import { render } from "@testing-library/react";
import { useLayoutEffect } from "react";
import { expect, test, vi } from "vitest";
import { useSaveKey } from "../../src/runtime/form/use-save-key";

test("saves by the key as soon as the page is visible", () => {
  const save = vi.fn();
  const Seen = () => {
    useSaveKey("office");
    useLayoutEffect(() => void document.dispatchEvent(new KeyboardEvent("keydown", { key: "s", ctrlKey: true })), []);
    return <form id="office" onSubmit={save} />;
  };
  render(<Seen />);
  expect(save).toHaveBeenCalledOnce();
});

test.each([
  ["of a Cyrillic layout", "ы", "KeyS", 1],
  ["of a Latin layout that has it elsewhere", "s", "Semicolon", 1],
  ["that is another letter there", "o", "KeyS", 0],
])("recognizes the key %s", (_, key, code, times) => {
  const save = vi.fn();
  const Form = () => {
    useSaveKey("office");
    return <form id="office" onSubmit={save} />;
  };
  render(<Form />);
  document.dispatchEvent(new KeyboardEvent("keydown", { key, code, ctrlKey: true }));
  expect(save).toHaveBeenCalledTimes(times);
});
