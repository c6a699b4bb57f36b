/** The diagnosis against an independent program of the same machine and laws, and the lines that none may cross. */
import { describe, expect, it } from 'vitest';
import { createEngine } from '../../engine/index.ts';
import { compareVisits } from '../comparison.ts';
import { driftOf } from '../drift.ts';
import type { Diagnosis } from '../likelihood/diagnose.ts';
import { diagnose } from '../likelihood/diagnose.ts';
import { simulateFault } from '../twin/simulate-fault.ts';
import { beyond } from './agreement.ts';
import file from './reference/diagnosis.json' with { type: 'json' };

/** A case as the file has it; what does not apply is absent. */
interface Case {
  readonly name: string;
  readonly request: Readonly<Record<string, unknown>> & { readonly fluid: string };
  readonly expect: {
    readonly verdict: string;
    readonly headline: string;
    readonly faults: readonly string[];
    readonly word: string | null;
    readonly screens: readonly string[];
    readonly guards: readonly string[];
    readonly retake?: readonly string[];
    readonly opinion?: object;
    readonly superheat: number;
    readonly U_superheat: number;
    readonly subcooling: number;
    readonly U_subcooling: number;
    readonly order?: readonly { readonly key: string; readonly P: number }[];
    readonly outside: number;
    readonly chi2: number;
    readonly severity?: { readonly mean: number; readonly sd: number; readonly at_least: boolean } | null;
    readonly healthy: Readonly<Record<string, number>>;
    readonly residual: Readonly<Record<string, number>>;
    readonly sigma: Readonly<Record<string, number>>;
  };
  readonly must?: {
    readonly verdict?: string;
    readonly headline?: string;
    readonly undercharge_at_least?: string;
  };
  readonly never?: {
    readonly alone?: readonly string[];
    readonly undercharge_word?: string;
    readonly faulty?: boolean;
  };
  readonly simulate?: { readonly request: object; readonly expect: Readonly<Record<string, number | boolean>> };
}

const engine = await createEngine();
const { tolerance } = file;
const cases = file.cases as unknown as readonly Case[];
const BLENDS = ['R410A', 'R407C', 'R404A', 'R448A', 'R454B'];
const isBlend = (fluid: string): boolean => BLENDS.includes(fluid);

const known = new Map<Case, Diagnosis>();
function diagnosed(one: Case): Diagnosis {
  const before = known.get(one);
  if (before) return before;
  const outcome = diagnose(one.request, engine);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problem));
  known.set(one, outcome.result);
  return outcome.result;
}

/** Temperatures and differences of a simulated machine, and the rest as shares. */
const simulatedAllowed =
  (fluid: string) =>
  (figure: string, value: number): number => {
    const pure = tolerance.simulate;
    const { relative, kelvin } = isBlend(fluid) ? tolerance.blend : pure;
    if (/^t_|^te_|^tc_|^superheat|^subcooling/.test(figure)) return kelvin;
    const share = figure.startsWith('power') && !isBlend(fluid) ? pure.power_relative : relative;
    return share * Math.abs(value) + 1e-4;
  };

describe('the diagnosis', () => {
  it.each(cases)('$name', (one) => {
    const wanted = one.expect;
    const found = diagnosed(one);
    const isRanked = found.by === 'likelihood';
    const kelvin = isBlend(one.request.fluid) ? tolerance.blend.kelvin : tolerance.kelvin;
    expect({
      verdict: found.verdict,
      headline: found.headline,
      faults: isRanked ? found.faults : [],
      word: isRanked ? found.word : null,
      screens: found.screens.map(({ code }) => code),
      guards: isRanked ? found.guards : [],
    }).toEqual({
      ...{ verdict: wanted.verdict, headline: wanted.headline, faults: wanted.faults, word: wanted.word },
      ...{ screens: wanted.screens, guards: wanted.guards },
    });
    if (wanted.retake) expect(found.retake).toEqual(wanted.retake);
    if (wanted.opinion && 'code' in wanted.opinion) expect(found).toMatchObject({ opinion: wanted.opinion });
    const { superheat, subcooling, u_superheat, u_subcooling } = found.outputs;
    const figures = { superheat, subcooling, U_superheat: u_superheat, U_subcooling: u_subcooling };
    const printed = Object.fromEntries(Object.keys(figures).map((key) => [key, wanted[key as keyof typeof figures]]));
    expect(beyond(figures, printed, () => kelvin)).toEqual([]);
  });

  it.each(cases.filter((one) => one.expect.order))('$name: probabilities, severity, the healthy machine', (one) => {
    const wanted = one.expect;
    const found = diagnosed(one);
    if (found.by !== 'likelihood') throw new Error(found.by);
    const { P, kelvin } = isBlend(one.request.fluid) ? tolerance.blend : tolerance;
    const shares = Object.fromEntries(found.order.map(({ key, P: share }) => [key, share]));
    const order = Object.fromEntries(wanted.order!.map(({ key, P: share }) => [key, share]));
    expect(beyond(shares, order, () => P)).toEqual([]);
    expect(Math.abs(found.chi2 - wanted.chi2)).toBeLessThan(tolerance.chi2);
    expect(Math.abs(found.outside - wanted.outside)).toBeLessThan(P);
    for (const part of ['healthy', 'residual', 'sigma'] as const) {
      expect(Object.keys(found[part]).toSorted(), part).toEqual(Object.keys(wanted[part]).toSorted());
      expect(
        beyond(found[part], wanted[part], () => kelvin),
        part,
      ).toEqual([]);
    }
    if (!wanted.severity) expect(found.severity).toBeNull();
    else {
      const { at_least, ...severity } = wanted.severity;
      expect(beyond({ ...found.severity }, severity, () => tolerance.severity)).toEqual([]);
      expect(found.severity!.atLeast).toBe(at_least);
    }
  });

  it.each(cases.filter(({ must, never }) => must ?? never))('$name: the lines it may not cross', (one) => {
    const { must = {}, never = {} } = one;
    const found = diagnosed(one);
    const named = found.by === 'likelihood' && /^V_(FAULT|PAIR)$/.test(found.verdict) ? found.faults : [];
    const charge = found.by === 'likelihood' ? found.order.find(({ key }) => key === 'undercharge')?.word : undefined;
    if (must.verdict) expect(found.verdict).toBe(must.verdict);
    if (must.headline) expect(found.headline).toBe(must.headline);
    if (must.undercharge_at_least) expect(['possible', 'likely', 'very_likely']).toContain(charge);
    if (never.undercharge_word) expect(charge).not.toBe(never.undercharge_word);
    if (never.alone) expect(named.length === 1 && never.alone.includes(named[0]!)).toBe(false);
    if (never.faulty) expect(named).toEqual([]);
  });
});

describe('a simulated machine', () => {
  it.each([...file.simulated, ...cases.flatMap(({ simulate }) => (simulate ? [simulate] : []))] as readonly {
    readonly request: { readonly fluid: string; readonly fault: string; readonly severity: number };
    readonly expect: Readonly<Record<string, number | string | boolean>>;
  }[])('$request.fluid $request.expansion $request.fault $request.severity', ({ request, expect: wanted }) => {
    const outcome = simulateFault(request, engine);
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.problem));
    const numbers = Object.fromEntries(Object.entries(wanted).filter(([, value]) => typeof value === 'number'));
    expect(beyond(outcome.result as never, numbers as never, simulatedAllowed(request.fluid))).toEqual([]);
    if ('stop' in wanted) expect(outcome.result.stop).toBe(wanted['stop']);
    if ('beyond_cut_out' in wanted) expect(outcome.result.stop === 'low_pressure').toBe(wanted['beyond_cut_out']);
  });
});

describe('two visits of one machine', () => {
  it.each(file.comparisons)('$name', ({ before, after, expect: wanted }) => {
    const outcome = compareVisits(before, after, engine);
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.problem));
    const { code, admitted, against, ...visits } = outcome.result;
    const faults = (of: Diagnosis): readonly string[] => (of.by === 'likelihood' ? of.faults : []);
    expect({
      ...{ code, admitted, before: visits.before.verdict, after: visits.after.verdict },
      faults_before: faults(visits.before),
      faults_after: faults(visits.after),
      against: against?.verdict ?? null,
    }).toEqual(wanted);
  });

  it.each(file.drifts)('drift: $name', ({ dates, values, sds, expect: wanted }) => {
    const found = driftOf(dates, values, sds)!;
    expect(Math.abs(found.slope - wanted.slope)).toBeLessThan(1e-6);
    expect(Math.abs(found.sd - wanted.sd)).toBeLessThan(1e-6);
    expect(found.isNamed).toBe(wanted.named);
  });

  it('have no drift on one day', () => {
    expect(driftOf([5, 5], [0.1, 0.2], [0.05, 0.05])).toBeUndefined();
  });
});
