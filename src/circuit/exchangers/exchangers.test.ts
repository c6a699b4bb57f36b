import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createEngine } from '../../engine/index.ts';
import { dewPointFromHumidity, logMeanDifference } from '../../physics/heat-exchangers.ts';
import { freezingFromConcentration, secondaryFluid, secondaryState } from '../../physics/secondary-fluids/index.ts';
import { engineWith } from '../../simulation/checks/engines.ts';
import type { BodyValues } from '../../simulation/index.ts';
import { resultsOf, warningTexts } from '../checks/reference.ts';
import { anyCircuit, between, bothRegimes, resultOf, unsound } from '../checks/support.ts';
import { exchangers, MEDIA } from '../index.ts';
import type { ExchangerFigures, Exchangers } from '../index.ts';

const engine = await createEngine();
const CO2 = { fluid: 'R744', mode_trans: '1', pt_evp: -10, p_gc: 92, t_out_gc: 36, rend_is: 0.7 };
type Options = Readonly<Record<string, unknown>>;

const answerTo = (body: BodyValues, options: Options): Exchangers =>
  resultOf(exchangers(resultsOf(body, null, engine), options, engine));
const evaporator = (body: BodyValues, options: Options): ExchangerFigures =>
  answerTo(body, { evaporator: options }).permanent.evaporator!;
const condenser = (body: BodyValues, options: Options): ExchangerFigures =>
  answerTo(body, { condenser: options }).permanent.condenser!;
const problemOf = (body: BodyValues, options: Options): unknown => {
  const answer = exchangers(resultsOf(body, null, engine), options, engine);
  return answer.ok ? undefined : [answer.problem.code, answer.problem.field];
};
const warningsOf = (body: BodyValues, options: Options): readonly string[] =>
  warningTexts(answerTo(body, options).warnings);

describe('any circuit', () => {
  it('has exchangers that balance', () => {
    fc.assert(
      fc.property(anyCircuit, fc.boolean(), between(3, 20), (body, subcooler, approach) => {
        const results = bothRegimes(body, engine);
        if (results === undefined) return;
        const t0 = results.permanent.extra.t_dew_evp;
        const options = { evaporator: { t_in: t0 + approach + 8 }, condenser: { subcooler } };
        const answer = resultOf(exchangers(results, options, engine));
        expect(unsound(answer)).toEqual([]);
        const { performance, points } = results.permanent;
        const [cold, hot] = [answer.permanent.evaporator!, answer.permanent.condenser!];
        expect(cold.duty / performance.power_cold).toBeCloseTo(1, 9);
        const liquid = performance.mass_flow_s * (points.d_sortie_condenseur.H - points.e_entree_detendeur.H);
        const isHere = subcooler && body.architecture === undefined;
        expect(hot.duty / (performance.power_heat + (isHere ? liquid : 0))).toBeCloseTo(1, 9);
        for (const one of [cold, hot]) {
          expect((one.mass_flow_s * one.cp * Math.abs(one.t_out - one.t_in)) / one.duty).toBeCloseTo(1, 9);
          expect(one.flow * one.rho).toBeCloseTo(3600 * one.mass_flow_s, 6);
          const zones = Object.values(one.zones);
          expect(zones.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
          expect(zones.reduce((sum, { duty }) => sum + duty, 0) / one.duty).toBeCloseTo(1, 9);
          expect(one.problem === null).toBe(one.pinch! > 0);
          if (one.ua_profile === null) continue;
          expect(zones.reduce((sum, { ua }) => sum + ua!, 0) / one.ua_profile).toBeCloseTo(1, 9);
          expect((one.ua_profile * one.mean_difference!) / one.duty).toBeCloseTo(1, 9);
          expect(one.mean_difference).toBeGreaterThanOrEqual(one.pinch!);
          if (one.lmtd !== null) expect(one.ua! * one.lmtd).toBeCloseTo(one.duty, 6);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('needs more surface as the secondary comes nearer', () => {
    fc.assert(
      fc.property(anyCircuit, between(0.5, 4), (body, nearer) => {
        const results = bothRegimes(body, engine);
        if (results === undefined) return;
        const uaAt = (t_in: number): number | null =>
          resultOf(exchangers(results, { evaporator: { t_in, t_out: t_in - 3 } }, engine)).permanent.evaporator!
            .ua_profile;
        const t0 = results.permanent.extra.t_dew_evp;
        const [wide, close] = [uaAt(t0 + 20), uaAt(t0 + 20 - nearer)];
        expect(close!).toBeGreaterThan(wide!);
      }),
      { numRuns: 30 },
    );
  });
});

describe('a typed flow', () => {
  it.each(['air', 'water', 'meg', 'mpg', 'mea', 'zmc'])('of %s gives the outlet that would have given it', (medium) => {
    const body = { pt_evp: -2 };
    const typed = evaporator(body, { medium, t_in: 12, flow: medium === 'air' ? 6000 : 2.2 });
    const back = evaporator(body, { medium, t_in: 12, t_out: typed.t_out });
    expect(typed.flow).toBeCloseTo(medium === 'air' ? 6000 : 2.2, 9);
    expect(back.flow).toBeCloseTo(typed.flow, 6);
    expect(back.cp).toBeCloseTo(typed.cp, 9);
    expect(typed.t_out).toBeLessThan(12);
  });

  it('takes the place of a typed outlet, and is refused where it cannot be', () => {
    expect(evaporator({}, { t_in: 10, t_out: 9, flow: 5000 }).t_out).toBe(
      evaporator({}, { t_in: 10, flow: 5000 }).t_out,
    );
    expect(problemOf({}, { evaporator: { medium: 'other', cp: 4, rho: 1000, t_in: 10, flow: 0.01 } })).toEqual([
      'E_RANGE',
      'evaporator.flow',
    ]);
  });

  it('of air carries the sensible heat alone', () => {
    const dry = evaporator({}, { t_in: 27, t_out: 15, shr: 1 });
    const wet = evaporator({}, { t_in: 27, t_out: 15, shr: 0.75 });
    expect(wet.flow / dry.flow).toBeCloseTo(0.75, 12);
    expect(evaporator({}, { medium: 'water', shr: 0.75 }).flow).toBe(evaporator({}, { medium: 'water' }).flow);
  });
});

describe('a secondary fluid', () => {
  it('takes its figures at the mean temperature, concentration in per cent', () => {
    const { cp, rho } = evaporator({ pt_evp: -8 }, { medium: 'MEG', t_in: 2, t_out: -2 });
    // Melinder, 30 % at 0 °C.
    expect(cp).toBeCloseTo(3.658, 3);
    expect(rho).toBeCloseTo(1045.0, 1);
    const brine = secondaryState(secondaryFluid('MCA')!, 0.25, 273.15 - 10)!;
    const found = evaporator({ pt_evp: -18 }, { medium: 'mca', concentration: '25', t_in: -8, t_out: -12 });
    expect(found.cp).toBeCloseTo(brine.specificHeat / 1000, 9);
    expect(found.rho).toBeCloseTo(brine.density, 9);
    expect(found.medium).toBe('mca');
  });

  it.each(MEDIA)('%s may stand on either side', (medium) => {
    const own = medium === 'other' ? { cp: 3, rho: 1100 } : {};
    const concentration =
      secondaryFluid(medium) === undefined ? {} : { concentration: 100 * secondaryFluid(medium)!.x.max };
    const options = { medium, ...own, ...concentration };
    const answer = answerTo(
      { pt_evp: -5, pt_cdr: 35 },
      { evaporator: options, condenser: { ...options, t_in: 20, t_out: 25 } },
    );
    expect(unsound(answer)).toEqual([]);
    expect(answer.permanent.evaporator!.medium).toBe(medium);
    expect(answer.permanent.condenser!.mass_flow_s).toBeGreaterThan(0);
  });

  it('that freezes, or is beyond its table, is refused by what is to change', () => {
    expect(problemOf({ pt_evp: -30 }, { evaporator: { medium: 'meg', t_in: -20, t_out: -25 } })).toEqual([
      'E_RANGE',
      'evaporator.concentration',
    ]);
    expect(problemOf({}, { evaporator: { medium: 'meg', concentration: 61 } })).toEqual([
      'E_RANGE',
      'evaporator.concentration',
    ]);
    expect(problemOf({}, { evaporator: { medium: 'zmc', concentration: 20 } })).toEqual([
      'E_RANGE',
      'evaporator.concentration',
    ]);
    expect(problemOf({ pt_cdr: 60 }, { condenser: { medium: 'mna', concentration: 20, t_in: 45 } })).toEqual([
      'E_RANGE',
      'condenser.t_in',
    ]);
    // Frozen is frozen, whatever heat capacity is typed.
    expect(
      problemOf({ pt_evp: -30 }, { evaporator: { medium: 'meg', t_in: -20, t_out: -25, cp: 3.5, rho: 1050 } }),
    ).toEqual(['E_RANGE', 'evaporator.concentration']);
    expect(problemOf({}, { evaporator: { medium: 'other', rho: 1000 } })).toEqual(['E_MISSING', 'evaporator.cp']);
    expect(problemOf({}, { evaporator: { medium: 'oil' } })).toEqual(['E_MODE', 'evaporator.medium']);
  });

  it('says the concentration that would do', () => {
    const answer = exchangers(
      resultsOf({ pt_evp: -30 }, null, engine),
      { evaporator: { medium: 'mpg', t_in: -20, t_out: -25 } },
      engine,
    );
    const { min, max, t } = answer.ok ? {} : (answer.problem.values as Record<string, number>);
    expect(max).toBeCloseTo(60, 9);
    expect(t).toBeCloseTo(-12.79, 2);
    expect(freezingFromConcentration(secondaryFluid('MPG')!, min! / 100) - 273.15).toBeCloseTo(-22.5, 9);
  });

  it('typed figures win', () => {
    expect(evaporator({}, { medium: 'water', cp: '4,2', rho: 999 })).toMatchObject({ cp: 4.2, rho: 999 });
    expect(evaporator({}, { medium: 'water', cp: 4.2 }).rho).toBe(evaporator({}, { medium: 'water' }).rho);
  });

  it('water too cold or too hot for a liquid keeps round figures', () => {
    expect(evaporator({ pt_evp: -20 }, { medium: 'water', t_in: -8, t_out: -9 })).toMatchObject({ cp: 4.19, rho: 998 });
  });
});

describe('a warning', () => {
  it('of freezing looks at the outlet and at the coldest refrigerant', () => {
    const water = (t_out: number, te: number): boolean =>
      warningsOf({ pt_evp: te }, { evaporator: { medium: 'water', t_in: 12, t_out } }).includes(
        'W_FREEZE:evaporator:permanent',
      );
    expect([water(4, 0), water(3.9, 0), water(7, -1), water(7, -1.1)]).toEqual([false, true, false, true]);
    const other = { medium: 'other', cp: 4, rho: 1000, t_in: 12, t_out: 1 };
    expect(warningsOf({ pt_evp: -5 }, { evaporator: other })).toEqual([]);
    expect(warningsOf({ pt_evp: -5 }, { condenser: { medium: 'water', t_in: 1, t_out: 3 } })).not.toContain(
      'W_FREEZE:condenser:permanent',
    );
  });

  it('of frost or ignored latent heat is for air evaporators', () => {
    expect(warningsOf({ pt_evp: 0 }, { evaporator: { rh: 30 } })).toEqual([]);
    expect(warningsOf({ pt_evp: -0.1 }, { evaporator: { rh: 30 } })).toEqual(['W_FROST:evaporator:permanent']);
    expect(warningsOf({ pt_evp: 5 }, { evaporator: { t_in: 27, t_out: 20, rh: 60 } })).toEqual([
      'W_LATENT:evaporator:permanent',
    ]);
    expect(warningsOf({ pt_evp: 5 }, { evaporator: { t_in: 27, t_out: 20, rh: 60, shr: 0.8 } })).toEqual([]);
    expect(warningsOf({ pt_evp: 5 }, { evaporator: { t_in: 27, t_out: 20, rh: 0 } })).toEqual([]);
  });

  it('of a pinch is for 4 K in air and 2 K elsewhere', () => {
    const pinched = (medium: string, difference: number): boolean =>
      warningsOf({ pt_evp: 8 }, { evaporator: { medium, t_in: 20, t_out: 8 + difference, rh: 0 } }).includes(
        'W_PINCH:evaporator:permanent',
      );
    expect([pinched('air', 3.9), pinched('air', 4.1), pinched('water', 1.9), pinched('water', 2.1)]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });
});

describe('a gas cooler', () => {
  it('has a profile alone: no saturation, one zone, its area from the profile', () => {
    const cooler = condenser(CO2, { medium: 'air', u: 30 });
    expect(cooler).toMatchObject({ kind: 'gas_cooler', t_sat: null, lmtd: null, ua: null, t_in: 31, t_out: 38 });
    expect(Object.keys(cooler.zones)).toEqual(['gas_cooling']);
    expect(cooler.approach).toBeCloseTo(5, 9);
    expect(cooler.area).toBeCloseTo((cooler.ua_profile! * 1000) / 30, 9);
  });

  it('crosses inside though both ends look sound', () => {
    const crossed = condenser({ ...CO2, p_gc: 80 }, { medium: 'water', t_in: 30, t_out: 75 });
    expect(crossed.t_out).toBeLessThan(90);
    expect(crossed.pinch).toBeLessThan(0);
    expect(crossed.problem).toMatchObject({ code: 'E_CROSS' });
    expect(crossed.zones['gas_cooling']).toMatchObject({ share: 1, ua: null, ua_share: null });
  });
});

describe('a fault of the engine', () => {
  it('between the ends of an exchanger is that exchanger’s own problem', () => {
    const broken = engineWith(engine, (fluid) => ({
      states: (pair, xs, ys, options) => {
        const rows = fluid.states(pair, xs, ys, options);
        // The high side is above 10 bar in this circuit.
        return (xs[0] ?? 0) > 1e6 ? rows.fill(Number.NaN) : rows;
      },
    }));
    const { permanent } = resultOf(exchangers(resultsOf({}, null, engine), {}, broken));
    expect(permanent.evaporator!.problem).toBeNull();
    expect(permanent.condenser!.problem).toEqual({ code: 'E_ENGINE', values: { point: 'c' } });
    expect(permanent.condenser!.pinch).toBeNull();
    expect(permanent.condenser!.lmtd).not.toBeNull();
  });
});

describe('the mean difference', () => {
  it('lies between both and is the plain mean of near ones', () => {
    fc.assert(
      fc.property(between(0.1, 50), between(0.1, 50), (one, other) => {
        const mean = logMeanDifference(one, other);
        expect(mean).toBeGreaterThanOrEqual(Math.min(one, other) - 1e-9);
        expect(mean).toBeLessThanOrEqual((one + other) / 2 + 1e-9);
        expect(mean).toBeCloseTo(logMeanDifference(other, one), 9);
      }),
    );
    expect(logMeanDifference(5, 10)).toBeCloseTo(5 / Math.LN2, 12);
  });
});

describe('the dew point', () => {
  it('of saturated air is its temperature, of drier air colder: 20 °C at 50 % has 9.26 °C', () => {
    expect(dewPointFromHumidity(20, 1)).toBeCloseTo(20, 9);
    expect(dewPointFromHumidity(20, 0.5)).toBeCloseTo(9.26, 2);
  });
});
