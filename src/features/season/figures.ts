/** The figures of a year as they are read: the chief one first. */
import type { Translator } from '../../i18n/keys.ts';
import type { Formatter, ShownQuantity } from '../../kit/island/format.ts';
import { convert } from '../../quantities/index.ts';
import type { UnitOf } from '../../quantities/index.ts';
import { formatNumber, withUnit } from '../../quantities/number.ts';
import { figure } from '../../kit/table/table.ts';
import type { Figure } from '../../kit/table/table.ts';
import { unitOfSlot } from '../../kit/form/units.ts';
import type { PageFigure } from '../../kit/page/Figures.tsx';
import { energyOf } from './question.ts';
import type { YearFigures } from './question.ts';
import type { SeasonBin } from '../../season/index.ts';

/** The figure a year is bought for: heat or cold for one of electricity. */
export function chiefOf(figures: YearFigures): number {
  if ('scop' in figures) return figures.scop;
  if ('seer' in figures) return figures.seer;
  if ('sepr' in figures) return figures.sepr;
  return 'spf' in figures ? figures.spf : figures.eer_annual;
}

export const isHeat = (figures: YearFigures): boolean => 'scop' in figures || 'spf' in figures;

const PERCENT = 100;
/** From here on a tenth says nothing. */
const WHOLE = 100;

/** An energy of a year as a figure: kWh, in the reader's unit. */
function energyNumber(value: number, { units, locale }: Formatter): string {
  const unit = unitOfSlot(units, 'energy') as UnitOf<'energy'>;
  const shown = convert('energy', value, 'kWh', unit);
  return formatNumber(shown, Math.abs(shown) >= WHOLE ? 0 : 1, locale);
}

/** The same as the cell of a table. */
export const energyCell = (value: number, format: Formatter): Figure =>
  figure('energy', value, energyNumber(value, format));

/** The same with its unit. */
export const energyText = (value: number, format: Formatter): string =>
  withUnit(energyNumber(value, format), format.symbol('energy'));

type Name =
  | 'scop'
  | 'scop_on'
  | 'scop_net'
  | 'seer'
  | 'seer_on'
  | 'sepr'
  | 'spf'
  | 'eer_annual'
  | 'eta_s'
  | 'energy'
  | 'demand'
  | 'backup'
  | 'cost'
  | 'co2e'
  | 'short'
  | 'defrost_each'
  | 'defrost_year'
  | 'defrost_share'
  | 't_cdr_max';

/** Every figure of a year, the one it is bought for first. */
export function figuresOf(figures: YearFigures, format: Formatter, t: Translator): readonly PageFigure[] {
  const one = (name: Name, quantity: ShownQuantity, value: number | null | undefined): readonly PageFigure[] =>
    value === null || value === undefined
      ? []
      : [
          {
            name,
            label: t(`season.result.${name}`),
            text: format.number(quantity, value),
            unit: format.symbol(quantity),
          },
        ];
  const plain = (
    name: Name,
    value: number | null | undefined,
    decimals: number,
    unit: string,
  ): readonly PageFigure[] =>
    value === null || value === undefined
      ? []
      : [{ name, label: t(`season.result.${name}`), text: formatNumber(value, decimals, t.locale), unit }];
  const kilowattHours = (name: Name, value: number): readonly PageFigure[] => [
    { name, label: t(`season.result.${name}`), text: energyNumber(value, format), unit: format.symbol('energy') },
  ];
  const energy = kilowattHours('energy', energyOf(figures));
  if ('scop' in figures) {
    return [
      ...one('scop', 'ratio', figures.scop),
      ...energy,
      ...plain('eta_s', figures.eta_s, 0, '%'),
      ...one('scop_on', 'ratio', figures.scop_on),
      ...one('scop_net', 'ratio', figures.scop_net),
      ...kilowattHours('demand', figures.q_h),
      ...plain('backup', PERCENT * figures.backup_share, 1, '%'),
    ];
  }
  if ('seer' in figures) {
    return [
      ...one('seer', 'ratio', figures.seer),
      ...energy,
      ...plain('eta_s', figures.eta_s, 0, '%'),
      ...one('seer_on', 'ratio', figures.seer_on),
      ...kilowattHours('demand', figures.q_c),
    ];
  }
  if ('sepr' in figures)
    return [...one('sepr', 'ratio', figures.sepr), ...energy, ...kilowattHours('demand', figures.q)];
  const bill = [...plain('cost', figures.cost, 0, '€'), ...plain('co2e', figures.co2e, 0, 'kg')];
  if ('spf' in figures) {
    return [
      ...one('spf', 'ratio', figures.spf),
      ...energy,
      ...one('scop_on', 'ratio', figures.scop_on),
      ...one('scop_net', 'ratio', figures.scop_net),
      ...kilowattHours('demand', figures.q),
      ...plain('backup', PERCENT * figures.backup_share, 1, '%'),
      ...bill,
    ];
  }
  return [
    ...one('eer_annual', 'ratio', figures.eer_annual),
    ...energy,
    ...kilowattHours('demand', figures.q),
    ...one('t_cdr_max', 'temperature', figures.t_cdr_max),
    ...(figures.short !== null && figures.short > 0 ? kilowattHours('short', figures.short) : []),
    ...(figures.defrost === null
      ? []
      : [
          ...kilowattHours('defrost_each', figures.defrost.heat),
          ...kilowattHours('defrost_year', figures.defrost.e_direct + figures.defrost.e_removal),
          ...plain('defrost_share', PERCENT * figures.defrost.share, 1, '%'),
        ]),
    ...bill,
  ];
}

/** The bins by whole kelvins, as they are drawn and tabled: hours and energies added, powers by their hours. */
export function classesOf(bins: readonly SeasonBin[]): readonly SeasonBin[] {
  const classes = new Map<number, SeasonBin[]>();
  for (const bin of bins) {
    const t = Math.round(bin.t);
    classes.set(t, [...(classes.get(t) ?? []), bin]);
  }
  return [...classes]
    .sort(([a], [b]) => a - b)
    .map(([t, list]) => {
      const sum = (value: (bin: SeasonBin) => number): number => list.reduce((total, bin) => total + value(bin), 0);
      const hours = sum((bin) => bin.hours);
      const mean = (value: (bin: SeasonBin) => number): number =>
        hours > 0 ? sum((bin) => bin.hours * value(bin)) / hours : value(list[0] as SeasonBin);
      return {
        t,
        hours,
        load: mean((bin) => bin.load),
        capacity: mean((bin) => bin.capacity),
        efficiency: mean((bin) => bin.efficiency),
        backup: mean((bin) => bin.backup),
        electricity: sum((bin) => bin.electricity),
      };
    });
}
