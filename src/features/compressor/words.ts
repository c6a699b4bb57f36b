/** Problems of a sheet in the reader's words. */
import type { Problem } from '../../circuit/outcome.ts';
import { QUANTITIES } from '../../circuit/compressor/quantities.ts';
import { describeMachineProblem } from '../../i18n/machine-problems.ts';
import type { Translator } from '../../i18n/keys.ts';

/** What each choice of a field is called. */
export const WORDS = {
  order: 'orders',
  temp_unit: 'units',
  temp_convention: 'conventions',
  variable: 'variables',
  rating_mode: 'ratings',
} as const;

const COEFFICIENT = /^coefficients\.(\w+)\.(\d+)$/;

export function problemText(problem: Problem, t: Translator): string {
  const [, name, index] = COEFFICIENT.exec(problem.field ?? '') ?? [];
  const quantity = QUANTITIES.find((one) => one === name);
  if (quantity !== undefined) {
    return t('compressor.sheet.coefficientProblem', {
      quantity: t(`compressor.sheet.quantity.${quantity}`),
      name: `C${Number(index) + 1}`,
      reason: t(problem.code === 'E_MISSING' ? 'compressor.sheet.missing' : 'compressor.sheet.notNumber'),
    });
  }
  if (problem.code === 'E_MODE' && (problem.field === 'name' || problem.field === 'marque')) {
    return t('compressor.sheet.badName');
  }
  return describeMachineProblem(problem, t);
}
