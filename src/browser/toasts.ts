import { create } from "zustand";
import { toastTimes } from "../../definitions/limits/sizes";
import type { FailedRequest } from "../../definitions/language/failed-request";

/** Type of a toast; determines its colour, icon and duration. */
export type ToastKind = "info" | "success" | "warning" | "error";

/** Toast message. */
export interface Toast {
  id: number;
  kind: ToastKind;
  text: string;
  /** In milliseconds. */
  duration: number;
  /** Request whose log entry may explain the failure. */
  failedRequest?: FailedRequest | undefined;
  /** Repeats or undoes something; shown as a button. */
  act?: { label: string; run: () => void } | undefined;
}

let last = 0;

/** Store of the visible toasts, newest last. */
export const useToasts = create<readonly Toast[]>(() => []);

/** Shows a toast, and returns its id. It replaces an earlier one with the same text. */
export function showToast(
  kind: ToastKind,
  text: string,
  { duration = toastTimes[kind], ...actions }: Partial<Omit<Toast, "id" | "kind" | "text">> = {},
): number {
  last += 1;
  const toast = { id: last, kind, text, duration, ...actions };
  useToasts.setState((toasts) => [...toasts.filter((other) => other.text !== text), toast], true);
  return last;
}

/** Removes a toast. */
export const dismissToast = (id: number): void =>
  useToasts.setState((toasts) => toasts.filter((toast) => toast.id !== id), true);

/** Removes the toast with this text, as it no longer applies. */
export const withdrawToast = (text: string): void =>
  useToasts.setState((toasts) => toasts.filter((toast) => toast.text !== text), true);

/** Removes all toasts. */
export const dismissAllToasts = (): void => useToasts.setState([], true);
