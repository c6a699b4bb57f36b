/** The tube of a line by every limit of the specification: held by it, or named. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createEngine } from '../../engine/index.ts';
import { anyCircuit, between, bothRegimes, resultOf } from '../checks/support.ts';
import { resultsOf, warningTexts } from '../checks/reference.ts';
import type { BodyValues } from '../../simulation/index.ts';
import { pipes } from './index.ts';
import type { LiquidLine, Pipes, TubeFigures, VapourLine } from './index.ts';

const engine = await createEngine();
const LINES = ['asp', 'll', 'ref'] as const;
const SPEEDS = { asp: 15, ll: 1.5, ref: 12 };
const ATMOSPHERE = 1.013_25;
const CO2 = { fluid: 'R744', mode_trans: '1', pt_evp: -10, p_gc: 92, t_out_gc: 36, choice_1_value: 50 };

const ask = (body: BodyValues, options: object = {}): Pipes =>
  resultOf(pipes(resultsOf(body, null, engine), options, engine));
const labels = ({ lines }: Pipes): readonly (string | undefined)[] =>
  LINES.map((line) => lines[line].recommended?.label);

interface Drawn {
  readonly te: number;
  readonly rises: Readonly<Record<(typeof LINES)[number], number>>;
  readonly isSupercritical: boolean;
  readonly pressures: Readonly<Record<(typeof LINES)[number], number>>;
}

/** Limits of the specification a tube breaks, computed from its own figures. */
function brokenIn(
  tube: TubeFigures,
  key: (typeof LINES)[number],
  line: VapourLine | LiquidLine,
  drawn: Drawn,
): string[] {
  const broken: string[] = [];
  if (tube.speed_permanent > SPEEDS[key] * (1 + 1e-9)) broken.push('speed');
  const isSupercritical = drawn.isSupercritical && key !== 'asp';
  const most = key === 'll' || (key === 'asp' && drawn.te < -20) ? 0.5 : 1;
  const hasDrop = tube.dp_permanent !== null;
  const loses = isSupercritical
    ? (tube.total_permanent ?? 0) > 0.01 * drawn.pressures[key] * (1 + 1e-9)
    : tube.dt_permanent === null || tube.dt_permanent > most + 1e-9;
  if (hasDrop && loses) broken.push('saturation');
  const oil = 'oil' in line ? line.oil?.permanent : undefined;
  if (drawn.rises[key] > 0 && oil && !oil.ok) broken.push('oil');
  if (line.p_design !== null && tube.p_adm !== null && tube.p_adm < line.p_design - ATMOSPHERE - 1e-9) {
    broken.push('pressure');
  }
  return broken;
}

describe('1000 lines', () => {
  it('get a tube that holds every limit, or say which it breaks', () => {
    let lines = 0;
    const options = fc.record({
      pipeType: fc.constantFrom('metric', 'pouce', 'all'),
      haut_asp: fc.oneof(fc.constant(0), between(1, 20)),
      haut_ref: fc.oneof(fc.constant(0), between(1, 20)),
      long_asp: between(1, 60),
      long_ref: between(1, 60),
      long_ll: between(1, 60),
      charge_min: between(10, 100),
    });
    fc.assert(
      fc.property(anyCircuit, options, (body, chosen) => {
        const results = bothRegimes(body, engine);
        if (results === undefined) return;
        const { permanent } = results;
        const answer = resultOf(pipes({ permanent, transient: null }, chosen, engine));
        const { points, extra } = permanent;
        const drawn: Drawn = {
          te: extra.t_dew_evp,
          rises: { asp: chosen.haut_asp, ll: 0, ref: chosen.haut_ref },
          isSupercritical: body['mode_trans'] === '1',
          pressures: { asp: points.a_aspiration.P, ll: points.e_entree_detendeur.P, ref: points.c_refoulement_reel.P },
        };
        for (const key of LINES) {
          const line = answer.lines[key];
          lines += 1;
          if (line.recommended === null) {
            expect(line.problem).not.toBeNull();
            expect(line.broken).not.toEqual([]);
            continue;
          }
          const broken = brokenIn(line.recommended, key, line, drawn);
          expect([...line.broken].toSorted()).toEqual(broken.toSorted());
          expect(line.broken).not.toContain('speed');
          expect(line.broken).not.toContain('pressure');
          // Of some material a level line is held whole.
          if (drawn.rises[key] === 0) expect(broken).toEqual([]);
          // Nothing narrower of its list would have done.
          if (line.broken.length === 0 && line.lower !== null) expect(line.lower.broken).not.toEqual([]);
        }
      }),
      { numRuns: 400 },
    );
    expect(lines).toBeGreaterThan(1000);
  });
});

describe('a usual line', () => {
  it('is that of the calculator of one line: R134a 0/40, 10 kW, 28 x 1.5 at 0.55 K in 15 m', () => {
    for (const pipeType of ['metric', 'all']) {
      const { asp } = ask({}, { pipeType }).lines;
      expect(asp.recommended!.label).toBe('28x1.5');
      expect(asp.recommended!.dt_permanent).toBeCloseTo(0.55, 2);
      expect(asp.recommended!.speed_permanent).toBeCloseTo(9.58, 2);
      expect(asp.broken).toEqual([]);
    }
    // By speed alone 8 x 1, at 4.2 K: the worst case of a review of that rule.
    const small = ask({ fluid: 'R410A', pt_evp: 5, pt_cdr: 42, choice_1_value: 2 }).lines.asp.recommended!;
    expect(small.label).toBe('10x1');
    expect(small.dt_permanent!).toBeLessThan(1);
  });

  it('has the next real sizes beside it in two families: 28 mm and 1"1/8 are one', () => {
    const { asp } = ask({}, { pipeType: 'all' }).lines;
    expect([asp.lower!.label, asp.upper!.label]).toEqual(['7/8"', '35x1.5']);
    const metric = ask({}, { pipeType: 'metric' }).lines.asp;
    expect([metric.lower!.label, metric.upper!.label]).toEqual(['22x1', '35x1.5']);
  });
});

describe('CO2', () => {
  it('runs in the material that holds, never in copper', () => {
    const { lines, warnings } = ask(CO2, { pipeType: 'all' });
    for (const key of LINES) {
      const { recommended, p_design } = lines[key];
      expect(recommended!.material).not.toBe('copper');
      expect(recommended!.p_adm!).toBeGreaterThan(p_design! - ATMOSPHERE);
    }
    // 120 bar is what the document of K65 prints.
    expect(lines.ref.recommended!).toMatchObject({ label: 'K65 3/4"', material: 'k65', p_adm: 120, e: 1.3 });
    expect(warningTexts(warnings)).toContain('W_CO2TUBE:ref');
    expect(warningTexts(ask(CO2, { material: 'steel' }).warnings)).toEqual([]);
  });

  it('gets no tube where the list asked for holds none', () => {
    const { lines, warnings } = ask(CO2, { material: 'copper' });
    for (const key of LINES) {
      expect(lines[key].recommended).toBeNull();
      expect(lines[key].problem!.code).toBe('E_PTUBE');
      expect(lines[key].broken).toContain('pressure');
      expect(lines[key].upper!.broken).toContain('pressure');
    }
    expect(warningTexts(warnings)).toContain('W_PTUBE:ll');
    // The widest K65 of the documents read is 7/8".
    const k65 = ask(CO2, { material: 'k65' }).lines.asp;
    expect(k65.problem).toEqual({ code: 'E_TUBE', values: { n: 2 } });
    expect(k65.lower!.label).toBe('K65 7/8"');
    expect(k65.broken).toContain('speed');
  });

  it('leaves K65 for steel above 120 bar', () => {
    const { ref } = ask({ ...CO2, p_gc: 125 }).lines;
    expect(ref.recommended!.material).toBe('steel');
  });
});

describe('an old body', () => {
  it('is sized by every limit, in copper where copper holds', () => {
    expect(labels(ask({}))).toEqual(['28x1.5', '12x1', '18x1']);
    expect(labels(ask({}, { criterion: 'both', material: 'auto' }))).toEqual(labels(ask({})));
    expect(labels(ask({}, { criterion: 'speed' }))).toEqual(['22x1', '10x1', '15x1']);
  });

  it('by speed alone stays in copper, whatever it breaks, and says so', () => {
    const { lines } = ask(CO2, { criterion: 'speed' });
    expect(lines.ref.recommended!.material).toBe('copper');
    expect(lines.ref.broken).toContain('pressure');
    expect(ask({}, { criterion: 'speed' }).lines.asp.broken).toEqual(['saturation']);
  });

  it('refuses a criterion and a material it does not know', () => {
    const refused = (options: object) => pipes(resultsOf({}, null, engine), options, engine);
    expect(refused({ criterion: 'price' })).toMatchObject({ problem: { code: 'E_MODE', field: 'criterion' } });
    expect(refused({ material: 'lead' })).toMatchObject({ problem: { code: 'E_MODE', field: 'material' } });
  });
});

describe('a riser', () => {
  const COLD = { fluid: 'R404A', pt_evp: -32, pt_cdr: 38, choice_1_value: 15 };
  const RISER = { pipeType: 'all', long_asp: 35, haut_asp: 12 };

  it('takes the tube that brings its oil back, and tells the drop', () => {
    const { asp } = ask(COLD, { ...RISER, charge_min: 60 }).lines;
    expect(asp.oil!.permanent!.ok).toBe(true);
    expect(asp.broken).toEqual(['saturation']);
    expect(asp.recommended!.speed_permanent).toBeLessThanOrEqual(15);
  });

  it('that no slow tube carries the oil up gets two', () => {
    const { asp } = ask(COLD, { ...RISER, charge_min: 33 }).lines;
    expect(asp.broken).toEqual(['oil']);
    expect(asp.double_riser).not.toBeNull();
  });
});

describe('ammonia', () => {
  it('never takes copper or its alloys', () => {
    for (const material of ['auto', 'copper', 'k65', 'steel']) {
      const { lines } = ask({ fluid: 'R717', pt_evp: -10 }, { material });
      for (const key of LINES) expect(lines[key].recommended!.series).toBe('steel-10220');
    }
  });
});
