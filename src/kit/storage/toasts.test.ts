import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { $toasts, addToast, holdToasts, removeToast } from './toasts.ts';

beforeEach(() => {
  vi.useFakeTimers();
  $toasts.set([]);
});
afterEach(() => vi.useRealTimers());

describe('toasts', () => {
  it('keeps five and drops the oldest', () => {
    for (const text of ['1', '2', '3', '4', '5', '6']) addToast('success', text);
    expect($toasts.get().map(({ description }) => description)).toEqual(['2', '3', '4', '5', '6']);
  });

  it('closes after 3 s and is gone 200 ms later', () => {
    addToast('error', 'x');
    vi.advanceTimersByTime(2999);
    expect($toasts.get()[0]?.open).toBe(true);
    vi.advanceTimersByTime(1);
    expect($toasts.get()[0]?.open).toBe(false);
    vi.advanceTimersByTime(199);
    expect($toasts.get()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect($toasts.get()).toEqual([]);
  });

  it('stands while it is being read, and 3 s more', () => {
    addToast('error', 'x');
    vi.advanceTimersByTime(2000);
    holdToasts(true);
    addToast('error', 'y');
    vi.advanceTimersByTime(60_000);
    expect($toasts.get().map(({ open }) => open)).toEqual([true, true]);
    holdToasts(false);
    vi.advanceTimersByTime(2999);
    expect($toasts.get().map(({ open }) => open)).toEqual([true, true]);
    vi.advanceTimersByTime(1);
    expect($toasts.get().map(({ open }) => open)).toEqual([false, false]);
    vi.advanceTimersByTime(200);
    expect($toasts.get()).toEqual([]);
  });

  it('closes at once when asked', () => {
    const id = addToast('info', 'x');
    removeToast(id);
    expect($toasts.get()[0]?.open).toBe(false);
    vi.advanceTimersByTime(200);
    expect($toasts.get()).toEqual([]);
  });
});
