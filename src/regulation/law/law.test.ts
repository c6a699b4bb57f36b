import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RECORDS } from '../../refrigerants/records.ts';
import { fluidLaw, PRODUCTS, rules, verdict } from '../index.ts';
import type { FluidLaw, NoAnswer, Verdict } from '../index.ts';
import pfas from '../data/pfas.json' with { type: 'json' };
import fluids from './reference/fluids.json' with { type: 'json' };
import questions from './reference/questions.json' with { type: 'json' };
import { weakestMark } from './verdict.ts';

/** @throws where there is a problem instead */
function answered<T extends object>(answer: T | NoAnswer): T {
  if ('problem' in answer) throw new Error(JSON.stringify(answer.problem));
  return answer;
}
const lawOf = (fluid: string, asOf: string = fluids.asOf): FluidLaw => answered(fluidLaw(fluid, asOf));
const verdictOf = (fluid: string, product: string, date: string): Verdict => answered(verdict(fluid, product, date));
const words = (text: string): readonly string[] => (text === '' ? [] : text.split(' '));

type FluidRow = readonly [
  fluid: string,
  gwpLegal: number | null,
  safetyClass: string | null,
  holds: string,
  set: number,
  earliestBanInForce: string | null,
  nextBan: string | null,
  nextBanRuleIds: string,
  leakCheckFromKg: Readonly<Record<string, number>> | null,
  hasDoubt: boolean,
];
const FLUIDS = fluids.fluids as unknown as readonly FluidRow[];
type QuestionRow = readonly [
  fluid: string,
  product: string,
  date: string,
  word: string,
  ruleIds: string,
  mark: string,
  limit?: number | null,
];
const QUESTIONS = questions.questions as unknown as readonly QuestionRow[];
const ruleOf = (id: string) => rules.find((rule) => rule.id === id)!;

describe('the law of a fluid', () => {
  it('is asked of every pure fluid, and of every blend that is not held to its composition alone below', () => {
    const asked = new Set(FLUIDS.map(([fluid]) => fluid));
    expect(asked.size).toBe(134);
    const others = RECORDS.filter(({ name }) => !asked.has(name));
    expect(others.filter(({ composition }) => composition === null)).toEqual([]);
    // Read off by hand, so that a blend only its composition speaks for is not taken for another.
    expect(lawOf('R401B')).toMatchObject({ holds: ['I.1', 'I', 'HCFC'], gwpLegal: 1288 });
    expect(lawOf('R451A')).toMatchObject({ holds: ['I.1', 'I', 'II.1'], gwpLegal: 146 });
    expect(lawOf('R433A')).toMatchObject({ holds: [], gwpLegal: null, nextBan: null });
    expect(lawOf('R504')).toMatchObject({ holds: ['I.1', 'I', 'CFC'], class: null });
  });

  it.each(FLUIDS)('%s', (...row) => {
    const [fluid, gwpLegal, safetyClass, holds, set, earliestBanInForce, nextBan, nextIds, leak, hasDoubt] = row;
    const law = lawOf(fluid);
    expect(law).toMatchObject({ gwpLegal, class: safetyClass, earliestBanInForce, nextBan });
    expect(law.holds).toEqual(words(holds));
    expect(law.ruleIds).toEqual(words(fluids.sets[set] ?? ''));
    expect(law.nextBanRuleIds).toEqual(words(nextIds));
    expect('doubt' in law).toBe(hasDoubt);
    const found = law.leakCheckFromKg as Readonly<Record<string, number>> | null;
    expect(Object.keys(found ?? {})).toEqual(Object.keys(leak ?? {}));
    for (const [key, kg] of Object.entries(leak ?? {})) {
      expect(Math.abs((found?.[key] ?? Number.NaN) - kg), key).toBeLessThanOrEqual(0.005 * kg);
    }
  });

  it('of a composition is that of the blend, but for what its record alone says', () => {
    for (const { name, composition } of RECORDS) {
      if (composition === null) continue;
      const law = lawOf(composition.parts.map((part) => `${part.name}[${part.massFraction}]`).join('&'));
      const { holds, ruleIds, earliestBanInForce, nextBan, gwpLegal, leakCheckFromKg } = lawOf(name);
      expect(law.ruleIds, name).toEqual(ruleIds.filter((id) => !/^(?:en378|ped)-|^fr-ch35$/.test(id)));
      expect(law, name).toMatchObject({ holds, class: null, earliestBanInForce, nextBan });
      if (gwpLegal !== null) expect(law.gwpLegal, name).toBeCloseTo(gwpLegal, gwpLegal < 10 ? 1 : 8);
      for (const [key, kg] of Object.entries(leakCheckFromKg ?? {})) {
        expect((law.leakCheckFromKg as unknown as Record<string, number>)[key], name).toBeCloseTo(kg, 9);
      }
    }
  });

  it('moves with the day it is asked', () => {
    // Annex IV: 7(b), 7(d), 8(b), 8(d), 9(b) on 1 January 2027; 9(e) two years later.
    expect(lawOf('R410A', '2026-12-31').nextBan).toBe('2027-01-01');
    expect(lawOf('R410A', '2027-01-01')).toMatchObject({ nextBan: '2029-01-01' });
    expect(lawOf('R410A', '2027-01-01').nextBanRuleIds).toEqual(['fgas-iv-9c', 'fgas-iv-9e']);
    expect(lawOf('R410A', '2036-01-01').nextBan).toBeNull();
    expect(lawOf('R32', '2014-12-31')).toMatchObject({ earliestBanInForce: null, nextBan: '2015-01-01' });
  });

  it.each([
    ['R999', 'unknownFluid'],
    ['', 'unknownFluid'],
    [5, 'unknownFluid'],
    [null, 'unknownFluid'],
    ['R32[0.5]', 'unknownFluid'],
    ['R32[0.5]&R999[0.5]', 'unknownFluid'],
    ['R410A[0.5]&R32[0.5]', 'unknownFluid'],
    ['R32[0.5]&R32[0.5]', 'unknownFluid'],
    ['R32[1.5]&R125[-0.5]', 'unknownFluid'],
  ])('of %j is a problem', (fluid, code) => {
    expect(fluidLaw(fluid)).toEqual({ problem: { code, field: 'fluid' } });
  });

  it.each(['2026-02-30', '2026', 'soon', 5, null, '2026-11-22T00:00:00Z'])('on %j is a problem', (day) => {
    expect(fluidLaw('R32', day)).toEqual({ problem: { code: 'unknownDate', field: 'asOf' } });
  });

  it('takes any usual spelling', () => {
    expect(lawOf('r-410a')).toEqual(lawOf('R410A'));
    expect(lawOf('r32[68,9]&r1234yf[31,1]').gwpLegal).toBe(465);
  });
});

describe('the verdict on a product', () => {
  it.each(QUESTIONS.map((row) => [row.slice(0, 4).join(', '), row] as const))('%s', (_, row) => {
    const [fluid, product, date, word, ruleIds, mark, ...limit] = row;
    const found = verdictOf(fluid, product, date);
    expect(found).toEqual({
      verdict: word,
      ruleIds: words(ruleIds),
      ...(limit.length > 0 && { limitUnderSafety: limit[0] }),
    });
    expect(weakestMark(found.ruleIds.map(ruleOf))).toBe(mark);
  });

  it('never softens with time, where no derogation and no exception ends', () => {
    const rank = ['allowed', 'banned-unless-site-safety', 'banned'];
    const day = fc.date({ min: new Date('2025-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
    const iso = (date: Date): string => date.toISOString().slice(0, 10);
    fc.assert(
      fc.property(
        fc.constantFrom(...RECORDS),
        fc.constantFrom(...PRODUCTS),
        day,
        day,
        ({ name }, product, one, other) => {
          const [early, late] = [iso(one), iso(other)].toSorted();
          const [before, after] = [verdictOf(name, product, early!), verdictOf(name, product, late!)];
          expect(rank.indexOf(after.verdict)).toBeGreaterThanOrEqual(rank.indexOf(before.verdict));
        },
      ),
    );
  });

  it('of what nobody knows is a problem', () => {
    expect(verdict('R999', 'portable-ac', '2026-01-01')).toEqual({ problem: { code: 'unknownFluid', field: 'fluid' } });
    expect(verdict('R32', 'car-ac', '2026-01-01')).toEqual({ problem: { code: 'unknownProduct', field: 'product' } });
    expect(verdict('R32', 'toString', '2026-01-01')).toEqual({ problem: { code: 'unknownProduct', field: 'product' } });
    expect(verdict('R32', 'portable-ac', '1 January')).toEqual({ problem: { code: 'unknownDate', field: 'date' } });
  });
});

describe('the rules', () => {
  it('have a name each, a text in both languages and a source', () => {
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
    for (const { id, text, source, confidence } of rules) {
      for (const said of [text.fr, text.en, source.act.fr, source.act.en]) expect(said, id).toMatch(/\S/);
      expect(['A', 'B', 'C', 'V'], id).toContain(confidence);
    }
  });

  it('about products name those of the list, or one no fluid is asked about', () => {
    const others = ['*', 'non-refillable-container', 'car-ac', 'export', 'service-refrigeration-40t'];
    for (const rule of rules) {
      for (const product of rule.applies.products) expect([...PRODUCTS, ...others], rule.id).toContain(product);
    }
  });

  // What a person owes whatever the fluid: the search after an alarm, the sale, the yearly declaration.
  it('of people are about no fluid', () => {
    const duties = rules.filter(({ applies }) => applies.refrigerant.list?.length === 0).map(({ id }) => id);
    expect(duties).toContain('fr-leak-alarm');
    for (const { name } of RECORDS)
      expect(
        lawOf(name).ruleIds.filter((id) => duties.includes(id)),
        name,
      ).toEqual([]);
  });

  it('say which GWPs are caught: 150 is, where a rule says 150', () => {
    // 2024/573, Annex IV, point 4: "150 or more"; 2006/40/EC, Article 5: "higher than 150".
    expect(ruleOf('fgas-iv-4').applies.refrigerant).toEqual({ list: ['F-gas'], gwpFrom: 150 });
    expect(ruleOf('mac-2006-40').applies.refrigerant).toEqual({ list: ['F-gas'], gwpAbove: 150 });
    const at150 = `R32[${150 / 675}]&R1132a[${1 - 150 / 675}]`;
    expect(lawOf(at150).ruleIds).toContain('fgas-iv-4');
    expect(lawOf(at150).ruleIds).not.toContain('mac-2006-40');
  });

  it('of the proposed restriction of PFAS name fluids that have a record', () => {
    const pure = RECORDS.filter(({ composition }) => composition === null).map(({ name }) => name);
    expect(pfas.inside.filter((name) => !pure.includes(name))).toEqual([]);
    // Its definition leaves these out: no CF3 and no CF2 free of H, Cl, Br and I; CF3–OCH3 is excluded.
    for (const outside of ['R32', 'R152a', 'R161', 'R23', 'R41', 'R717', 'R744', 'R290', 'HFE143m']) {
      expect(pfas.inside).not.toContain(outside);
    }
  });
});
