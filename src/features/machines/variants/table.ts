/**
 * Variants as one table: a row a quantity, a column a study, each figure that of its own pages. Which is best is said only of
 * what may be compared.
 */
import type { PressureItem } from '../../../circuit/alerts/index.ts';
import { worstFirst } from '../../../circuit/alerts/alert.ts';
import { findChoice } from '../../../machine/use-choices.ts';
import type { Translator } from '../../../i18n/keys.ts';
import type { Formatter, ShownQuantity } from '../../../kit/island/format.ts';
import { API_UNITS, NO_VALUE } from '../../../kit/island/format.ts';
import { signedText } from '../../../kit/island/signed.ts';
import { unitOf } from '../../../quantities/index.ts';
import type { UnitOf } from '../../../quantities/index.ts';
import { formatNumber, withUnit } from '../../../quantities/number.ts';
import { cycleOf, pointOf } from '../../../simulation/cycles/index.ts';
import { isPerfect } from '../../../simulation/cycles/perfect.ts';
import type { Annual } from '../../../season/machine/annual.ts';
import { ATMOSPHERE_BAR } from '../../../circuit/lines.ts';
import { countsText } from '../../circuit/briefs.ts';
import { CHARGE } from '../../circuit/charge/part.ts';
import { co2eText, leakText } from '../../circuit/charge/verdicts.ts';
import { alertWords } from '../../circuit/list-text.ts';
import { PIPES } from '../../circuit/pipes/part.ts';
import { chargeText, linesText, pedText, roomText } from '../../circuit/report/conclusion.ts';
import { itemsOf } from '../../circuit/report/items-of.ts';
import { refrigerantSummary } from '../../circuit/report/refrigerant.ts';
import { lawAlert } from '../../circuit/report/shared-out.ts';
import { stageName } from '../../circuit/stage-name.ts';
import type { AnsweredStudy } from '../../circuit/state/answered-study.ts';
import { enteredSaturation } from '../../circuit/simulator/saturation.ts';
import type { Study as KeptStudy } from '../../../machine/index.ts';
import { COSTS } from '../../../machine/record/record.ts';

/** A year, or why there is none. */
export type VariantYear = Annual | 'heats' | 'notOutside' | 'onePoint' | 'noYear';

export interface Variant {
  readonly title: string;
  readonly kept: KeptStudy;
  readonly study: AnsweredStudy;
  readonly year: VariantYear;
}

/** What the reader reckons for all of them; undefined while it is not typed. */
export interface SharedCosts {
  readonly kwh: number | undefined;
  readonly years: number | undefined;
}

export type RowName = keyof typeof ROWS;
export type GroupName = 'verdict' | 'machine' | 'figures' | 'year' | 'install' | 'money';

export interface VariantCell {
  readonly text: string;
  /** In the unit of the API, for the file. */
  readonly value: number | undefined;
  /** « +4,6 % » from the first; empty of the first, and of what is no figure. */
  readonly difference: string;
  readonly isBest: boolean;
}
export interface VariantRow {
  readonly name: RowName;
  readonly group: GroupName;
  readonly cells: readonly VariantCell[];
}

type Cell = string | number | undefined;
interface Row {
  readonly group: GroupName;
  readonly quantity?: ShownQuantity;
  readonly better?: 'less' | 'more';
  /** A perfect compressor has no part in it. */
  readonly isOfCompressor?: true;
  readonly cell: (variant: Variant, said: Said) => Cell;
  /** Beside a figure, what it is worth. */
  readonly beside?: (variant: Variant, said: Said) => string;
}
interface Said {
  readonly t: Translator;
  readonly format: Formatter;
  readonly costs: SharedCosts;
}

/** Figures this near the best are as good: no model here tells them apart. */
const AS_GOOD = 0.01;
/** From here on two capacities are not the same job. */
const SAME_LOAD = 0.05;
const WHOLE = 100;

const energyText = (value: number, { units: _, ...format }: Formatter): string =>
  withUnit(formatNumber(value, Math.abs(value) >= WHOLE ? 0 : 1, format.locale), 'kWh');

const yearOf = ({ year }: Variant): Annual | undefined => (typeof year === 'string' ? undefined : year);
const ofYear = (key: 'e' | 'eer_annual') => (variant: Variant) => yearOf(variant)?.[key];
const yearCost = (variant: Variant, { kwh }: SharedCosts): number | undefined => {
  const year = yearOf(variant);
  return year && kwh !== undefined ? year.e * kwh : undefined;
};

function totalCost(variant: Variant, costs: SharedCosts): number | undefined {
  const { price, upkeep = 0 } = variant.kept;
  const ofYears = yearCost(variant, costs);
  if (price === undefined || costs.years === undefined || ofYears === undefined) return undefined;
  return price + costs.years * (upkeep + ofYears);
}

function levelsText({ study: { permanent } }: Variant, { format }: Said): string {
  const { input } = permanent;
  const ofBooster = (
    [
      ['te_lt', 'q_lt'],
      ['te_mt', 'q_mt'],
    ] as const
  ).filter(([level, load]) => cycleOf(input).inputs?.some((key) => key === level) && Number(input[load]) > 0);
  if (ofBooster.length === 0) return format.full('temperature', enteredSaturation(permanent, 'evp'));
  return ofBooster
    .map(
      ([level, load]) =>
        `${format.full('power', Number(input[load]))} · ${format.full('temperature', Number(input[level]))}`,
    )
    .join('\u202f; ');
}

function rejectionText({ study: { permanent } }: Variant, { t, format }: Said): string {
  const { input } = permanent;
  const pressure = format.full('pressure', pointOf(permanent, 'discharge').P);
  return input.mode_trans === '1'
    ? t('variants.gasCooler', { pressure, temperature: format.full('temperature', input.t_out_gc) })
    : t('variants.condenser', {
        pressure,
        temperature: format.full('temperature', enteredSaturation(permanent, 'cdr')),
      });
}

function designText(variant: Variant, { t, format }: Said): string {
  const lines = variant.study.answerOf(PIPES)?.lines;
  const side = (name: 'high' | 'low', design: number | null | undefined): readonly string[] =>
    design === null || design === undefined
      ? []
      : [t(`variants.${name}`, { pressure: format.full('gaugePressure', design - ATMOSPHERE_BAR) })];
  const sides = [...side('high', lines?.ref.p_design), ...side('low', lines?.asp.p_design)];
  return sides.length === 0 ? NO_VALUE : ofStage(variant, sides.join(' · '), t);
}

function pressureItemsOf({ study: { answerOf, contentOf, permanent } }: Variant): readonly PressureItem[] {
  return itemsOf(permanent.input.fluid, contentOf(CHARGE as never), answerOf(PIPES), answerOf(CHARGE));
}

/** Of a cycle of several compressors, whose lines and charge these are. */
function ofStage({ study: { permanent, stage } }: Variant, text: string, t: Translator): string {
  const name = stageName(permanent.input, stage, t.locale);
  return name === undefined ? text : t('circuitPages.report.conclusion.ofStage', { stage: name, text });
}

const none = (t: Translator): string => t('circuitPages.report.conclusion.notComputed');
const wordsOf = (alert: Parameters<typeof alertWords>[0], { t, format }: Said): ReturnType<typeof alertWords> =>
  alertWords(alert, {}, t, format, (page) => page, ['permanent']);

const ROWS = {
  alerts: { group: 'verdict', cell: ({ study }, { t }) => countsText(study.alerts, t) },
  first: {
    group: 'verdict',
    cell: ({ study }, said) => {
      const [worst] = worstFirst(study.alerts);
      return worst === undefined ? said.t('circuitPages.bar.nothing') : wordsOf(worst, said).text;
    },
  },
  law: {
    group: 'verdict',
    cell: ({ study }, said) => {
      const law = lawAlert(study.alerts);
      return law === undefined ? said.t('circuitPages.report.conclusion.noLaw') : wordsOf(law, said).text;
    },
  },
  room: {
    group: 'verdict',
    cell: (variant, { t, format }) => {
      const charge = variant.study.answerOf(CHARGE);
      return charge ? roomText(charge, t, format) : none(t);
    },
  },
  architecture: {
    group: 'machine',
    cell: ({ study: { permanent, machine } }, { t }) =>
      [cycleOf(permanent.input).name[t.locale], findChoice(machine?.use)?.[t.locale] ?? ''].filter(Boolean).join(' · '),
  },
  fluid: {
    group: 'machine',
    cell: ({ study: { permanent } }, { t }) =>
      [permanent.input.fluid, refrigerantSummary(permanent.input.fluid, t)].filter(Boolean).join(' · '),
  },
  levels: { group: 'machine', cell: levelsText },
  condensation: { group: 'machine', cell: rejectionText },
  power_cold: { group: 'figures', quantity: 'power', cell: ({ study }) => study.permanent.performance.power_cold },
  power_heat: { group: 'figures', quantity: 'power', cell: ({ study }) => study.permanent.performance.power_heat },
  power_compressor: {
    group: 'figures',
    quantity: 'power',
    cell: ({ study }) => study.permanent.performance.power_compressor,
  },
  eer: {
    group: 'figures',
    quantity: 'ratio',
    better: 'more',
    isOfCompressor: true,
    cell: ({ study }) => study.permanent.performance.eer,
    beside: ({ study }, { t }) => (isPerfect(study.permanent) ? t('simulator.figures.perfect') : ''),
  },
  discharge: {
    group: 'figures',
    quantity: 'temperature',
    cell: ({ study }) => pointOf(study.permanent, 'discharge').T,
  },
  swept: {
    group: 'figures',
    quantity: 'volumeFlow',
    cell: ({ study: { permanent } }) =>
      permanent.architecture?.stages.reduce((sum, { step_volume_h }) => sum + step_volume_h, 0) ??
      permanent.performance.step_volume_h,
  },
  year_energy: {
    group: 'year',
    better: 'less',
    isOfCompressor: true,
    cell: (variant, { t }) => ofYear('e')(variant) ?? t(`variants.${variant.year as Exclude<VariantYear, Annual>}`),
  },
  year_eer: {
    group: 'year',
    quantity: 'ratio',
    better: 'more',
    isOfCompressor: true,
    cell: ofYear('eer_annual'),
  },
  charge: {
    group: 'install',
    cell: (variant, { t, format }) => {
      const charge = variant.study.answerOf(CHARGE);
      return charge ? ofStage(variant, chargeText(charge, t, format), t) : none(t);
    },
  },
  lines: {
    group: 'install',
    cell: (variant, { t }) => {
      const pipes = variant.study.answerOf(PIPES);
      return pipes ? ofStage(variant, linesText(pipes, t), t) : none(t);
    },
  },
  ps: { group: 'install', cell: designText },
  ped: {
    group: 'install',
    cell: (variant, { t }) => {
      const text = pedText(pressureItemsOf(variant), t);
      return text === undefined ? none(t) : ofStage(variant, text, t);
    },
  },
  leaks: {
    group: 'install',
    cell: (variant, { t }) => {
      const charge = variant.study.answerOf(CHARGE);
      if (!charge) return none(t);
      const { text } = leakText(charge.leak_class, charge.interval_months, t);
      return ofStage(variant, `${text} · ${co2eText(charge.co2e_range?.high, t)}`, t);
    },
  },
  year_cost: {
    group: 'money',
    better: 'less',
    isOfCompressor: true,
    cell: (variant, { costs }) => yearCost(variant, costs),
  },
  total: {
    group: 'money',
    better: 'less',
    isOfCompressor: true,
    cell: (variant, { costs }) => totalCost(variant, costs),
  },
} as const satisfies Readonly<Record<string, Row>>;

function shownText(name: RowName, value: number, { format, t }: Said): string {
  const { quantity }: Row = ROWS[name];
  if (quantity !== undefined) return format.full(quantity, value);
  return name === 'year_energy' ? energyText(value, format) : formatNumber(value, 0, t.locale);
}

function unitText(name: RowName): string {
  const { quantity }: Row = ROWS[name];
  if (quantity !== undefined) return unitOf(quantity, API_UNITS[quantity] as UnitOf<typeof quantity>).symbol;
  return name === 'year_energy' ? 'kWh' : '';
}

/** What is to be said of them all: loads that differ, perfect compressors beside real ones. */
export function remarksOf(variants: readonly Variant[]): readonly ('perfectMixed' | 'otherLoads')[] {
  const perfect = variants.filter(({ study }) => isPerfect(study.permanent)).length;
  const loads = variants.map(({ study }) => study.permanent.performance.power_cold);
  return [
    ...(perfect > 0 && perfect < variants.length ? (['perfectMixed'] as const) : []),
    ...(Math.max(...loads) > (1 + SAME_LOAD) * Math.min(...loads) ? (['otherLoads'] as const) : []),
  ];
}

/** Rows that say nothing of any variant are left out. */
export function variantRows(
  variants: readonly Variant[],
  costs: SharedCosts,
  t: Translator,
  format: Formatter,
): readonly VariantRow[] {
  const said: Said = { t, format, costs };
  const remarks = remarksOf(variants);
  return (Object.keys(ROWS) as RowName[]).flatMap((name): readonly VariantRow[] => {
    const row: Row = ROWS[name];
    const cells = variants.map((variant) => row.cell(variant, said));
    if (cells.every((cell) => cell === undefined)) return [];
    const figures = cells.filter((cell) => typeof cell === 'number');
    const sign = row.better === 'less' ? -1 : 1;
    const best = Math.max(...figures.map((value) => sign * value));
    const isJudged =
      row.better !== undefined &&
      figures.length > 1 &&
      !remarks.includes('otherLoads') &&
      !(row.isOfCompressor === true && remarks.includes('perfectMixed'));
    const [first] = cells;
    return [
      {
        name,
        group: row.group,
        cells: cells.map((cell, place): VariantCell => {
          if (typeof cell !== 'number')
            return { text: cell ?? NO_VALUE, value: undefined, difference: '', isBest: false };
          const variant = variants[place];
          const beside = (variant && row.beside?.(variant, said)) ?? '';
          const change = typeof first === 'number' && first !== 0 ? cell / first - 1 : undefined;
          return {
            text: [shownText(name, cell, said), beside].filter(Boolean).join(' · '),
            value: cell,
            difference:
              place === 0 || change === undefined || row.quantity === 'temperature'
                ? ''
                : withUnit(signedText(100 * change, 1, t.locale), '%'),
            isBest: isJudged && sign * cell >= best - AS_GOOD * Math.abs(best),
          };
        }),
      },
    ];
  });
}

/** The table as a file: figures at full precision in the units of the API, words as they are read. */
export function csvRows(
  variants: readonly Variant[],
  rows: readonly VariantRow[],
  t: Translator,
): readonly (readonly (string | number)[])[] {
  return [
    [t('variants.quantity'), t('variants.unit'), ...variants.map(({ title }) => title)],
    ...rows.map(({ name, cells }) => [
      t(`variants.rows.${name}`),
      unitText(name),
      ...cells.map(({ value, text }) => value ?? text),
    ]),
    ...COSTS.map((cost) => [t(`variants.${cost}`), '', ...variants.map(({ kept }) => kept[cost] ?? '')]),
  ];
}
