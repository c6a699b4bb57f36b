import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { Workbook } from '../../tests/unit/support/sheet-formulas.ts';
import { fluidGrid } from '../circuit/fluid-sheet/grid.ts';
import { fluidSheet } from '../circuit/fluid-sheet/index.ts';
import { createEngine } from '../engine/index.ts';
import type { Engine } from '../engine/types.ts';
import { NO_PREFERENCES } from '../quantities/index.ts';
import { run } from '../simulation/run.ts';
import { fluidWorkbook, gridUnit } from './index.ts';
import type { WorkbookRequest } from './index.ts';

let engine: Engine;
beforeAll(async () => {
  engine = await createEngine();
});

const SI = NO_PREFERENCES;
const US = { ...NO_PREFERENCES, unitSystem: 'us' } as const;
const made = new Date('2026-11-28T10:00:00Z');

function written(name: string, more: Partial<WorkbookRequest> = {}) {
  const preferences = more.preferences ?? SI;
  const outcome = fluidGrid(name, gridUnit(preferences), engine);
  if (!outcome.ok) throw new Error(`${name}: ${outcome.problem.code}`);
  const bytes = fluidWorkbook({
    ...{ locale: 'fr', preferences, name, grid: outcome.result, facts: fluidSheet(outcome.result.fluid, engine) },
    origin: {
      site: 'AppFroid',
      address: 'https://example.org/a?b&c',

      made,
      quality: ['<±0,3\u202fK>'],
    },
    ...more,
  });
  const parts = Object.fromEntries(Object.entries(unzipSync(bytes)).map(([path, part]) => [path, strFromU8(part)]));
  return { bytes, parts, grid: outcome.result, book: new Workbook(parts) };
}

/** Places spread over a range, none of them a round one. */
const places = (low: number, high: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, at) => low + ((at + 0.5 * (Math.sqrt(5) - 1)) / count) * (high - low));

describe('the file', () => {
  it('has the parts every program asks for, and none that a program warns of', () => {
    const { parts, bytes } = written('R454B');
    expect(Object.keys(parts).sort()).toEqual([
      '[Content_Types].xml',
      '_rels/.rels',
      'docProps/core.xml',
      'xl/_rels/workbook.xml.rels',
      'xl/styles.xml',
      'xl/workbook.xml',
      ...[1, 2, 3, 4, 5].map((number) => `xl/worksheets/sheet${number}.xml`),
    ]);
    // Every part has its type, every relationship its part.
    const types = parts['[Content_Types].xml'] ?? '';
    for (const [, part = ''] of types.matchAll(/PartName="\/([^"]+)"/g)) expect(parts).toHaveProperty([part]);
    for (const [, target = ''] of (parts['xl/_rels/workbook.xml.rels'] ?? '').matchAll(/Target="([^"]+)"/g))
      expect(parts).toHaveProperty([`xl/${target}`]);
    expect(Object.values(parts).join('')).not.toMatch(/externalLink|vbaProject|definedName|TargetMode/);
    const styles = parts['xl/styles.xml'] ?? '';
    const count = Number(/<cellXfs count="(\d+)"/.exec(styles)?.[1]);
    for (const [, style] of (parts['xl/worksheets/sheet1.xml'] ?? '').matchAll(/ s="(\d+)"/g))
      expect(Number(style)).toBeLessThan(count);
    expect(parts['xl/worksheets/sheet3.xml']).toContain('&lt;±0,3\u202fK&gt;');
    expect(bytes.length).toBeLessThan(250_000);
  });

  it('shows the figures its formulas give before anybody has recalculated it', () => {
    const { book } = written('R134a');
    const formulas = book.formulas();
    expect(formulas.length).toBeGreaterThan(150);
    for (const [sheet, address, formula] of formulas) {
      const [cached, value] = [book.cached(sheet, address) ?? '', book.value(sheet, address)];
      if (typeof value === 'number') expect(cached, `${sheet}!${address} ${formula}`).toBeCloseTo(value, 9);
      else expect(cached, `${sheet}!${address} ${formula}`).toBe(value);
    }
  });

  it.each([
    ['fr', ['Saturation', 'Cycle', 'Sources', 'Vapeur', 'Liquide']],
    ['en', ['Saturation', 'Cycle', 'Sources', 'Vapour', 'Liquid']],
  ] as const)('has its sheets in %s', (locale, names) => {
    expect(written('R717', { locale }).book.names).toEqual(names);
  });
});

describe('saturation', () => {
  it.each(['R134a', 'R454B', 'R744', 'R717', 'R718', 'R1234yf'])('%s is within the stated error', (name) => {
    const { book, grid } = written(name);
    const fluid = engine.fluid(grid.fluid);
    const [low, high] = [grid.saturation[0]!.t, grid.saturation.at(-1)!.t];
    // B5 is the temperature, B6 to B14 what it has there: the first sheet of the file.
    const at = (row: number): number => book.value('Saturation', `B${row}`) as number;
    const { P, D, H, S, T } = grid.stated;
    for (const t of [...places(low, high, 25), low, high]) {
      book.type('Saturation', 'B5', t);
      const [liquid, vapour] = [fluid.state({ T: t + 273.15, Q: 0 }), fluid.state({ T: t + 273.15, Q: 1 })];
      const isPoint = t === low || t === high;
      const figures = [
        [at(6) * 1e5, liquid.P, P * liquid.P],
        [at(7) * 1e5, vapour.P, P * vapour.P],
        [at(8), liquid.D, D * liquid.D],
        [at(9), vapour.D, D * vapour.D],
        [at(10) * 1e3, liquid.H, H],
        [at(11) * 1e3, vapour.H, H],
        [at(13) * 1e3, liquid.S, S],
        [at(14) * 1e3, vapour.S, S],
      ] as const;
      for (const [figure, truth, stated] of figures)
        expect(Math.abs(figure - truth), `${t}`).toBeLessThan(isPoint ? 1e-6 * Math.abs(truth) : stated);
      if (isPoint) continue;
      book.type('Saturation', 'B17', vapour.P / 1e5);
      expect(Math.abs(at(19) - t)).toBeLessThan(T);
    }
    book.type('Saturation', 'B5', high + 1);
    expect(book.value('Saturation', 'B7')).toBe('');
    expect(book.value('Saturation', 'D5')).toMatch(/^hors de la table\u00a0: .* °C$/);
    book.type('Saturation', 'B5', 'froid');
    expect(book.value('Saturation', 'B7')).toBe('');
  });

  it('gives superheat and subcooling of the reader’s gauges, in both unit systems', () => {
    // R448A, 4.1 and 17.8 bar on the gauges, 5 °C at the bulb and 35 °C before the valve: 5.1 and 18.8 bar absolute.
    const fluid = engine.fluid('R448A');
    const superheat = 278.15 - fluid.saturation({ P: 4.1e5 + 101_325 }).dew.T;
    const subcooling = fluid.saturation({ P: 17.8e5 + 101_325 }).bubble.T - 308.15;
    const { book } = written('R448A');
    for (const [row, value] of [
      [24, 4.1],
      [25, 5],
      [28, 17.8],
      [29, 35],
    ] as const)
      book.type('Saturation', `B${row}`, value);
    expect(book.value('Saturation', 'B27')).toBeCloseTo(superheat, 2);
    expect(book.value('Saturation', 'B31')).toBeCloseTo(subcooling, 2);
    const us = written('R448A', { preferences: US, locale: 'en' }).book;
    const psi = 1e5 / 6894.757293168;
    for (const [row, value] of [
      [24, 4.1 * psi],
      [25, 41],
      [28, 17.8 * psi],
      [29, 95],
    ] as const)
      us.type('Saturation', `B${row}`, value);
    expect((us.value('Saturation', 'B27') as number) / 1.8).toBeCloseTo(superheat, 2);
    expect((us.value('Saturation', 'B31') as number) / 1.8).toBeCloseTo(subcooling, 2);
  });
});

describe('beside saturation', () => {
  it.each([
    ['R134a', 'vapour'],
    ['R455A', 'vapour'],
    ['R717', 'vapour'],
    ['R290', 'liquid'],
    ['R455A', 'liquid'],
  ] as const)('%s: %s is within the stated error', (name, side) => {
    const { book, grid } = written(name);
    const fluid = engine.fluid(grid.fluid);
    const { points, apart, stated } = grid[side];
    const sheet = side === 'vapour' ? 'Vapeur' : 'Liquide';
    let tried = 0;
    places(points[0]!.t, points.at(-1)!.t, 40).forEach((t, at) => {
      const edge = fluid.state({ T: t + 273.15, Q: side === 'vapour' ? 1 : 0 });
      const away = ((at * 7 + 3.3) % 40) * (side === 'vapour' ? 1 : -1);
      const T = edge.T + away;
      book.type(sheet, 'B5', edge.P / 1e5);
      book.type(sheet, 'B6', T - 273.15);
      const h = book.value(sheet, 'B9');
      if (h === '' || Math.abs(away) > apart.at(-1)!) return;
      tried += 1;
      const state = fluid.state({ T, P: edge.P });
      expect(Math.abs((h as number) * 1e3 - state.H), `${t} ${away}`).toBeLessThan(stated.H);
      const density = book.value(sheet, side === 'vapour' ? 'B11' : 'B10') as number;
      expect(Math.abs(density / state.D - 1)).toBeLessThan(stated.D);
    });
    expect(tried).toBeGreaterThan(25);
  });
});

describe('the cycle', () => {
  it.each([
    ['R134a', 0, 40, SI],
    ['R454B', -10, 45, SI],
    ['R455A', -30, 35, SI],
    ['R717', -15, 30, SI],
    ['R290', -5, 50, US],
    ['R744', -30, -5, US],
  ] as const)('%s, %d/%d °C, is what the site computes', (name, evaporating, condensing, preferences) => {
    const cycle = {
      evaporating,
      condensing,
      superheat: 6,
      lineSuperheat: 3,
      subcooling: 4,
      lineSubcooling: 1,
      isentropic: 0.68,
      volumetric: 0.85,
      cooling: 12,
    };
    const outcome = run(
      {
        ...{
          fluid: name,
          pt_evp: evaporating,
          mode_evp: 1,
          pt_cdr: condensing,
          mode_cdr: 1,
          t_sf: 6,
          t_sft: 3,
          t_sr: 4,
          t_srt: 1,
        },
        ...{ rend_is: 0.68, rend_v: 0.85, choice_1: 1, choice_1_value: 12 },
      },
      engine,
    );
    if (!outcome.ok) throw new Error(outcome.problem.code);
    const { performance, points } = outcome.result;
    const { book } = written(name, { cycle, preferences });
    const figure = (label: string): number => book.value('Cycle', book.labelled('Cycle', label, 27)) as number;
    expect(figure('EER') / performance.eer).toBeCloseTo(1, 3);
    expect(figure('COP') / performance.cop).toBeCloseTo(1, 3);
    const isMetric = preferences === SI;
    const flow = figure('Débit-masse') * (isMetric ? 1 : 0.45359237);
    expect(flow / performance.mass_flow_h).toBeCloseTo(1, 3);
    const hot = figure('Température de refoulement');
    expect(isMetric ? hot : (hot - 32) / 1.8).toBeCloseTo(points.c_refoulement_reel.T, 1);
    const swept = figure('Volume balayé') * (isMetric ? 1 : 1.69901082);
    expect(swept / performance.step_volume_h).toBeCloseTo(1, 2);
    // Another efficiency, typed in by the reader.
    book.type('Cycle', 'B11', 1);
    expect(figure('EER')).toBeGreaterThan(performance.eer);
    book.type('Cycle', 'B6', 500);
    expect(figure('EER')).toBe('');
  });
});
