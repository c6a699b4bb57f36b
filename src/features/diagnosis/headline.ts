/** The verdict as a sentence. */
import { WORTH_BITS } from '../../diagnosis/codes.ts';
import type { Translator } from '../../i18n/keys.ts';
import type { Diagnosis } from './state/diagnosis.ts';
import { fieldName, percent } from './words.ts';
import type { FaultName, NextName } from './words.ts';

export interface Headline {
  readonly text: string;
  /** How grave, or what would not show. */
  readonly more?: string | undefined;
  /** A fault, and likely: nothing less is shown in red. */
  readonly isGrave: boolean;
}

type Rules = Extract<Diagnosis, { readonly by: 'rules' }>;

function ruleHeadline({ rules, why }: Rules, t: Translator): Headline {
  const more = `${t('diagnosis.verdict.rules')} (${t(`diagnosis.verdict.why.${why}`)}).`;
  const { headline } = rules;
  const name = (key: string): string => t(`diagnosis.faults.${key as FaultName}`);
  const text = (): string => {
    switch (headline.code) {
      case 'V_NORMAL':
        return t('diagnosis.verdict.V_NORMAL_RULES');
      case 'V_FAULT':
        return t('diagnosis.verdict.V_FAULT', { fault: name(headline.fault), word: t('diagnosis.words.possible') });
      case 'V_PAIR':
        return t('diagnosis.verdict.rulesPair', { a: name(headline.faults[0]), b: name(headline.faults[1]) });
      case 'W_INCONCLUSIVE':
        return t('diagnosis.warnings.W_INCONCLUSIVE');
    }
  };
  return { text: text(), more, isGrave: false };
}

/** A diagnosis as its reader reads it; the words are those its probability allows. */
export function headlineOf(diagnosis: Diagnosis, t: Translator): Headline {
  if (diagnosis.by === 'rules') return ruleHeadline(diagnosis, t);
  const { verdict, faults, order, severity, next, probe, detectable } = diagnosis;
  const [first] = order;
  const name = (key: string | undefined): string => t(`diagnosis.faults.${(key ?? 'unknown') as FaultName}`);
  const best = next.find(({ bits }) => bits >= WORTH_BITS)?.key as NextName | undefined;
  const x = best && t(`diagnosis.next.${best}`);
  const leak = detectable['undercharge'];
  switch (verdict) {
    case 'V_FAULT':
      return {
        text: t('diagnosis.verdict.V_FAULT', {
          fault: name(faults[0]),
          word: t(`diagnosis.words.${first?.word ?? 'possible'}`),
        }),
        more:
          severity === null
            ? undefined
            : t('diagnosis.verdict.severity', { s: percent(severity.mean, t), u: percent(severity.sd, t) }),
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
    case 'V_NORMAL':
      return { text: t('diagnosis.verdict.V_NORMAL'), isGrave: false };
    case 'V_NOTHING_SHOWN':
      return {
        text: t('diagnosis.verdict.V_NOTHING_SHOWN'),
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
        isGrave: false,
      };
    case 'W_MULTI':
      return { text: t('diagnosis.verdict.W_MULTI'), isGrave: false };
  }
}
