import { atom } from 'nanostores';

export type ToastColor = 'success' | 'error' | 'warning' | 'info';

export interface Toast {
  readonly id: number;
  /** False for the last 200 ms, while it leaves. */
  readonly open: boolean;
  readonly color: ToastColor;
  readonly description: string;
}

const LIMIT = 5;
const DURATION = 3000;
const REMOVAL_DELAY = 200;

/** The toasts on the page, oldest first, at most five. */
export const $toasts = atom<readonly Toast[]>([]);

let nextId = 1;
let isHeld = false;
const closings = new Map<number, ReturnType<typeof setTimeout>>();

function closeLater(id: number): void {
  clearTimeout(closings.get(id));
  if (!isHeld)
    closings.set(
      id,
      setTimeout(() => removeToast(id), DURATION),
    );
}

/** Shows a toast for 3 s; the oldest gives way beyond five. Returns its id. */
export function addToast(color: ToastColor, description: string): number {
  const id = nextId;
  nextId += 1;
  $toasts.set([...$toasts.get(), { id, open: true, color, description }].slice(-LIMIT));
  closeLater(id);
  return id;
}

/** Closes a toast, and drops it once it has left. */
export function removeToast(id: number): void {
  clearTimeout(closings.get(id));
  closings.delete(id);
  if (!$toasts.get().some((toast) => toast.id === id && toast.open)) return;
  $toasts.set($toasts.get().map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
  setTimeout(() => $toasts.set($toasts.get().filter((toast) => toast.id !== id)), REMOVAL_DELAY);
}

/** Keeps the toasts while one is being read, by pointer or focus; let go, they stand for another 3 s. */
export function holdToasts(held: boolean): void {
  if (held === isHeld) return;
  isHeld = held;
  for (const { id, open } of $toasts.get()) {
    if (!open) continue;
    if (held) clearTimeout(closings.get(id));
    else closeLater(id);
  }
}
