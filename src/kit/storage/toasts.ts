import { atom } from 'nanostores';

export type ToastColor = 'success' | 'error' | 'warning' | 'info';

export interface Toast {
  readonly id: number;
  /** False for the last 200 ms, while it leaves. */
  readonly open: boolean;
  readonly color: ToastColor;
  readonly description: string;
  /** What the reader may do about it; taken, the toast leaves. */
  readonly action?: ToastAction | undefined;
}

export interface ToastAction {
  readonly label: string;
  readonly run: () => void;
}

const LIMIT = 5;
const DURATION = 3000;
/** One that offers something stands until it can be read and reached. */
const ACTION_DURATION = 10_000;
const REMOVAL_DELAY = 200;

/** The toasts on the page, oldest first, at most five. */
/** As pages are served: a region that wakes to the same list has nothing to draw. */
export const NO_TOASTS: readonly Toast[] = [];
export const $toasts = atom<readonly Toast[]>(NO_TOASTS);

let nextId = 1;
let isHeld = false;
const closings = new Map<number, ReturnType<typeof setTimeout>>();

const durationOf = (id: number): number =>
  $toasts.get().some((toast) => toast.id === id && toast.action) ? ACTION_DURATION : DURATION;

function closeLater(id: number): void {
  clearTimeout(closings.get(id));
  if (!isHeld)
    closings.set(
      id,
      setTimeout(() => removeToast(id), durationOf(id)),
    );
}

/** Shows a toast for 3 s, 10 s with something to do; the oldest gives way beyond five. Returns its id. */
export function addToast(color: ToastColor, description: string, action?: ToastAction): number {
  const id = nextId;
  nextId += 1;
  $toasts.set([...$toasts.get(), { id, open: true, color, description, action }].slice(-LIMIT));
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
