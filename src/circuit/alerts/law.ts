/** What the law says of a study's fluid and of its charge: the rules by their ids, with their days. */
import { equipmentBanInForce, lawSheetIfKnown, nextEquipmentBan } from '../../regulation/index.ts';
import type { EquipmentBan, LawSheet, ToppingUp } from '../../regulation/index.ts';
import type { ChargeRange } from '../../machine/charge-range.ts';
import type { LeakFigures } from '../charge/index.ts';
import type { Concern } from '../../machine/law-sheet.ts';
import type { Finding } from './alert.ts';

const PAGE = 'charge';

export interface LawFinding extends Finding {
  readonly rules: readonly string[];
}

/**
 * The sheet of a study's fluid on a day; null for one the law cannot be told of.
 * @param fluid a name in any usual spelling, or a composition by mass
 * @param day ISO date, today by default
 */
export function lawOfStudy(fluid: string, day?: string): LawSheet | null {
  const sheet = lawSheetIfKnown(fluid, day);
  return 'problem' in sheet ? null : sheet;
}

const idsOf = (rules: readonly { readonly id: string }[]): readonly string[] => rules.map(({ id }) => id);

/** From the day a machine with this fluid may not be topped up any more: with virgin gas, or with any. */
function toppingFindings(
  { sector, virgin, reclaimed }: ToppingUp,
  day: string,
  concern: Concern,
): readonly LawFinding[] {
  if (virgin === undefined) return [];
  // Where reclaimed gas is banned too, from the same day or by now, nothing is left to top up with.
  const isWhole = reclaimed !== undefined && (reclaimed.from === virgin.from || reclaimed.from <= day);
  const step = isWhole ? reclaimed : virgin;
  const isPast = step.from <= day;
  return [
    {
      code: isPast ? 'L_TOPUP' : 'L_TOPUP_NEXT',
      severity: !isPast ? 'know' : concern.sector === sector ? 'forbidden' : 'check',
      page: PAGE,
      values: {
        sector,
        kind: isWhole ? 'any' : 'virgin',
        day: step.from,
        ...(reclaimed && !isWhole && { reclaimed: reclaimed.from }),
      },
      rules: [...new Set(idsOf([...step.rules, ...(reclaimed?.rules ?? [])]))],
    },
  ];
}

/** The bans in force are to be known, and the next to come: which equipment a study is of, few say. Of this machine, new, they forbid it. */
function equipmentFindings(sheet: LawSheet, concern: Concern): readonly LawFinding[] {
  const found = (code: 'L_NEW' | 'L_NEXT', ban: EquipmentBan | undefined): readonly LawFinding[] =>
    ban === undefined
      ? []
      : [
          {
            code,
            severity: code === 'L_NEW' && concern.isNew && concern.product !== undefined ? 'forbidden' : 'know',
            page: PAGE,
            values: { day: ban.day, product: ban.first, others: ban.others },
            rules: idsOf(ban.rules),
          },
        ];
  return [...found('L_NEW', equipmentBanInForce(sheet)), ...found('L_NEXT', nextEquipmentBan(sheet))];
}

/** Nobody can tell what the law asks: that is to be filled in. */
const UNREAD: Finding = { code: 'L_UNREAD', severity: 'check', page: PAGE, values: {}, field: 'gwp' };

type LeakAnswer = LeakFigures & { readonly range: ChargeRange; readonly is_weighed?: boolean };

/**
 * The leak checks the charge asks for, by both readings of the law where they ask otherwise; where nobody can tell them,
 * that.
 */
function leakFindings(charge: LeakAnswer | undefined): readonly Finding[] {
  if (charge === undefined) return [];
  const { leak_class: leakClass, detection_required: isDetected } = charge;
  const mass = charge.range.high;
  if (leakClass === null || leakClass === undefined) return [UNREAD];
  const months = leakClass === 'aucun' ? 0 : (charge.interval_months ?? 0);
  const second = charge.leak_readings?.[1].interval_months ?? months;
  if (months === 0 && second === 0) return [];
  const values = {
    mass,
    ...(charge.is_weighed === true && { weighed: 1 }),
    months,
    ...(second !== months && { second }),
    ...(charge.co2e_range && { co2e: charge.co2e_range.high }),
  };
  return [
    ...(isDetected ? [{ code: 'L_DETECTION', severity: 'check', page: PAGE, values } as const] : []),
    { code: 'L_LEAK', severity: 'know', page: PAGE, values },
  ];
}

/**
 * What the law says, of the fluid and of its charge.
 * @param concern what is known of the machine; empty where nothing is, and then nothing of it is forbidden
 */
export function lawFindings(
  sheet: LawSheet | null | undefined,
  charge: LeakAnswer | undefined,
  concern: Concern = {},
): readonly (Finding | LawFinding)[] {
  if (sheet === null) return [UNREAD, ...leakFindings(charge)];
  if (sheet === undefined) return leakFindings(charge);
  const { law, day } = sheet;
  const isOzone = law.holds.includes('CFC') || law.holds.includes('HCFC');
  const ozone: readonly LawFinding[] = isOzone
    ? [
        {
          code: 'L_OZONE',
          severity: 'check',
          page: PAGE,
          values: {},
          rules: law.ruleIds.filter((id) => /^ods-/.test(id)),
        },
      ]
    : [];
  return [
    ...ozone,
    ...sheet.toppingUp.flatMap((each) => toppingFindings(each, day, concern)),
    ...equipmentFindings(sheet, concern),
    // Leak checks of a CFC or HCFC are another regulation's: its sheet says them.
    ...(isOzone ? [] : leakFindings(charge)),
  ];
}
