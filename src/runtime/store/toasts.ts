import { create } from "zustand";
import { toastTimes } from "../../../definitions/texts/sizes";
import type { FailedRequest } from "../model/calls/failure";

/** What a toast means; its colour, its picture and how long it stays go by it. */
export type ToastKind = "info" | "success" | "warning" | "error";

/** One thing that is being said. */
export interface Toast {
  id: number;
  kind: ToastKind;
  text: string;
  /** Milliseconds. */
  duration: number;
  /** The request whose log entry may know more than the text. */
  failedRequest: FailedRequest | undefined;
}

let last = 0;

/** What is being said at the foot of the page, the newest last. */
export const useToasts = create<readonly Toast[]>(() => []);

/** Says something for a while. The same text said again replaces the earlier one. */
export function showToast(
  kind: ToastKind,
  text: string,
  duration = toastTimes[kind],
  failedRequest?: FailedRequest,
): void {
  last += 1;
  const toast = { id: last, kind, text, duration, failedRequest };
  useToasts.setState((toasts) => [...toasts.filter((other) => other.text !== text), toast], true);
}

/** Takes a toast away. */
export const dismissToast = (id: number): void =>
  useToasts.setState((toasts) => toasts.filter((toast) => toast.id !== id), true);

/** Takes away what is said by a text, where it is no longer so. */
export const withdrawToast = (text: string): void =>
  useToasts.setState((toasts) => toasts.filter((toast) => toast.text !== text), true);

/** Takes all of them away. */
export const dismissAllToasts = (): void => useToasts.setState([], true);
