import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Theme = 'light' | 'dark';

const css = ['palette', 'tokens']
  .map((name) => readFileSync(new URL(`../../src/shell/styles/${name}.css`, import.meta.url), 'utf8'))
  .join('\n');
const declared = new Map(
  [...css.matchAll(/^ {2}--([\w-]+): (.+);$/gm)].map(([, name, value]) => [name ?? '', value ?? '']),
);

/** Relative luminance (WCAG 2.2) of a token in a theme. OKLCH to linear sRGB after Ottosson, 2020. */
function luminance(token: string, theme: Theme): number {
  const value = declared.get(token);
  if (value === undefined) throw new Error(`no token --${token}`);
  const pair = /^light-dark\((.+), ((?:var|oklch)\(.+\))\)$/.exec(value);
  return luminanceOf(pair ? (theme === 'light' ? pair[1]! : pair[2]!) : value, theme);
}

function luminanceOf(value: string, theme: Theme): number {
  const reference = /^var\(--([\w-]+)\)$/.exec(value);
  if (reference) return luminance(reference[1]!, theme);
  const numbers = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(value);
  if (!numbers) throw new Error(`not a colour: ${value}`);
  const [L, C, h] = [Number(numbers[1]), Number(numbers[2]), (Number(numbers[3]) * Math.PI) / 180];
  const [a, b] = [C * Math.cos(h), C * Math.sin(h)];
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const inGamut = (x: number): number => Math.min(1, Math.max(0, x));
  return (
    0.2126 * inGamut(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s) +
    0.7152 * inGamut(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s) +
    0.0722 * inGamut(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)
  );
}

function contrast(one: string, other: string, theme: Theme): number {
  const [low, high] = [luminance(one, theme), luminance(other, theme)].sort((x, y) => x - y) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

const surfaces = ['page', 'surface', 'surface-raised', 'surface-sunken', 'field'];
const texts = [
  'ink',
  'ink-soft',
  'accent',
  'link',
  'success',
  'warning',
  'error',
  'info',
  'bp',
  'hp',
  'liquid',
  'violet',
  'fluid-1',
  'fluid-2',
];
const pairs = [
  ...surfaces.flatMap((surface) => texts.map((text) => [text, surface, 4.5] as const)),
  ...['success', 'warning', 'error', 'info'].flatMap((kind) => [
    [kind, `${kind}-surface`, 4.5] as const,
    ['ink', `${kind}-surface`, 4.5] as const,
  ]),
  ...['hover', 'selected'].flatMap((surface) =>
    ['ink', 'ink-soft', 'accent'].map((text) => [text, surface, 4.5] as const),
  ),
  ['on-accent', 'accent-fill', 4.5] as const,
  ['on-accent', 'accent-fill-hover', 4.5] as const,
  ...surfaces.flatMap((surface) => ['edge', 'focus', 'dome', 'accent-fill'].map((edge) => [edge, surface, 3] as const)),
];

describe.each(['light', 'dark'] as const)('contrast, %s theme', (theme) => {
  it.each(pairs)('--%s on --%s is at least %d', (text, surface, least) => {
    expect(contrast(text, surface, theme)).toBeGreaterThanOrEqual(least);
  });

  it('knows black on white', () => {
    expect((luminanceOf('oklch(1 0 0)', theme) + 0.05) / (luminanceOf('oklch(0 0 0)', theme) + 0.05)).toBeCloseTo(
      21,
      3,
    );
  });
});
