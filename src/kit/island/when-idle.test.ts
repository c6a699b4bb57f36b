import { afterEach, expect, it, vi } from 'vitest';
import { whenUsed } from './when-idle.ts';

/** A page on a device that keeps so many things, and what is done on it. */
function page(kept: number, ofTab = 0, cookie = '', typed = '') {
  const target = new EventTarget();
  const field = { value: typed, defaultValue: '' };
  vi.stubGlobal('document', { cookie, activeElement: null, querySelectorAll: () => [field] });
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

it.each<Parameters<typeof page>>([
  [1, 0],
  [0, 1],
  // Units are kept in a cookie.
  [0, 0, 'user-settings=us'],
  // Typed before this script was there.
  [0, 0, '', '8,1'],
])('comes at a quiet moment where something is kept or begun: %j', (...known) => {
  const { called, rests } = page(...known);
  expect(called).not.toHaveBeenCalled();
  rests();
  expect(called).toHaveBeenCalledTimes(1);
});
