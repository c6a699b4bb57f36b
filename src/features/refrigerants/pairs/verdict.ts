/** What changes from one fluid to the other, in sentences: each chosen by the figures, and holding them. */
import type { Translator } from '../../../i18n/index.ts';
import { signedText } from '../../../kit/island/signed.ts';
import { formatAtMost, formatNumber } from '../../../quantities/number.ts';
import { takenGwp, valueOf } from '../../../refrigerants/records.ts';
import { pointOf } from '../../../machine/points.ts';
import { nameOfUse } from '../../../shell/replacing/told.ts';
import type { PairPageData, PairRun } from './build.ts';

/** %: a difference no reading would show. */
const SAME_PERCENT = 1;
/** K */
const SAME_KELVIN = 1;
const GLIDES = 0.5;
/** %: a saving above this is written as more than it. */
const NEARLY_ALL = 99.9;

const numberOf = (value: number | string | null): number => (typeof value === 'number' ? value : Number.NaN);

function oil({ records, pair: { from, to } }: PairPageData, t: Translator): readonly string[] {
  const [one = [], other = []] = records.map(({ oils }) => valueOf(oils) ?? []);
  if (one.length === 0 || other.length === 0) return [];
  const shared = other.filter((each) => one.includes(each));
  return shared.length > 0
    ? [t('pairPages.oil.same', { from, to, oils: shared.join(', ') })]
    : [t('pairPages.oil.change', { from, to, oils1: one.join(', '), oils2: other.join(', ') })];
}

function change(
  key: 'capacity' | 'eer',
  delta: number | null,
  names: Readonly<Record<string, string>>,
  t: Translator,
): string {
  const percent = delta ?? 0;
  if (Math.abs(percent) < SAME_PERCENT) return t(`pairPages.${key}.same`, names);
  const value = formatNumber(Math.abs(percent), 0, t.locale);
  return t(`pairPages.${key}.${percent > 0 ? 'more' : 'less'}`, { ...names, value });
}

/** What the same machine gives, where it settles: another figure than at the same temperatures. */
function sameMachine({ figures, machine, pair: { to } }: PairPageData, t: Translator): readonly string[] {
  const point = pointOf(machine);
  if (figures === null || point === null) return [];
  return [
    t('pairPages.sameMachine', {
      to,
      machine: nameOfUse(machine, t.locale) ?? '',
      evp: formatAtMost(point.te, 1, t.locale),
      cdr: formatAtMost(point.tc, 1, t.locale),
      value: signedText(figures.capacity, 0, t.locale),
    }),
  ];
}

function discharge({ rows }: PairRun, names: Readonly<Record<string, string>>, t: Translator): string {
  const difference = rows.t_discharge.difference ?? 0;
  const said = {
    ...names,
    t1: formatNumber(numberOf(rows.t_discharge.value1), 0, t.locale),
    t2: formatNumber(numberOf(rows.t_discharge.value2), 0, t.locale),
    value: formatNumber(Math.abs(difference), 0, t.locale),
  };
  if (Math.abs(difference) < SAME_KELVIN) return t('pairPages.discharge.same', said);
  return t(difference > 0 ? 'pairPages.discharge.hotter' : 'pairPages.discharge.cooler', said);
}

function glide({ rows }: PairRun, names: Readonly<Record<string, string>>, t: Translator): string {
  const [one, other] = [numberOf(rows.glide_evp.value1), numberOf(rows.glide_evp.value2)];
  const said = { ...names, g1: formatNumber(one, 1, t.locale), g2: formatNumber(other, 1, t.locale) };
  if (one < GLIDES && other < GLIDES) return t('pairPages.glide.none', said);
  return t(other >= GLIDES ? 'pairPages.glide.some' : 'pairPages.glide.gone', said);
}

function climate({ records, pair: { from, to } }: PairPageData, t: Translator): string {
  const [one, other] = records.map(takenGwp);
  if (one === null || one === undefined || other === null || other === undefined)
    return t('pairPages.gwp.unknown', { from, to, gwp1: formatAtMost(one ?? Number.NaN, 2, t.locale) });
  const said = { from, to, gwp1: formatAtMost(one, 2, t.locale), gwp2: formatAtMost(other, 2, t.locale) };
  const less = 100 * (1 - other / one);
  if (less > NEARLY_ALL) return t('pairPages.gwp.nearlyAll', { ...said, value: formatNumber(NEARLY_ALL, 1, t.locale) });
  return less > 0
    ? t('pairPages.gwp.less', { ...said, value: formatNumber(less, less > 99 ? 1 : 0, t.locale) })
    : t('pairPages.gwp.more', said);
}

/** At the same temperatures, in the order one decides: what it gives, what it asks for, what it weighs. */
export function verdictOf(page: PairPageData, t: Translator): readonly string[] {
  const [first] = page.runs;
  if (first === undefined) return [];
  const { from, to } = page.pair;
  const names = { from, to };
  return [
    change('capacity', first.rows.q0v.delta, names, t),
    ...sameMachine(page, t),
    change('eer', first.rows.eer.delta, names, t),
    discharge(first, names, t),
    glide(first, names, t),
    ...oil(page, t),
    climate(page, t),
  ];
}
