/** Kept visits in the reader's words. */
import type { Translator } from '../../../i18n/keys.ts';
import type { Formatter } from '../../../kit/island/format.ts';
import { dayInWords } from '../../../language/days.ts';
import { unitOfSlot } from '../../../kit/form/units.ts';
import { NO_VALUE } from '../../../kit/island/format.ts';
import { readSymbol } from '../../../quantities/index.ts';
import type { UnitOf } from '../../../quantities/index.ts';
import { withUnit } from '../../../quantities/number.ts';
import { severityText } from '../words.ts';
import type { FaultName } from '../words.ts';
import { COMPARED } from './compare.ts';
import type { ComparedKey } from './compare.ts';
import type { Own } from './fitness.ts';
import type { KeptVerdict } from './visit.ts';

/** "3 novembre 2026, 08:15" */
export function momentText(date: string, { locale }: Translator): string {
  const [day = '', hour = ''] = date.split('T');
  return `${dayInWords(day, locale)}, ${hour}`;
}

/** "7,3 ± 0,8 K", in the reader's unit; the uncertainty where there is one. */
export function withUncertainty(value: number | undefined, U: number | undefined, format: Formatter): string {
  if (value === undefined) return NO_VALUE;
  const shown = format.full('temperatureDifference', value);
  return U === undefined
    ? shown
    : `${format.number('temperatureDifference', value)} ± ${format.full('temperatureDifference', U)}`;
}

const CHANGES = { temperature: 'temperatureDifference', power: 'power' } as const;

/** By how much a reading changed, with the decimals of the readings beside it: "+1,50 bar" after 2,00 and 3,50. */
export function changeText(key: ComparedKey, change: number | undefined, format: Formatter): string {
  if (change === undefined) return NO_VALUE;
  const kind = COMPARED[key];
  const size = Math.abs(change);
  const text =
    kind === 'pressure'
      ? withUnit(
          format.number('gaugePressure', size),
          readSymbol('pressureDifference', unitOfSlot(format.units, 'gaugePressure') as UnitOf<'pressureDifference'>),
        )
      : format.full(CHANGES[kind], size);
  return /[1-9]/.test(text) ? `${change < 0 ? '−' : '+'}${text}` : text;
}

export function verdictText(verdict: KeptVerdict | null, t: Translator): string {
  if (verdict === null) return t('visits.noVerdict');
  const { code, faults, severity } = verdict;
  const [a = '', b = ''] = faults.map((fault) => t(`diagnosis.faults.${fault as FaultName}`));
  switch (code) {
    case 'V_FAULT':
      return severity === null ? a : `${a} (${severityText(severity, t, faults[0])})`;
    case 'V_HUNTING':
      return a;
    case 'V_PAIR':
      return t('diagnosis.verdict.V_PAIR_NONE', { a, b });
    case 'V_SENSOR':
    case 'V_UNDECIDED':
      return t(`diagnosis.verdict.${code}_NONE`);
    case 'V_NORMAL':
    case 'V_NOTHING_SHOWN':
    case 'V_RETAKE':
    case 'V_STOPPED':
    case 'V_FIRST_OPINION':
    case 'W_MULTI':
      return t(`diagnosis.verdict.${code}`);
    case 'W_DOMAIN':
      return b === ''
        ? a === ''
          ? t('diagnosis.verdict.rules')
          : t('diagnosis.verdict.V_FAULT', { fault: a, word: t('diagnosis.words.possible') })
        : t('diagnosis.verdict.rulesPair', { a, b });
  }
}

/** Why a visit cannot be the reference, with what it says by itself. */
export const unfitText = ({ unfit, verdict }: Own, t: Translator): string =>
  unfit === undefined ? '' : t(`visits.unfit.${unfit}`, { verdict: verdictText(verdict, t) });

/** What a visit that may be the reference leaves open; empty where nothing. */
export const doubtText = ({ unfit, doubt }: Own, t: Translator): string =>
  unfit !== undefined || doubt === undefined
    ? ''
    : t('visits.doubt', { fault: t(`diagnosis.faults.${doubt as FaultName}`) });
