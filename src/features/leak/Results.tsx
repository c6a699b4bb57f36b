/** What the ruler says wrong now, what to mind, and the chief figures. */
import { useFormatter, useTranslator } from '../../kit/island/context.ts';
import { NO_VALUE } from '../../kit/island/format.ts';
import { keyed } from '../../kit/island/keyed.ts';
import { useWhole } from '../../kit/island/use-part.ts';
import type { Leak } from '../../field/index.ts';
import { leakSentence } from '../../field/leak/sentences.ts';
import { localePath } from '../../i18n/paths.ts';
import panel from '../../kit/styles/panel.module.css';
import { FigureBar, Figures } from '../../kit/page/Figures.tsx';
import study from '../../shell/layout/study.module.css';
import { asIsland, usePage } from './island.ts';
import { change, kelvinSize, lastStage, referenceOf, signedKelvin, timesText } from './words.ts';
import styles from './Leak.module.css';

const BAR_FIGURES = 3;

/** How the ruler of the nominal blend is to be read now. */
function RulerCorrection({ found }: { readonly found: Leak }) {
  const t = useTranslator();
  const format = useFormatter();
  const { options } = useWhole(usePage().form.$content);
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
          className="alone"
          href={`${localePath(t.locale, '/reglette')}?${new URLSearchParams({ fluid: referenceOf(found) }).toString()}`}
        >
          {t('leak.ruler.open')}
        </a>
      </p>
    </section>
  );
}

/** Beside the repair, which is said with the verdict. */
function Warnings({ found }: { readonly found: Leak }) {
  const t = useTranslator();
  const texts = found.warnings.flatMap(({ code, values }) =>
    code === 'W_REPAIR' ? [] : [leakSentence(code, values, t.locale)],
  );
  return texts.length === 0 ? null : (
    <ul className={styles.warnings} data-warnings="">
      {keyed(texts).map(([key, text]) => (
        <li key={key}>{text}</li>
      ))}
    </ul>
  );
}

export const Results = asIsland(function LeakResults() {
  const t = useTranslator();
  const format = useFormatter();
  const { result: found, status, problem } = useWhole(usePage().answers.found);
  if (!found) return null;
  const isStale = status !== 'current';
  const last = lastStage(found);
  const { allowed } = found;
  // On a phone the fields push the verdict out of sight: the bar at the foot says at once whether he may.
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
      <div className={styles.rest} data-stale={isStale ? '' : undefined}>
        <Warnings found={found} />
        <Figures label={t('leak.figures.label')} figures={figures} isStale={isStale} />
        <RulerCorrection found={found} />
      </div>
      <FigureBar figures={[may, ...figures].slice(0, BAR_FIGURES)} isStale={isStale} />
    </div>
  );
});
