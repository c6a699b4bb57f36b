/** Every reverse question of every calculator: direct(reverse(y)) = y, and reverse(direct(x)) has x. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { engine } from '../../tests/unit/calculators/outcomes.ts';
import { draws } from '../../tests/unit/support/draws.ts';
import { CASES } from './cases.ts';
import { COMPUTES } from './computes.ts';
import type { Definition, NumberInput, Outcome, Reverse } from './define.ts';
import { asksBackwards } from './derive/questions.ts';

import type { Solution, Sweep, Wanted } from './derive/reverse.ts';
import { inputsFor, sweepOf } from './derive/reverse.ts';
import { samplingOf } from './derive/sampling.ts';
import type { CalculatorId } from './index.ts';
import { CALCULATORS, formDefaults, readInputs } from './index.ts';

type Inputs = Readonly<Record<string, unknown>>;

const RUNS = draws('reverse', 12, 3);
/** Of the wanted figure: what the digits of a double and the iterations of formulas leave. */
const DIRECT = 1e-8;
/** Of the value looked for, as far as the result tells values apart. */
const BACK = 1e-5;

const questions = (CALCULATORS as readonly Definition[]).flatMap((definition) =>
  (definition.reverse ?? []).map(
    (entry) => [`${definition.id}: ${entry.find} from ${entry.from}`, definition, entry] as const,
  ),
);

const inputOf = (definition: Definition, { find }: Reverse): NumberInput => {
  const input = definition.inputs.find(({ key }) => key === find);
  if (input?.kind !== 'number') throw new Error(`${find} is no number`);
  return input;
};

/** What no example gives: a capillary whose inlet is that of its fluid. */
const MORE: Readonly<Partial<Record<CalculatorId, Inputs>>> = { capillaire: { solve: 'flow', l: 2, q0: undefined } };

const basesOf = (definition: Definition, entry: Reverse): readonly Inputs[] =>
  [
    formDefaults(definition),
    { ...formDefaults(definition), ...MORE[definition.id as CalculatorId] },
    ...CASES[definition.id as CalculatorId].map(({ inputs }) => inputs),
  ].filter((inputs) => {
    const outcome = COMPUTES[definition.id as CalculatorId](inputs, engine);
    return asksBackwards(definition, readInputs(definition, inputs).values, outcome).includes(entry);
  });

const nearness = (value: number, other: number): number =>
  Math.abs(value - other) / Math.max(Math.abs(value), Math.abs(other), Number.MIN_VALUE);

const has = (solution: Solution, x: number): boolean =>
  solution.kind === 'value'
    ? nearness(solution.value, x) <= BACK
    : (solution.from ?? -Infinity) <= x + BACK * Math.abs(x) && (solution.to ?? Infinity) >= x - BACK * Math.abs(x);

const endsOf = (solution: Solution): readonly number[] =>
  solution.kind === 'value' ? [solution.value] : [solution.from, solution.to].filter((end) => end !== undefined);

function expectRoundTrip(sweep: Sweep, entry: Reverse, x: number): void {
  const wanted = sweep.valueAt(x);
  if (wanted === undefined) return;
  const answer = inputsFor(sweep, wanted);
  if (!answer.ok) {
    expect(answer.code, `${entry.from} = ${String(wanted)} at ${x}: ${JSON.stringify(answer)}`).toBe('noEffect');
    return;
  }
  const scale = typeof wanted === 'number' ? Math.max(Math.abs(wanted), riseAround(sweep.valueAt, x)) : 0;
  for (const end of answer.solutions.flatMap(endsOf)) {
    const direct = sweep.valueAt(end);
    if (typeof wanted === 'number' && typeof direct === 'number') {
      expect(Math.abs(direct - wanted), `${entry.from} at ${end}`).toBeLessThanOrEqual(DIRECT * scale);
    } else expect(direct, `${entry.from} at ${end}`).toBe(wanted);
  }
  // Where the result hardly moves, or has one figure for many values, the first few answers need not be this one.
  const isTold = typeof wanted !== 'number' || riseAround(sweep.valueAt, x) > 1e-6 * Math.abs(wanted);
  if (isTold && answer.solutions.length < 4) {
    expect(
      answer.solutions.some((solution) => has(solution, x)),
      `${x} in ${JSON.stringify(answer.solutions)}`,
    ).toBe(true);
  }
}

/** How much the figure changes over a hundredth of x. */
function riseAround(valueAt: (x: number) => Wanted | undefined, x: number): number {
  const [below, above] = [valueAt(x * 0.995), valueAt(x * 1.005)];
  return typeof below === 'number' && typeof above === 'number' ? Math.abs(above - below) : 0;
}

describe.each(questions)('%s', (_, definition, entry) => {
  it('asks for a number, from a result, under conditions that exist', () => {
    const input = inputOf(definition, entry);
    expect(definition.outputs.map(({ key }) => key)).toContain(entry.from);
    for (const [key, values] of Object.entries(entry.when ?? {})) {
      const other = definition.inputs.find((one) => one.key === key);
      const options = other?.kind === 'choice' ? other.options.map(({ value }) => value) : [true, false];
      for (const value of values) expect(options).toContain(value);
    }
    expect(input.measure).toBeDefined();
  });

  it('is asked by what the form opens with or by an example', () => {
    expect(basesOf(definition, entry).length).toBeGreaterThan(0);
  });

  it('gives back what was put in, and puts in what gives the result', () => {
    const compute = (inputs: Inputs): Outcome => COMPUTES[definition.id as CalculatorId](inputs, engine);
    for (const inputs of basesOf(definition, entry)) {
      const current = readInputs(definition, inputs).values[entry.find];
      const { points } = samplingOf(inputOf(definition, entry), typeof current === 'number' ? current : undefined);
      const between = fc
        .tuple(fc.integer({ min: 0, max: points.length - 2 }), fc.double({ min: 0, max: 1, noNaN: true }))
        .map(([index, part]) => (points[index] ?? 0) * (1 - part) + (points[index + 1] ?? 0) * part);
      // One look over the range answers any question.
      const sweep = sweepOf(compute, definition, inputs, entry);
      fc.assert(
        fc.property(between, (x) => expectRoundTrip(sweep, entry, x)),
        { numRuns: RUNS },
      );
    }
  });
});
