import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compute } from '../../calculators/computes.ts';
import { createEngine } from '../../engine/index.ts';
import type { BodyValues, SimulationResult } from '../../simulation/index.ts';
import { resultsOf, warningTexts } from '../checks/reference.ts';
import { anyCircuit, between, bothRegimes, resultOf, unsound } from '../checks/support.ts';
import { charge } from '../index.ts';
import type { Charge } from '../index.ts';
import type { RoomFigures } from './index.ts';

const engine = await createEngine();
const CO2 = { fluid: 'R744', mode_trans: '1', pt_evp: -10, p_gc: 92, t_out_gc: 36, rend_is: 0.7 };
const LINES = { asp: { d_in: 25, length: 15 }, ref: { d_in: 13, length: 12 }, ll: { d_in: 8, length: 20 } };
type Options = Readonly<Record<string, unknown>>;

const answerTo = (body: BodyValues, options: Options): Charge =>
  resultOf(charge(resultsOf(body, null, engine), options, engine));
const problemOf = (body: BodyValues, options: Options): unknown => {
  const answer = charge(resultsOf(body, null, engine), options, engine);
  return answer.ok ? undefined : [answer.problem.code, answer.problem.field];
};

/** Of 20 m² that people live in, a unit on its wall. */
const room = { access: 'a', location: 'II', application: 'comfort', h0_type: 'wall', room_area: 20, room_height: 2.5 };

describe('any circuit', () => {
  it('weighs the sum of its sections, in proportion to their volumes', () => {
    fc.assert(
      fc.property(
        anyCircuit,
        between(0.1, 50),
        between(0.1, 50),
        between(1.5, 4),
        between(0, 100),
        (body, hot, cold, more, level) => {
          const results = bothRegimes(body, engine);
          if (results === undefined) return;
          const optionsFor = (factor: number): Options => ({
            lines: { ll: { d_in: 10, length: 10 * factor } },
            condenser: { volume: hot * factor },
            evaporator: { volume: cold * factor },
            receiver: { volume: factor, level, p: results.permanent.points.a_aspiration.P },
            other: [{ volume: factor, point: 'g' }],
          });
          const answer = resultOf(charge(results, optionsFor(1), engine));
          expect(unsound(answer)).toEqual([]);
          const sections = Object.values(answer.sections).filter((section) => section !== null);
          expect(sections.reduce((sum, { mass }) => sum + mass, 0)).toBeCloseTo(answer.total_mass, 9);
          expect(sections.reduce((sum, { share }) => sum + share!, 0)).toBeCloseTo(1, 9);
          for (const { volume, density, mass } of sections) expect((volume * density) / 1000).toBeCloseTo(mass, 9);
          const larger = resultOf(charge(results, optionsFor(more), engine));
          expect(larger.total_mass / answer.total_mass).toBeCloseTo(more, 9);
        },
      ),
      { numRuns: 40 },
    );
  });

  it('has densities between those of its phases', () => {
    fc.assert(
      fc.property(anyCircuit, (body) => {
        const results = bothRegimes(body, engine);
        if (results === undefined) return;
        const { sections } = resultOf(charge(results, { estimate: 'finned' }, engine));
        const { points } = results.permanent;
        expect(sections['evaporator']!.density).toBeGreaterThan(points.g_sortie_evaporateur.D);
        expect(sections['evaporator']!.density).toBeLessThan(points.e_entree_detendeur.D);
        expect(sections['condenser']!.density).toBeGreaterThan(points.c_refoulement_reel.D);
        expect(sections['condenser']!.density).toBeLessThan(points.d_sortie_condenseur.D);
      }),
      { numRuns: 40 },
    );
  });
});

describe('a section', () => {
  it('that is not given is null; a total of nothing has no shares', () => {
    const { sections } = answerTo({}, { lines: { ll: LINES.ll } });
    expect(
      Object.entries(sections)
        .filter(([, section]) => section === null)
        .map(([key]) => key),
    ).toEqual(['asp', 'ref', 'condenser', 'evaporator', 'receiver']);
    expect(answerTo({}, { evaporator: { volume: 0 } }).sections['evaporator']).toMatchObject({ mass: 0, share: null });
  });

  it('of another part takes a density or a point', () => {
    const { sections, total_mass } = answerTo(
      {},
      {
        other: [
          { volume: 2, density: 500 },
          { volume: '1,5', point: 'A' },
        ],
      },
    );
    expect(sections['other_1']).toMatchObject({ volume: 2, density: 500, mass: 1 });
    expect(sections['other_2']!.density).toBeCloseTo(13.92867, 5);
    expect(total_mass).toBeCloseTo(1 + 0.0015 * 13.92867, 6);
    expect(problemOf({}, { other: [{ volume: 2 }] })).toEqual(['E_MISSING', 'other.0.density']);
    expect(problemOf({}, { other: [{ volume: 2, point: 'h' }] })).toEqual(['E_MODE', 'other.0.point']);
    expect(problemOf({}, { other: [{ point: 'a' }] })).toEqual(['E_MISSING', 'other.0.volume']);
  });

  it('of a condenser has its three shares', () => {
    const densityOf = (shares: unknown): number =>
      answerTo({}, { condenser: { volume: 1, shares } }).sections['condenser']!.density;
    // Saturated R134a at 40 °C: 1146.7 and 50.085 kg/m3; the discharge is 46.522.
    expect(densityOf([0, 0, 1])).toBeCloseTo(1146.7, 0);
    expect(densityOf([1, 0, 0])).toBeCloseTo((46.522 + 50.085) / 2, 1);
    const mean = [0.2, 0.7, 0.1].reduce(
      (sum, share, i) => sum + share * densityOf([0, 1, 2].map((k) => (k === i ? 1 : 0))),
      0,
    );
    expect(densityOf(['0,2', 0.7, 0.1])).toBeCloseTo(mean, 9);
    expect(problemOf({}, { condenser: { volume: 1, shares: [0.2, 0.7, 0.106] } })).toEqual([
      'E_RANGE',
      'condenser.shares',
    ]);
    expect(problemOf({}, { condenser: { volume: 1, shares: [0.5, 0.5] } })).toEqual(['E_MISSING', 'condenser.shares']);
    expect(problemOf({}, { condenser: { volume: 1, shares: [1.2, 0, 0] } })).toEqual(['E_RANGE', 'condenser.shares.0']);
    expect(problemOf({}, { condenser: { volume: -1 } })).toEqual(['E_RANGE', 'condenser.volume']);
  });

  it('of an estimate stands for what is not typed', () => {
    const both = answerTo({}, { estimate: 'plate' });
    expect(both.sections['evaporator']!.volume).toBeCloseTo(1.5, 9);
    expect(both.sections['condenser']!.volume).toBeCloseTo(0.15 * 11.684061, 5);
    expect(both.estimated).toBe(true);
    expect(answerTo({}, { estimate: 'finned', condenser: { volume: 3 } })).toMatchObject({
      estimated: true,
      sections: { condenser: { volume: 3 } },
    });
    expect(answerTo({}, { estimate: 'finned', condenser: { volume: 3 }, evaporator: { volume: 2 } }).estimated).toBe(
      false,
    );
    expect(problemOf({}, { estimate: 'shell' })).toEqual(['E_MODE', 'estimate']);
  });
});

describe('a receiver', () => {
  it('holds the liquid of the line under saturated vapour, or both saturated at its own pressure', () => {
    const densityOf = (options: Options): number =>
      answerTo({}, { receiver: { volume: 10, ...options } }).sections['receiver']!.density;
    expect(densityOf({ level: 100 })).toBeCloseTo(1164.22, 2);
    expect(densityOf({ level: 0 })).toBeCloseTo(50.085, 2);
    expect(densityOf({})).toBeCloseTo(0.3 * densityOf({ level: 100 }) + 0.7 * densityOf({ level: 0 }), 9);
    expect(densityOf({ level: 100, p: 2.928 })).toBeCloseTo(1294.8, 1);
    expect(problemOf({}, { receiver: { volume: 10, p: 41 } })).toEqual(['E_RANGE', 'receiver.p']);
    expect(problemOf({}, { receiver: { volume: 10, level: 101 } })).toEqual(['E_RANGE', 'receiver.level']);
    expect(problemOf(CO2, { receiver: { volume: 10 } })).toEqual(['E_MISSING', 'receiver.p']);
  });

  it('takes the charge when it is large enough, and says so otherwise', () => {
    fc.assert(
      fc.property(between(1, 60), (volume) => {
        const { receiver_check, warnings } = answerTo({}, { estimate: 'finned', lines: LINES, receiver: { volume } });
        expect(receiver_check!.fits).toBe(receiver_check!.v_min! <= volume);
        expect(warningTexts(warnings)).toEqual(receiver_check!.fits === true ? [] : ['W_REC']);
      }),
      { numRuns: 20 },
    );
  });

  it('is asked to hold all but the suction line and the vapour of the evaporator', () => {
    const options = { lines: LINES, receiver: { volume: 10 } };
    const { receiver_check, total_mass, sections } = answerTo({}, options);
    expect(receiver_check!.m_store).toBeCloseTo(total_mass - sections['asp']!.mass, 9);
    const withEvaporator = answerTo({}, { ...options, evaporator: { volume: 8 } });
    // Nearly all of an evaporator's volume is vapour of 14 kg/m3.
    const left =
      withEvaporator.total_mass - withEvaporator.sections['asp']!.mass - withEvaporator.receiver_check!.m_store;
    expect(left).toBeGreaterThan(0.9 * 8e-3 * 14);
    expect(left).toBeLessThan(8e-3 * 14.43);
  });

  it('has no verdict near critical', () => {
    const options = { receiver: { volume: 10, p: 35 }, lines: { ll: LINES.ll } };
    const { receiver_check, warnings } = answerTo(CO2, options);
    expect(receiver_check).toMatchObject({ v_min: null, fits: null });
    expect(warnings).toEqual([]);
    expect(answerTo(CO2, { ...options, t_max: 20 }).receiver_check!.fits).toBe(true);
    expect(problemOf({}, { receiver: { volume: 1 }, fill_max: 95 })).toEqual(['E_RANGE', 'fill_max']);
  });
});

describe('the regulation', () => {
  it('counts HFCs by CO2 equivalent, HFOs by mass, and leaves the others', () => {
    const checksOf = (fluid: string, volume: number, options: Options = {}): unknown => {
      const { leak_class, interval_months, detection_required } = answerTo(
        { fluid },
        { other: [{ volume, density: 1000 }], ...options },
      );
      return [leak_class, interval_months, detection_required];
    };
    expect(checksOf('R134a', 3.4)).toEqual(['aucun', 0, false]);
    expect(checksOf('R134a', 3.5)).toEqual(['C12', 12, false]);
    expect(checksOf('R134a', 3.5, { detection: true })).toEqual(['C12', 24, false]);
    expect(checksOf('R134a', 3.5, { hermetic: true })).toEqual(['aucun', 0, false]);
    expect(checksOf('R404A', 130)).toEqual(['C3', 3, true]);
    expect(checksOf('R1234yf', 1)).toEqual(['C12', 12, false]);
    // 3.5 kg of R454B: 1.63 t, but 1.09 kg of R1234yf.
    expect(checksOf('R454B', 3.5)).toEqual(['C12', 12, false]);
    expect(checksOf('R290', 100)).toEqual(['aucun', 0, false]);
    expect(checksOf('R22', 100)).toEqual([null, null, null]);
    expect(checksOf('R22', 100, { annex: 'I' })).toEqual(['C6', 6, false]);
    expect(problemOf({ fluid: 'R22' }, { estimate: 'plate', annex: 'mixed' })).toEqual(['E_MISSING', 'gwp_annex1']);
  });

  it('agrees with the calculator of charges', () => {
    for (const fluid of ['R134a', 'R404A', 'R454B', 'R448A', 'R1234yf', 'R744']) {
      const body = { fluid, pt_evp: -15, pt_cdr: 20 };
      const mine = answerTo(body, { other: [{ volume: 40, density: 1000 }] });
      const theirs = compute(
        'calcul-charge',
        { fluid, elements: [{ volume: 40, fill: 100, rho_liq: 1000, rho_vap: 1 }] },
        engine,
      );
      expect(theirs).toMatchObject({ outputs: { leak_class: mine.leak_class, interval_months: mine.interval_months } });
    }
  });
});

describe('the range', () => {
  it('is that of the calculator of charges at the same states', () => {
    for (const [point, isFlooded] of [
      [{ fluid: 'R134a', pt_evp: -10, pt_cdr: 40, rend_is: 0.7 }, false],
      [{ fluid: 'R455A', pt_evp: -32, pt_cdr: 45, rend_is: 0.65 }, false],
      [{ fluid: 'R290', pt_evp: -5, pt_cdr: 50, rend_is: 0.7 }, false],
      [{ fluid: 'R717', pt_evp: -10, pt_cdr: 35, rend_is: 0.7 }, true],
    ] as const) {
      // The calculator asks one superheat and one subcooling: lines add none to them here.
      const body = { ...point, t_sft: 0, t_srt: 0 };
      const results = resultsOf(body, null, engine) as { permanent: SimulationResult };
      const { points } = results.permanent;
      const mine = resultOf(
        charge(
          results,
          {
            lines: LINES,
            ...{ evaporator: { volume: 8, flooded: isFlooded }, condenser: { volume: 6 }, receiver: { volume: 10 } },
          },
          engine,
        ),
      );
      const fluid = engine.fluid(body.fluid);
      const low = fluid.saturation({ P: points.g_sortie_evaporateur.P * 1e5 });
      const high = fluid.saturation({ P: points.d_sortie_condenseur.P * 1e5 });
      const theirs = compute(
        'calcul-charge',
        {
          fluid: body.fluid,
          t_evap: low.dew.T - 273.15,
          t_cond: high.bubble.T - 273.15,
          superheat: points.g_sortie_evaporateur.T + 273.15 - low.dew.T,
          subcooling: high.bubble.T - 273.15 - points.e_entree_detendeur.T,
          t_discharge: points.c_refoulement_reel.T,
          elements: [
            { element: 'suction', ...LINES.asp, method: 'range' },
            { element: 'discharge', ...LINES.ref, method: 'range' },
            { element: 'liquid', ...LINES.ll, method: 'range' },
            { element: isFlooded ? 'flooded' : 'evaporator', volume: 8, method: 'range' },
            { element: 'condenser', volume: 6, method: 'range' },
            { element: 'receiver', volume: 10, method: 'range' },
          ],
        },
        engine,
      );
      if (!theirs.ok) throw new Error(JSON.stringify(theirs.errors));
      const { charge_low, total_mass, charge_high } = theirs.outputs as Record<string, number>;
      expect(charge_low! / mine.range.low).toBeCloseTo(1, 6);
      expect(total_mass! / mine.range.usual).toBeCloseTo(1, 6);
      expect(charge_high! / mine.range.high).toBeCloseTo(1, 6);
      const { leak_class, interval_months, detection_required } = mine;
      expect(theirs.outputs).toMatchObject({ leak_class, interval_months, detection_required });
      expect(theirs.outputs['co2e_high']).toBeCloseTo(mine.co2e_range!.high, 5);
    }
  });

  // 12.5 and 17.5 L of R134a at 0/40 °C: 25 and 35 % of liquid at 1294.8 and 14.43 kg/m3, 27.5 and 40 % at 1146.7 and 50.09.
  it('is 12.5 L x (0.25 x 1294.8 + 0.75 x 14.43) of an evaporator, and so on', () => {
    const { range, total_mass } = answerTo({}, { evaporator: { volume: 12.5 }, condenser: { volume: 17.5 } });
    expect(range.usual).toBeCloseTo(
      0.0125 * (0.25 * 1294.8 + 0.75 * 14.43) + 0.0175 * (0.275 * 1146.7 + 0.725 * 50.09),
      2,
    );
    expect(range.high).toBeCloseTo(0.0125 * (0.35 * 1294.8 + 0.65 * 14.43) + 0.0175 * (0.4 * 1146.7 + 0.6 * 50.09), 2);
    expect(range.low).toBeCloseTo(total_mass, 9);
  });

  it('counts a receiver nobody described at its high end alone, none where there is none, and one figure where it was weighed', () => {
    const options = { estimate: 'finned', lines: LINES };
    const without = answerTo({}, { ...options, receiver: { is: 'none' } });
    const unknown = answerTo({}, { ...options, receiver: { is: 'unknown' } });
    expect(without.range).toEqual(answerTo({}, options).range);
    expect(unknown.range).toMatchObject({ low: without.range.low, usual: without.range.usual });
    expect(unknown.range.high).toBeCloseTo(1.3 * without.range.high, 9);
    expect(unknown).toMatchObject({ receiver_unknown: true, sections: { receiver: null } });
    const told = answerTo({}, { ...options, receiver: { is: 'unknown', volume: 10 } });
    expect(told.range.high - without.range.high).toBeCloseTo(0.01 * (0.5 * 1164.22 + 0.5 * 50.085), 3);
    const level = answerTo({}, { receiver: { volume: 10, level: 40 } });
    expect(level.range.low).toBe(level.range.high);
    const weighed = answerTo({}, { ...options, receiver: { is: 'unknown' }, weighed: '2,4' });
    expect(weighed.range).toEqual({ low: 2.4, usual: 2.4, high: 2.4 });
    expect(problemOf({}, { ...options, weighed: -1 })).toEqual(['E_RANGE', 'weighed']);
    expect(problemOf({}, { ...options, receiver: { is: 'perhaps' } })).toEqual(['E_MODE', 'receiver.is']);
  });

  it('holds vapour in a suction accumulator, and the liquid that is typed', () => {
    const densityOf = (level: number): number =>
      answerTo({}, { accumulator: { volume: 1, level } }).sections['accumulator']!.density;
    expect(densityOf(0)).toBeCloseTo(13.92867, 4);
    expect(densityOf(50)).toBeCloseTo(0.5 * 1294.8 + 0.5 * 13.92867, 0);
  });

  it('is what leak checks, room and receiver are judged on: its high end', () => {
    // 5 t of CO2 equivalent are 3.4965 kg of R134a.
    const options = { evaporator: { volume: 9 }, hermetic: false };
    const { range, leak_class, co2e, co2e_range } = answerTo({}, options);
    expect(range.low).toBeLessThan(3.4965);
    expect(range.high).toBeGreaterThan(3.4965);
    expect([leak_class, co2e! < 5, co2e_range!.high > 5]).toEqual(['C12', true, true]);
    const judged = answerTo({ fluid: 'R290' }, { evaporator: { volume: 2 }, room }).room!;
    expect(judged).toMatchObject({ verdict: 'non conforme', code: 'N_DEPENDS' });
    const check = answerTo({}, { estimate: 'finned', lines: LINES, receiver: { volume: 8 } }).receiver_check!;
    expect(check).toMatchObject({ fits: true, high: { fits: false } });
  });
});

describe('a room', () => {
  it('takes the figures of the circuit’s fluid where none are typed, as the calculator does', () => {
    for (const fluid of ['R32', 'R290', 'R134a', 'R454B']) {
      const mine = answerTo({ fluid }, { estimate: 'plate', room });
      const theirs = compute('volume-mini', { mode: 'room', charge: mine.range.high, fluid, ...room }, engine);
      expect(theirs).toMatchObject({
        outputs: { m_max: mine.room!.m_max, governing: mine.room!.governing, verdict: mine.room!.verdict },
      });
    }
  });

  it('says the number of measures where C.3 is open and refuses elsewhere, in the order it matters', () => {
    const small = { ...room, room_area: 1, room_height: 1.5 };
    const of = (fluid: string, more: Options): RoomFigures =>
      answerTo({ fluid }, { other: [{ volume: 5, density: 1000 }], room: { ...small, ...more } }).room!;
    const codes = (figures: RoomFigures): readonly string[] => figures.notes.map(({ code }) => code);
    // 5 kg of R32 in 1.5 m³: over QLAV, 0.15 kg/m³, two measures; on the lowest underground floor refused.
    expect(of('R32', {})).toMatchObject({ verdict: 'non conforme', measures_c3: 2 });
    expect(codes(of('R32', {}))).toEqual(['productStandard', 'chargeC3Open', 'c3Conditions', 'publicBuilding']);
    expect(of('R32', { below_ground: true })).toMatchObject({ verdict: 'non conforme', measures_c3: -1 });
    expect(of('R32', { below_ground: true, lowest_underground: false }).measures_c3).toBe(2);
    for (const fluid of ['R290', 'R717', 'R152a']) {
      expect(of(fluid, {})).toMatchObject({ verdict: 'non conforme', measures_c3: -1 });
      expect(codes(of(fluid, {}))).toContain('chargeNotAllowed');
      expect(codes(of(fluid, {}))).not.toContain('c3Conditions');
    }
    expect(of('R454B', {}).measures_c3).toBeNull();
    expect(of('R717', { location: 'III', access: 'c', application: 'other' })).toMatchObject({
      m_max: null,
      verdict: 'conforme',
    });
  });

  it('says what is missing or cannot be', () => {
    const asked = (fluid: string, more: Options): unknown =>
      problemOf({ fluid }, { estimate: 'plate', room: { ...room, ...more } });
    // Class B for comfort is no refusal of the question: Table C.1 answers.
    expect(asked('R717', {})).toBeUndefined();
    expect(asked('R717', { application: 'other' })).toBeUndefined();
    // Its class is in its record, its practical limit in no table.
    expect(asked('R245fa', {})).toEqual(['E_MISSING', 'room.practical_limit']);
    expect(asked('R32[0.5]&R1234yf[0.5]', {})).toEqual(['E_MISSING', 'room.safety_class']);
    expect(asked('R32', { location: 'V' })).toEqual(['E_MODE', 'room.location']);
    // What a room is judged by, and nobody said, is asked for and not refused: the charge stands.
    const missing = (more: Options): unknown =>
      answerTo({ fluid: 'R32' }, { estimate: 'plate', room: { ...room, ...more } }).room?.missing;
    expect(missing({ h0_type: undefined })).toEqual(['mounting']);
    expect(missing({ access: undefined, application: '' })).toEqual(['application', 'access']);
    expect(
      answerTo({ fluid: 'R290' }, { other: [{ volume: 0.2, density: 1000 }], room: { ...room, room_area: undefined } })
        .room?.missing,
    ).toEqual(['area']);
    expect(answerTo({ fluid: 'R32' }, { estimate: 'plate' }).room).toBeNull();
  });
});
