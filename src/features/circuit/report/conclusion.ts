/** What a study comes to, in ten lines: what somebody reads who signs it. Of the permanent regime. */
import type { PressureItem } from '../../../circuit/alerts/index.ts';
import type { Charge } from '../../../circuit/charge/index.ts';
import type { Pipes } from '../../../circuit/pipes/index.ts';
import type { VapourLine } from '../../../circuit/pipes/line.ts';
import { PED_CATEGORY_CHOICES } from '../../../calculators/ped-choices.ts';
import type { Translator } from '../../../i18n/keys.ts';
import type { Formatter } from '../../../kit/island/format.ts';
import type { CsvTable } from '../../../quantities/csv.ts';
import { PED_CATEGORIES } from '../../../physics/ped.ts';
import { refrigerantSummary } from './refrigerant.ts';
import { cycleOf } from '../../../simulation/cycles/index.ts';
import { isPerfect } from '../../../simulation/cycles/perfect.ts';
import type { SimulationResult } from '../../../simulation/types.ts';
import { labelText } from '../line-figures.ts';
import { co2eText, leakText, mostChargeText, roomVerdict, supposedText } from '../charge/verdicts.ts';

const LINES = ['asp', 'll', 'ref'] as const;
export interface Concluded {
  readonly permanent: SimulationResult;
  /** Fluid, temperatures and power, as the bar says them. */
  readonly point: string;
  /** What the machine is for, in words; undefined where nobody said. */
  readonly use: string | undefined;
  /** Of a cycle of several compressors, the one whose lines and charge these are. */
  readonly stage: string | undefined;
  /** Undefined where the part has no answer to what stands. */
  readonly pipes: Pipes | undefined;
  readonly charge: Charge | undefined;
  readonly items: readonly PressureItem[];
  /** What the law says of it, worst first, in words; the first is told. */
  readonly law: string | undefined;
}

/** Its own tube does not bring the oil back. */
const isRiserNeeded = ({ oil }: VapourLine): boolean => oil?.permanent?.ok === false;

/** Tubes of the three lines, one that breaks a limit with a question mark, and the double riser where one line needs it. */
export function linesText({ lines }: Pipes, t: Translator): string {
  return LINES.map((line) => {
    const { recommended, broken } = lines[line];
    const tube = recommended ? labelText(recommended.label, t.locale) : t('circuitPages.report.conclusion.noTube');
    const sure = broken.length === 0 ? tube : `${tube} (${t('circuitPages.report.conclusion.broken')})`;
    const riser = line === 'll' ? null : lines[line].double_riser;
    const needed =
      line !== 'll' && isRiserNeeded(lines[line]) && riser
        ? `, ${t('circuitPages.report.conclusion.riser', {
            d1: labelText(riser.d1, t.locale),
            d2: labelText(riser.d2, t.locale),
          })}`
        : '';
    return `${t(`circuitPages.pipes.lines.${line}`)} ${sure}${needed}`;
  }).join(' · ');
}

export function chargeText({ range, is_weighed }: Charge, t: Translator, format: Formatter): string {
  if (is_weighed) return `${format.full('mass', range.usual, true)} · ${t('circuitPages.charge.weighed')}`;
  return t('circuitPages.report.conclusion.range', {
    low: format.full('mass', range.low),
    usual: format.full('mass', range.usual),
    high: format.full('mass', range.high),
  });
}

export function roomText({ room, range, is_weighed }: Charge, t: Translator, format: Formatter): string {
  const { text } = roomVerdict(room, t);
  if (!room) return text;
  const limit = mostChargeText(room, format, t);
  const said =
    room.m_max === null
      ? text
      : t('circuitPages.report.conclusion.room', {
          verdict: text,
          mass: format.full('mass', range.high, is_weighed),
          limit,
        });
  // Who signs it reads what it was judged by.
  return [said, supposedText(room, t)].filter((part) => part !== undefined).join('. ');
}

/** The highest category of the study's own tubes and vessels. */
export function pedText(items: readonly PressureItem[], t: Translator): string | undefined {
  const worst = items.toSorted(
    (one, other) => PED_CATEGORIES.indexOf(other.category) - PED_CATEGORIES.indexOf(one.category),
  )[0];
  if (worst === undefined) return undefined;
  const [, fr = '', en = ''] = PED_CATEGORY_CHOICES.find(([code]) => code === worst.category) ?? [];
  return t('circuitPages.report.conclusion.highest', { category: { fr, en }[t.locale], count: items.length });
}

/** What the law says goes by the equipment: of a machine nobody named it is told as of some, and not as of this one. */
function lawText(law: string | undefined, use: string | undefined, t: Translator): string {
  if (law === undefined) return t('circuitPages.report.conclusion.noLaw');
  return use === undefined ? t('circuitPages.report.conclusion.lawOfSome', { law }) : law;
}

export function conclusionTable(said: Concluded, t: Translator, format: Formatter): CsvTable {
  const { permanent, point, use, stage, pipes, charge, items, law } = said;
  const ofStage = (text: string): string =>
    stage === undefined ? text : t('circuitPages.report.conclusion.ofStage', { stage, text });
  const { input, performance, points } = permanent;
  const none = t('circuitPages.report.conclusion.notComputed');
  const rows: readonly (readonly [string, string | undefined])[] = [
    [
      'machine',
      [
        cycleOf(input).name[t.locale],
        use ?? t('circuitPages.report.conclusion.noUse'),
        refrigerantSummary(input.fluid, t),
      ]
        .filter((text) => text !== '')
        .join(' · '),
    ],
    ['point', point],
    [
      'powers',
      t('circuitPages.report.conclusion.threePowers', {
        cold: format.full('power', performance.power_cold),
        heat: format.full('power', performance.power_heat),
        work: format.full('power', performance.power_compressor),
      }),
    ],
    [
      'efficiency',
      `EER ${format.number('ratio', performance.eer)} · COP ${format.number('ratio', performance.cop)}${
        isPerfect(permanent) ? ` · ${t('simulator.figures.perfect')}` : ''
      }`,
    ],
    ['discharge', format.full('temperature', points.c_refoulement_reel.T)],
    ['lines', pipes ? ofStage(linesText(pipes, t)) : none],
    ['charge', charge ? ofStage(chargeText(charge, t, format)) : none],
    ['limit', charge ? roomText(charge, t, format) : none],
    [
      'leaks',
      charge
        ? `${leakText(charge.leak_class, charge.interval_months, t).text} · ${co2eText(charge.co2e_range?.high, t)}`
        : none,
    ],
    ['pressure', pedText(items, t) ?? none],
    ['law', lawText(law, use, t)],
  ];
  return [
    [t('circuitPages.report.conclusion.title'), ''],
    ...rows.map(([key, text]) => [t(`circuitPages.report.conclusion.rows.${key as 'machine'}`), text ?? none]),
  ];
}
