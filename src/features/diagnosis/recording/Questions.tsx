/** What only the reader can say of a file, each answered by a tap. */
import type { ReactNode } from 'react';
import { Select } from '../../../kit/controls/Select.tsx';
import { useTranslator } from '../../../kit/island/context.ts';
import { SIMULATOR_FLUIDS } from '../../../refrigerants/names.ts';
import command from '../../../kit/styles/command.module.css';
import styles from './Recording.module.css';
import type { OpenQuestion } from './state/choices.ts';
import { AIR_SIDES, withColumn, withNamesake, withUnit } from './state/choices.ts';
import type { Preview, RecordingStore } from './state/recording.ts';
import { columnName, quoted } from './words.ts';

/** What the trade meets most, offered beside the whole list. */
const USUAL_FLUIDS = ['R32', 'R410A', 'R134a', 'R404A', 'R407C', 'R290'] as const;

interface QuestionsProps {
  readonly store: RecordingStore;
  readonly preview: Preview;
  readonly questions: readonly OpenQuestion[];
  /** The fluid of the page's form. */
  readonly formFluid: string;
}

export function Questions({ questions, ...props }: QuestionsProps) {
  const t = useTranslator();
  if (questions.length === 0) return null;
  return (
    <div className={styles.questions} role="group" aria-label={t('recording.questions.title')} data-questions="">
      {questions.map((question) => (
        <OneQuestion
          key={`${question.code} ${'column' in question ? question.column : ''}`}
          question={question}
          {...props}
        />
      ))}
    </div>
  );
}

interface AnswerProps {
  readonly children: ReactNode;
  readonly onAnswer: () => void;
}

const Answer = ({ children, onAnswer }: AnswerProps) => (
  <button type="button" className={command.quiet} onClick={onAnswer}>
    {children}
  </button>
);

function OneQuestion({
  question,
  ...props
}: Omit<QuestionsProps, 'questions'> & {
  readonly question: OpenQuestion;
}) {
  const { store, preview } = props;
  const t = useTranslator();
  const { proposal } = preview.opened;
  const marked = (text: string, isProposed: boolean): string =>
    isProposed ? t('recording.proposed', { choice: text }) : text;
  const put = (text: string, answers: ReactNode) => (
    <fieldset data-question={question.code}>
      <legend>{text}</legend>
      <div className={styles.answers}>{answers}</div>
    </fieldset>
  );
  switch (question.code) {
    case 'fluid':
      return put(
        question.named === undefined
          ? t('recording.questions.fluid')
          : t('recording.questions.Q_FLUID', { v: question.named }),
        <FluidAnswers {...props} hint={question.hint} />,
      );
    case 'Q_PMODE': {
      const columns = question.columns.length === 0 ? '' : ` (${quoted(question.columns.join(', '))})`;
      return put(
        t('recording.questions.Q_PMODE') + columns,
        (['rel', 'abs'] as const).map((mode) => (
          <Answer key={mode} onAnswer={() => store.settle((choices) => ({ ...choices, p_mode: mode }))}>
            {marked(t(`recording.modes.${mode}`), question.proposed === mode)}
          </Answer>
        )),
      );
    }
    case 'Q_UNIT':
      return put(
        t('recording.questions.Q_UNIT', { c: question.shown }),
        question.units.map((unit) => (
          <Answer
            key={unit}
            onAnswer={() => store.settle((choices) => withUnit(choices, proposal, question.column, unit))}
          >
            {unit}
          </Answer>
        )),
      );
    case 'Q_DATE_ORDER':
      return put(
        t('recording.questions.Q_DATE_ORDER', { v: question.sample }),
        (['dmy', 'mdy'] as const).map((order) => (
          <Answer key={order} onAnswer={() => store.settle((choices) => ({ ...choices, date_order: order }))}>
            {marked(t(`recording.orders.${order}`), question.proposed === order)}
          </Answer>
        )),
      );
    case 'Q_SAME_NAME': {
      const keep = (name: string) => (
        <Answer
          key={name}
          onAnswer={() => {
            store.markSeen(question.column);
            store.settle((choices) => withNamesake(choices, proposal, question.names, name));
          }}
        >
          {t('recording.questions.keep', { c: quoted(name) })}
        </Answer>
      );
      return put(
        t('recording.questions.Q_SAME_NAME', { c: question.shown }),
        question.names.length > 1 ? (
          question.names.map(keep)
        ) : (
          <Answer onAnswer={() => store.markSeen(question.column)}>{t('recording.questions.keepFirst')}</Answer>
        ),
      );
    }
    case 'Q_AIR':
      return put(
        t('recording.questions.Q_AIR', { c: question.shown }),
        <>
          {AIR_SIDES.map((key) => (
            <Answer key={key} onAnswer={() => store.settle((choices) => withColumn(choices, question.column, [key]))}>
              {columnName(key, t)}
            </Answer>
          ))}
          <Answer onAnswer={() => store.settle((choices) => withColumn(choices, question.column, null))}>
            {t('recording.preview.leftOut')}
          </Answer>
        </>,
      );
  }
}

/** The fluid the file hints at, that of the form and the usual ones; every other in a list. */
function FluidAnswers({
  store,
  formFluid,
  hint,
}: Omit<QuestionsProps, 'questions'> & { readonly hint: string | undefined }) {
  const t = useTranslator();
  const offered = [...new Set([hint ?? '', formFluid, ...USUAL_FLUIDS])].filter((name) => name !== '').slice(0, 6);
  const choose = (fluid: string): void => store.settle((choices) => ({ ...choices, fluid }));
  return (
    <>
      {offered.map((name) => (
        <Answer key={name} onAnswer={() => choose(name)}>
          {name === hint ? t('recording.proposed', { choice: name }) : name}
        </Answer>
      ))}
      <FluidSelect label={t('recording.preview.fluid')} value="" onChoose={choose} />
    </>
  );
}

interface FluidSelectProps {
  readonly label: string;
  readonly value: string;
  readonly onChoose: (fluid: string) => void;
}

export function FluidSelect({ label, value, onChoose }: FluidSelectProps) {
  const t = useTranslator();
  const isListed = SIMULATOR_FLUIDS.some(({ name }) => name === value);
  return (
    <Select
      name="recording-fluid"
      label={label}
      value={value}
      options={[
        ...(isListed ? [] : [{ value, label: value === '' ? t('recording.questions.other') : value }]),
        ...SIMULATOR_FLUIDS.map(({ name }) => ({ value: name, label: name })),
      ]}
      onChange={(name) => {
        if (name !== '') onChoose(name);
      }}
    />
  );
}
