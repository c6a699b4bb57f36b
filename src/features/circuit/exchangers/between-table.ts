/** Exchangers in which refrigerant heats refrigerant, as a table: of the page, the file and the report. */
import type { BetweenStreams } from '../../../circuit/exchangers/index.ts';
import type { Translator } from '../../../i18n/keys.ts';
import type { Formatter } from '../../../kit/island/format.ts';
import type { CsvTable } from '../../../quantities/csv.ts';

/** The header, then a row an exchanger; empty where there is none. */
export function betweenTable(between: readonly BetweenStreams[], t: Translator, format: Formatter): CsvTable {
  if (between.length === 0) return [];
  const say = (key: 'between' | 'hot' | 'cold'): string => t(`circuitPages.exchangers.betweenStreams.${key}`);
  const degrees = format.symbol('temperature');
  const sideText = ({ from, to, fluid, t_in, t_out }: BetweenStreams['hot']): string =>
    `${fluid} ${from} → ${to}\u00a0: ${format.number('temperature', t_in)} → ${format.number('temperature', t_out)}`;
  return [
    [
      say('between'),
      `${t('circuitPages.exchangers.figures.duty')} (${format.symbol('power')})`,
      `${say('hot')} (${degrees})`,
      `${say('cold')} (${degrees})`,
      `${t('circuitPages.exchangers.figures.pinch')} (${format.symbol('temperatureDifference')})`,
    ],
    ...between.map(({ within, duty, hot, cold, pinch }) => [
      t(`circuitPages.exchangers.enclosures.${within}`),
      format.number('power', duty),
      sideText(hot),
      sideText(cold),
      format.number('temperatureDifference', pinch),
    ]),
  ];
}
