import { expect, it } from 'vitest';
import { createHangUpLog } from './report.ts';

it('says the first hang-up of a minute, and counts the rest in one line', () => {
  const lines: string[] = [];
  let minute = (): void => undefined;
  const report = createHangUpLog(
    (line) => lines.push(line),
    (then) => (minute = then),
  );
  for (let call = 0; call < 1000; call += 1) report();
  expect(lines).toEqual(['a caller hung up before the end of its request\n']);
  minute();
  expect(lines.slice(1)).toEqual(['callers that hung up before the end of their requests: 999 more within a minute\n']);
  report();
  minute();
  expect(lines).toHaveLength(3);
});
