import { render } from "@testing-library/react";
import { useLayoutEffect } from "react";
import { expect, test, vi } from "vitest";
import { useSaveKey } from "../../src/runtime/form/use-save-key";

test("the key saves from the moment on in which the page is seen, not only some time after it", () => {
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
])("the key %s is known by its letter, or by its place where it has no Latin one", (_, key, code, times) => {
  const save = vi.fn();
  const Form = () => {
    useSaveKey("office");
    return <form id="office" onSubmit={save} />;
  };
  render(<Form />);
  document.dispatchEvent(new KeyboardEvent("keydown", { key, code, ctrlKey: true }));
  expect(save).toHaveBeenCalledTimes(times);
});
