/** The optimum as a file. Fetched when it is asked for. */
import { CORRELATIONS } from '../../circuit/optimum/correlations.ts';
import { SENSITIVITY_STEPS } from '../../circuit/optimum/steps.ts';
import type { Translator } from '../../i18n/keys.ts';
import { csvOfTables } from '../../quantities/csv.ts';
import type { Cell } from '../../quantities/csv.ts';
import type { TableFile } from '../../kit/page/Commands.tsx';
import type { PageLife } from '../../kit/page/life.ts';
import type { OptimumResults } from './question.ts';

/** Full precision, the door's units; undefined where there is nothing to save. */
export function tableOf({ form, answers }: PageLife<OptimumResults>, t: Translator): TableFile | undefined {
  const { result: found, status } = answers.found.get();
  if (!found || status !== 'current') return undefined;
  const { optimum: result } = found;
  const { optimum } = result;
  const rows: readonly (readonly Cell[])[] = [
    [t('page.quantity'), t('page.value'), t('page.unit')],
    [t('optimum.fields.temp_evp'), (form.$content.get().values['temp_evp'] as number | undefined) ?? '', '°C'],
    [t('optimum.result.outlet'), result.t, '°C'],
    [t('optimum.result.p_gc'), optimum.p_gc, 'bar'],
    [t('optimum.result.eer'), optimum.eer, ''],
    [t('optimum.result.cop'), optimum.cop, ''],
    [t('optimum.result.t_discharge'), optimum.t_discharge, '°C'],
    [t('optimum.result.x_f'), optimum.x_f, ''],
    [t('optimum.result.power_compressor'), optimum.power_compressor, 'kW'],
    [t('optimum.result.power_heat'), optimum.power_heat, 'kW'],
    [t('optimum.result.mass_flow'), optimum.mass_flow_s, 'kg/s'],
    ...CORRELATIONS.map((key) => [t(`optimum.correlations.${key}`), result.correlations[key].p, 'bar']),
    ...SENSITIVITY_STEPS.map((step) => [
      `${t('optimum.sensitivity.title')} ${step}\u202fbar`,
      result.sensitivity[String(step)] ?? '',
      '%',
    ]),
  ];
  return { name: t('optimum.exported.file'), text: csvOfTables([rows], t.locale) };
}
