import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { NumberInput, Outcome, Output, Problem, Reverse } from '../../calculators/define.ts';
import { asksBackwards } from '../../calculators/derive/questions.ts';
import { symbolFromValues } from '../../calculators/derive/results.ts';
import { inputsFor, sweepOf, wordsOf } from '../../calculators/derive/reverse.ts';
import type { Sweep, Wanted } from '../../calculators/derive/reverse.ts';
import type { Translator } from '../../i18n/keys.ts';
import { decimalSign, parseNumber, unitKeys } from '../../quantities/index.ts';
import type { ReadAnswer, Session } from './state/session.ts';
import { stepByPlace, steppedText } from '../../kit/form/steps.ts';
import { rewrittenText } from '../../kit/form/rewriting.ts';
import { inUnit, shownUnit } from '../../kit/form/text.ts';
import { $shownUnits, chooseUnit } from './state/units.ts';
import { addToast } from '../../kit/storage/toasts.ts';
import { NumberField } from '../../kit/controls/NumberField.tsx';
import { Select } from '../../kit/controls/Select.tsx';
import { usePart } from '../../kit/island/use-part.ts';
import { usePage } from './context.ts';
import { symbolOf } from './format.ts';
import { shownOutput } from './format-output.ts';
import { problemText, problemTranslator } from './problem-text.ts';
import { saidSolution, whyNone } from './reverse-text.ts';
import type { Asked, Offer } from './reverse-text.ts';
import { keyed } from '../../kit/island/keyed.ts';
import command from '../../kit/styles/command.module.css';
import panel from '../../kit/styles/panel.module.css';
import styles from './Reverse.module.css';
import { typedNumber } from '../../quantities/number.ts';

const OPENING_DIGITS = 4;

/** Thrown through a sweep by a calculator that is not here yet. */
class NotHereYet extends Error {}

const idOf = ({ find, from }: Reverse): string => `${find}>${from}`;

interface Typed {
  readonly text: string;
  /** The unit it was typed in. */
  readonly unit: string;
}

function useProblemTexts(): Translator | undefined {
  const { t } = usePage();
  const [texts, setTexts] = useState<Translator | undefined>(undefined);
  useEffect(
    () =>
      void problemTranslator(t.locale).then(
        (loaded) => setTexts(() => loaded),
        () => undefined,
      ),
    [t.locale],
  );
  return texts;
}

type Inputs = Readonly<Record<string, unknown>>;

/**
 * The output over the range of the input; undefined while the calculator is not here.
 * @param _occasion what may have brought it: asked again when that changes
 */
function sweepNow(session: Session, entry: Reverse, inputs: Inputs, _occasion: readonly unknown[]): Sweep | undefined {
  try {
    return sweepOf(
      (tried) => {
        const found = session.tryOut(tried);
        if (!found) throw new NotHereYet();
        return found;
      },
      session.definition,
      inputs,
      entry,
    );
  } catch (error) {
    if (error instanceof NotHereYet) return undefined;
    throw error;
  }
}

/** The same, tried again with each answer and each time the calculator may have come. */
function useSweep(entry: Reverse | undefined, inputs: Inputs, outcome: Outcome): Sweep | undefined {
  const { session } = usePage();
  const [turn, setTurn] = useState(0);
  const sweep = useMemo(
    () => entry && sweepNow(session, entry, inputs, [outcome, turn]),
    [session, entry, inputs, outcome, turn],
  );
  useEffect(() => {
    if (!sweep) void session.whenAble(inputs).then(() => setTurn((before) => before + 1));
  }, [session, inputs, sweep]);
  return sweep;
}

interface WantedFieldProps {
  readonly output: Output;
  readonly text: string;
  readonly unit: string | undefined;
  readonly symbol: string | undefined;
  readonly words: readonly Wanted[];
  readonly problem: string | undefined;
  readonly allowsNegative: boolean;
  readonly onText: (text: string) => void;
}

/** The wanted result: a figure in the unit it is shown in, or one of its words. */
function WantedField({ output, text, unit, symbol, words, problem, allowsNegative, onText }: WantedFieldProps) {
  const { session, t, say } = usePage();
  const label = say(output.label);
  if (!('measure' in output)) {
    const values: readonly Wanted[] =
      output.kind === 'choice'
        ? output.options.map(({ value }) => value)
        : output.kind === 'boolean'
          ? [true, false]
          : words;
    const options = values.map((value) => ({
      value: String(value),
      label: shownOutput(output, value, undefined, t).text,
    }));
    return <Select name="reverse.wanted" label={label} value={text} options={options} onChange={onText} />;
  }
  const { measure } = output;
  const shown = shownUnit(measure, unit);
  const options = unitKeys(measure.quantity).map((id) => ({ id, symbol: symbol ?? (symbolOf(measure, id) || '0–1') }));
  const isBare = options.length < 2 && (options[0]?.symbol ?? '') === '0–1';
  const onUnit = (id: string): void => chooseUnit(`${session.definition.id}>${output.key}`, id);
  return (
    <NumberField
      name="reverse.wanted"
      label={label}
      locale={t.locale}
      text={text}
      onText={onText}
      onStep={(steps) => {
        const stepped = steppedText(text || '0', steps, stepByPlace(measure.quantity), t.locale);
        if (stepped !== undefined) onText(stepped);
      }}
      unit={
        isBare
          ? undefined
          : { label: t('quantities.field.unitOf', { field: label }), value: shown, options, onChange: onUnit }
      }
      problem={problem}
      signLabel={allowsNegative ? t('quantities.changeSign') : undefined}
      increaseLabel={t('quantities.field.increase', { field: label })}
      decreaseLabel={t('quantities.field.decrease', { field: label })}
    />
  );
}

function wantedFrom(
  output: Output,
  typed: Typed | undefined,
  current: Wanted | undefined,
  sign: ',' | '.',
): Wanted | undefined {
  if (typed === undefined) return current;
  if ('measure' in output) {
    const parsed = parseNumber(typed.text, sign);
    return parsed.ok ? inUnit(output.measure, parsed.value, typed.unit, output.measure.unit) : undefined;
  }
  if (output.kind === 'boolean') return typed.text === 'true';
  return output.kind === 'choice'
    ? output.options.find(({ value }) => String(value) === typed.text)?.value
    : typed.text;
}

/** One question, its wanted result and its answer. */
function Question({
  entry,
  answer: { inputs, values, outcome },
}: {
  readonly entry: Reverse;
  readonly answer: ReadAnswer;
}) {
  const { session, t, say } = usePage();
  const { definition } = session;
  const [typed, setTyped] = useState<Typed | undefined>(undefined);
  const units = usePart(session.$form, (form) => form.units);
  const choices = usePart($shownUnits, (chosen) => chosen);
  const problemTexts = useProblemTexts();
  const sweep = useSweep(entry, inputs, outcome);
  const input = definition.inputs.find(({ key }) => key === entry.find) as NumberInput;
  const output = definition.outputs.find(({ key }) => key === entry.from) as Output;
  const outputUnit = choices[`${definition.id}>${output.key}`];
  const unit = 'measure' in output ? shownUnit(output.measure, outputUnit) : '';
  const symbol = symbolFromValues(definition, output, values);

  const found = outcome.ok ? outcome.outputs[entry.from] : undefined;
  const words = useMemo(() => (sweep && !sweep.isFigure ? wordsOf(sweep) : []), [sweep]);
  const current = found === undefined || typeof found === 'object' ? words[0] : found;
  const wanted = wantedFrom(output, typed, current, decimalSign(t.locale));
  const answer = useMemo(() => (sweep && wanted !== undefined ? inputsFor(sweep, wanted) : undefined), [sweep, wanted]);

  const opening =
    current === undefined
      ? ''
      : 'measure' in output
        ? typedNumber(inUnit(output.measure, Number(current), output.measure.unit, unit), t.locale, OPENING_DIGITS)
        : String(current);
  const text =
    typed === undefined
      ? opening
      : 'measure' in output && typed.unit !== unit
        ? rewrittenText(output.measure, { text: typed.text }, typed.unit, unit, t.locale).text
        : typed.text;
  const inWords = (problem: Problem): string =>
    problemTexts ? problemText(problem, definition, units, problemTexts) : '';
  const isUnreadable = typed !== undefined && typed.text.trim() !== '' && wanted === undefined;
  const asked: Asked = { input, unit: shownUnit(input.measure, units[input.key]), output, outputUnit, symbol, t };

  const warningsAt = (value: number): readonly string[] => {
    const there = session.tryOut({ ...inputs, [input.key]: value });
    if (!there?.ok) return [];
    const known = new Set(outcome.ok ? outcome.warnings.map(({ code }) => code) : []);
    return there.warnings
      .filter(({ code }) => !known.has(code))
      .map((warning) => (problemTexts ? problemText(warning, definition, units, problemTexts) : ''));
  };
  const use = (offer: Offer): void => {
    session.form.set(input.key, offer.text);
    addToast('success', t('calculatorPages.reverse.used', { find: say(input.label), value: offer.read }));
  };
  const said = answer?.ok ? answer.solutions.map((solution) => saidSolution(solution, asked)) : [];
  const isOne = said.flatMap(({ offers }) => offers).length === 1;
  const cautions = [
    ...new Set(
      said.flatMap(({ offers }) => (offers.length === 1 ? offers : [])).flatMap(({ value }) => warningsAt(value)),
    ),
  ];

  return (
    <>
      <WantedField
        output={output}
        text={text}
        unit={outputUnit}
        symbol={symbol}
        words={words}
        allowsNegative={sweep?.samples.some(({ y }) => typeof y === 'number' && y < 0) ?? false}
        problem={isUnreadable ? inWords({ field: '', code: 'notANumber', values: {} }) : undefined}
        onText={(next) => setTyped({ text: next, unit })}
      />
      <div className={styles.answer} role="status" data-reverse-answer="">
        {sweep ? null : <p>{t('calculatorPages.pending')}</p>}
        {answer && !answer.ok ? <p className={styles.none}>{whyNone(answer, asked, inWords)}</p> : null}
        {keyed(said, ({ sentence }) => sentence).map(([key, { sentence, offers }]) => (
          <div key={key} className={styles.solution}>
            <p>{sentence}</p>
            {keyed(offers, ({ text }) => text).map(([place, offer]) => (
              <button key={place} type="button" className={command.quiet} onClick={() => use(offer)}>
                {isOne ? t('calculatorPages.reverse.use') : t('calculatorPages.reverse.useOne', { value: offer.read })}
              </button>
            ))}
          </div>
        ))}
        {keyed(cautions).map(([key, caution]) => (
          <p key={key} className={styles.caution}>
            {caution}
          </p>
        ))}
      </div>
    </>
  );
}

/** Choice of the question, then the question. */
export function ReversePanel() {
  const { session, t, say } = usePage();
  const latest = usePart(session.$answer, (answer) => answer);
  const answer = useDeferredValue(latest);
  const { values, outcome } = answer;
  const { definition } = session;
  const [chosen, setChosen] = useState('');
  const entries = useMemo(() => asksBackwards(definition, values, outcome), [definition, values, outcome]);
  const entry = entries.find((one) => idOf(one) === chosen) ?? entries[0];
  if (!entry) return <p className={styles.none}>{t('calculatorPages.reverse.none')}</p>;
  const labelOf = (key: string, list: readonly { readonly key: string; readonly label: Output['label'] }[]): string => {
    const named = list.find((one) => one.key === key);
    return named ? say(named.label) : key;
  };
  const options = entries.map((one) => ({
    value: idOf(one),
    label: t('calculatorPages.reverse.label', {
      find: labelOf(one.find, definition.inputs),
      from: labelOf(one.from, definition.outputs),
    }),
  }));
  return (
    <div className={`${panel.panel} ${styles.panel}`}>
      <Select
        name="reverse.question"
        label={t('calculatorPages.reverse.question')}
        value={idOf(entry)}
        options={options}
        onChange={setChosen}
      />
      <Question key={idOf(entry)} entry={entry} answer={answer} />
    </div>
  );
}
