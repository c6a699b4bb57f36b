/** Under the diagram, where it was asked for: why each point is where it is, and the way to the lesson. */
import { localePath } from '../../../i18n/paths.ts';
import { useFormatter, useTranslator } from '../../../kit/island/context.ts';
import { useWhole } from '../../../kit/island/use-part.ts';
import { cycleOf } from '../../../simulation/cycles/index.ts';
import { pageSimulation } from '../state/page-simulation.ts';
import styles from './Lesson.module.css';
import { $isLesson } from './lesson.ts';
import { useSentences } from './use-sentences.ts';

const { $drawn, $view } = pageSimulation;

export function Lesson() {
  const t = useTranslator();
  useFormatter();
  const isLesson = useWhole($isLesson);
  const { result } = useWhole($drawn)[useWhole($view)];
  const sentenceOf = useSentences();
  if (!isLesson || !result) return null;
  return (
    <section className={styles.lesson} aria-label={t('diagramHand.lesson')} data-lesson="">
      <h3>{t('diagramHand.lesson')}</h3>
      <ol>
        {cycleOf(result.input).nodes.map((node) => (
          <li key={node.letter}>
            <b>{node.letter}</b>
            <span>{sentenceOf(node.letter)}</span>
          </li>
        ))}
      </ol>
      <a href={localePath(t.locale, '/ressources/diagramme-enthalpique')}>{t('diagramHand.article')}</a>
    </section>
  );
}
