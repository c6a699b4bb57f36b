import { describe, expect, it } from 'vitest';
import { createEngine } from '../../../engine/index.ts';
import type { Interval, Start } from '../index.ts';
import { analyseRecording, downsample, gaugeCheck, STEADY_SETTINGS, tableFromSet } from '../index.ts';
import { bytesOf, jsonOf, read } from './support.ts';

interface Analysis {
  readonly intervals: readonly Interval[];
  readonly starts: readonly Start[];
  readonly cycles_per_hour: number;
  readonly running_share: number;
  readonly rows: number;
  readonly invalid_rows: number;
}

interface Expected {
  readonly fluid: string;
  readonly tolerance: {
    readonly seconds: number;
    readonly kelvin: number;
    readonly share: number;
    readonly period: number;
  };
  readonly settings: Readonly<Record<string, number>>;
  readonly with_power: Analysis;
  readonly without_power: Analysis;
  readonly m4: { readonly buckets: number; readonly indices: readonly number[] };
}

const engine = await createEngine();
const RECORDINGS = ['cold-room-hunting-r134a', 'freezer-defrost-r290', 'leak-drift-r32', 'split-r32'];
const SECONDS = new Set(['start', 'end', 'time', 'pull_down', 'run']);
const SHARES = new Set(['share_below_min', 'running_share']);

/** How far a figure may lie from its reference. */
function margin(key: string, value: number, { seconds, kelvin, share, period }: Expected['tolerance']): number {
  if (SECONDS.has(key)) return seconds;
  if (SHARES.has(key)) return share;
  if (key === 'period') return period * value;
  return key === 'rows' || key === 'invalid_rows' ? 0 : kelvin;
}

function expectAlike(got: object, wanted: object, tolerance: Expected['tolerance']): void {
  for (const [key, value] of Object.entries(wanted)) {
    const one = (got as Readonly<Record<string, unknown>>)[key];
    if (typeof value !== 'number') expect({ [key]: one }).toEqual({ [key]: value });
    else
      expect(Math.abs(Number(one) - value), `${key}: ${String(one)}, ${value}`).toBeLessThanOrEqual(
        margin(key, value, tolerance),
      );
  }
}

describe.each(RECORDINGS)('%s', (name) => {
  const expected = jsonOf<Expected>(`recording-${name}.json`);
  const { tolerance } = expected;

  async function analysed(hasPower: boolean) {
    const { set } = await read(bytesOf(`recording-${name}.csv`), { fluid: expected.fluid });
    const { power, ...columns } = set.columns;
    const recorded = hasPower && power !== undefined ? { ...columns, power } : columns;
    const answer = analyseRecording({ ...set, columns: recorded }, engine);
    if (!answer.ok) throw new Error(answer.problem.code);
    return { analysis: answer.result, set };
  }

  it.each(['with_power', 'without_power'] as const)('%s', async (key) => {
    const { analysis } = await analysed(key === 'with_power');
    const wanted = expected[key];
    expect(analysis.intervals.map(({ label }) => label)).toEqual(wanted.intervals.map(({ label }) => label));
    for (const [index, interval] of wanted.intervals.entries())
      expectAlike(analysis.intervals[index]!, interval, tolerance);
    expect(analysis.starts).toHaveLength(wanted.starts.length);
    for (const [index, start] of wanted.starts.entries()) expectAlike(analysis.starts[index]!, start, tolerance);
    const { intervals: _intervals, starts: _starts, ...figures } = wanted;
    expectAlike(analysis, figures, tolerance);
  });

  it('is drawn with every extreme', async () => {
    const { analysis, set } = await analysed(true);
    const places = downsample(set.columns.time, analysis.series.superheat, expected.m4.buckets);
    expect(places).toEqual(expected.m4.indices);
  });

  it('is read with the limits it was labelled with', () => {
    expect(STEADY_SETTINGS).toEqual(expected.settings);
  });
});

describe('a recording', () => {
  it('is proposed by its longest interval that can be read', async () => {
    const { set } = await read(bytesOf('recording-split-r32.csv'), { fluid: 'R32' });
    const answer = analyseRecording(set, engine);
    if (!answer.ok || answer.result.proposed === null) throw new Error('nothing proposed');
    expect(answer.result.intervals[answer.result.proposed]?.start).toBe(795);
  });

  it('knows each superheat as well as its instruments', async () => {
    // beyond.md's published table of the same formula: R134a at 2/45 °C, scales 15 and 35 bar, class 1 %: 1.6 and 1.5 K.
    const [low, high] = [
      engine.fluid('R134a').saturationPressure(275.15) / 1e5,
      engine.fluid('R134a').saturationPressure(318.15) / 1e5,
    ];
    const answer = analyseRecording(
      {
        fluid: 'R134a',
        probes: {
          p_lp: { class: 1, full_scale: 15 },
          p_hp: { class: 1, full_scale: 35 },
          t_suction: { acc: 0.5 },
          t_liquid: { acc: 0.5 },
        },
        columns: { time: [0], p_lp: [low], p_hp: [high], t_suction: [8], t_liquid: [40] },
      },
      engine,
    );
    if (!answer.ok) throw new Error(answer.problem.code);
    const { series, warnings } = answer.result;
    expect(series.superheat[0]).toBeCloseTo(6, 6);
    expect(series.subcooling[0]).toBeCloseTo(5, 6);
    expect(Math.round(10 * series.u_superheat[0]!) / 10).toBe(1.6);
    expect(Math.round(10 * series.u_subcooling[0]!) / 10).toBe(1.5);
    expect(warnings).toEqual([]);
  });

  it('says what it lacks', () => {
    expect(analyseRecording({ fluid: 'R0', columns: { time: [] } }, engine)).toEqual({
      ok: false,
      problem: { code: 'E_FLUID', field: 'fluid', values: {} },
    });
    expect(analyseRecording({ fluid: 'R32', columns: { time: [0], p_lp: [9] } }, engine)).toEqual({
      ok: false,
      problem: { code: 'E_MISSING', field: 'columns.p_hp', values: {} },
    });
    for (const hostile of [undefined, { fluid: 'R32' }, { fluid: 'R32', columns: { time: 5 } }]) {
      expect(analyseRecording(hostile as never, engine).ok).toBe(false);
      expect(gaugeCheck(hostile as never, engine).ok).toBe(false);
    }
  });

  it('of no rows, or of pressures no fluid has, has no figures', () => {
    const columns = { time: [] as number[], p_lp: [], p_hp: [], t_suction: [] };
    const none = analyseRecording({ fluid: 'R32', columns }, engine);
    expect(none.ok && none.result.intervals).toEqual([]);
    const time = Array.from({ length: 300 }, (_, row) => row);
    const absurd = time.map((row) => (row % 2 === 0 ? -1 : 1e9));
    const answer = analyseRecording(
      { fluid: 'R32', columns: { time, p_lp: absurd, p_hp: absurd, t_suction: time } },
      engine,
    );
    expect(answer.ok && answer.result.invalid_rows).toBe(300);
    expect(answer.ok && answer.result.intervals.map(({ label }) => label)).toEqual(['stopped']);
  });
});

describe('saturation of a long recording', () => {
  it.each(['R32', 'R407C', 'R448A', 'R744'])('%s lies within a thousandth of a kelvin of the engine', (name) => {
    const fluid = engine.fluid(name);
    const highest = 0.97 * fluid.critical.P;
    const lowest = name === 'R744' ? 6e5 : 0.8e5;
    const rows = 1000;
    const pressures = Array.from(
      { length: rows },
      (_, row) => (lowest * (highest / lowest) ** (row / (rows - 1))) / 1e5,
    );
    const time = pressures.map((_, row) => row);
    const answer = analyseRecording(
      { fluid: name, columns: { time, p_lp: pressures, p_hp: pressures, t_suction: time } },
      engine,
    );
    if (!answer.ok) throw new Error(answer.problem.code);
    for (let row = 3; row < rows; row += 31) {
      const { dew, bubble } = fluid.saturation({ P: pressures[row]! * 1e5 });
      expect(Math.abs(answer.result.series.t0_dew[row]! - (dew.T - 273.15))).toBeLessThan(1e-3);
      expect(Math.abs(answer.result.series.tk_bubble[row]! - (bubble.T - 273.15))).toBeLessThan(1e-3);
    }
    expect(answer.result.saturation_error).toBeLessThan(1e-3);
  });
});

describe('the fluid a gauge was set to', () => {
  interface Case {
    readonly name: string;
    readonly request: { file_fluid: string; p_lp: number; p_hp: number; file_t0: number; file_tk: number };
    readonly expect: { t0: number; difference: number; consistent: boolean; explained_by: readonly string[] };
  }
  const { candidates, cases, tolerance } = jsonOf<{
    candidates: string[];
    cases: Case[];
    tolerance: { kelvin: number };
  }>('gauge-fluid.json');

  it.each(cases.map((one) => [one.name, one] as const))('%s', (_name, { request, expect: wanted }) => {
    const answer = gaugeCheck({ ...request, candidates }, engine);
    if (!answer.ok) throw new Error(answer.problem.code);
    expect(Math.abs(answer.result.t0 - wanted.t0)).toBeLessThanOrEqual(tolerance.kelvin);
    expect(Math.abs(answer.result.difference - wanted.difference)).toBeLessThanOrEqual(tolerance.kelvin);
    expect(answer.result.consistent).toBe(wanted.consistent);
    expect(answer.result.explained_by).toEqual(wanted.explained_by);
  });

  it('is looked for among all fluids, over the rows that have both figures', () => {
    const answer = gaugeCheck(
      {
        file_fluid: 'R32',
        p_lp: [9.2, null, 9.2],
        p_hp: [28, 28, 28],
        file_t0: [4.5, 4.5, null],
        file_tk: [46.1, 46.1, 46.1],
      },
      engine,
    );
    expect(answer.ok && answer.result.explained_by).toEqual(['R410A']);
    expect(answer.ok && answer.result.nearest.map(({ fluid }) => fluid)).toContain('R32');
  });

  it('needs a fluid and a figure', () => {
    const base = { p_lp: 3, p_hp: 11, file_t0: 1, file_tk: 43 };
    const problems = [
      gaugeCheck({ ...base, file_fluid: 'R0' }, engine),
      gaugeCheck({ ...base, file_fluid: 'R32', file_t0: [null] }, engine),
      gaugeCheck({ ...base, file_fluid: 'R32', p_lp: 900 }, engine),
    ];
    expect(problems.map((answer) => !answer.ok && answer.problem.code)).toEqual(['E_FLUID', 'E_MISSING', 'E_NUMBER']);
  });
});

describe('downsample', () => {
  it('takes first, least, greatest and last of each span, and no row twice', () => {
    expect(downsample([0, 1, 2, 3, 4, 5, 6, 7], [5, 9, 1, 4, null, 2, 2, Number.NaN], 2)).toEqual([0, 1, 2, 3, 5, 6]);
    expect(downsample([], [], 10)).toEqual([]);
    expect(downsample([3], [1], 10)).toEqual([0]);
    expect(downsample([0, 1], [1, 2], 0)).toEqual([]);
  });
});

it('takes a set in either form, and columns that are left undefined', async () => {
  const { set } = await read(bytesOf('recording-leak-drift-r32.csv'), { fluid: 'R32' });
  const [plain, typed] = [analyseRecording(set, engine), analyseRecording(tableFromSet(set), engine)];
  expect(plain.ok && plain.result.intervals).toEqual(typed.ok && typed.result.intervals);
  const holed = { ...set, columns: { ...set.columns, te_out: undefined, t_discharge: null } };
  const answer = analyseRecording(holed as never, engine);
  expect(answer.ok && answer.result.intervals).toEqual(plain.ok && plain.result.intervals);
});
