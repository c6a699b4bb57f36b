/** What is wrong with a field, in the reader's words and units. */
import { describeMachineProblem } from '../../i18n/machine-problems.ts';
import type { Translator } from '../../i18n/keys.ts';
import type { Fault } from './state/answer.ts';
import { withUnit } from '../../quantities/number.ts';
import { withReference } from './context.ts';
import type { Figures } from './figures.ts';

/** Arguments whose limits are those of the rule itself. */
const RULE_FIELDS = new Set(['value', 'from', 'to']);
const isNumber = (value: unknown): value is number => typeof value === 'number';

export function faultText(fault: Fault | undefined, t: Translator, figures: Figures): string | undefined {
  if (fault === undefined) return undefined;
  if (fault.kind === 'text') return t(`quantities.parse.${fault.reason}`);
  const { problem } = fault;
  const { min, max, unit } = problem.values;
  const isOfRule = RULE_FIELDS.has(problem.field ?? '');
  if (problem.code === 'E_RANGE' && isNumber(min) && isNumber(max)) {
    if (isOfRule && unit === 'bar')
      return t('ruler.range', {
        min: figures.fullPressure(min),
        max: withReference(figures.fullPressure(max), figures.units, t),
      });
    if (isOfRule && unit === 'degC')
      return t('ruler.range', { min: figures.full('temperature', min), max: figures.full('temperature', max) });
    if (unit === 'm')
      return t('ruler.altitudeRange', { min: withUnit(String(min), 'm'), max: withUnit(String(max), 'm') });
  }
  return describeMachineProblem(problem, t);
}
