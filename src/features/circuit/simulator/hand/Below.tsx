/** Under a diagram that was taken in hand: the key to the cycles, the states that were kept, the lesson. */
import type { Translator } from '../../../../i18n/keys.ts';
import { TranslatorProvider, useTranslator } from '../../../../kit/island/context.ts';
import { useWhole } from '../../../../kit/island/use-part.ts';
import { Choices, Legend } from './Beside.tsx';
import { $isLesson } from './lesson.ts';
import { Lesson } from './Lesson.tsx';
import { Pins } from './Pins.tsx';

interface LateProps {
  readonly t: Translator;
}

export const Below = ({ t }: LateProps) => (
  <TranslatorProvider value={t}>
    <Legend />
    <Pins />
    <Lesson />
  </TranslatorProvider>
);

/** What the menu of the diagram offers. */
export const Explore = ({ t }: LateProps) => (
  <TranslatorProvider value={t}>
    <LessonChoice />
    <Choices />
  </TranslatorProvider>
);

function LessonChoice() {
  const t = useTranslator();
  return (
    <label>
      <input
        type="checkbox"
        name="lesson"
        checked={useWhole($isLesson)}
        onChange={(event) => $isLesson.set(event.currentTarget.checked)}
      />
      {t('diagramHand.lesson')}
    </label>
  );
}
