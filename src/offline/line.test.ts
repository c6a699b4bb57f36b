import { expect, it } from 'vitest';
import { filesAtOnce, restraintOf } from './line.ts';

const line = (said: object) => Object.assign(new EventTarget(), said);

it.each([
  [undefined, undefined, 6],
  [{}, undefined, 6],
  [{ saveData: false, effectiveType: '4g' }, undefined, 6],
  [{ saveData: true, effectiveType: '4g' }, 'saving', 6],
  [{ effectiveType: '3g' }, undefined, 2],
  [{ effectiveType: '2g' }, 'slow', 2],
  [{ effectiveType: 'slow-2g' }, 'slow', 2],
] as const)('a line of which the browser says %j', (said, restraint, atOnce) => {
  const told = said && line(said);
  expect(restraintOf(told)).toBe(restraint);
  expect(filesAtOnce(told)).toBe(atOnce);
});
