/** What the measured temperature says: a superheat, a subcooling, or what is wrong. */
import type { ReactNode } from 'react';
import { PIPES } from '../../circuit/ruler/pipe.ts';
import type { Pipe } from '../../circuit/ruler/pipe.ts';
import type { Translator } from '../../i18n/keys.ts';
import { describeMachineProblem } from '../../i18n/machine-problems.ts';
import { pathPrefix } from '../../language/index.ts';
import { MINUS } from '../../quantities/number.ts';
import { OUTLETS } from '../../circuit/optimum/outlets.ts';
import type { AboveCritical, RulerAnswer, RulerShown } from './state/answer.ts';
import { textAt } from '../../kit/form/fields.ts';
import { Segmented } from '../../kit/controls/Segmented.tsx';
import { usePart } from '../../kit/island/use-part.ts';
import { useFigures, useFluid, useRuler } from './context.ts';
import { NO_VALUE } from './figures.ts';
import type { Figures } from './figures.ts';
import { keyed } from '../../kit/island/keyed.ts';
import named from '../../kit/styles/named.module.css';
import notice from '../../kit/styles/notice.module.css';
import remarks from '../../kit/styles/remarks.module.css';
import styles from './Measure.module.css';

/** What is said where the figure is none: a headline, and the same in the room of the bar at the foot. */
const HEADLINES = {
  asked: ['ruler.measure.asked', 'ruler.measure.asked'],
  wet: ['ruler.measure.wet', 'ruler.measure.wetShort'],
  flash: ['ruler.measure.flash', 'ruler.measure.flashShort'],
} as const;
const ASKED = {
  gas: 'ruler.measure.askedHot',
  liquid: 'ruler.measure.askedCold',
  'two-phase': 'ruler.measure.askedBetween',
} as const;

type Measured = RulerAnswer & { [Key in 'measured' | 'measure' | 'reading']: NonNullable<RulerAnswer[Key]> };
const isMeasured = (answer: RulerAnswer): answer is Measured =>
  answer.measured !== null && answer.measure !== null && answer.reading !== null;

/** An answer to what was measured, of this fluid: where there is none, a pressure that changes says nothing new. */
const measuredOf = ({ answer }: RulerShown, fluid: string): Measured | undefined =>
  answer.fluid === fluid && isMeasured(answer) ? answer : undefined;

/** What the measure says; undefined without one, or where it is that of another fluid. */
function useVerdict() {
  const { ruler, t } = useRuler();
  const figures = useFigures();
  const fluid = useFluid(ruler);
  const answer = usePart(ruler.$shown, (shown) => measuredOf(shown, fluid));
  const isStale = usePart(ruler.$shown, (shown) => shown.isMeasureStale);
  if (!answer) return undefined;
  const { measured, measure, reading } = answer;
  const kelvins = (value: number | null): string => figures.full('temperatureDifference', value);
  const uncertainty = answer.uncertainty?.uncertainty;
  return {
    measured,
    measure,
    reading,
    isStale,
    figure: figures.of('temperatureDifference', measure.superheat ?? measure.subcooling),
    doubt: uncertainty === undefined ? '' : t('ruler.measure.plusMinus', { u: kelvins(uncertainty) }),
    warnings: reading === 'superheat' || reading === 'subcooling' ? (answer.uncertainty?.warnings ?? []) : [],
  };
}

type Said = NonNullable<ReturnType<typeof useVerdict>>;

/** Where the figure comes from: what is taken away stands in brackets where it is negative. */
function howText({ measured, measure, reading, doubt }: Said, figures: Figures, t: Translator): string {
  const { t_dew, t_bubble } = measure;
  if (reading === 'wet' || reading === 'flash') {
    const apart = reading === 'wet' ? t_dew - measured : measured - t_bubble;
    const k = `${figures.full('temperatureDifference', apart)} ${doubt}`.trim();
    const [at, dew, bubble] = [measured, t_dew, t_bubble].map((value) => figures.full('temperature', value));
    return t(reading === 'wet' ? 'ruler.measure.underDew' : 'ruler.measure.overBubble', {
      t: at ?? '',
      k,
      dew: dew ?? '',
      bubble: bubble ?? '',
    });
  }
  const isGas = reading === 'superheat';
  const [at = '', sat = ''] = [measured, isGas ? t_dew : t_bubble].map(
    (value) => figures.of('temperature', value).text,
  );
  const isBelow = (isGas ? sat : at).startsWith(MINUS);
  return `= ${t(`ruler.measure.${isGas ? 'ofDew' : 'ofBubble'}${isBelow ? 'Below' : ''}`, { t: at, sat })}`;
}

/** Above the critical point there is no saturation; of CO2 there is a best pressure instead. */
function Above({ pressure, measured }: AboveCritical) {
  const { ruler, t } = useRuler();
  const figures = useFigures();
  const { critical, name } = usePart(ruler.$shown, ({ scale }) => scale);
  const pipe = usePart(ruler.form.$content, ({ texts }) => textAt(texts, 'pipe'));
  const fluid = useFluid(ruler);
  const link = new URLSearchParams();
  if (pressure !== undefined) link.set('p_gc', String(Number(pressure.toFixed(3))));
  // What leaves the gas cooler, but for what was said to be read on the suction.
  if (measured !== undefined && pipe !== 'low' && measured >= OUTLETS.min && measured <= OUTLETS.max)
    link.set('t_out_gc', String(Number(measured.toFixed(3))));
  return (
    <div className={styles.verdict} data-verdict="above" aria-live="polite">
      <p className={styles.twoPhase}>{t('ruler.measure.above')}</p>
      <p className={remarks.note}>
        {t('ruler.measure.aboveOf', {
          fluid,
          t: figures.full('temperature', critical.t),
          p: t('ruler.reference.alsoAbsolute', { value: figures.fullPressure(critical.p, 'absolute') }),
        })}
      </p>
      {name === 'R744' ? (
        <p>
          <a href={`${pathPrefix(t.locale)}/simulation/hp-optimum?${link.toString()}`}>{t('ruler.measure.optimum')}</a>
        </p>
      ) : null}
    </div>
  );
}

export function Verdict() {
  const { ruler, t } = useRuler();
  const figures = useFigures();
  const verdict = useVerdict();
  const above = usePart(ruler.$shown, (shown) => shown.above);
  const isBlank = usePart(ruler.form.$content, ({ texts }) => textAt(texts, 'measured').trim() === '');
  if (above) return <Above {...above} />;
  if (!verdict) {
    return (
      <p className={styles.none} data-verdict="none">
        {isBlank ? t('ruler.measure.none') : NO_VALUE}
      </p>
    );
  }
  const { measure, reading, figure, doubt, isStale, warnings } = verdict;
  const [bubble, dew] = [measure.t_bubble, measure.t_dew].map((value) => figures.full('temperature', value));
  const texts = { bubble: bubble ?? '', dew: dew ?? '' };
  const isFigure = reading === 'superheat' || reading === 'subcooling';
  return (
    <div
      className={styles.verdict}
      data-stale={isStale ? '' : undefined}
      data-verdict={measure.phase}
      data-reading={reading}
      aria-live="polite"
    >
      {isFigure ? (
        <>
          <p className={styles.name}>{t(`ruler.measure.${reading}`)}</p>
          <p className={styles.value}>
            <b data-superheat="">{figure.text}</b>
            <span className={styles.unit}>
              {'\u202f'}
              {figure.symbol}
            </span>{' '}
            <span className={styles.doubt} data-doubt="">
              {doubt}
            </span>
          </p>
          <p className={remarks.note}>{howText(verdict, figures, t)}</p>
        </>
      ) : (
        <>
          <p className={reading === 'asked' ? styles.asked : styles.alarm}>{t(HEADLINES[reading][0])}</p>
          {measure.phase === 'two-phase' ? (
            <p className={remarks.note}>
              {t('ruler.measure.twoPhase')}, {t('ruler.measure.between', texts)}
            </p>
          ) : null}
          <p className={remarks.note}>{reading === 'asked' ? t(ASKED[measure.phase]) : howText(verdict, figures, t)}</p>
        </>
      )}
      {isStale && !isBlank ? <p className={remarks.note}>{t('ruler.measure.stale')}</p> : null}
      {keyed(warnings, ({ code }) => code).map(([key, warning]) => (
        <p key={key} className={`${notice.warning} ${styles.warning}`}>
          {describeMachineProblem(warning, t)}
        </p>
      ))}
    </div>
  );
}

/** Which pipe it is: what was said, or what the reading leaves no doubt of. */
export function PipeChoice() {
  const { ruler, t } = useRuler();
  const said = usePart(ruler.form.$content, ({ texts }) => textAt(texts, 'pipe'));
  const fluid = useFluid(ruler);
  const reading = usePart(ruler.$shown, (shown) => measuredOf(shown, fluid)?.reading);
  const certain = said ? undefined : reading === 'superheat' ? 'Low' : reading === 'subcooling' ? 'High' : undefined;
  return (
    <div className={styles.pipe} data-pipe={said}>
      <Segmented<Pipe | ''>
        name="side"
        label={t('ruler.pipe.label')}
        value={said as Pipe | ''}
        choices={PIPES.map((value) => ({ value, label: t(`ruler.pipe.${value}`) }))}
        onChange={(value) => ruler.form.set('pipe', value)}
      />
      <p className={remarks.note}>{certain && t(`ruler.pipe.certain${certain}`)}</p>
    </div>
  );
}

/** On a phone the answer stays in sight while one types; what answers an earlier input leaves. */
export function AnswerBar() {
  const { ruler, t } = useRuler();
  const verdict = useVerdict();
  const above = usePart(ruler.$shown, (shown) => shown.above);
  const bar = (name: string, figure?: ReactNode) => (
    <p className={`${named.bar} ${styles.bar}`} aria-hidden="true" data-answer-bar="">
      <span>{name}</span>
      {figure}
    </p>
  );
  if (above) return bar(t('ruler.measure.aboveShort'));
  if (!verdict || verdict.isStale) return null;
  const { reading, figure, doubt } = verdict;
  if (reading !== 'superheat' && reading !== 'subcooling') return bar(t(HEADLINES[reading][1]));
  return bar(
    t(`ruler.measure.${reading}`),
    <strong>
      {figure.text}
      {'\u202f'}
      {figure.symbol} <small>{doubt}</small>
    </strong>,
  );
}
