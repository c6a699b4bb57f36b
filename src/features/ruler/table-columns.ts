/** The saturation table, by the way it goes: in the reader's units, pressures as their gauge counts them. */
import type { RulerTable, TableRow } from '../../circuit/ruler/table.ts';
import type { Translator } from '../../i18n/keys.ts';
import type { Column, Table } from '../../kit/table/table.ts';
import { withReference } from './context.ts';
import type { Figures } from './figures.ts';

type Quantity = 'pressure' | 'temperature' | 'enthalpy' | 'entropy' | 'density';
type Named = readonly [key: keyof TableRow, quantity: Quantity, name: string];

export function saturationTable({ by, rows }: RulerTable, figures: Figures, t: Translator): Table {
  const [p, temperature] = [t('ruler.table.pressure'), t('ruler.table.temperature')];
  const [bubble, dew] = [t('ruler.table.bubble'), t('ruler.table.dew')];
  const columns: readonly Named[] = [
    ...(by === 'T'
      ? ([
          ['t_dew', 'temperature', temperature],
          ['p_bubble', 'pressure', `${p} ${bubble}`],
          ['p_dew', 'pressure', `${p} ${dew}`],
        ] as const)
      : ([
          ['p_dew', 'pressure', p],
          ['t_bubble', 'temperature', `${temperature} ${bubble}`],
          ['t_dew', 'temperature', `${temperature} ${dew}`],
        ] as const)),
    ['h_liquid', 'enthalpy', t('ruler.table.enthalpyLiquid')],
    ['h_vapour', 'enthalpy', t('ruler.table.enthalpyVapour')],
    ['latent', 'enthalpy', t('ruler.table.latent')],
    ['s_liquid', 'entropy', t('ruler.table.entropyLiquid')],
    ['s_vapour', 'entropy', t('ruler.table.entropyVapour')],
    ['rho_liquid', 'density', t('ruler.table.densityLiquid')],
    ['rho_vapour', 'density', t('ruler.table.densityVapour')],
  ];
  const pressureSymbols = [
    withReference(figures.symbol('pressure'), figures.units, t),
    t('ruler.reference.shortAbsolute', { value: 'bar' }),
  ] as const;
  return {
    head: columns.map(([, quantity, name]): Column => ({
      name,
      quantity,
      ...(quantity === 'pressure' && { symbols: pressureSymbols }),
    })),
    rows: rows.map((row) =>
      columns.map(([key, quantity]) => ({
        quantity,
        value: row[key],
        text: (quantity === 'pressure' ? figures.pressure(row[key]) : figures.of(quantity, row[key])).text,
      })),
    ),
  };
}
