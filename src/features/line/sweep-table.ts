/** The sweep as a table: the figures at each value of what is swept. */
import type { SweepPoint } from '../../circuit/line/sweep.ts';
import type { Translator } from '../../i18n/keys.ts';
import type { ShownQuantity } from '../../kit/island/format.ts';
import { figure } from '../../kit/table/table.ts';
import type { Table } from '../../kit/table/table.ts';
import { figureName } from './figures.ts';
import { measureOfVariable } from './question.ts';
import type { Sweep } from './question.ts';

type Answered = Extract<SweepPoint, { readonly problem: null }>;

export const SWEEP_FIGURES = [
  { key: 'eer', figure: 'eer', quantity: 'ratio' },
  { key: 'power_cold', figure: 'power_cold', quantity: 'power' },
  { key: 'power_compressor', figure: 'power_compressor', quantity: 'power' },
  { key: 't_discharge', figure: 'discharge', quantity: 'temperature' },
  { key: 'mass_flow_s', figure: 'mass_flow', quantity: 'massFlow' },
] as const satisfies readonly { key: keyof Answered; figure: string; quantity: ShownQuantity }[];

export function sweepTable({ variable, points }: Sweep, t: Translator): Table {
  const swept = measureOfVariable(variable).quantity as ShownQuantity;
  return {
    head: [
      { name: t(`line.variables.${variable as 'te'}`), quantity: swept },
      ...SWEEP_FIGURES.map(({ figure: name, quantity }) => ({ name: figureName(name, t), quantity })),
    ],
    rows: points.map((point) => [
      figure(swept, point.value),
      ...SWEEP_FIGURES.map(({ key, quantity }) => figure(quantity, point.problem === null ? point[key] : null)),
    ]),
  };
}
