import { afterEach, expect, it, vi } from 'vitest';
import { oncePerFrame } from './frames.ts';

afterEach(() => vi.unstubAllGlobals());

it('takes the latest of many values, once per frame, and what waits when asked', () => {
  const frames: (() => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw));
  vi.stubGlobal('cancelAnimationFrame', () => undefined);
  const taken: number[] = [];
  const shown = oncePerFrame((value: number) => void taken.push(value));
  for (let value = 1; value <= 1000; value += 1) shown.set(value);
  expect(taken).toEqual([]);
  expect(frames).toHaveLength(1);
  frames[0]?.();
  expect(taken).toEqual([1000]);
  shown.set(1001);
  shown.flush();
  shown.flush();
  expect(taken).toEqual([1000, 1001]);
});
