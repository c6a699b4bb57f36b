/** A drawing carries the measurements it was drawn from: with names somebody else chose, other programs still open it. */
import { Resvg } from '@resvg/resvg-js';
import { expect, it } from 'vitest';
import { readMeasurements, svgWithMeasurements } from '../../src/diagnosis/index.ts';

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10" fill="#f00"/></svg>';

it.each([
  '=cmd|x',
  '<script>alert(1)</script>',
  ']]>&amp;\'</measurements></metadata><image href="http://evil.example/x.png"/>',
  '</svg><svg onload="alert(1)">',
  '<!ENTITY x SYSTEM "file:///etc/passwd">',
  '&x;',
  'a\u0000b\u0001',
  '\ud800',
  '\ufffe\uffff',
])('%j is data in it, and nothing else', async (name) => {
  const table = `time;${name.replaceAll(/[;\r\n\u0000\u0001]/g, ' ')};LP bar\n2026-11-20 08:00:00;1;2\n2026-11-20 08:00:10;1;2\n`;
  const outcome = await readMeasurements(new TextEncoder().encode(table), name);
  if (!outcome.ok) throw new Error(outcome.problem.code);
  const { set } = outcome.result;
  expect(JSON.stringify(set)).toContain('2026-11-20');
  const svg = svgWithMeasurements(DRAWING, set);
  const [, carried = ''] = /<measurements [^>]*>([\s\S]*?)<\/measurements>/.exec(svg) ?? [];
  expect(carried).not.toContain('<');
  expect(svg.replace(carried, '').replace(/<metadata>.*<\/metadata>/, '')).toBe(DRAWING);
  const { pixels } = new Resvg(svg).render();
  expect([...pixels.subarray(0, 3)]).toEqual([255, 0, 0]);
});
