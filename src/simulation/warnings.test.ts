import { describe, expect, it } from 'vitest';
import { createEngine } from '../engine/index.ts';
import type { Engine } from '../engine/types.ts';
import { engineWith } from './checks/engines.ts';
import type { BodyValues } from './fields.ts';
import { run } from './run.ts';
import type { Warning, WarningCode } from './types.ts';
import { WARNING_CODES } from './types.ts';

const engine = await createEngine();

function warningsOf(body: BodyValues, using: Engine = engine): readonly Warning[] {
  const outcome = run(body, using);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problem));
  return outcome.result.warnings;
}
const codesOf = (body: BodyValues, using?: Engine): WarningCode[] => warningsOf(body, using).map(({ code }) => code);

/** Raises the warning; the second body is its harmless neighbour. */
const CASES: readonly (readonly [WarningCode, BodyValues, BodyValues])[] = [
  ['W_TREF', { t_ref: 51 }, { t_ref: 51.2 }],
  ['W_WET', { fluid: 'R245fa', t_sf: 0, t_sft: 0 }, { fluid: 'R245fa', t_sf: 15, t_sft: 10 }],
  [
    'W_FSUB',
    { fluid: 'R744', mode_trans: '1', pt_evp: 20, p_gc: 120, t_out_gc: 22.5 },
    { fluid: 'R744', mode_trans: '1' },
  ],
  ['W_SH0', { t_sf: 0, t_sft: 0 }, { t_sf: 0, t_sft: 1 }],
  ['W_SHLOW', { t_sf: 2.9 }, { t_sf: 3 }],
  ['W_SHHIGH', { t_sf: 20, t_sft: 10.1 }, { t_sf: 20, t_sft: 10 }],
  ['W_SCLOW', { t_sr: 1, t_srt: 0.9 }, { t_sr: 1, t_srt: 1 }],
  ['W_SCHIGH', { t_sr: 10, t_srt: 5.1 }, { t_sr: 10, t_srt: 5 }],
  ['W_TAU', { pt_evp: -25, pt_cdr: 45 }, { pt_evp: -15 }],
  ['W_TAU', { fluid: 'R744', mode_trans: '1', pt_evp: -15 }, { fluid: 'R744', mode_trans: '1' }],
  ['W_XF', { pt_evp: -15, pt_cdr: 45, t_sr: 1 }, {}],
  ['W_VAC', { pt_evp: -27 }, { pt_evp: -26 }],
  ['W_NEARCRIT', { pt_cdr: 97 }, { pt_cdr: 95 }],
  ['W_TRANS', { mode_trans: '1', p_gc: 60, t_out_gc: 60 }, { fluid: 'R744', mode_trans: '1' }],
  ['W_IHXLOSS', { fluid: 'R717', eff_ihx: 0.4 }, { fluid: 'R1234yf', eff_ihx: 0.4 }],
  ['W_STAGE', { architecture: 'two_stage', fluid: 'R717', pt_evp: -40, p_int: 1.2 }, { architecture: 'two_stage' }],
  ['W_SATSUC', { architecture: 'two_stage', kind: 'coil' }, { architecture: 'two_stage', kind: 'flash_mixing' }],
  [
    'W_INJ',
    { architecture: 'two_stage', fluid: 'R744', mode_trans: '1', p_gc: 85, t_out_gc: 40, pt_evp: -20 },
    { architecture: 'two_stage', fluid: 'R717', pt_evp: -33, pt_cdr: 35 },
  ],
  ['W_PREC', { architecture: 'booster', p_rec: 45.1 }, { architecture: 'booster', p_rec: 45 }],
  [
    'W_PARMIN',
    { architecture: 'booster', mode_trans: '0', pt_cdr: 15, parallel: true },
    { architecture: 'booster', mode_trans: '0', pt_cdr: 20, parallel: true },
  ],
  ['W_MTSUC', { architecture: 'booster', p_rec: 50 }, { architecture: 'booster' }],
  ['W_SUBCOLD', { architecture: 'mech_sub', pt_evp: 10, dt_sub: 20 }, { architecture: 'mech_sub', dt_sub: 20 }],
  [
    'W_BOUND',
    { architecture: 'mech_sub', dt_sub: 'opt', t_cdr_aux: 80, rend_is_aux: 0.3 },
    { architecture: 'two_stage', p_int: 'opt' },
  ],
  ['W_EXTRAP', { fluid: 'R32', pt_evp: -40, pt_cdr: 60, rend_is: 0.5 }, { fluid: 'R32' }],
];

describe('warnings', () => {
  it.each(CASES)('%s is raised, and not beside its threshold', (code, raising, harmless) => {
    expect(codesOf(raising)).toContain(code);
    expect(codesOf(harmless)).not.toContain(code);
  });

  it('speak of glide where there is some, unless mean temperatures were entered', () => {
    const gliding = engineWith(engine, (fluid) => ({
      saturation: (at) => {
        const { bubble, dew } = fluid.saturation(at);
        return { bubble: { ...bubble, T: bubble.T - 3.1 }, dew };
      },
    }));
    expect(warningsOf({}, gliding)).toContainEqual({ code: 'W_GLIDE', values: { v: expect.closeTo(3.1, 9) } });
    expect(codesOf({ sat_ref: 'mid' }, gliding)).not.toContain('W_GLIDE');
  });

  it('every code is reached', () => {
    const reached = new Set(CASES.map(([code]) => code));
    expect(WARNING_CODES.filter((code) => !reached.has(code))).toEqual(['W_GLIDE']);
  });

  it('give their values in API units', () => {
    expect(warningsOf({ t_ref: 51 })).toEqual([{ code: 'W_TREF', values: { t: expect.closeTo(51.103, 3), r: 51 } }]);
    // 10.16593 bar at 40 °C over 0.97104 bar at −27 °C.
    expect(warningsOf({ pt_evp: -27 })).toContainEqual({ code: 'W_TAU', values: { v: expect.closeTo(10.469, 3) } });
    expect(warningsOf({ pt_evp: -15, pt_cdr: 45, t_sr: 1 })[0]?.values['v']).toBeGreaterThan(35);
  });

  it('name every extrapolated point with the limit passed', () => {
    const beyondT = warningsOf({ fluid: 'R32', pt_evp: -40, pt_cdr: 60, rend_is: 0.5 }).find(
      ({ code }) => code === 'W_EXTRAP',
    );
    expect(beyondT?.values).toMatchObject({ unit: 'degC', limit: expect.closeTo(161.85, 6) });
    expect(beyondT?.values['v']).toBeGreaterThan(162);
    const beyondP = warningsOf({ fluid: 'R1132(E)', pt_evp: 20, mode_trans: '1', p_gc: 70, t_out_gc: 60 }).find(
      ({ code }) => code === 'W_EXTRAP',
    );
    expect(beyondP?.values).toEqual({ point: 'b, c, d, e', v: expect.closeTo(70, 9), limit: 65, unit: 'bar' });
  });
});
