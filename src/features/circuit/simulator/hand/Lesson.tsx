/** Under the diagram, where it was asked for: why each point is where it is, shown on the diagram and the schematic when it is pressed, and the way to the lesson. */
import { localePath } from '../../../../i18n/paths.ts';
import { useFormatter, useTranslator } from '../../../../kit/island/context.ts';
import { useWhole } from '../../../../kit/island/use-part.ts';
import { cycleOf, pointOfNode } from '../../../../simulation/cycles/index.ts';
import { useSimulation } from '../use-simulation.ts';
import styles from './Lesson.module.css';
import { $isLesson } from './lesson.ts';
import { useSentences } from './use-sentences.ts';

export function Lesson() {
  const { $drawn, $pointed, $view } = useSimulation();
  const t = useTranslator();
  useFormatter();
  const isLesson = useWhole($isLesson);
  const regime = useWhole($view);
  const { result } = useWhole($drawn)[regime];
  const shown = useWhole($pointed)?.point;
  const sentenceOf = useSentences();
  if (!isLesson || !result) return null;
  return (
    <section className={styles.lesson} aria-label={t('diagramHand.lesson')} data-lesson="">
      <h3>{t('diagramHand.lesson')}</h3>
      <ol>
        {cycleOf(result.input).nodes.map((node) => (
          <li key={node.letter}>
            <button
              type="button"
              aria-pressed={shown?.regime === regime && shown.letter === node.letter}
              aria-label={t('diagramHand.show', { letter: node.letter })}
              onClick={() => {
                const { H, P } = pointOfNode(result, node);
                $pointed.set({ H: H * 1e3, P: P * 1e5, point: { regime, letter: node.letter } });
              }}
            >
              {node.letter}
            </button>
            <span>{sentenceOf(node.letter)}</span>
          </li>
        ))}
      </ol>
      <a href={localePath(t.locale, '/ressources/diagramme-enthalpique')}>{t('diagramHand.article')}</a>
    </section>
  );
}
