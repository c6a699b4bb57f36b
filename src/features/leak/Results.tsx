/** Whether to top up, and why; what the ruler says wrong then; what to mind. */
import { useFormatter, useTranslator } from '../../kit/island/context.ts';
import { NO_VALUE } from '../../kit/island/format.ts';
import { useWhole } from '../../kit/island/use-part.ts';
import { keyed } from '../../kit/island/keyed.ts';
import type { Leak } from '../../field/index.ts';
import { leakSentence, verdictSaid } from '../../field/leak/sentences.ts';
import { localePath } from '../../i18n/paths.ts';
import { formatNumber } from '../../quantities/number.ts';
import notice from '../../kit/styles/notice.module.css';
import panel from '../../kit/styles/panel.module.css';
import { FigureBar, Figures } from '../../kit/page/Figures.tsx';
import study from '../study/study.module.css';
import { asIsland, usePage } from './page-data.ts';
import { problemText } from './problem-text.ts';
import {
  fluidText,
  change,
  kelvinSize,
  lastStage,
  mostMoved,
  percent,
  referenceOf,
  signedKelvin,
  timesText,
} from './words.ts';
import styles from './Leak.module.css';

const GRAVITY = { V_TOPUP: 'info', V_TOPUP_CARE: 'warning', V_RECOVER: 'error' } as const;
/** Mass points below which no component has moved for a reader. */
const MOVED = 0.05;
const BAR_FIGURES = 3;

/** The verdict, and what moved: read first, before any figure. */
function Headline({ found, isStale }: { readonly found: Leak; readonly isStale: boolean }) {
  const t = useTranslator();
  const format = useFormatter();
  const { code, w } = found.verdict;
  const { allowed } = found;
  const fluid = fluidText(found, t);
  const moved = mostMoved(found);
  const isMoved = Math.abs(moved.to - moved.from) >= MOVED;
  const { after } = lastStage(found);
  return (
    <div className={styles.headline} data-stale={isStale ? '' : undefined} aria-live="polite">
      <p className={`${notice[GRAVITY[code]]} ${styles.verdict}`} data-verdict={code}>
        {leakSentence(
          verdictSaid(code, allowed?.care),
          { fluid, w: kelvinSize(format, w), n: formatNumber(allowed?.care ?? 0, 0, t.locale) },
          t.locale,
        )}
      </p>
      <p>
        {isMoved
          ? t(moved.to < moved.from ? `leak.left.${after}.poorer` : `leak.left.${after}.richer`, {
              fluid,
              name: moved.name,
              to: percent(moved.to, t.locale),
              from: percent(moved.from, t.locale),
            })
          : t('leak.left.same', { fluid })}
      </p>
    </div>
  );
}

/** How the ruler of the nominal blend is to be read now. */
function RulerCorrection({ found }: { readonly found: Leak }) {
  const t = useTranslator();
  const format = useFormatter();
  const { form } = usePage().study;
  const { options } = useWhole(form.$content);
  const { subcooling_add: bubble, superheat_take: dew } = found.verdict;
  const at = (key: string, less: number): string =>
    format.full('temperature', (typeof options[key] === 'number' ? options[key] : 0) + less);
  return (
    <section aria-labelledby="leak-ruler" className={styles.part}>
      <h2 id="leak-ruler">{t('leak.ruler.title')}</h2>
      <p data-ruler="">
        {t('leak.ruler.dew', { shown: at('t_evp', 0), true: at('t_evp', dew) })}{' '}
        {t('leak.ruler.bubble', { shown: at('t_cdr', 0), true: at('t_cdr', bubble) })}
      </p>
      <ul>
        <li>
          {t(bubble >= 0 ? 'leak.ruler.addSubcooling' : 'leak.ruler.takeSubcooling', { k: kelvinSize(format, bubble) })}
        </li>
        <li>{t(dew >= 0 ? 'leak.ruler.takeSuperheat' : 'leak.ruler.addSuperheat', { k: kelvinSize(format, dew) })}</li>
      </ul>
      <p>
        <a
          href={`${localePath(t.locale, '/reglette')}?${new URLSearchParams({ fluid: referenceOf(found) }).toString()}`}
        >
          {t('leak.ruler.open')}
        </a>
      </p>
    </section>
  );
}

function Warnings({ found }: { readonly found: Leak }) {
  const t = useTranslator();
  const texts = found.warnings.map(({ code, values }) => leakSentence(code, values, t.locale));
  return (
    <ul className={styles.warnings} data-warnings="">
      {keyed(texts).map(([key, text]) => (
        <li key={key}>{text}</li>
      ))}
    </ul>
  );
}

function Status() {
  const t = useTranslator();
  const { isStale, isRunning, problem, isBarred } = useWhole(usePage().study.$shown);
  return (
    <div className={study.status} aria-live="polite">
      {isBarred ? <p>{t('leak.barred')}</p> : null}
      {isRunning ? <p>{t('leak.computing')}</p> : isStale && problem ? <p>{t('leak.stale')}</p> : null}
    </div>
  );
}

export const Results = asIsland(function LeakResults() {
  const t = useTranslator();
  const format = useFormatter();
  const { found, isStale, problem } = useWhole(usePage().study.$shown);
  if (!found) return <Status />;
  const last = lastStage(found);
  const { allowed } = found;
  // On a phone the fields come first: the bar at the foot says at once whether he may.
  const may = {
    name: 'may',
    label: t('leak.may.label'),
    text: problem ? NO_VALUE : t(`leak.may.${found.verdict.code}`),
    unit: '',
  };
  const figures = [
    { name: 'w', label: t('leak.figures.w'), text: kelvinSize(format, found.verdict.w), unit: '' },
    { name: 'capacity', label: t('leak.figures.capacity'), text: change(last.capacity, t.locale), unit: '' },
    ...(allowed ? [{ name: 'care', label: t('leak.figures.care'), text: timesText(allowed.care, t), unit: '' }] : []),
    { name: 'eer', label: t('leak.figures.eer'), text: change(last.eer, t.locale), unit: '' },
    { name: 'discharge', label: t('leak.figures.discharge'), text: signedKelvin(format, last.dt_discharge), unit: '' },
    { name: 'gwp', label: t('leak.figures.gwp'), text: format.number('count', last.gwp), unit: '' },
  ];
  return (
    <div className={`${panel.panel} ${study.section}`} data-leak="">
      {problem ? (
        // The verdict of an earlier question is none of this one.
        <p className={`${notice.warning} ${styles.refused}`} data-verdict={problem.code}>
          {problemText(problem, t)}
        </p>
      ) : (
        <Headline found={found} isStale={isStale} />
      )}
      <Status />
      <div className={styles.rest} data-stale={isStale ? '' : undefined}>
        <Warnings found={found} />
        <Figures label={t('leak.figures.label')} figures={figures} isStale={isStale} />
        <RulerCorrection found={found} />
      </div>
      <FigureBar figures={[may, ...figures].slice(0, BAR_FIGURES)} isStale={isStale} />
    </div>
  );
});
