/** What can be done with the optimum: take it to the simulator, share it, save it. */
import { CORRELATIONS } from '../../circuit/optimum/correlations.ts';
import { SENSITIVITY_STEPS } from '../../circuit/optimum/steps.ts';
import type { Translator } from '../../i18n/keys.ts';
import { localePath } from '../../i18n/paths.ts';
import { csvText } from '../../simulation/export.ts';
import type { Cell } from '../../simulation/export.ts';
import { askedValues, entries } from '../../stores/optimum/fields.ts';
import { simulatorQuery } from '../../stores/optimum/links.ts';
import { $shown, optimumLink, resetOptimum } from '../../stores/optimum/optimum.ts';
import { useTranslator } from '../simulator/context.ts';
import type { IslandProps } from '../study/as-island.tsx';
import { Commands } from '../study/Commands.tsx';
import styles from '../study/Commands.module.css';
import { usePart } from '../use-part.ts';
import { asIsland } from './page-data.ts';

const SIMULATOR = '/simulation/circuit/general';

function tableOf(t: Translator): { readonly name: string; readonly text: string } | undefined {
  const { found, isStale } = $shown.get();
  if (!found || isStale) return undefined;
  const { optimum: result } = found;
  const { optimum } = result;
  const rows: readonly (readonly Cell[])[] = [
    [t('optimum.exported.quantity'), t('optimum.exported.value'), t('optimum.exported.unit')],
    [t('optimum.fields.temp_evp'), entries.$values.get()['temp_evp'] ?? '', '°C'],
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
  return { name: `${t('optimum.exported.file')}.csv`, text: csvText(rows, t.locale) };
}

export const OptimumCommands = asIsland(function OptimumCommands({ locale }: IslandProps) {
  const t = useTranslator();
  // A text, so that a keystroke that leaves the optimum where it is changes nothing here.
  const target = usePart($shown, ({ found, isStale }) =>
    found && !isStale
      ? `${localePath(locale, SIMULATOR)}?${simulatorQuery(askedValues(entries.$values.get()), found.optimum)}`
      : undefined,
  );
  return (
    <Commands link={optimumLink} reset={resetOptimum} csv={() => tableOf(t)}>
      {/* Without a valid optimum there is nothing to take along: the link stands, and leads nowhere. */}
      <a className={styles.primary} href={target} aria-disabled={target === undefined ? true : undefined} data-use="">
        {t('optimum.use')}
      </a>
    </Commands>
  );
});
