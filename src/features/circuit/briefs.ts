/** What the bar says of each page. Fetched when there is something new to say. */
import { worstOf } from '../../circuit/alerts/alert.ts';
import { isGrave, LEVELS as SEVERITIES } from '../../machine/severity.ts';
import type { Translator } from '../../i18n/keys.ts';
import { withUnit } from '../../quantities/number.ts';
import { cycleOf, pointOf } from '../../simulation/cycles/index.ts';
import type { AnswerOf } from './state/part.ts';
import type { Formatter } from '../../kit/island/format.ts';
import type { BarTexts } from './bar-data.ts';
import { enteredSaturation, isGliding } from './simulator/saturation.ts';
import type { BriefOf, Said } from './brief-of.ts';

/** What each page says, by its name: the `brief.ts` of its folder. */
const BRIEFS = Object.entries(import.meta.glob<BriefOf>('./*/brief.ts', { eager: true, import: 'brief' })).map(
  ([file, brief]) => [file.split('/')[1] ?? '', brief] as const,
);

const LEVELS = [
  { level: 'te_lt', load: 'q_lt' },
  { level: 'te_mt', load: 'q_mt' },
] as const;

/** "R134a · 0 / 40 °C · 10 kW": the fluid, both sides, the cooling power. */
export function pointInWords(permanent: Said['permanent'], fluid: string, t: Translator, format: Formatter): string {
  if (!permanent) return fluid;
  const { input, performance } = permanent;
  const [evp, cdr] = [enteredSaturation(permanent, 'evp'), enteredSaturation(permanent, 'cdr')];
  // Of a machine of two evaporating levels each that has a load, the coldest first.
  const levels = LEVELS.filter(
    ({ load, level }) => cycleOf(input).inputs?.some((key) => key === level) && Number(input[load]) > 0,
  ).map(({ level }) => format.number('temperature', Number(input[level])));
  const evaporation = levels.length > 0 ? levels.join(' / ') : format.number('temperature', evp);
  const temperatures =
    input.mode_trans === '1'
      ? `${withUnit(evaporation, format.symbol('temperature'))} / ${format.full('pressure', pointOf(permanent, 'discharge').P)}`
      : `${evaporation} / ${format.full('temperature', cdr)}`;
  // Of a fluid that glides, which of its temperatures these are.
  const sides = isGliding(permanent)
    ? t(`circuitPages.bar.saturation.${input.sat_ref}`, { temperatures })
    : temperatures;
  return t('circuitPages.bar.point', { fluid, sides, power: format.full('power', performance.power_cold) });
}

/** « Ne va pas : 1 · à vérifier : 3 »: how many alerts there are of each severity. */
export function countsText(alerts: Said['alerts'], t: Translator): string {
  if (alerts.length === 0) return t('circuitPages.bar.nothing');
  return SEVERITIES.flatMap((severity) => {
    const count = alerts.filter((alert) => alert.severity === severity).length;
    return count === 0 ? [] : [t(`circuitPages.bar.counts.${severity}`, { count })];
  }).join(' · ');
}

export function barTexts(said: Said, t: Translator, format: Formatter): BarTexts {
  const briefs = BRIEFS.flatMap(([key, briefOf]) => {
    let { isStale } = said;
    const answerOf: AnswerOf = (spec) => {
      isStale ||= said.isOld(spec as never);
      return said.answerOf(spec);
    };
    const brief = briefOf({ ...said, answerOf }, t, format);
    // Its mark is that of the worst of its alerts: no page has one of its own.
    // Each alert is of one page, so that the tabs add up to what the study says.
    const own = said.alerts.filter(({ page }) => page === key);
    const worst = worstOf(own);
    const mark = {
      ...(worst !== undefined && worst !== 'know' && { isWarning: true }),
      ...(worst !== undefined && isGrave(worst) && { isDanger: true }),
    };
    // Why it is marked is read, not only seen: a tube in amber says nothing by its colour.
    const count = own.filter(({ severity }) => severity !== 'know').length;
    const why =
      count === 0 || brief?.isReason === true
        ? undefined
        : t(count === 1 ? 'circuitPages.bar.oneWarning' : 'circuitPages.bar.warnings', { count });
    const text = [brief?.text, why].filter((part) => part !== undefined).join(' · ');
    return text === '' ? [] : [[key, { text, ...mark, ...(isStale && { isStale }) }] as const];
  });
  return {
    point: pointInWords(said.permanent, said.fluid, t, format),
    isStale: said.isStale,
    briefs: Object.fromEntries(briefs),
    alerts: countsText(said.alerts, t),
    worst: worstOf(said.alerts) ?? 'none',
  };
}
