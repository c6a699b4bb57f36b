import { describe, expect, it } from 'vitest';
import { PROBLEM_CODES, QUESTION_CODES, WARNING_CODES } from '../../../diagnosis/measurements/index.ts';
import type { Proposal } from '../../../diagnosis/measurements/index.ts';
import { createTranslator } from '../../../i18n/translator.ts';
import { createFormatter } from '../../../kit/island/format.ts';
import { around, moved, zoomed } from './chart-window.ts';
import { bandPath, chartLayout, heightOf } from './chart-panes.ts';
import { texts as en } from './texts/en.ts';
import { texts as fr } from './texts/fr.ts';
import { readingsFromMeans } from './state/readings.ts';
import { PROBE_PRESETS, probesOfPreset } from '../state/probes.ts';
import { durationText, instantText, timeTicks } from './times.ts';
import { foundTexts, gaugeSaying, gaugeText, problemText, warningTexts } from './words.ts';

const french = createTranslator('fr', { fr });
const english = createTranslator('en', { en });
const format = createFormatter({}, 'fr');
const isSaid = (text: string): boolean => text !== '' && !/recording\.\w/.test(text) && !text.includes('{{');

describe('codes in words', () => {
  it.each([french, english])('none is without its sentence', (t) => {
    const values = { n: 3, max: 50, v: 'x', c: 'y' };
    for (const code of PROBLEM_CODES) expect(problemText({ code, field: 'columns.p_lp', values }, t)).toSatisfy(isSaid);
    for (const code of QUESTION_CODES) expect(t(`recording.questions.${code}`, values)).toSatisfy(isSaid);
    const counts = Object.fromEntries(WARNING_CODES.map((code) => [code, 2]));
    const said = warningTexts({ warnings: WARNING_CODES, counts, invalid: 0 } as unknown as Proposal, t);
    expect(said).toHaveLength(WARNING_CODES.length);
    for (const text of said) expect(text).toSatisfy(isSaid);
  });

  it('a refusal names its line, its place or its column', () => {
    expect(problemText({ code: 'E_LINE', values: { n: 7 } }, english)).toBe('Line 7 too long.');
    expect(problemText({ code: 'E_LINE', values: { n: 7, max: 200 } }, english)).toBe('Line 7: more than 200 columns.');
    expect(problemText({ code: 'E_JSON', values: { n: 41 } }, french)).toBe('JSON illisible (caractère 41).');
    // Rows of a file are counted from one by who reads it.
    expect(problemText({ code: 'E_JSON_SHAPE', field: 'columns.t_suction', values: { n: 4 } }, english)).toBe(
      'JSON without readings: “suction (bulb)”, value 5, is not as expected.',
    );
    const long = 'x'.repeat(100);
    expect(problemText({ code: 'E_JSON_SHAPE', field: long, values: {} }, english)).toContain(`“${'x'.repeat(39)}…”`);
  });

  it('what was dropped is counted', () => {
    const proposal = { warnings: ['W_RAGGED', 'W_GAP'], counts: { W_RAGGED: 1, W_GAP: 3 }, invalid: 1200 };
    expect(warningTexts(proposal as unknown as Proposal, french)).toEqual([
      '1 ligne incomplète écartée.',
      'Trous dans l’enregistrement\u00a0: 3.',
      '1\u202f200 cellules qui ne sont pas des nombres laissées vides.',
    ]);
  });

  it('of many alike warnings the first are said, then how many more', () => {
    const warnings = Array.from({ length: 9 }, (_, index) => ({
      code: 'W_SHMIN' as const,
      values: { v: 3, s: 20, label: 'steady', start: index * 60 },
    }));
    const said = foundTexts(warnings, { start: '' }, format, french);
    expect(said).toHaveLength(4);
    expect(said[0]).toContain('3,0\u202fK pendant 20\u202f%');
    expect(said[3]).toBe('Le même avertissement pour 6 autres intervalles.');
  });
});

describe('the gauge’s setting', () => {
  // gauge-fluid.json: "file says R407C, gauge set to R22" and "gauge right".
  const base = { t0: 3.508, nearest: [{ fluid: 'R22', distance: 0.1 }], glide: 6.3 };
  it('agrees, is of another fluid, or reads bubble', () => {
    expect(gaugeSaying({ ...base, difference: 0.014, consistent: true, explained_by: ['R407C'] }, 'R407C')).toBe(
      'agrees',
    );
    const other = { ...base, difference: -2.208, consistent: false, explained_by: ['R22'] };
    expect(gaugeSaying(other, 'R407C')).toBe('W_GAUGE_FLUID');
    expect(gaugeText(other, 'R407C', format, french)).toBe(
      'L’appareil est réglé sur R22, le fichier dit R407C\u00a0: surchauffe fausse de 2,2\u202fK.',
    );
    expect(gaugeSaying({ ...base, difference: -6.2, consistent: false, explained_by: ['R407C'] }, 'R407C')).toBe(
      'bubble',
    );
    expect(gaugeSaying({ ...base, difference: 3, consistent: false, explained_by: [] }, 'R407C')).toBe('unexplained');
  });
});

describe('times', () => {
  it('are what the file’s clock showed, its change of hour included', () => {
    const facts = { start: '2025-10-26T02:30:00', clock: [{ at: 1800, shift: -3600 }] };
    expect(instantText(facts, 0, french)).toBe('26/10/2025 02:30:00');
    expect(instantText(facts, 1800, french)).toBe('26/10/2025 02:00:00');
    expect(instantText({ start: '2025-06-15T15:06:40Z' }, 10, english)).toBe('15/06/2025 15:06:50');
    expect(instantText({ start: '' }, 3720, french)).toBe('1\u202fh 2\u202fmin');
  });

  it('have two parts, and no empty one', () => {
    expect([30, 60, 90, 3600, 86_399, 90_000].map((seconds) => durationText(seconds, english))).toEqual([
      '30\u00a0s',
      '1\u00a0min',
      '1\u00a0min 30\u00a0s',
      '1\u00a0h',
      '1\u00a0d',
      '1\u00a0d 1\u00a0h',
    ]);
  });

  it('are ticked at round instants of the clock', () => {
    const ticks = timeTicks({ start: '2025-11-03T08:13:00' }, 0, 3600, 4, english);
    expect(ticks.map(({ text }) => text)).toEqual(['08:15', '08:30', '08:45', '09:00']);
    expect(ticks[0]?.at).toBe(120);
    const days = timeTicks({ start: '2025-11-03T08:13:00' }, 0, 3 * 86_400, 3, french);
    expect(days.map(({ text }) => text)).toEqual(['04/11', '05/11', '06/11']);
  });
});

describe('the span shown', () => {
  it('zooms about an instant, moves, and never leaves the recording', () => {
    const whole = [0, 1000] as const;
    expect(zoomed(whole, whole, 0.5, 500, 10)).toEqual([250, 750]);
    expect(zoomed([250, 750], whole, 0.5, 250, 10)).toEqual([250, 500]);
    expect(zoomed([250, 260], whole, 0.1, 255, 10)).toEqual([250, 260]);
    expect(zoomed([250, 750], whole, 10, 500, 10)).toEqual([0, 1000]);
    expect(moved([0, 500], whole, -50)).toEqual([0, 500]);
    expect(moved([250, 750], whole, 500)).toEqual([500, 1000]);
    expect(around(100, 300, whole)).toEqual([70, 330]);
  });

  it('has a height that hangs on nothing but its panes', () => {
    const empty = chartLayout(400, [0, 10], ['superheat', 't0'], {}, (_, value) => value);
    expect(empty.panes.map(({ name }) => name)).toEqual(['differences', 'temperatures']);
    expect(empty.height).toBe(heightOf(2));
  });

  it('shows bands broken where the curve is', () => {
    const one = (value: number): number => value;
    const scale = Object.assign(one, { invert: one, domain: [0, 1] as const, range: [0, 1] as const });
    const times = Float64Array.of(0, 1, Number.NaN, 3);
    const band = { times, low: [1, 2, Number.NaN, 3], high: [2, 3, Number.NaN, 4] };
    expect(bandPath(band, scale, scale)).toBe('M0.0 2.0L1.0 3.0L1.0 2.0L0.0 1.0ZM3.0 4.0L3.0 3.0Z');
  });
});

describe('readings of a visit', () => {
  const machine = { application: '', expansion: '', receiver: false };
  it('are the means, with pressures as the form has them', () => {
    const means = { p_lp: 6, p_hp: 25, t_suction: 8, power: 2.4, file_t0: 1, rh_in: 50 };
    const given = { means, fluid: 'R32', machine, typed: { sight: 0, note: '' }, osc: 1.2, atmosphere: 1.01325 };
    expect(readingsFromMeans({ ...given, mode: 'abs' })).toEqual({
      sight: 0,
      fluid: 'R32',
      p_mode: 'abs',
      p_lp: 6,
      p_hp: 25,
      t_suction: 8,
      power_meas: 2.4,
      osc: 1.2,
      period: null,
    });
    // One standard atmosphere less: ISO 2533.
    expect(readingsFromMeans({ ...given, mode: 'rel' })['p_lp']).toBeCloseTo(4.98675, 3);
  });

  it('of a machine at rest have no power', () => {
    const means = { p_lp: 6, power: 0, current: 0 };
    const taken = readingsFromMeans({ means, fluid: '', machine, typed: {}, mode: 'abs', atmosphere: 1 });
    expect(taken).toEqual({ p_mode: 'abs', p_lp: 6, osc: null, period: null });
  });
});

it('probes of a preset have its class and its scales', () => {
  expect(PROBE_PRESETS).toHaveLength(9);
  expect(probesOfPreset('needle 25/60')).toMatchObject({
    p_lp: { class: 1.6, full_scale: 25 },
    p_hp: { class: 1.6, full_scale: 60 },
  });
  expect(probesOfPreset('')).toEqual({});
});
