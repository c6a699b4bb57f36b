/** What can be done with a comparison: run it, share it, save its rows. */
import { benefitOf } from '../../circuit/comparison/benefit.ts';
import { unitOf } from '../../quantities/index.ts';
import type { UnitOf } from '../../quantities/index.ts';
import type { Translator } from '../../i18n/keys.ts';
import { csvText } from '../../simulation/export.ts';
import type { Cell } from '../../simulation/export.ts';
import {
  $comparison,
  $fluids,
  $loading,
  $machine,
  $shown,
  comparisonLink,
  resetComparison,
  runComparison,
} from '../../stores/comparison/comparison.ts';
import { addToast } from '../../stores/toasts.ts';
import { useTranslator } from '../simulator/context.ts';
import { API_UNITS } from '../simulator/format.ts';
import { Commands } from '../study/Commands.tsx';
import styles from '../study/Commands.module.css';
import { useWhole } from '../use-part.ts';
import { asIsland } from './page-data.ts';
import { sizingOf } from './Results.tsx';
import { GROUPS, ROW_QUANTITIES } from './rows.ts';
import type { Comparison } from '../../circuit/comparison/comparison.ts';

const KEYS = Object.values(GROUPS).flat();

function unitText(key: (typeof KEYS)[number]): string {
  const quantity = ROW_QUANTITIES[key];
  return quantity === undefined ? '' : unitOf(quantity, API_UNITS[quantity] as UnitOf<typeof quantity>).symbol;
}

function linesOf(rows: Comparison['rows'], sizing: 0 | 1 | 2 | 3 | 4, t: Translator): readonly (readonly Cell[])[] {
  return KEYS.map((key) => {
    const row = rows[key];
    const benefit = benefitOf(key, row, sizing);
    return [
      t(`comparison.rows.${key}`),
      unitText(key),
      row.value1 ?? '',
      row.value2 ?? '',
      row.delta ?? row.difference ?? '',
      row.delta === null ? (row.difference === null ? '' : 'K') : '%',
      benefit ? t(`comparison.benefit.${benefit}`) : '',
    ];
  });
}

/** Full precision, API units: both readings, one after the other. */
function tableOf(t: Translator): { readonly name: string; readonly text: string } | undefined {
  const shown = $shown.get();
  if (!shown.rows || shown.isStale) return undefined;
  const { fluid1, fluid2 } = $fluids.get();
  const { result, isStale } = $machine.get();
  const head = (title: string): readonly Cell[] => [
    title,
    t('comparison.exported.unit'),
    fluid1,
    fluid2,
    t('comparison.table.difference'),
    t('comparison.exported.unit'),
    t('comparison.exported.better'),
  ];
  const rows = [
    head(t('comparison.table.title')),
    ...linesOf(shown.rows, sizingOf(shown), t),
    ...(result && !isStale ? [head(t('comparison.machine.title')), ...linesOf(result.rows, 0, t)] : []),
  ];
  const name = [fluid1, fluid2].map((fluid) => fluid.replace(/[^A-Za-z0-9]+/g, '-').replace(/-$/, '')).join('-');
  return { name: `${t('comparison.exported.file')}-${name}.csv`, text: csvText(rows, t.locale) };
}

export const ComparisonCommands = asIsland(function ComparisonCommands() {
  const t = useTranslator();
  const isLoading = useWhole($loading);
  const compare = async (): Promise<void> => {
    await runComparison();
    if ($comparison.get()?.outcome?.ok === true) addToast('success', t('comparison.done'));
    else addToast('error', t('comparison.failed'));
  };
  return (
    <Commands link={comparisonLink} reset={resetComparison} csv={() => tableOf(t)}>
      <button type="button" className={styles.primary} aria-busy={isLoading} onClick={() => void compare()}>
        {t('comparison.run')}
      </button>
    </Commands>
  );
});
