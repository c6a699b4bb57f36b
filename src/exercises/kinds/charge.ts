/** Charge a split by the length of its liquid pipe. */
import { compute } from '../../calculators/computes.ts';
import type { Engine } from '../../engine/types.ts';
import { asked, byCode, shown, tellable } from '../draw.ts';
import type { Draw } from '../draw.ts';
import type { Exercise } from '../exercise.ts';

/** Steps of the scales, g and kg. */
const SCALES = { g: 5, kg: 0.01 } as const;
const GRAMS = 1000;

export function charge(draw: Draw, engine: Engine): Omit<Exercise, 'kind' | 'seed'> {
  const fluid = draw.of(['R32', 'R410A'] as const);
  const included = draw.of([3, 5, 7.5, 10] as const);
  const length = draw.step(2, 25, 0.5);
  const perMetre = draw.of(fluid === 'R32' ? ([12, 20, 24] as const) : ([15, 20, 30] as const));
  const factory = draw.step(0.55, 2.4, 0.05);
  const given = [
    shown('length', length, 'm', 1),
    shown('included', included, 'm', 1),
    shown('perMetre', perMetre, 'g/m', 0),
    shown('factory', factory, 'kg', 2),
  ];
  const figures = byCode(given);
  const held = figures.factory.value;
  const beyond = shown('beyond', Math.max(0, length - included), 'm', 1);
  const outcome = compute(
    'complement-split',
    { fluid, length, l_included: included, per_metre: perMetre, m_factory: held },
    engine,
  );
  const { add, total } = outcome.ok ? outcome.outputs : {};
  if (typeof add !== 'number' || typeof total !== 'number')
    throw new Error('the calculator of a split gives no charge');
  const answers = [asked('add', add, 'g', 0, SCALES.g), asked('total', total, 'kg', 3, SCALES.kg)];
  const mistakes = [
    { of: 'add', code: 'thereAndBack', value: (2 * length - included) * perMetre },
    { of: 'add', code: 'wholeLength', value: length * perMetre },
    { of: 'add', code: 'takenOut', value: (length - included) * perMetre },
    { of: 'total', code: 'extraAlone', value: add / GRAMS },
    { of: 'total', code: 'wholeLength', value: held + (length * perMetre) / GRAMS },
    { of: 'total', code: 'gramsAsKilograms', value: held + add },
  ];
  return {
    fluid,
    given,
    asked: answers,
    mistakes: tellable(mistakes, answers),
    steps: [
      {
        code: length > included ? 'beyond' : 'within',
        figures: [figures.length, figures.included, beyond],
      },
      {
        code: 'addIs',
        figures: [beyond, figures.perMetre, shown('add', add, 'g', 0)],
      },
      { code: 'totalIs', figures: [figures.factory, shown('add', add, 'g', 0), shown('total', total, 'kg', 3)] },
    ],
  };
}
