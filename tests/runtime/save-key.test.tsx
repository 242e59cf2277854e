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
