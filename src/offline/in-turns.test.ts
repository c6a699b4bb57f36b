import { expect, it } from 'vitest';
import { inTurns } from './in-turns.ts';

const pause = () => new Promise((resolve) => setTimeout(resolve));

it('does everything, no more than so many at once', async () => {
  let under = 0;
  let most = 0;
  const done: number[] = [];
  await inTurns([1, 2, 3, 4, 5], 2, async (item) => {
    most = Math.max(most, (under += 1));
    await pause();
    under -= 1;
    done.push(item);
  });
  expect(done).toEqual([1, 2, 3, 4, 5]);
  expect(most).toBe(2);
});

it('fails with the first failure, and begins nothing more', async () => {
  const begun: number[] = [];
  const task = async (item: number): Promise<void> => {
    begun.push(item);
    await pause();
    if (item === 2) throw new Error('no network');
  };
  await expect(inTurns([1, 2, 3, 4, 5, 6], 2, task)).rejects.toThrow('no network');
  await pause();
  await pause();
  expect(begun.length).toBeLessThanOrEqual(3);
});
