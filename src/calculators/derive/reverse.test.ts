import { describe, expect, it } from 'vitest';
import type { Definition, NumberInput, OutputValue, Outcome } from '../define.ts';
import { decimals, figure, number, verdict } from '../fields.ts';
import { M } from '../measures.ts';
import type { ReverseAnswer, Sweep, Wanted } from './reverse.ts';
import { inputsFor, sweepOf, wordsOf } from './reverse.ts';

type Formula = (x: number) => OutputValue | undefined;

/** A calculator of one input x and one result y; undefined refuses. */
function sweepOfFormula(formula: Formula, range?: NumberInput['range'], current?: number): Sweep {
  const definition = {
    inputs: [number('x', 'x', 'x', M.none, range === undefined ? {} : { range })],
    outputs: [
      typeof formula(1) === 'string'
        ? verdict('y', 'y', 'y', [
            ['low', 'bas', 'low'],
            ['high', 'haut', 'high'],
          ])
        : figure('y', 'y', 'y', M.none, decimals(1)),
    ],
  } as unknown as Definition;
  const compute = ({ x }: Readonly<Record<string, unknown>>): Outcome => {
    const y = formula(Number(x));
    return y === undefined
      ? { ok: false, errors: [{ field: 'x', code: 'noResult', values: {} }] }
      : { ok: true, outputs: { y }, warnings: [] };
  };
  return sweepOf(compute, definition, { x: current }, { find: 'x', from: 'y' });
}

const ask = (formula: Formula, wanted: Wanted, range?: NumberInput['range'], current?: number): ReverseAnswer =>
  inputsFor(sweepOfFormula(formula, range, current), wanted);

function valuesOf(answer: ReverseAnswer): readonly number[] {
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  return answer.solutions.map((solution) => (solution.kind === 'value' ? solution.value : Number.NaN));
}

const PERCENT = { min: 0, max: 100 } as const;

describe('a question asked backwards', () => {
  it('finds the value that gives a figure, to the last digits', () => {
    const [x = 0, ...others] = valuesOf(ask((v) => v ** 3 + v, 30, { min: 0, max: 10 }));
    expect(others).toEqual([]);
    expect(Math.abs(x - 3)).toBeLessThan(1e-9);
  });

  it('looks at a range of many decades by ratios', () => {
    for (const wanted of [1e-4, 0.3, 5e5]) {
      expect(valuesOf(ask((v) => 2 * v, 2 * wanted, { min: 0, isMinExcluded: true, max: 1e7 }))[0]).toBeCloseTo(
        wanted,
        12,
      );
    }
  });

  it('looks everywhere where nothing bounds the input, either side of what is typed', () => {
    for (const wanted of [-4e9, -2, 0.001, 7e5, 3e12]) {
      const [x = 0] = valuesOf(ask((v) => 3 * v + 1, 3 * wanted + 1, undefined, 12));
      expect(Math.abs(x - wanted)).toBeLessThan(1e-8 * Math.max(1, Math.abs(wanted)));
    }
  });

  it('gives every value that does', () => {
    const [low = 0, high = 0] = valuesOf(ask((v) => (v - 30) ** 2, 400, PERCENT));
    expect([low, high]).toEqual([expect.closeTo(10, 8), expect.closeTo(50, 8)]);
  });

  it('finds a figure just below a peak that lies between the points it looks at', () => {
    expect(valuesOf(ask((v) => 10 - (v - 31.37) ** 2, 9.9999, PERCENT))).toHaveLength(2);
  });

  it('answers beside the part of the range that is refused, up to its edge', () => {
    const rooted: Formula = (v) => (v < 40 ? undefined : Math.sqrt(v - 40));
    expect(valuesOf(ask(rooted, 0.01, PERCENT))[0]).toBeCloseTo(40.0001, 6);
    expect(ask(() => undefined, 1, PERCENT)).toMatchObject({ ok: false, code: 'refused', errors: [{ field: 'x' }] });
  });

  it('says what can be reached when the figure cannot', () => {
    const answer = ask((v) => v / 2 + 5, 80, PERCENT);
    expect(answer).toEqual({ ok: false, code: 'outOfReach', reachable: [[5, 55]] });
  });

  it('says both parts that can be reached when something between is refused', () => {
    const answer = ask((v) => (v > 20 && v < 60 ? undefined : v), 40, PERCENT);
    if (answer.ok || answer.code !== 'outOfReach') throw new Error(JSON.stringify(answer));
    const [[, below], [above]] = answer.reachable as [[number, number], [number, number]];
    expect([below, above]).toEqual([expect.closeTo(20, 4), expect.closeTo(60, 4)]);
  });

  it('takes a step for no answer, and says what lies either side', () => {
    const answer = ask((v) => (v < 37 ? v : v + 100), 80, PERCENT);
    expect(answer).toEqual({
      ok: false,
      code: 'jump',
      at: expect.closeTo(37, 9),
      below: expect.closeTo(37, 9),
      above: expect.closeTo(137, 9),
    });
  });

  it('gives the whole stretch where the figure stays the same', () => {
    const standard = [10, 16, 25, 40, 63, 100];
    const nextUp: Formula = (v) => standard.find((size) => size >= v);
    expect(ask(nextUp, 25, PERCENT)).toEqual({
      ok: true,
      solutions: [{ kind: 'range', from: expect.closeTo(16, 12), to: 25 }],
    });
    expect(ask((v) => Math.min(v, 50), 50, PERCENT)).toEqual({
      ok: true,
      solutions: [{ kind: 'range', from: expect.closeTo(50, 9), to: 100 }],
    });
  });

  it('says that the input changes nothing', () => {
    expect(ask(() => 7, 12, PERCENT)).toEqual({ ok: false, code: 'noEffect', value: 7 });
  });

  it('gives the stretch where words hold, its ends included', () => {
    const judged: Formula = (v) => (v <= 100 / 3 ? 'low' : 'high');
    expect(ask(judged, 'low', PERCENT)).toEqual({ ok: true, solutions: [{ kind: 'range', from: 0, to: 100 / 3 }] });
    expect(wordsOf(sweepOfFormula(judged, PERCENT))).toEqual(['low', 'high']);
    expect(ask(judged, 'never', PERCENT)).toEqual({ ok: false, code: 'neverSo' });
  });

  it('leaves out an end where only the search stops', () => {
    expect(ask((v) => (v <= 3 ? 'low' : 'high'), 'high', { min: 0, isMinExcluded: true })).toEqual({
      ok: true,
      solutions: [{ kind: 'range', from: expect.closeTo(3, 12) }],
    });
  });

  it('finds words that hold on a short stretch only', () => {
    const narrow: Formula = (v) => (v > 41 && v < 41.4 ? 'middle' : v < 41.2 ? 'low' : 'high');
    expect(wordsOf(sweepOfFormula(narrow, PERCENT))).toEqual(['low', 'middle', 'high']);
  });
});
