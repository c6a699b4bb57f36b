/** The verdict as a sentence. */
import { WORTH_BITS } from '../../diagnosis/codes.ts';
import { isWet } from '../../diagnosis/reference-fitness.ts';
import type { Translator } from '../../i18n/keys.ts';
import type { Diagnosis } from './state/diagnosis.ts';
import type { Formatter } from '../../kit/island/format.ts';
import { fieldName, percent, screenText, severityText, warningText } from './words.ts';
import type { FaultName, NextName, ScreenName } from './words.ts';

export interface Headline {
  readonly text: string;
  /** How grave, or what would not show. */
  readonly more?: string | undefined;
  /** A fault, and likely: nothing less is shown in red. */
  readonly isGrave: boolean;
}

type Rules = Extract<Diagnosis, { readonly by: 'rules' }>;

/** The swing that was measured, in words. */
function huntingOf({ warnings }: Diagnosis, t: Translator, format: Formatter): string {
  const found = warnings.find(({ code }) => code === 'W_HUNTING');
  return (found && warningText(found, t, format)) ?? t('diagnosis.faults.hunting');
}

function ruleHeadline(diagnosis: Rules, t: Translator, format: Formatter): Headline {
  const { rules, why } = diagnosis;
  const more = `${t('diagnosis.verdict.rules')} (${t(`diagnosis.verdict.why.${why}`)}).`;
  const { headline } = rules;
  const name = (key: string): string => t(`diagnosis.faults.${key as FaultName}`);
  const text = (): string => {
    switch (headline.code) {
      case 'V_NORMAL':
        return t(isWet(diagnosis) ? 'diagnosis.verdict.onlyWet' : 'diagnosis.verdict.V_NORMAL_RULES');
      case 'V_HUNTING':
        return huntingOf(diagnosis, t, format);
      case 'V_FAULT':
        return t('diagnosis.verdict.V_FAULT', { fault: name(headline.fault), word: t('diagnosis.words.possible') });
      case 'V_PAIR':
        return t('diagnosis.verdict.rulesPair', { a: name(headline.faults[0]), b: name(headline.faults[1]) });
      case 'W_INCONCLUSIVE':
        return t('diagnosis.warnings.W_INCONCLUSIVE');
    }
  };
  return { text: text(), more, isGrave: headline.code === 'V_HUNTING' };
}

/** What a diagnosis with a reference says by that alone: the same diagnosis where nothing else was said of it. */
export const byReference = (diagnosis: Diagnosis): Diagnosis =>
  diagnosis.by === 'likelihood' && diagnosis.both ? { ...diagnosis, ...diagnosis.both.against } : diagnosis;

/** A diagnosis as its reader reads it; the words are those its probability allows. */
export function headlineOf(diagnosis: Diagnosis, t: Translator, format: Formatter): Headline {
  if (diagnosis.by === 'rules') return ruleHeadline(diagnosis, t, format);
  if (diagnosis.by === 'screen') {
    const { code, values } = diagnosis.screen as { readonly code: ScreenName; readonly values: object };
    const more = code === 'S_STOPPED' ? undefined : t('diagnosis.verdict.noCause');
    return { text: screenText(code, { ...values }, t, format), more, isGrave: code !== 'S_STOPPED' };
  }
  if (diagnosis.by === 'opinion') {
    const text = t(`diagnosis.verdict.opinions.${diagnosis.opinion.code}`);
    return { text, more: t('diagnosis.verdict.firstOpinion'), isGrave: false };
  }
  const { verdict, faults, word, severity, next, probe, detectable } = diagnosis;
  const name = (key: string | undefined): string => t(`diagnosis.faults.${(key ?? 'unknown') as FaultName}`);
  const best = next.find(({ bits }) => bits >= WORTH_BITS)?.key as NextName | undefined;
  const x = best && t(`diagnosis.next.${best}`);
  const leak = detectable['undercharge'];
  switch (verdict) {
    case 'V_FAULT':
      return {
        text: t('diagnosis.verdict.V_FAULT', {
          fault: name(faults[0]),
          word: t(`diagnosis.words.${word ?? 'possible'}`),
        }),
        more: severity === null ? undefined : severityText(severity, t, faults[0]),
        isGrave: true,
      };
    case 'V_PAIR': {
      const pair = { a: name(faults[0]), b: name(faults[1]) };
      return {
        text:
          x === undefined ? t('diagnosis.verdict.V_PAIR_NONE', pair) : t('diagnosis.verdict.V_PAIR', { ...pair, x }),
        isGrave: true,
      };
    }
    case 'V_HUNTING':
      return { text: huntingOf(diagnosis, t, format), more: t('diagnosis.verdict.hunting'), isGrave: true };
    case 'V_NORMAL':
      return {
        text: t(isWet(diagnosis) ? 'diagnosis.verdict.onlyWet' : 'diagnosis.verdict.V_NORMAL'),
        isGrave: false,
      };
    case 'V_NOTHING_SHOWN':
      return {
        text: t(isWet(diagnosis) ? 'diagnosis.verdict.onlyWet' : 'diagnosis.verdict.V_NOTHING_SHOWN'),
        more:
          leak === undefined ? t('diagnosis.verdict.leakNever') : t('diagnosis.verdict.leak', { s: percent(leak, t) }),
        isGrave: false,
      };
    case 'V_SENSOR':
      return {
        text:
          probe === null
            ? t('diagnosis.verdict.V_SENSOR_NONE')
            : t('diagnosis.verdict.V_SENSOR', { probe: fieldName(probe, t) }),
        isGrave: false,
      };
    case 'V_UNDECIDED':
      return {
        text: x === undefined ? t('diagnosis.verdict.V_UNDECIDED_NONE') : t('diagnosis.verdict.V_UNDECIDED', { x }),
        more:
          faults.length === 0
            ? undefined
            : t('diagnosis.verdict.mayBe', { list: faults.map((fault) => name(fault)).join(', ') }),
        isGrave: false,
      };
    case 'W_MULTI':
      return { text: t('diagnosis.verdict.W_MULTI'), isGrave: false };
  }
}
