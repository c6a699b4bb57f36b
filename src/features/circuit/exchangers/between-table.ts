/** Exchangers in which refrigerant heats refrigerant, as a table; without rows where there is none. */
import type { BetweenStreams } from '../../../circuit/exchangers/index.ts';
import type { Translator } from '../../../i18n/keys.ts';
import type { Formatter } from '../../../kit/island/format.ts';
import { figure, withSymbol } from '../../../kit/table/table.ts';
import type { Table } from '../../../kit/table/table.ts';

export function betweenTable(between: readonly BetweenStreams[], t: Translator, format: Formatter): Table {
  const say = (key: 'between' | 'hot' | 'cold'): string => t(`circuitPages.exchangers.betweenStreams.${key}`);
  const degrees = format.symbol('temperature');
  const sideText = ({ from, to, fluid, t_in, t_out }: BetweenStreams['hot']): string =>
    `${fluid} ${from} → ${to}\u00a0: ${format.number('temperature', t_in)} → ${format.number('temperature', t_out)}`;
  return {
    head: [
      say('between'),
      { name: t('circuitPages.exchangers.figures.duty'), quantity: 'power' },
      withSymbol(say('hot'), degrees),
      withSymbol(say('cold'), degrees),
      { name: t('circuitPages.exchangers.figures.pinch'), quantity: 'temperatureDifference' },
    ],
    rows: between.map(({ within, duty, hot, cold, pinch }) => [
      t(`circuitPages.exchangers.enclosures.${within}`),
      figure('power', duty),
      sideText(hot),
      sideText(cold),
      figure('temperatureDifference', pinch),
    ]),
  };
}
