/** The states a reader has kept, as a table: on the page, in its file, in the report. */
import type { Translator } from '../../i18n/keys.ts';
import type { Formatter, ShownQuantity } from '../../kit/island/format.ts';
import type { CsvTable } from '../../quantities/csv.ts';
import { barFromPascal, celsiusFromKelvin } from '../../quantities/si.ts';
import { $pins, restorePins } from './state/pins.ts';
import type { Pin } from './state/pins.ts';

/** What a kept state is told by; values in the units of the API. */
export const PIN_COLUMNS: readonly {
  readonly symbol: string;
  readonly quantity: ShownQuantity;
  readonly value: (pin: Pin) => number | undefined;
}[] = [
  { symbol: 'T', quantity: 'temperature', value: ({ T }) => celsiusFromKelvin(T) },
  { symbol: 'p', quantity: 'pressure', value: ({ P }) => barFromPascal(P) },
  { symbol: 'h', quantity: 'enthalpy', value: ({ H }) => H / 1e3 },
  { symbol: 's', quantity: 'entropy', value: ({ S }) => S / 1e3 },
  { symbol: 'v', quantity: 'specificVolume', value: ({ D }) => 1 / D },
  { symbol: 'x', quantity: 'quality', value: ({ Q }) => Q },
];

/** Its number and its fluid. */
export const pinName = ({ fluid }: Pin, index: number): string => `${index + 1} ${fluid}`;

/** Nothing where nothing was kept. */
export function pinTable(t: Translator, format: Formatter): CsvTable {
  restorePins();
  const pins = $pins.get();
  if (pins.length === 0) return [];
  return [
    [
      t('simulator.diagram.pins'),
      ...PIN_COLUMNS.map(({ symbol, quantity }) => {
        const unit = format.symbol(quantity);
        return unit === '' ? symbol : `${symbol} [${unit}]`;
      }),
    ],
    ...pins.map((pin, index) => [
      pinName(pin, index),
      ...PIN_COLUMNS.map(({ quantity, value }) => format.number(quantity, value(pin))),
    ]),
  ];
}
