import { afterEach, describe, expect, it } from 'vitest';
import { describeCircuitProblem } from '../../i18n/circuit-problems.ts';
import { translator } from '../../i18n/index.ts';
import { describeMachineProblem } from '../../i18n/machine-problems.ts';
import { describeProblem } from '../../i18n/problems.ts';
import { writeSentencesIn } from './sentence-units.ts';

const t = translator('en');
const AMERICAN = {
  temperature: 'degF',
  temperatureDifference: 'degF',
  pressure: 'psig',
  speed: 'ft_s',
} as const;

describe('sentences', () => {
  afterEach(() => writeSentencesIn({}));
  const supercritical = {
    code: 'E_SUPERCRIT',
    field: 'pt_cdr',
    values: { v: 120, unit: 'degC', tc: 101.06, pc: 40.5928 },
  } as const;

  it('are in the units of the formulas until the reader has others', () => {
    expect(describeProblem(supercritical, t)).toContain('Condensing (120.0\u202f°C)');
  });

  it('say each figure in the reader’s unit, from the value and not from its rounding', () => {
    writeSentencesIn(AMERICAN);
    // 120 °C and 101.06 °C; 40.5928 bar − 1.01325 bar is 574.05 psi (6894.757 Pa a psi).
    expect(describeProblem(supercritical, t)).toContain(
      'Condensing (248.0\u202f°F) is above the critical point (213.9\u202f°F, 574.1\u202fpsig)',
    );
    const drop = { code: 'W_DPASP', values: { v: 1.66, unit: 'K' } } as const;
    // 1.66 K × 9/5
    expect(describeCircuitProblem(drop, t)).toBe('Pressure drop 3.0\u202f°F (suction)');
    const range = { code: 'E_RANGE', field: 't_sf', values: { min: 0, max: 40, unit: 'K' } } as const;
    expect(describeProblem(range, t)).toContain('(0 to 72\u202f°F)');
    const evaporation = { code: 'E_EVP', field: 'pt_evp', values: { min: -40, max: 100 } } as const;
    expect(describeProblem(evaporation, t)).toContain('(−40 to 212\u202f°F)');
    const share = { code: 'W_XF', values: { v: 41 } } as const;
    expect(describeProblem(share, t)).toBe('High quality after expansion (41.0\u202f%)');
  });
});

describe('sentences of the comparison', () => {
  afterEach(() => writeSentencesIn({}));

  it('follow the reader too, below the air around their gauge as well', () => {
    writeSentencesIn(AMERICAN);
    // 21.8 − 1.01325 and 14.9 − 1.01325 bar, 6894.757 Pa a psi; 0.5 bar is 15.2 inHg below 1.01325 bar (3386.389 Pa each).
    const high = { code: 'C_PRESSURE', values: { p: 21.8, ps: 14.9 } } as const;
    expect(describeMachineProblem(high, t)).toContain('301.5\u202fpsig above that of the machine (201.4\u202fpsig)');
    expect(describeMachineProblem({ code: 'C_VACUUM', values: { p: 0.5 } }, t)).toContain('15.2\u202finHg\u00a0vac');
  });
});
