/** What is typed for an intervention sheet, and what is wrong with it. */
import { parseNumber } from '../../../quantities/parse.ts';
import { dayAfterMonths } from './charge.ts';

/** Natures of an intervention, frame 4 of the form. */
export const KINDS = [
  'assembly',
  'commissioning',
  'change',
  'maintenance',
  'periodic_check',
  'other_check',
  'dismantling',
  'other',
] as const;
export type Kind = (typeof KINDS)[number];

/** Quantities of frame 11, kg. */
export const CHARGED = ['charged_new', 'charged_recycled', 'charged_reclaimed'] as const;
export const RECOVERED = ['recovered_treat', 'recovered_reuse'] as const;
const MASSES = [...CHARGED, ...RECOVERED] as const;
export type MassKey = (typeof MASSES)[number];

/** Every text of the sheet; kinds apart. */
export const TEXT_KEYS = [
  ...['number', 'date', 'machine', 'location', 'charge', 'comment'],
  ...['op_name', 'op_siret', 'own_name', 'own_siret', 'postcode'],
  ...['det_id', 'det_check', 'leaks', 'container', 'bsff', 'destination'],
] as const;
export interface Sheet {
  readonly texts: Readonly<Record<string, string>>;
  readonly kinds: readonly Kind[];
  /** Fixed leak detection. */
  readonly isFixed: boolean;
  readonly isHermetic: boolean;
  /** The owner is a professional. */
  readonly isProfessional: boolean;
  /** Every leak found is repaired. */
  readonly isRepaired: boolean;
}

/** A sheet as it opens. */
export const blankSheet = (date: string): Sheet => ({
  texts: { date },
  kinds: [],
  isFixed: false,
  isHermetic: false,
  isProfessional: false,
  isRepaired: false,
});

/** The sheet of a kept value, without what does not fit; undefined for what is none. */
export function sheetFrom(value: unknown): Sheet | undefined {
  if (typeof value !== 'object' || value === null || !('texts' in value)) return undefined;
  const kept = value as Readonly<Record<string, unknown>>;
  const texts = Object.entries(Object(kept['texts']) as object).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  const kinds: readonly unknown[] = Array.isArray(kept['kinds']) ? kept['kinds'] : [];
  return {
    texts: Object.fromEntries(texts),
    kinds: KINDS.filter((kind) => kinds.includes(kind)),
    isFixed: kept['isFixed'] === true,
    isHermetic: kept['isHermetic'] === true,
    isProfessional: kept['isProfessional'] === true,
    isRepaired: kept['isRepaired'] === true,
  };
}

export const textOf = ({ texts }: Sheet, key: string): string => (texts[key] ?? '').trim();

/** kg: undefined where nothing is typed, NaN where it is no mass. */
export function massOf(sheet: Sheet, key: string): number | undefined {
  const text = textOf(sheet, key);
  if (text === '') return undefined;
  const parsed = parseNumber(text);
  return parsed.ok && parsed.value >= 0 && parsed.value <= 1e6 ? parsed.value : Number.NaN;
}

export const totalOf = (sheet: Sheet, keys: readonly MassKey[]): number =>
  keys.reduce((sum, key) => sum + (massOf(sheet, key) ?? 0), 0);

export const leaksOf = (sheet: Sheet): readonly string[] =>
  textOf(sheet, 'leaks')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Sites of La Poste do not follow the rule of Luhn. */
const LA_POSTE = '356000000';

/** Whether a SIRET is one: 14 digits, of which every second one, from the right, is doubled (Luhn). */
export function isSiret(text: string): boolean {
  const digits = text.replace(/\s/g, '');
  if (!/^\d{14}$/.test(digits)) return false;
  if (digits.startsWith(LA_POSTE)) return true;
  const sum = [...digits].reduce((total, digit, index) => {
    const value = index % 2 === 0 ? 2 * Number(digit) : Number(digit);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

export type SheetCode =
  'E_SIRET' | 'E_MISSING' | 'E_KIND' | 'E_TOTAL' | 'E_MASS' | 'E_REQUIRED' | 'W_LEAK' | 'W_DETECTOR' | 'W_DEST';
export interface SheetProblem {
  readonly code: SheetCode;
  /** Key of the text, or 'kinds'. */
  readonly field: string;
  /** Of W_DETECTOR, until when the last check of the detector held. */
  readonly date?: string;
}

/** Those that look for leaks. */
export const CHECKS: readonly Kind[] = ['periodic_check', 'other_check'];
/** Months a check of a hand detector holds. */
const DETECTOR_MONTHS = 12;

function detectorProblem(sheet: Sheet): readonly SheetProblem[] {
  if (!sheet.kinds.some((kind) => CHECKS.includes(kind))) return [];
  const [id, checked, date] = ['det_id', 'det_check', 'date'].map((key) => textOf(sheet, key));
  if (id === '') return [{ code: 'E_REQUIRED', field: 'det_id' }];
  const until = dayAfterMonths(checked ?? '', DETECTOR_MONTHS);
  if (until === undefined) return [{ code: 'E_REQUIRED', field: 'det_check' }];
  return (date ?? '') > until ? [{ code: 'W_DETECTOR', field: 'det_check', date: until }] : [];
}

/** What is wrong or missing, and what follows from what is typed; in the order of the form. */
export function sheetProblems(sheet: Sheet): readonly SheetProblem[] {
  const problems: SheetProblem[] = [];
  for (const [key, isWanted] of [
    ['op_siret', true],
    ['own_siret', sheet.isProfessional],
  ] as const) {
    const text = textOf(sheet, key);
    if (text === '' && isWanted) problems.push({ code: 'E_MISSING', field: key });
    else if (text !== '' && !isSiret(text)) problems.push({ code: 'E_SIRET', field: key });
  }
  if (sheet.kinds.length === 0) problems.push({ code: 'E_KIND', field: 'kinds' });
  problems.push(...detectorProblem(sheet));
  for (const key of ['charge', ...MASSES]) {
    const mass = massOf(sheet, key);
    if (mass !== undefined && Number.isNaN(mass)) problems.push({ code: 'E_MASS', field: key });
  }
  const charge = massOf(sheet, 'charge');
  if (charge !== undefined && totalOf(sheet, RECOVERED) > charge)
    problems.push({ code: 'E_TOTAL', field: 'recovered_treat' });
  if (leaksOf(sheet).length > 0 && !sheet.isRepaired) problems.push({ code: 'W_LEAK', field: 'leaks' });
  const isSentAway = (massOf(sheet, 'recovered_treat') ?? 0) > 0;
  if (isSentAway && (textOf(sheet, 'destination') === '' || textOf(sheet, 'bsff') === ''))
    problems.push({ code: 'W_DEST', field: 'destination' });
  return problems;
}
