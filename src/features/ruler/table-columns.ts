/** The columns of a saturation table, by the way it goes, in the reader's units. */
import type { TableRow, TableWay } from '../../circuit/ruler/table.ts';
import type { Translator } from '../../i18n/keys.ts';
import type { Figures } from './figures.ts';

export interface TableColumn {
  readonly key: string;
  readonly name: string;
  readonly symbol: string;
  readonly text: (row: TableRow) => string;
}

export function columnsOf(by: TableWay, figures: Figures, t: Translator): readonly TableColumn[] {
  const { reference } = figures.units.gauge;
  const pressure = (key: 'p_bubble' | 'p_dew', name: string): TableColumn => ({
    key,
    name,
    symbol: figures.symbol('pressure'),
    text: (row) => figures.pressure(row[key]).text,
  });
  const temperature = (key: 't_bubble' | 't_dew', name: string): TableColumn => ({
    key,
    name,
    symbol: figures.symbol('temperature'),
    text: (row) => figures.of('temperature', row[key]).text,
  });
  const other = (key: keyof TableRow, quantity: 'enthalpy' | 'entropy' | 'density', name: string): TableColumn => ({
    key,
    name,
    symbol: figures.symbol(quantity),
    text: (row) => figures.of(quantity, row[key]).text,
  });
  const [p, bubble, dew] = [t('ruler.table.pressure'), t('ruler.table.bubble'), t('ruler.table.dew')];
  const read = t(`ruler.table.${reference}`);
  const first =
    by === 'T'
      ? [
          temperature('t_dew', t('ruler.table.temperature')),
          pressure('p_bubble', `${p} ${bubble} ${read}`),
          pressure('p_dew', `${p} ${dew} ${read}`),
        ]
      : [
          pressure('p_dew', `${p} ${read}`),
          temperature('t_bubble', `${t('ruler.table.temperature')} ${bubble}`),
          temperature('t_dew', `${t('ruler.table.temperature')} ${dew}`),
        ];
  return [
    ...first,
    other('h_liquid', 'enthalpy', t('ruler.table.enthalpyLiquid')),
    other('h_vapour', 'enthalpy', t('ruler.table.enthalpyVapour')),
    other('latent', 'enthalpy', t('ruler.table.latent')),
    other('s_liquid', 'entropy', t('ruler.table.entropyLiquid')),
    other('s_vapour', 'entropy', t('ruler.table.entropyVapour')),
    other('rho_liquid', 'density', t('ruler.table.densityLiquid')),
    other('rho_vapour', 'density', t('ruler.table.densityVapour')),
  ];
}
