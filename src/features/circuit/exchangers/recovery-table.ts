/** What water takes from the discharge, as a table; without rows where none is asked for. */
import type { Recovery } from '../../../circuit/exchangers/index.ts';
import type { Translator } from '../../../i18n/keys.ts';
import type { Formatter, ShownQuantity } from '../../../kit/island/format.ts';
import { figure } from '../../../kit/table/table.ts';
import type { Table } from '../../../kit/table/table.ts';
import { shareText } from './figures.ts';

const ROWS = {
  power: 'power',
  desuperheating: 'power',
  rest: 'power',
  flow: 'liquidFlow',
  t_refrigerant: 'temperature',
  both: 'ratio',
} as const satisfies Partial<Record<keyof Recovery, ShownQuantity>>;

export function recoveryTable(recovery: Recovery | null | undefined, t: Translator, format: Formatter): Table {
  const say = (key: keyof typeof ROWS | 'title' | 'share'): string => t(`circuitPages.exchangers.recovery.${key}`);
  const keys = Object.keys(ROWS) as (keyof typeof ROWS)[];
  return {
    head: [say('title'), t('circuitPages.exchangers.recovery.water')],
    unit: t('circuitPages.shared.unit'),
    rows: !recovery
      ? []
      : [
          ...keys
            .filter((key) => recovery[key] !== null)
            .map((key) => [say(key), figure(ROWS[key], recovery[key])] as const),
          [say('share'), shareText(recovery.share, format)],
        ],
  };
}
