import { afterEach, expect, it, vi } from 'vitest';
import { whenUsed } from './when-used.ts';

/** A page on a device that keeps so many things, and what is done on it. */
function page(kept: number, ofTab = 0) {
  const target = new EventTarget();
  vi.stubGlobal('localStorage', { length: kept });
  vi.stubGlobal('sessionStorage', { length: ofTab });
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
  vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target));
  const idle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (task: () => void) => idle.push(task));
  const called = vi.fn();
  whenUsed(called);
  return {
    called,
    does: (sign: string) => target.dispatchEvent(new Event(sign)),
    rests: () => idle.forEach((task) => task()),
  };
}

afterEach(() => vi.unstubAllGlobals());

it('fetches nothing for who only looks, and once for who touches or types', () => {
  const { called, does, rests } = page(0);
  rests();
  does('scroll');
  expect(called).not.toHaveBeenCalled();
  does('pointerdown');
  does('keydown');
  expect(called).toHaveBeenCalledTimes(1);
});

it.each([
  [1, 0],
  [0, 1],
])('comes at a quiet moment where the device or the tab keeps something', (kept, ofTab) => {
  const { called, rests } = page(kept, ofTab);
  expect(called).not.toHaveBeenCalled();
  rests();
  expect(called).toHaveBeenCalledTimes(1);
});
