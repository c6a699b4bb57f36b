/** What a secondary loop leaves, as a table; without rows where none is asked for. */
import type { SecondaryLoop } from '../../../circuit/exchangers/index.ts';
import type { Translator } from '../../../i18n/keys.ts';
import type { Formatter, ShownQuantity } from '../../../kit/island/format.ts';
import { figure } from '../../../kit/table/table.ts';
import type { Table } from '../../../kit/table/table.ts';
import { shareText } from './figures.ts';

const ROWS = {
  power_load: 'power',
  power_pump: 'power',
  heat_pump: 'power',
  gain: 'power',
  t_supply: 'temperature',
  t_return: 'temperature',
  flow: 'liquidFlow',
  mass_flow_s: 'massFlow',
  quality: 'quality',
  eer: 'ratio',
  eer_direct: 'ratio',
} as const satisfies Partial<Record<keyof SecondaryLoop, ShownQuantity>>;

/** Those that say no more than another: CO2 comes back as warm as it went, a pipe that gains nothing. */
const isIdle = (loop: SecondaryLoop, key: keyof typeof ROWS): boolean =>
  loop[key] === null || (key === 't_return' && loop.quality !== null) || (key === 'gain' && loop.gain === 0);

export function loopTable(loop: SecondaryLoop | null | undefined, t: Translator, format: Formatter): Table {
  const say = (key: keyof typeof ROWS | 'title' | 'share' | 'change'): string =>
    t(`circuitPages.exchangers.loop.${key}`);
  const keys = Object.keys(ROWS) as (keyof typeof ROWS)[];
  return {
    head: [say('title'), t(`circuitPages.exchangers.loop.carriers.${loop?.carrier ?? 'liquid'}`)],
    unit: t('circuitPages.shared.unit'),
    rows: !loop
      ? []
      : [
          ...keys.filter((key) => !isIdle(loop, key)).map((key) => [say(key), figure(ROWS[key], loop[key])] as const),
          [say('share'), shareText(loop.share, format)],
          [say('change'), shareText(loop.change, format)],
        ],
  };
}
