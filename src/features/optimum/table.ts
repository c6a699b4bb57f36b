/** The optimum as a file. Fetched when it is asked for. */
import { CORRELATIONS } from '../../circuit/optimum/correlations.ts';
import { SENSITIVITY_STEPS } from '../../circuit/optimum/steps.ts';
import type { Translator } from '../../i18n/keys.ts';
import type { Formatter } from '../../kit/island/format.ts';
import type { PageLife } from '../../kit/page/life.ts';
import { figure, figuresTable } from '../../kit/table/table.ts';
import type { TableFile } from '../../kit/table/table.ts';
import { OPTIMUM_FIGURES } from './figures.ts';
import type { OptimumResults } from './question.ts';
import { pressureGap } from './words.ts';

const PERCENT = 100;

/** Undefined where there is nothing to save. */
export function tablesOf(
  { answers }: PageLife<OptimumResults>,
  t: Translator,
  format: Formatter,
): TableFile | undefined {
  const { result: found, status } = answers.found.get();
  if (!found || status !== 'current') return undefined;
  const { t: outlet, optimum, correlations, sensitivity } = found.optimum;
  return {
    name: t('optimum.exported.file'),
    tables: [
      figuresTable(
        [
          [t('optimum.result.outlet'), figure('temperature', outlet)],
          ...OPTIMUM_FIGURES.map(({ key, label, quantity }) => [t(label), figure(quantity, optimum[key])]),
          ...CORRELATIONS.map((key) => [t(`optimum.correlations.${key}`), figure('pressure', correlations[key].p)]),
          ...SENSITIVITY_STEPS.map((step) => {
            const change = sensitivity[String(step)] ?? null;
            const name = `${t('optimum.sensitivity.title')} ${pressureGap(format, step)}`;
            return [name, figure('share', change === null ? null : change / PERCENT)];
          }),
        ],
        t.locale,
      ),
    ],
  };
}
