import { describe, expect, it } from 'vitest';
import { createEngine } from '../../engine/index.ts';
import { opening, OPENINGS, USE_IDS } from '../../machine/index.ts';
import { limitsOf } from '../../machine/limits.ts';
import { run } from '../../simulation/run.ts';

const engine = await createEngine();
const WITH_OPENING = USE_IDS.filter((use) => OPENINGS[use] !== null);

describe('what a study of a machine opens with', () => {
  it.each(WITH_OPENING)('%s runs, with nothing to be warned of in its discharge and its ratio', (use) => {
    const fluid = OPENINGS[use]?.fluid ?? '';
    const opened = opening({ use, fluid });
    const outcome = run(opened?.body, engine);
    expect(outcome).toMatchObject({ ok: true });
    if (!outcome.ok) return;
    const { result } = outcome;
    const capacity = result.performance[OPENINGS[use]?.choice === 2 ? 'power_heat' : 'power_cold'];
    if (opened?.body['choice_1_value'] !== undefined)
      expect(capacity).toBeCloseTo(Number(opened.body['choice_1_value']), 6);
    // Such a machine has no row, or takes two stages.
    if (use === 'co2_booster' || use === 'process_low') return;
    const { discharge, ratio } = limitsOf({ use, te: OPENINGS[use]?.te }, fluid);
    expect(result.points.c_refoulement_reel.T).toBeLessThanOrEqual(discharge?.max ?? Infinity);
    expect(result.extra.tau).toBeLessThanOrEqual(ratio.watch ?? Infinity);
  });

  it('takes what is known of the machine, and says what it supposed', () => {
    expect(opening({ use: 'cold_room_neg', fluid: 'R455A', capacity: 5, te: -28 })).toEqual({
      body: {
        ...{
          fluid: 'R455A',
          choice_1: 1,
          choice_1_value: 5,
          pt_evp: -28,
          pt_cdr: OPENINGS.cold_room_neg?.tc,
          sat_ref: 'mid',
        },
        ...{ t_sf: 5, t_sft: 4, t_sr: 4, t_srt: 1, mode_ref: 0, rend_is: OPENINGS.cold_room_neg?.rend_is, t_ref: 107 },
      },
      assumed: ['tc'],
    });
    expect(opening({ use: 'other', fluid: 'R32' })).toBeNull();
    // Its form would open it condensing at 40 °C, where there is nothing to condense.
    expect(opening({ use: 'co2_booster', fluid: 'R744' })?.body).toMatchObject({ mode_trans: '1', t_out_gc: 38 });
  });
});
