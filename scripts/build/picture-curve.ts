/**
 * What the picture of a refrigerant's page shows beside its title: its own saturation curve, bubble and dew, and the pressure at
 * the temperature its page answers first; of a pair, both curves. The figures are those of the files the page gives away.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '../../src/language/index.ts';
import { STANDARD_ATMOSPHERE_BAR } from '../../src/quantities/si.ts';

const ATMOSPHERE = STANDARD_ATMOSPHERE_BAR;
/** Where the panel stands in the picture. */
const panel = { left: 690, top: 150, width: 440, height: 350 };
const COLOURS = ['#5cc79a', '#7db4f0'];
const FOLDER = 'ressources/list-fluide';

/** Of fr and en alike: signs and words of the figures. */
const WORDS = {
  fr: { gauge: 'au manomètre à', absolute: 'absolus à', decimal: ',', axis: 'bar abs., échelle log.' },
  en: { gauge: 'gauge at', absolute: 'absolute at', decimal: '.', axis: 'bar abs., log scale' },
};

interface Row {
  readonly t: number;
  readonly p_bubble: number;
  readonly p_dew: number;
}

/** Of the file a fluid's page gives away what is drawn of it. */
interface FluidFile {
  readonly name: string;
  readonly saturation?: readonly Row[];
  readonly working?: { readonly t_dew?: number };
}

export interface Figure {
  readonly name: string;
  readonly value: string;
  readonly said: string;
  readonly colour: string;
}

export interface Curve {
  readonly svg: string;
  readonly figures: readonly Figure[];
}

/** The refrigerants a page is about, by their addresses. @param page its file */
function slugsOf(page: string): string[] {
  const [, kind, slug = ''] =
    /(?:^|\/)ressources\/(list-fluide|remplacer)\/([^/]+)\/index\.html$/.exec(page.replaceAll('\\', '/')) ?? [];
  if (kind === 'list-fluide') return [slug];
  // "r134a-r1234ze-e": the second begins where an "r" and a digit follow a hyphen.
  return kind === 'remplacer' ? slug.split(/-(?=r\d)/) : [];
}

const written = (value: number, decimals: number, decimal: string): string =>
  value.toFixed(decimals).replace('.', decimal).replace('-', '−');

/** The pressure at a temperature as a gauge shows it, or absolute where it is in vacuum. */
function figureOf(p: number, t: number, locale: Locale): Pick<Figure, 'value' | 'said'> {
  const words = WORDS[locale];
  const isGauge = p > ATMOSPHERE;
  const shown = isGauge ? p - ATMOSPHERE : p;
  return {
    value: `${written(shown, shown < 10 ? 2 : 1, words.decimal)}\u202fbar`,
    said: `${isGauge ? words.gauge : words.absolute} ${written(t, 0, words.decimal)}\u202f°C`,
  };
}

/** Round pressures between two others, bar: 1, 2, 5 of each decade. */
const ticksBetween = (low: number, high: number): number[] =>
  Array.from({ length: 12 }, (_, decade) => [1, 2, 5].map((digit) => digit * 10 ** (decade - 6)))
    .flat()
    .filter((p) => p >= low && p <= high);

/**
 * @param site folder of the built pages
 * @param page file of one, inside it
 * @returns undefined for a page without a curve
 */
export function curveOf(site: string, page: string, locale: Locale): Curve | undefined {
  const fluids = slugsOf(page).flatMap((slug, at) => {
    const file = join(site, FOLDER, `${slug}.json`);
    if (!existsSync(file)) return [];
    const { name, saturation, working } = JSON.parse(readFileSync(file, 'utf8')) as FluidFile;
    const rows = (saturation ?? []).filter(({ p_bubble, p_dew }) => p_bubble > 0 && p_dew > 0);
    return rows.length > 2 ? [{ name, rows, working, colour: COLOURS[at] ?? '' }] : [];
  });
  if (fluids.length === 0) return undefined;
  const rows = fluids.flatMap((fluid) => fluid.rows);
  const [left, right] = [Math.min(...rows.map(({ t }) => t)), Math.max(...rows.map(({ t }) => t))];
  const [low, high] = [Math.min(...rows.map(({ p_dew }) => p_dew)), Math.max(...rows.map(({ p_bubble }) => p_bubble))];
  const x = (t: number) => panel.left + ((t - left) / (right - left)) * panel.width;
  const y = (p: number) => panel.top + panel.height * (1 - Math.log(p / low) / Math.log(high / low));
  const path = (fluid: { readonly rows: readonly Row[] }, key: 'p_bubble' | 'p_dew') =>
    fluid.rows.map((row, at) => `${at === 0 ? 'M' : 'L'}${x(row.t).toFixed(1)} ${y(row[key]).toFixed(1)}`).join('');
  const text = (content: string, at: number, down: number, anchor: string, fill: string, size = 22) =>
    `<text x="${at.toFixed(1)}" y="${down.toFixed(1)}" font-size="${size}" fill="${fill}" text-anchor="${anchor}" font-family="Atkinson Hyperlegible Next">${content}</text>`;
  const words = WORDS[locale];
  const ticks = ticksBetween(low, high).filter((_, at, all) => all.length <= 6 || at % 2 === 0);
  const step = right - left > 100 ? 40 : 20;
  const temperatures = Array.from(
    { length: Math.floor(right / step) - Math.ceil(left / step) + 1 },
    (_, at) => (Math.ceil(left / step) + at) * step,
  );
  const bottom = panel.top + panel.height;
  const grid = [
    ...ticks.map(
      (p) =>
        `<path d="M${panel.left} ${y(p).toFixed(1)}h${panel.width}" stroke="#24302f" stroke-width="2"/>${text(String(p).replace('.', words.decimal), panel.left - 12, y(p) + 7, 'end', '#8fa0a6')}`,
    ),
    ...temperatures.map(
      (t) =>
        `<path d="M${x(t).toFixed(1)} ${panel.top}V${bottom}" stroke="#1a2426" stroke-width="2"/>${text(written(t, 0, words.decimal), x(t), bottom + 30, 'middle', '#8fa0a6')}`,
    ),
    text('°C', panel.left + panel.width, bottom + 60, 'end', '#8fa0a6', 20),
    text(words.axis, panel.left, panel.top - 16, 'start', '#8fa0a6', 20),
  ];
  const lines = fluids.flatMap((fluid) => [
    `<path d="${path(fluid, 'p_dew')}" fill="none" stroke="${fluid.colour}" stroke-width="5" stroke-linejoin="round"/>`,
    ...(fluid.rows.some(({ p_bubble, p_dew }) => p_bubble / p_dew > 1.02)
      ? [
          `<path d="${path(fluid, 'p_bubble')}" fill="none" stroke="${fluid.colour}" stroke-width="3" stroke-dasharray="9 8"/>`,
        ]
      : []),
  ]);
  // One temperature for both of a pair, where both have it.
  const asked = fluids[0]?.working?.t_dew ?? rows[0]?.t ?? 0;
  const figures = fluids.flatMap(({ name, rows: own, colour }) => {
    const row = own.find(({ t }) => t === Math.round(asked));
    return row === undefined ? [] : [{ name, colour, row, ...figureOf(row.p_dew, row.t, locale) }];
  });
  const points = figures.map(
    ({ row, colour }) =>
      `<circle cx="${x(row.t).toFixed(1)}" cy="${y(row.p_dew).toFixed(1)}" r="10" fill="#0d1214" stroke="${colour}" stroke-width="5"/>`,
  );
  return {
    svg: [...grid, ...lines, ...points].join('\n'),
    figures: figures.map(({ name, value, said, colour }) => ({ name, value, said, colour })),
  };
}
