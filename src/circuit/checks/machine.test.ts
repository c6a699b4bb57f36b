import { describe, expect, it } from 'vitest';
import { createEngine } from '../../engine/index.ts';
import {
  coefficientsFromText,
  comparison,
  compressorInput,
  compressorPoint,
  hpOptimum,
  lineInput,
  polynomialValue,
  recordsFromCsv,
  rulerMeasure,
  rulerSaturation,
  rulerState,
  sweep,
} from '../index.ts';
import type { Outcome } from '../outcome.ts';
import type { ReferenceCase, ReferenceTable } from './reference.ts';
import { differences } from './reference.ts';
import coefficientsFromTextTable from './reference/coefficientsFromText.json' with { type: 'json' };
import comparisonTable from './reference/comparison.json' with { type: 'json' };
import compressorInputTable from './reference/compressorInput.json' with { type: 'json' };
import compressorPointTable from './reference/compressorPoint.json' with { type: 'json' };
import hpOptimumTable from './reference/hpOptimum.json' with { type: 'json' };
import lineInputTable from './reference/lineInput.json' with { type: 'json' };
import polynomialValueTable from './reference/polynomialValue.json' with { type: 'json' };
import recordsFromCsvTable from './reference/recordsFromCsv.json' with { type: 'json' };
import rulerMeasureTable from './reference/rulerMeasure.json' with { type: 'json' };
import rulerSaturationTable from './reference/rulerSaturation.json' with { type: 'json' };
import rulerStateTable from './reference/rulerState.json' with { type: 'json' };
import sweepTable from './reference/sweep.json' with { type: 'json' };

const engine = await createEngine();

type Input = ReferenceCase['input'];
type Answer = Outcome<object>;

/** A bare number or body, as an answer. */
const bare = (result: object): Answer => ({ ok: true, result });

const DOORS: readonly [table: unknown, count: number, answer: (input: Input) => Answer][] = [
  [polynomialValueTable, 1, (by) => bare({ value: polynomialValue(by['coefficients'], by['s'], by['d']) })],
  [compressorPointTable, 13, (by) => compressorPoint(by['record'], by['te'], by['tc'], by['options'], engine)],
  [compressorInputTable, 2, (by) => compressorInput(by['records'], by['key'], by['input'], by['options'], engine)],
  [coefficientsFromTextTable, 3, (by) => coefficientsFromText(by['text'])],
  [recordsFromCsvTable, 2, (by) => recordsFromCsv(by['text'])],
  [comparisonTable, 4, (by) => comparison(by['input'], by['fluid1'], by['fluid2'], engine)],
  [lineInputTable, 1, (by) => bare(lineInput(by['values']))],
  [sweepTable, 4, (by) => sweep(by['input'], by['variable'], by['from'], by['to'], by['step'], engine)],
  [rulerSaturationTable, 3, (by) => rulerSaturation(by['fluid'], by['prop'], by['value'], by['curve'], engine)],
  [rulerMeasureTable, 1, (by) => rulerMeasure(by['fluid'], by['p'], by['t'], engine)],
  [rulerStateTable, 23, (by) => rulerState(by['fluid'], by['prop1'], by['value1'], by['prop2'], by['value2'], engine)],
  [hpOptimumTable, 5, (by) => hpOptimum(by['input'], engine)],
];

describe.each(DOORS.map(([table, count, answer]) => [table as ReferenceTable, count, answer] as const))(
  '$door',
  (table, count, answer) => {
    it('has its reference cases', () => {
      expect(table.cases).toHaveLength(count);
      for (const { expect: values } of table.cases) expect(Object.keys(values).length).toBeGreaterThan(1);
    });

    it.each(table.cases)('$name', (reference) => {
      expect(differences(answer(reference.input), reference, table)).toEqual([]);
    });
  },
);
