/** What the bar says of each page. Fetched when there is something new to say. */
import type { Translator } from '../../i18n/keys.ts';
import type { SimulationResult } from '../../simulation/types.ts';
import { pointOf } from '../../simulation/cycles/index.ts';
import type { Alert } from '../../circuit/alerts/alert.ts';
import { worstOf } from '../../circuit/alerts/alert.ts';
import type { AnswerOf } from './state/part.ts';
import { PIPES } from './pipes/part.ts';
import { COMPONENTS } from './components/part.ts';
import { isHeeded } from '../../circuit/pipes/heeded.ts';
import { CHARGE } from './charge/part.ts';
import { EXCHANGERS } from './exchangers/part.ts';
import { TECHNIQUE } from './technique/part.ts';
import type { Formatter } from '../../kit/island/format.ts';
import type { BarTexts, Brief } from './bar-data.ts';
import { factorText, isOfSafety } from './alert-text.ts';
import { labelText } from './line-figures.ts';

export interface Said {
  readonly permanent: SimulationResult | undefined;
  readonly isStale: boolean;
  /** The name a reader knows the fluid by. */
  readonly fluid: string;
  readonly answerOf: AnswerOf;
  /** Of the whole study, worst first. */
  readonly alerts?: readonly Alert[];
  /** Whether the last answer of a part is that of other inputs. */
  readonly isOld: (spec: Parameters<AnswerOf>[0]) => boolean;
}

type BriefOf = (said: Said, t: Translator, format: Formatter) => Brief | undefined;

/** A page more says something here, by the last part of its address. */
const BRIEFS: Readonly<Record<string, BriefOf>> = {
  general: ({ permanent }, t, format) =>
    permanent && { text: t('circuitPages.bar.eer', { eer: format.number('ratio', permanent.performance.eer) }) },
  pipes({ answerOf }, t) {
    const answer = answerOf(PIPES);
    if (!answer) return undefined;
    const { asp, ll, ref } = answer.lines;
    // A tube that breaks a limit is not named as the tube of its line.
    const tubes = [asp, ll, ref].map(({ recommended, broken }) =>
      recommended && broken.length === 0 ? labelText(recommended.label, t.locale) : '?',
    );
    const isOpen = answer.warnings.some((warning) => !isHeeded(warning, answer.lines));
    return { text: tubes.join(' · '), isWarning: isOpen || tubes.includes('?') };
  },
  produits({ answerOf }, t) {
    const count = answerOf(COMPONENTS)?.chosen.length ?? 0;
    return count === 0 ? undefined : { text: t('circuitPages.bar.basket', { count }) };
  },
  technique: techniqueBrief,
  echangeurs: exchangersBrief,
  'charge-fluide': chargeBrief,
};

/** How much there is to look at among the indicators and what the fluid asks; else how many values are but fair. */
function techniqueBrief({ answerOf, alerts = [] }: Said, t: Translator): Brief | undefined {
  if (!answerOf(TECHNIQUE)) return undefined;
  const own = alerts.filter((alert) => alert.page === 'technique' || isOfSafety(alert));
  const count = own.filter(({ severity }) => severity !== 'notice').length;
  if (count > 0) {
    return {
      text: t(count === 1 ? 'circuitPages.bar.oneWarning' : 'circuitPages.bar.warnings', { count }),
      isWarning: true,
      isDanger: worstOf(own) === 'danger',
    };
  }
  const fair = new Set(own.flatMap(({ code, values }) => (code === 'I_FAIR' ? String(values['keys']).split(',') : [])))
    .size;
  return {
    text: fair === 0 ? t('circuitPages.bar.nothing') : t('circuitPages.bar.fair', { count: fair }),
  };
}

/** The charge, with the class of a fluid that burns or poisons; how far over the limit of its room where it is. */
function chargeBrief({ answerOf, alerts = [] }: Said, t: Translator, format: Formatter): Brief | undefined {
  const answer = answerOf(CHARGE);
  const own = alerts.filter(({ page }) => page === 'charge-fluide');
  const worst = worstOf(own);
  const level = { isWarning: worst === 'danger' || worst === 'warning', isDanger: worst === 'danger' };
  const over = own.find(({ code }) => code === 'S_OVER');
  if (over) return { text: t('circuitPages.bar.over', { factor: factorText(over, t.locale) }), ...level };
  const safetyClass = own.find(({ code }) => code === 'S_CLASS')?.values['safetyClass'];
  if (!answer) return safetyClass === undefined ? undefined : { text: String(safetyClass), ...level };
  const mass = t(answer.estimated ? 'circuitPages.bar.about' : 'circuitPages.bar.mass', {
    mass: format.full('mass', answer.total_mass),
  });
  const text = safetyClass === undefined ? mass : t('circuitPages.bar.classed', { safetyClass, mass });
  return { text, ...level };
}

/** What is worst of the exchangers: a cross, freezing, else the tightest pinch of the steady regime. */
function exchangersBrief({ answerOf }: Said, t: Translator, format: Formatter): Brief | undefined {
  const answer = answerOf(EXCHANGERS);
  if (!answer) return undefined;
  const { permanent, transient, warnings } = answer;
  const all = [permanent, transient].flatMap((regime) => (regime ? [regime.evaporator, regime.condenser] : []));
  if (all.some(({ problem }) => problem?.code === 'E_CROSS'))
    return { text: t('circuitPages.bar.cross'), isWarning: true };
  const isTold = (code: 'W_FREEZE' | 'W_PINCH'): boolean => warnings.some((warning) => warning.code === code);
  if (isTold('W_FREEZE')) return { text: t('circuitPages.bar.freeze'), isWarning: true };
  const pinches = [permanent.evaporator.pinch, permanent.condenser.pinch].filter((pinch) => pinch !== null);
  if (pinches.length === 0) return undefined;
  const pinch = format.full('temperatureDifference', Math.min(...pinches));
  return { text: t('circuitPages.bar.pinch', { pinch }), isWarning: isTold('W_PINCH') };
}

/** "R134a · 0 / 40 °C · 10 kW": the fluid, both sides, the cooling power. */
function pointInWords({ permanent, fluid }: Said, t: Translator, format: Formatter): string {
  if (!permanent) return fluid;
  const { input, extra, performance } = permanent;
  const evaporation = format.number('temperature', extra.t_dew_evp);
  const sides =
    input.mode_trans === '1'
      ? `${format.full('temperature', extra.t_dew_evp)} / ${format.full('pressure', pointOf(permanent, 'discharge').P)}`
      : `${evaporation} / ${format.full('temperature', extra.t_dew_cdr)}`;
  return t('circuitPages.bar.point', { fluid, sides, power: format.full('power', performance.power_cold) });
}

export function barTexts(said: Said, t: Translator, format: Formatter): BarTexts {
  const briefs = Object.entries(BRIEFS).flatMap(([key, briefOf]) => {
    let { isStale } = said;
    const answerOf: AnswerOf = (spec) => {
      isStale ||= said.isOld(spec as never);
      return said.answerOf(spec);
    };
    const brief = briefOf({ ...said, answerOf }, t, format);
    return brief ? [[key, { ...brief, ...(isStale && { isStale }) }] as const] : [];
  });
  return { point: pointInWords(said, t, format), isStale: said.isStale, briefs: Object.fromEntries(briefs) };
}
