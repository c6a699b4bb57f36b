/** Codes and figures of a measured performance in the reader's words. */
import type { Key, Translator, WithoutPrefix } from '../../../i18n/keys.ts';
import { formatValues, limitsText } from '../../../i18n/problems.ts';
import type { Formatter } from '../../../kit/island/format.ts';
import { unitOfSlot } from '../../../kit/form/units.ts';
import type { PerformanceProblem, PerformanceWarning } from '../../../performance/outcome.ts';
import { convert, formatNumber, readSymbol } from '../../../quantities/index.ts';
import type { UnitOf } from '../../../quantities/index.ts';
import { withUnit } from '../../../quantities/number.ts';
import { barFromPascal, STANDARD_ATMOSPHERE } from '../../../quantities/si.ts';
import type { Performance } from './state/performance.ts';

export type FieldName = WithoutPrefix<'performance.fields.', Key>;
export type FigureName = WithoutPrefix<'performance.figures.', Key>;
type WarningName = WithoutPrefix<'performance.warnings.', Key>;
type ProblemName = WithoutPrefix<'performance.problems.', Key>;
type VerdictName = WithoutPrefix<'performance.verdicts.', Key>;
type Suspect = Performance['suspects'][number];

/** Suppositions whose reading is the compressor itself. */
const COMPRESSOR = ['map_m', 'map_p', 'map_fv', 'eta_v', 'eta_is'];

export function fieldName(key: string, t: Translator): string {
  const name = t(`performance.fields.${(COMPRESSOR.includes(key) ? 'map' : key) as FieldName}`);
  return name.startsWith('performance.') ? key : name;
}

/** Decimals of the second significant digit of an uncertainty: a figure never has more. */
const decimalsOf = (U: number): number => Math.max(0, 1 - Math.floor(Math.log10(U)));

/** A figure with its ±, both with the digits the ± allows. */
export function withBand(value: number, U: number, unit: string, { locale }: Pick<Translator, 'locale'>): string {
  const decimals = Math.min(decimalsOf(U), 4);
  const text = `${formatNumber(value, decimals, locale)}\u00a0±\u00a0${formatNumber(U, decimals, locale)}`;
  return unit === '' ? text : withUnit(text, unit);
}

/** A power in the reader's unit, with its ±. */
export function powerBand(value: number, U: number, format: Formatter): string {
  const unit = unitOfSlot(format.units, 'power') as UnitOf<'power'>;
  const shown = (kilowatts: number): number => convert('power', kilowatts, 'kW', unit);
  return withBand(shown(value), shown(U), readSymbol('power', unit), format);
}

const POWERS = ['capacity_cold', 'capacity_heat'];

export function figureText(
  key: FigureName,
  { value, U }: { readonly value: number; readonly U: number },
  format: Formatter,
): string {
  if (POWERS.includes(key)) return powerBand(value, U, format);
  if (key === 'power_compressor') return withBand(value, U, 'kW', format);
  if (key === 'mass_flow') return withBand(value, U, 'kg/h', format);
  return withBand(value, U, '', format);
}

/** The main figures of a verdict, in one breath: capacity, then the ratio. */
export function mainText(
  { figures }: Pick<Performance, 'figures'>,
  isHeating: boolean,
  t: Translator,
  format: Formatter,
): string {
  const ratio = isHeating ? (figures.cop ?? figures.cop_compressor) : (figures.eer ?? figures.eer_compressor);
  const capacity = isHeating ? figures.capacity_heat : figures.capacity_cold;
  return [
    capacity && powerBand(capacity.value, capacity.U, format),
    ratio && `${isHeating ? 'COP' : 'EER'}\u00a0${withBand(ratio.value, ratio.U, '', t)}`,
  ]
    .filter((text) => text !== undefined)
    .join(', ');
}

const RATIOS = [3, Math.sqrt(3), 1 / Math.sqrt(3), 1 / 3];

/** What a shift looks like, where it is that of a known slip. @param read power that was read, W */
export function slipOf(
  { key, shift = 0 }: Suspect,
  read: number | undefined,
): 'gauge' | 'phases' | 'contact' | undefined {
  if ((key === 'p_lp' || key === 'p_hp') && Math.abs(Math.abs(shift) - STANDARD_ATMOSPHERE) < 0.2e5) return 'gauge';
  if (key === 'power_meas' && read !== undefined) {
    const ratio = (read + shift) / read;
    return RATIOS.some((one) => Math.abs(ratio / one - 1) < 0.08) ? 'phases' : undefined;
  }
  return key === 't_discharge' && shift > 5 ? 'contact' : undefined;
}

const PIPES_AND_MEDIA = /^t[ec]?_/u;

/** What would have to be added to a reading, with its sign and unit; nothing of what has no plain unit. */
function shiftText({ key, shift = 0 }: Suspect, format: Formatter): string {
  const signed = (text: string): string => (shift > 0 ? `+${text}` : text);
  if (PIPES_AND_MEDIA.test(key)) return signed(format.full('temperatureDifference', shift));
  if (key === 'p_lp' || key === 'p_hp')
    return signed(withUnit(formatNumber(barFromPascal(shift), 1, format.locale), 'bar'));
  if (key === 'power_meas') return signed(withUnit(formatNumber(shift / 1000, 1, format.locale), 'kW'));
  return '';
}

/** The name of what is false, with what it is off by. */
function falseName(key: string, suspects: Performance['suspects'], t: Translator, format: Formatter): string {
  const suspect = suspects.find((one) => one.key === key);
  const shift = suspect ? shiftText(suspect, format) : '';
  const name = fieldName(key, t);
  return shift === '' ? name : `${name} (${shift})`;
}

/** The verdict as a sentence. */
export function verdictText(answer: Performance, isHeating: boolean, t: Translator, format: Formatter): string {
  const { verdict, named, pair, suspects } = answer;
  const q = mainText(answer, isHeating, t, format);
  const first = suspects.find(({ mends }) => mends === true)?.key ?? suspects[0]?.key ?? '';
  switch (verdict) {
    case 'V_WITNESS':
      return named === 'compressor'
        ? t('performance.verdicts.V_COMPRESSOR', { q })
        : t('performance.verdicts.V_WITNESS', {
            q,
            r: t(`performance.sides.${named === 'evaporator' ? named : 'condenser'}`),
          });
    case 'V_EITHER':
      return t('performance.verdicts.V_EITHER', { a: fieldName(pair?.[0] ?? '', t), b: fieldName(pair?.[1] ?? '', t) });
    case 'V_FALSE':
      return t('performance.verdicts.V_FALSE', { q, r: falseName(named ?? '', suspects, t, format) });
    case 'V_UNTOLD':
      return t('performance.verdicts.V_UNTOLD', { r: fieldName(first, t) });
    default:
      return t(`performance.verdicts.${verdict satisfies VerdictName}`, { q });
  }
}

const kelvin = (value: unknown, format: Formatter): string =>
  format.full('temperatureDifference', typeof value === 'number' ? value : undefined);

export function warningText({ code, values = {} }: PerformanceWarning, t: Translator, format: Formatter): string {
  return t(`performance.warnings.${code satisfies WarningName}`, {
    s: format.number('temperatureDifference', typeof values['s'] === 'number' ? values['s'] : undefined),
    u: code === 'W_POWER_ROUGH' ? formatNumber(Number(values['u']), 1, t.locale) : kelvin(values['u'], format),
    t: format.full('temperature', typeof values['t'] === 'number' ? values['t'] : undefined),
  });
}

const SAID: readonly string[] = [
  'E_WET',
  'E_SC_NEG',
  'E_ORDER',
  'E_POWER',
  'E_COUNTER',
  'E_BOUNDARY',
  'E_RANGE',
  'E_PSAT',
];

export function problemText(
  { code, field = '', values }: PerformanceProblem,
  t: Translator,
  format: Formatter,
): string {
  if (code === 'E_FEW') {
    if (values['why'] !== undefined) return t('performance.problems.E_SCOPE');
    const list = String(values['list'] ?? '')
      .split(', ')
      .map((key) => fieldName(key, t));
    return t('performance.problems.E_FEW', { list: list.join(', ') });
  }
  const key = (SAID.includes(code) ? code : 'other') as ProblemName;
  return t(`performance.problems.${key}`, {
    field: fieldName(field.replace(/^map\..*/u, 'map').replace(/^acc\./u, ''), t),
    limits: limitsText(formatValues(values, t.locale), t),
    s: format.number('temperatureDifference', typeof values['s'] === 'number' ? values['s'] : undefined),
    u: kelvin(values['u'], format),
  });
}
