/** What is wrong with a field, in the reader's words and units. */
import { describeMachineProblem } from '../../i18n/machine-problems.ts';
import type { Translator } from '../../i18n/keys.ts';
import type { Fault } from './state/answer.ts';
import { formatNumber, withUnit } from '../../quantities/number.ts';
import { ownUnit } from './own-unit.ts';
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
    if (unit === 'm') {
      const metres = ownUnit(figures.units, 'length', 'm');
      const written = (value: number): string =>
        withUnit(formatNumber(metres.scale?.to(value) ?? value, 0, t.locale), metres.symbol);
      return t('ruler.altitudeRange', { min: written(min), max: written(max) });
    }
  }
  return describeMachineProblem(problem, t);
}
