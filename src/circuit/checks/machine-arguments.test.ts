import { describe, expect, it } from 'vitest';
import { createEngine } from '../../engine/index.ts';
import { translator } from '../../shell/texts.ts';
import { describeMachineProblem, machineFieldName } from '../../i18n/machine-problems.ts';
import {
  compressorPoint,
  hpOptimum,
  polynomialDoctor,
  readingUncertainty,
  rulerMeasure,
  rulerSaturation,
  rulerState,
  sweep,
} from '../index.ts';
import type { Outcome } from '../outcome.ts';

const engine = await createEngine();
const [fr, en] = [translator('fr'), translator('en')];

const constant = (value: number): readonly number[] => [value, 0, 0, 0, 0, 0, 0, 0, 0, 0];
const FLOW = { mass_flow: constant(236), power: constant(2600) };

describe('every argument', () => {
  const garbage = { anything: [] };
  const record = { fluid: 'R134a', coefficients: FLOW };
  const known = { coefficients: { capacity: constant(9), power: constant(1) } };
  const DOORS: Readonly<Record<string, readonly [(given: object) => Outcome<unknown>, readonly string[]]>> = {
    record: [
      (given) => compressorPoint({ ...record, ...given }, 0, 40, {}, engine),
      [
        ...['step_volume_h', 'frequency', 'rating_mode', 'rating_value', 'rating_sc', 'rating_t_gc', 'temp_unit'],
        ...['rating_t_liquid'],
        ...['temp_convention', 'variable', 'te_min', 'te_max', 'tc_min', 'tc_max', 'heat_loss'],
      ],
    ],
    running: [
      (given) => compressorPoint(record, 0, 40, given, engine),
      ['superheat', 'frequency', 'f_v', 'correct_power', 'fluid'],
    ],
    place: [
      ({ te = 0, tc = 40 }: { te?: unknown; tc?: unknown }) => compressorPoint(record, te, tc, {}, engine),
      ['te', 'tc'],
    ],
    doctor: [
      (given) => polynomialDoctor({ ...known, ...given }, engine),
      ['fluid', 'order', 'temp_unit', 'rating_mode', 'rating_value', 'rating_sc', 'te_min', 'step_volume_h'],
    ],
    sweep: [
      (given) => {
        const { variable, from, to, step } = { variable: 'te', from: 0, to: 5, step: 1, ...given };
        return sweep({}, variable, from, to, step, engine);
      },
      ['variable', 'from', 'to', 'step'],
    ],
    ruler: [
      (given) => {
        const { prop1, value1, prop2, value2 } = { prop1: 'P', value1: 5, prop2: 'T', value2: 40, ...given };
        return rulerState('R134a', prop1, value1, prop2, value2, engine);
      },
      ['prop1', 'value1', 'prop2', 'value2'],
    ],
    saturation: [
      (given) => {
        const { fluid, prop, value, curve } = { fluid: 'R134a', prop: 'T', value: 0, curve: 'dew', ...given };
        return rulerSaturation(fluid, prop, value, curve, engine);
      },
      ['fluid', 'prop', 'value', 'curve'],
    ],
    measure: [({ p = 3, t = 5 }: { p?: unknown; t?: unknown }) => rulerMeasure('R134a', p, t, engine), ['p', 't']],
    uncertainty: [(given) => readingUncertainty('R134a', 3, 'superheat', given, engine), ['acc_t', 'acc_p', 'fs']],
    optimum: [
      (given) =>
        hpOptimum({ ...('t_amb' in given || 'approach' in given ? { mode_tgc: 'ambient' } : {}), ...given }, engine),
      [
        ...['temp_evp', 'mode_tgc', 't_out_gc', 't_amb', 'approach', 'surch_evp', 'surch_la', 'eta_model', 'rend_is'],
        ...['objective', 'p_min', 'p_max', 't_ref', 'power_cold'],
      ],
    ],
  };

  it.each(Object.entries(DOORS).flatMap(([door, [answer, keys]]) => keys.map((key) => [door, key, answer] as const)))(
    '%s: %s is named by its problem, in both languages',
    (_door, key, answer) => {
      const outcome = answer({ [key]: garbage });
      expect(outcome.ok).toBe(false);
      if (outcome.ok) return;
      expect(outcome.problem.field).toBe(key);
      for (const t of [fr, en]) {
        const name = machineFieldName(key, t);
        expect(name).not.toContain('_');
        expect(name).not.toBe(key);
        if (outcome.problem.code !== 'E_FLUID') expect(describeMachineProblem(outcome.problem, t)).toContain(name);
      }
    },
  );
});
