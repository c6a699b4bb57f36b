import { expect, it } from 'vitest';
import { createLostLog } from './lost-log.ts';

it('names ten lost addresses a minute, and counts the rest', () => {
  const lines: string[] = [];
  let minute = (): void => undefined;
  const log = createLostLog(
    (line) => lines.push(line),
    (then, ms) => {
      expect(ms).toBe(60_000);
      minute = then;
    },
  );
  for (let i = 0; i < 5000; i += 1) log.tell(`/${i}`);
  expect(lines).toHaveLength(10);
  expect(lines[0]).toBe('Page not found: /0\n');
  minute();
  expect(lines.slice(10)).toEqual(['Page not found: 4990 more within a minute\n']);
  // The next minute begins anew; one that names all it saw has nothing to add.
  log.tell('/again');
  minute();
  expect(lines.slice(11)).toEqual(['Page not found: /again\n']);
});
