import { describe, expect, it } from 'vitest';
import { createEngine } from '../../engine/index.ts';
import { randomBodies } from '../../simulation/checks/random-bodies.ts';
import { TESPY_DRAWN, TESPY_WATER, tespyBooster } from '../../simulation/checks/tespy-booster.ts';
import { ARCHITECTURES } from '../../simulation/cycles/index.ts';
import type { BodyValues } from '../../simulation/index.ts';
import { run } from '../../simulation/run.ts';
import { Arguments } from '../arguments.ts';
import { resultsOf } from '../checks/reference.ts';
import { resultOf } from '../checks/support.ts';
import { exchangers } from '../index.ts';
import { operatingPoints } from '../operating-point.ts';
import type { Recovery } from './recovery.ts';
import { recoverable, recoveryOf } from './recovery.ts';

const engine = await createEngine();

const recovered = (body: BodyValues, recovery: object): Recovery | null =>
  resultOf(exchangers(resultsOf(body, null, engine), { heat_recovery: recovery }, engine)).recovery;
const R134A = { fluid: 'R134a', pt_evp: -10, pt_cdr: 45, rend_is: 0.65 };

describe('heat recovered from the discharge', () => {
  // Published: the COP of TESPy's booster counts the heat its water takes, at 25 pressures, read from its figure.
  it.each(TESPY_DRAWN)('is that of the booster of TESPy at %s bar', (p_gc, cop) => {
    const body = { ...tespyBooster(engine), p_gc };
    expect(Math.abs((recovered(body, TESPY_WATER)?.both ?? 0) / cop - 1)).toBeLessThan(2e-4);
  });

  it('is none without a temperature, none of a discharge too cold for it', () => {
    expect(recovered(R134A, {})).toBeNull();
    expect(recovered(R134A, { t_out: 95, t_in: 10 })).toMatchObject({ power: 0, flow: 0 });
  });

  // SWEP's handbook (7, condensers): the desuperheating is normally 15 to 25 % of what is rejected; in a condenser the water
  // cannot leave but a few degrees above the condensing temperature.
  it('is the desuperheating alone where the water is hotter than the condensation', () => {
    const hot = recovered(R134A, { t_out: 60, t_in: 40.5, pinch: 5 });
    expect(hot?.share).toBeGreaterThan(0.1);
    expect(hot?.share).toBeLessThan(0.25);
    expect(hot?.power).toBe(hot?.desuperheating);
    const warm = recovered(R134A, { t_out: 38, t_in: 10, pinch: 5 });
    expect(warm?.share).toBeCloseTo(1, 9);
  });

  it('refuses water that leaves no warmer than it came, by the name of its field', () => {
    const answer = exchangers(resultsOf(R134A, null, engine), { heat_recovery: { t_out: 20, t_in: 30 } }, engine);
    expect(answer).toMatchObject({
      ok: false,
      problem: { code: 'E_RANGE', field: 'heat_recovery.t_out', values: { min: 30 } },
    });
  });

  it('meets a pinch that is known in closed form', () => {
    // A vapour from 100 to 50 °C over 100 J/kg, then 400 J/kg at 50 °C: water from 10 to 60 °C, 5 K apart, pinches at the dew
    // point: (60 − 10)·100/(60 + 5 − 50) = 333.3 J/kg.
    const line = [
      { given: 0, T: 100 },
      { given: 100, T: 50 },
      { given: 500, T: 50 },
    ];
    expect(recoverable(line, 10, 60, 5)).toBeCloseTo(5000 / 15, 9);
    expect(recoverable(line, 46, 60, 5)).toBeCloseTo((100 * (100 - 51)) / 50, 9);
    expect(recoverable(line, 10, 40, 5)).toBe(500);
    expect(recoverable(line, 10, 96, 5)).toBe(0);
  });
});

const MOST_MS = 180_000;
/** Of all cycles together; every night ten times as many. */
const BODIES = process.env['MATRIX'] === 'all' ? 10_000 : 1000;

describe(`of ${BODIES} bodies at random`, () => {
  const each = Math.ceil(BODIES / ARCHITECTURES.length);
  it.each(ARCHITECTURES)(
    '%s: what is recovered and what is left are what is rejected, and no water outruns it',
    (one) => {
      let counted = 0;
      for (const [index, body] of randomBodies(one, each, 20261128).entries()) {
        const outcome = run(body, engine);
        if (!outcome.ok) continue;
        const asked = { t_out: 30 + (index % 60), t_in: 5 + (index % 24), pinch: 1 + (index % 9) };
        const results = { permanent: outcome.result, transient: null };
        const { permanent } = operatingPoints(results, engine);
        const at = (given: object): Recovery | null => recoveryOf(new Arguments(given), permanent, results, engine);
        const recovery = at(asked);
        if (recovery === null) continue;
        const { power, rest, rejected, share, mass_flow_s, t_refrigerant, both } = recovery;
        counted += 1;
        const said = JSON.stringify({ body, asked });
        expect(Math.abs((power + rest) / rejected - 1), said).toBeLessThan(1e-9);
        expect(share >= 0 && share <= 1 + 1e-9, said).toBe(true);
        expect(rest, said).toBeGreaterThan(-1e-9 * rejected);
        // Clausius: what leaves stays warmer than the water that comes.
        if (power > 0) expect(t_refrigerant, said).toBeGreaterThan(asked.t_in + asked.pinch - 1e-6);
        expect(mass_flow_s > 0, said).toBe(power > 0);
        expect(Number.isFinite(both), said).toBe(true);
        // Hotter water never takes more.
        if (index % 10 === 0)
          expect(at({ ...asked, t_out: asked.t_out + 5 })!.power, said).toBeLessThanOrEqual(power * (1 + 1e-9));
      }
      expect(counted).toBeGreaterThan(each / 20);
    },
    MOST_MS,
  );
});
