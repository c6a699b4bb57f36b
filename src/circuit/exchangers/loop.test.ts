/**
 * The loop by EnergyPlus's equations worked out apart, by what its publications say of CO2 against brine, and by its balances. No
 * published case prints pump power, load and EER together.
 */
import { describe, expect, it } from 'vitest';
import { createEngine } from '../../engine/index.ts';
import { randomBodies } from '../../simulation/checks/random-bodies.ts';
import { ARCHITECTURES, cycleOf } from '../../simulation/cycles/index.ts';
import type { BodyValues } from '../../simulation/index.ts';
import { run } from '../../simulation/run.ts';
import { resultsOf } from '../checks/reference.ts';
import { resultOf } from '../checks/support.ts';
import { exchangers } from '../index.ts';
import { sectionsOf } from '../sections.ts';
import type { SecondaryLoop } from './loop.ts';

const engine = await createEngine();
const AMMONIA = { fluid: 'R717', choice_1: 1, choice_1_value: 25, pt_evp: -8, pt_cdr: 40, t_sf: 3, rend_is: 0.7 };
const GLYCOL = { medium: 'meg', concentration: 30, t_in: 2.5, t_out: -2.5 };
const CO2 = { carrier: 'r744', head: 2.09, t_co2: -3 };

const answerTo = (secondary_loop: object, evaporator: object = GLYCOL, body: BodyValues = AMMONIA) =>
  exchangers(resultsOf(body, null, engine), { evaporator, secondary_loop }, engine);
const loopOf = (...given: Parameters<typeof answerTo>): SecondaryLoop => resultOf(answerTo(...given)).loop!;

describe('a loop between evaporator and what is cooled', () => {
  it('is none without a carrier and a head', () => {
    expect(resultOf(answerTo({})).loop).toBeNull();
    expect(resultOf(answerTo({ carrier: 'liquid' })).loop).toBeNull();
  });

  // Ethylene glycol 30 % at 0 °C by Melinder: 1 045.0 kg/m³, 3.658 kJ/(kg K). 25 kW over 5 K against 2.5 bar.
  it('of glycol pumps and warms as worked out apart', () => {
    const loop = loopOf({ carrier: 'liquid', head: 2.5 });
    const flow = 25 / (3.658 * 5) / 1045;
    const shaft = (flow * 250) / 0.78;
    expect(loop.power_evaporator).toBeCloseTo(25, 9);
    expect(loop.flow / 3600 / flow).toBeCloseTo(1, 3);
    expect(loop.power_pump / (shaft / 0.85)).toBeCloseTo(1, 3);
    expect(loop.heat_pump / shaft).toBeCloseTo(1, 3);
    expect([loop.t_supply, loop.t_return, loop.quality]).toEqual([-2.5, 2.5, null]);
  });

  it('leaves the losses of a motor in the liquid where that is, and the gain of its pipes', () => {
    const canned = loopOf({ carrier: 'liquid', head: 2.5, motor: 'canned', gain: 1.5 });
    expect(canned.heat_pump).toBe(canned.power_pump);
    expect(canned.power_load).toBeCloseTo(25 - canned.power_pump - 1.5, 9);
    expect(loopOf(CO2).heat_pump).toBe(loopOf(CO2).power_pump);
  });

  it('counts the pump in the EER, and says what direct expansion would give', () => {
    const { permanent } = resultsOf(AMMONIA, null, engine);
    const { power_compressor, eer } = permanent.performance;
    const loop = loopOf({ carrier: 'liquid', head: 2.5 });
    expect(loop.eer).toBeCloseTo(loop.power_load / (power_compressor + loop.power_pump), 9);
    expect(loop.change).toBeCloseTo(loop.eer / eer - 1, 12);
    expect(loop.change).toBeLessThan(0);
    const direct = resultsOf({ ...AMMONIA, pt_evp: 0 }, null, engine).permanent;
    expect(loop.eer_direct).toBeCloseTo(direct.performance.eer, 9);
  });

  it('of CO2 comes back with one part of vapour in its rate, all heat taken by what boils', () => {
    const loop = loopOf(CO2);
    const { bubble, dew } = engine.fluid('R744').saturation({ T: 270.15 });
    expect(loop.quality).toBe(1 / 2.5);
    const vapour = loop.mass_flow_s * loop.quality!;
    expect((vapour * (dew.H - bubble.H)) / 25_000).toBeCloseTo(1, 9);
    expect(loop.power_load + loop.heat_pump + loop.gain).toBeCloseTo(25, 9);
    // Hermetic-Pumpen prints the liquid's density at 0 °C: 927.4 kg/m³.
    const at0 = loopOf({ ...CO2, t_co2: 0 });
    expect((at0.mass_flow_s * 3600) / at0.flow).toBeCloseTo(927.4, 0);
  });

  // Danfoss, "Reduce energy at higher pressures using CO2 as a secondary coolant": on average a tenth of what brine asks for.
  it.each(['meg', 'mpg', 'mca'])('of CO2 asks for about a tenth of the pump of %s', (medium) => {
    const brine = loopOf({ carrier: 'liquid', head: 2.5, motor: 'canned' }, { ...GLYCOL, medium, t_in: 1, t_out: -2 });
    const co2 = loopOf({ ...CO2, head: 2.5, rate: 2.1 });
    expect(co2.power_pump / brine.power_pump).toBeGreaterThan(0.05);
    expect(co2.power_pump / brine.power_pump).toBeLessThan(0.15);
  });

  it('refuses air, CO2 colder than the evaporator, a head that leaves nothing, each by its field', () => {
    expect(answerTo({ carrier: 'liquid', head: 2 }, {})).toMatchObject({
      problem: { code: 'E_MODE', field: 'secondary_loop.carrier' },
    });
    expect(answerTo({ ...CO2, t_co2: -9 })).toMatchObject({
      problem: { code: 'E_RANGE', field: 'secondary_loop.t_co2', values: { min: expect.closeTo(-8, 6), max: 30 } },
    });
    expect(answerTo({ ...CO2, gain: 25 })).toMatchObject({
      problem: { code: 'E_RANGE', field: 'secondary_loop.gain' },
    });
    const most = answerTo({ carrier: 'liquid', head: 100, eta_pump: 0.01 });
    expect(most).toMatchObject({ problem: { code: 'E_RANGE', field: 'secondary_loop.head' } });
    if (most.ok) return;
    const just = Number(most.problem.values['max']) * (1 - 1e-9);
    expect(loopOf({ carrier: 'liquid', head: just, eta_pump: 0.01 }).share).toBeLessThan(1e-6);
  });
});

it.each(ARCHITECTURES)('of %s at random, load, pump and gain are what the evaporator takes', (architecture) => {
  let counted = 0;
  for (const [index, body] of randomBodies(architecture, 60, 20261128).entries()) {
    const outcome = run(body, engine);
    if (!outcome.ok) continue;
    const secondary_loop = { carrier: 'r744', head: (index % 30) / 5, rate: 1 + (index % 5), gain: 0 };
    for (const { key: stage } of sectionsOf(cycleOf(outcome.result.input))) {
      const answer = exchangers({ permanent: outcome.result, transient: null, stage }, { secondary_loop }, engine);
      if (!answer.ok || answer.result.loop === null) continue;
      counted += 1;
      const { power_evaporator, power_load, heat_pump, gain, eer, eer_direct } = answer.result.loop;
      expect((power_load + heat_pump + gain) / power_evaporator, JSON.stringify(body)).toBeCloseTo(1, 9);
      expect(eer).toBeLessThanOrEqual(outcome.result.performance.eer * (1 + 1e-12));
      // Warmer evaporation never costs, whatever the cycle.
      if (eer_direct !== null && body['architecture'] === 'simple') {
        expect(eer_direct, JSON.stringify(body)).toBeGreaterThan(eer);
      }
    }
  }
  expect(counted).toBeGreaterThan(5);
});
