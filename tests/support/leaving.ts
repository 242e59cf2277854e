import { act } from "@testing-library/react";
import { vi } from "vitest";

/** Gives the page a Navigation API. The returned function asks to leave by an address; true if the page holds it. */
export function withNavigation(): (address?: string) => Promise<boolean> {
  const navigation = new EventTarget();
  vi.stubGlobal("navigation", navigation);
  return async (address = "#/logs") => {
    const destination = { url: new URL(address, window.location.href).href, index: -1, sameDocument: true };
    const event = Object.assign(new Event("navigate", { cancelable: true }), { navigationType: "push", destination });
    await act(async () => void navigation.dispatchEvent(event));
    return event.defaultPrevented;
  };
}
