/** What the fluid asks, and what doors warn of, in words. Of the other codes of the list `list-text.ts` has them. */
import type { Finding } from '../../circuit/alerts/alert.ts';
import type { WarningCode } from '../../circuit/codes.ts';
import { circuitFieldName } from '../../i18n/circuit-problems.ts';
import type { Key, Translator } from '../../i18n/keys.ts';
import type { Locale } from '../../language/index.ts';
import { formatNumber } from '../../quantities/index.ts';
import { withUnit } from '../../quantities/number.ts';
import { inUnit } from '../../kit/form/text.ts';
import { unitOfSlot } from '../../kit/form/units.ts';
import type { Formatter } from '../../kit/island/format.ts';
import { regimeBefore } from './simulator/regimes.ts';
import type { Regime } from './simulator/state/form.ts';
import { partProblemText } from './problem-text.ts';

/** From here on a factor is told without decimals. */
const ROUND_FACTOR = 10;

/** How many times the charge admitted: "18", "1,4". */
export function factorText({ values }: Finding, locale: Locale): string {
  const factor = Number(values['factor']);
  return formatNumber(factor, factor < ROUND_FACTOR ? 1 : 0, locale);
}

const numberOf = (alert: Finding, key: string): number => Number(alert.values[key]);

/** A floor area, m², that is the least: a whole one of the reader's unit, from above. */
function leastAreaText(area: number, format: Formatter): string {
  const shown = inUnit({ quantity: 'area' }, area, 'm2', unitOfSlot(format.units, 'area'));
  return withUnit(formatNumber(Math.ceil(shown), 0, format.locale), format.symbol('area'));
}

/** The values of a text, as the reader reads them. */
function valuesOf(alert: Finding, t: Translator, format: Formatter): Readonly<Record<string, string>> {
  const { values } = alert;
  const has = (key: string): boolean => typeof values[key] === 'number';
  const amount = (key: 'mass' | 'low' | 'limit' | 'most'): Readonly<Record<string, string>> =>
    has(key) ? { [key]: format.full('mass', numberOf(alert, key), key === 'mass' && has('weighed')) } : {};
  const words = Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : [])),
  );
  return {
    ...words,
    ...amount('mass'),
    ...amount('low'),
    ...amount('limit'),
    ...amount('most'),
    ...(has('factor') ? { factor: factorText(alert, t.locale) } : {}),
    ...(has('area') ? { area: leastAreaText(numberOf(alert, 'area'), format) } : {}),
    ...(has('height') ? { height: format.full('length', numberOf(alert, 'height')) } : {}),
    ...(has('solid') ? { solid: formatNumber(numberOf(alert, 'solid'), 0, t.locale) } : {}),
    ...(has('peak') ? { peak: formatNumber(numberOf(alert, 'peak'), 0, t.locale) } : {}),
    ...(has('group') ? { group: String(values['group']) } : {}),
    ...(has('measures') ? { measures: String(values['measures']) } : {}),
    ...(values['application'] === undefined
      ? {}
      : { application: t(`circuitPages.alerts.application.${String(values['application'])}` as Key) }),
    ...(values['safetyClass'] === undefined
      ? {}
      : { meaning: t(`circuitPages.alerts.classes.${String(values['safetyClass'])}` as Key) }),
    ...(values['keys'] === undefined
      ? {}
      : {
          indicators: String(values['keys'])
            .split(',')
            .map((key) => t(`circuitPages.technique.keys.${key}` as Key))
            .join(', '),
        }),
  };
}

/** The text of a code; some say more by their values. */
function keyOf({ code, values }: Finding): Key {
  const base = `circuitPages.alerts.${code}`;
  if (code === 'S_CLASS')
    return `${base}${values['mass'] === undefined ? '_BARE' : values['low'] === values['mass'] ? '' : '_ABOUT'}` as Key;
  if (code === 'S_ROOM') return `${base}_${String(values['asks'])}` as Key;
  if (code === 'S_STANDARD') return `${base}${values['isPrivate'] === 1 ? '_PRIVATE' : ''}` as Key;
  if ((code === 'S_OVER' || code === 'S_FITS') && values['standard'] !== undefined) return `${base}_STANDARD` as Key;
  if (code === 'S_NOROOM') return `${base}${values['most'] === 0 ? '_NONE' : ''}` as Key;
  if (code === 'S_DRYICE') return `${base}${values['solid'] === undefined ? '_BARE' : ''}` as Key;
  if (code === 'S_C3') return `${base}_${Number(values['measures'])}` as Key;
  return base as Key;
}

/** What an alert says, in the reader's language and units, without where. */
export const alertText = (alert: Finding, t: Translator, format: Formatter): string =>
  !alert.code.startsWith('W_')
    ? t(keyOf(alert), valuesOf(alert, t, format))
    : // Those of a simulation have their texts where the circuit's look too.
      partProblemText({ code: alert.code as WarningCode, values: alert.values }, t);

/** Regime, where the study has two, and element it is about, as far as it is about one. */
export const alertPlace = (
  { regime, where }: Finding,
  regimes: readonly Regime[],
  t: Translator,
): readonly string[] => [
  ...[regimeBefore(regime, regimes, t)].filter(Boolean),
  ...(where ? [circuitFieldName(where, t)] : []),
];
