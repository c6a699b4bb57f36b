import { useStore } from '@nanostores/react';
import { Fragment, useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { readInputs, isVisible } from '../../calculators/derive/read.ts';
import type { Input } from '../../calculators/define.ts';
import { createTranslator } from '../../i18n/translator.ts';
import type { Translator } from '../../i18n/keys.ts';
import { createSession } from '../../stores/calculator/session.ts';
import { inputsFromTexts } from '../../stores/calculator/text.ts';
import { restoreMixes } from '../../stores/fluids/mixes.ts';
import type { FluidChoice } from '../controls/fluid-search.ts';
import { ToastRegion } from '../controls/ToastRegion.tsx';
import { dataFromAttribute } from '../island-data.ts';
import { withErrorPage } from '../layout/with-error-page.tsx';
import { Actions } from './Actions.tsx';
import { CodeTable } from './CodeTable.tsx';
import { PageProvider } from './context.ts';
import { earlyForm } from './early.ts';
import { History } from './History.tsx';
import { InputField } from './InputFields.tsx';
import { Picture } from './Picture.tsx';
import { inputFromPath, problemText, problemTranslator } from './problems.ts';
import { MainFigure, Result } from './Result.tsx';
import { Reverse } from './Reverse.tsx';
import { SheetFoot } from './SheetFoot.tsx';
import { SheetHead } from './SheetHead.tsx';
import type { Travelling } from './travelling.ts';
import styles from './Calculator.module.css';
import type { Bilingual, Locale } from '../../language/index.ts';

interface CalculatorProps {
  readonly locale: Locale;
  /** What `Travelling` says, as text. */
  readonly data: string;
  /** The picture of the initial answer, drawn with the page. */
  readonly children?: ReactNode;
}

/** A calculator: its form, the result that follows every keystroke, and its picture. */
function CalculatorSurface({ locale, data, children }: CalculatorProps) {
  const [{ definition, dictionary, initial, examples, fluid }] = useState(() => dataFromAttribute<Travelling>(data));
  const t = useMemo(() => createTranslator(locale, { [locale]: dictionary }), [locale, dictionary]);
  const [session] = useState(() => createSession(definition, initial, locale));
  const [fluids, setFluids] = useState<readonly FluidChoice[]>(fluid ? [fluid] : []);
  const [problemTexts, setProblemTexts] = useState<Translator | undefined>(undefined);
  const root = useRef<HTMLDivElement>(null);
  const texts = useStore(session.$texts);
  const units = useStore(session.$units);
  const answer = useStore(session.$answer);

  useEffect(() => {
    void problemTranslator(locale).then((translator) => setProblemTexts(() => translator));
    return session.start(earlyForm(root.current));
  }, [session, locale]);

  useEffect(() => {
    if (!definition.inputs.some(({ kind }) => kind === 'fluid')) return;
    restoreMixes();
    void import('../fluids/every-fluid.ts').then(({ everyFluid }) => setFluids(everyFluid(locale)));
  }, [definition, locale]);

  const say = useMemo(() => (text: Bilingual) => text[locale], [locale]);
  const { outcome } = answer;
  const values = useMemo(
    () => readInputs(definition, inputsFromTexts(definition, texts, units).inputs).values,
    [definition, texts, units],
  );
  const problems = useMemo(() => {
    const described = outcome.ok || !problemTexts ? [] : outcome.errors;
    return new Map(
      described.map((problem) => [
        problem.field,
        problemTexts ? problemText(problem, definition, units, problemTexts) : '',
      ]),
    );
  }, [outcome, problemTexts, definition, units]);
  const warnings = useMemo(() => {
    if (!outcome.ok) return [];
    if (!problemTexts) return outcome === initial.outcome ? initial.warnings : [];
    return [...new Set(outcome.warnings.map((warning) => problemText(warning, definition, units, problemTexts)))];
  }, [outcome, problemTexts, definition, units, initial]);
  const errors = [...problems].map(([path, text]) => {
    const input = inputFromPath(definition, path);
    return input ? `${say(input.label)}${locale === 'fr' ? '\u202f' : ''}: ${text}` : text;
  });
  const page = useMemo(
    () => ({ session, t, values, say, problems, fluids, codes: definition.codes }),
    [session, t, values, say, problems, fluids, definition],
  );
  const notices = (definition.notices ?? []).map(say);

  const shown = definition.inputs.filter(({ when }) => isVisible(when, values));
  const field = (input: Input): ReactNode => (
    <Fragment key={input.key}>
      <InputField input={input} />
      {input.key === definition.swap?.[0]?.[1] ? (
        <button type="button" className={styles.swap} onClick={() => session.swap(definition.swap ?? [])}>
          {t('tools.swap')}
        </button>
      ) : null}
    </Fragment>
  );

  return (
    <PageProvider value={page}>
      <div ref={root} className={styles.calculator} data-calculator={definition.id}>
        <SheetHead />
        <form className={styles.inputs} aria-label={t('tools.inputs')} onSubmit={(event) => event.preventDefault()}>
          {definition.groups === undefined
            ? shown.map(field)
            : definition.groups.map(({ label, keys }) => {
                const fields = shown.filter(({ key }) => keys.includes(key));
                return fields.length === 0 ? null : (
                  <fieldset key={keys[0]} className={styles.group}>
                    <legend>{say(label)}</legend>
                    {fields.map(field)}
                  </fieldset>
                );
              })}
          <fieldset className={styles.examples}>
            <legend>{t('tools.examples.label')}</legend>
            {examples.map(({ title, inputs }) => (
              <button key={title} type="button" onClick={() => session.fill(inputs)}>
                {title}
              </button>
            ))}
          </fieldset>
        </form>
        <div className={styles.side}>
          <div id="result" className={styles.result}>
            <Result warnings={warnings} errors={errors} />
            {definition.codes?.every ? <CodeTable opening={initial} /> : null}
            {definition.reverse ? <Reverse /> : null}
            {notices.map((text) => (
              <p key={text} className={styles.notice}>
                {text}
              </p>
            ))}
            <Actions messages={warnings} />
            <History />
          </div>
          <div className={styles.picture}>
            <Picture>{children}</Picture>
          </div>
        </div>
        <SheetFoot />
        <MainFigure />
        <ToastRegion
          texts={{
            label: t('tools.toasts.label'),
            failure: t('tools.toasts.failure'),
            success: t('tools.toasts.success'),
            close: t('tools.toasts.close'),
          }}
        />
      </div>
    </PageProvider>
  );
}

export const Calculator = withErrorPage(CalculatorSurface);
