/** The tubes and vessels of the study as the Pressure Equipment Directive judges them. */
import { PED_CATEGORY_CHOICES } from '../../../calculators/ped-choices.ts';
import type { PressureItem } from '../../../circuit/alerts/index.ts';
import type { Charge } from '../../../circuit/charge/index.ts';
import type { Pipes } from '../../../circuit/pipes/index.ts';
import { exactCharge } from '../../../machine/charge-range.ts';
import type { Translator } from '../../../i18n/keys.ts';
import type { Formatter } from '../../../kit/island/format.ts';
import type { CsvTable } from '../../../quantities/csv.ts';
import { formatNumber, withUnit } from '../../../quantities/number.ts';
import { CHARGE } from '../charge/part.ts';
import { namedSections, otherNames } from '../charge/sections.ts';
import { PIPES } from '../pipes/part.ts';
import type { Circuit } from '../state/circuit.ts';
import { pressureOf } from './items-of.ts';

const TEXTS = 'circuitPages.report.pressure';
/** Data sheets and transcriptions of EN 378 do not agree on its group. */
const DOUBTED = 'R1234ze(E)';

function categoryName({ category }: PressureItem, t: Translator): string {
  const [, fr = '', en = ''] = PED_CATEGORY_CHOICES.find(([code]) => code === category) ?? [];
  return { fr, en }[t.locale];
}

function sizeText({ dn, isNominal, volume }: PressureItem, t: Translator, format: Formatter): string {
  if (dn === undefined) return format.full('volume', volume);
  return `DN\u00a0${formatNumber(dn, isNominal ? 0 : 1, t.locale)}`;
}

/** The Directive writes its limits in bar and in bar·L, whatever the reader's units. */
const productText = ({ pressure, dn, volume = 0 }: PressureItem, t: Translator): string =>
  dn === undefined
    ? withUnit(formatNumber(pressure * volume, 0, t.locale), 'bar·L')
    : withUnit(formatNumber(pressure * dn, 0, t.locale), 'bar');

/** Empty where neither a tube nor a vessel of the study is known; its sentences follow the rows. */
export function pressureTable({ open, simulation }: Circuit, t: Translator, format: Formatter): CsvTable {
  const [pipes, charge] = [open(PIPES), open(CHARGE)];
  const [lines, sections] = [pipes.$answer.get(), charge.$answer.get()].map(({ isStale, result }) =>
    isStale ? undefined : result,
  ) as [Pipes | undefined, Charge | undefined];
  if (!lines) return [];
  const content = charge.form.$content.get();
  const fluid = simulation.$fluid.get();
  const judged = pressureOf(fluid, content, lines, sections);
  const head = ['item', 'ps', 'size', 'product', 'table', 'category', 'followed'].map((key) =>
    key === 'ps' ? `PS (${format.symbol('gaugePressure')})` : t(`${TEXTS}.${key}` as `${typeof TEXTS}.item`),
  );
  if (judged === undefined) return [head, [t(`${TEXTS}.unknown`), ...head.slice(1).map(() => '')]];
  const { group, items } = judged;
  if (items.length === 0) return [];
  const named = new Map(
    namedSections(
      Object.fromEntries(
        items.map(({ key }) => [key, { volume: 0, density: 0, mass: 0, share: null, range: exactCharge(0) }]),
      ),
      otherNames(content.texts),
      false,
      t,
    ).map(({ key, name }) => [key, name]),
  );
  const sentence = (text: string): readonly string[] => [text, ...head.slice(1).map(() => '')];
  return [
    head,
    ...items.map((item) => [
      named.get(item.key) ?? item.key,
      format.number('gaugePressure', item.pressure),
      sizeText(item, t, format),
      productText(item, t),
      String(item.table ?? '–'),
      categoryName(item, t),
      t(`${TEXTS}.${item.isFollowed ? 'yes' : 'no'}`),
    ]),
    sentence(t(`${TEXTS}.group`, { group })),
    ...(fluid.includes(DOUBTED) ? [sentence(t(`${TEXTS}.doubt`))] : []),
    sentence(t(`${TEXTS}.others`)),
    sentence(t(`${TEXTS}.source`)),
  ];
}
