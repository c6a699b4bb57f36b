/** Whether a drawing saved as a file is one that other programs read as the browser does. */
import { Resvg } from '@resvg/resvg-js';
import { expect } from '@playwright/test';

/**
 * Plain colours and lengths, fonts with something to fall back on; and a renderer that is no browser draws it.
 */
export function expectPlainSvg(svg: string): void {
  expect(/okl(ab|ch)|color\(|var\(|\d(px|rem)"/.exec(svg)?.[0]).toBeUndefined();
  for (const [, family] of svg.matchAll(/font-family="([^"]*)"/g))
    expect(family).toMatch(/, Arial, Helvetica, sans-serif$/);
  const drawn = new Resvg(svg, { font: { loadSystemFonts: true } });
  const { pixels } = drawn.render();
  const colours = new Set<string>();
  for (let at = 0; at < pixels.length; at += 4) colours.add(pixels.subarray(at, at + 3).join());
  expect(colours.size).toBeGreaterThan(20);
}
