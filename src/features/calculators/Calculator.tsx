import { atom } from 'nanostores';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { createTranslator } from '../../i18n/translator.ts';
import type { Bilingual, Locale } from '../../language/index.ts';
import { createSession } from './state/session.ts';
import { createFluidSource } from '../../kit/fluids/fluid-source.ts';
import { Note } from '../../kit/island/note.ts';
import { dataFromAttribute } from '../../kit/island/island-data.ts';
import { TranslatorProvider } from '../../kit/island/translator.ts';
import { keepServed } from '../../kit/island/use-part.ts';
import { withErrorPage } from '../../kit/island/with-error-page.tsx';
import { AboutFieldProvider } from '../../kit/controls/about-field.tsx';
import { aboutOf } from './About.tsx';
import { changesBeforeScript } from './before-script.ts';
import { PageProvider } from './context.ts';
import type { Page } from './context.ts';
import { Field, FieldGroup } from './FieldGroup.tsx';
import { Beside, Picture, SheetFoot, SheetHead, Toasts } from './lazy.ts';
import type { PageData } from './page-data.ts';
import { MainFigure, Result } from './Result.tsx';
import fold from '../../kit/styles/fold.module.css';
import styles from './Calculator.module.css';
import embedded from './Embedded.module.css';

interface CalculatorProps {
  readonly locale: Locale;
  /** What `PageData` says, as text. */
  readonly data: string;
  /** Part of a page about something else: the form, the result and its picture, and the way to the calculator's own page. */
  readonly isEmbedded?: boolean;
  /** The picture of the served answer, drawn with the page. */
  readonly children?: ReactNode;
}

interface Opened {
  readonly page: Page;
  readonly examples: PageData['examples'];
}

function openPage(locale: Locale, data: string): Opened {
  const { definition, dictionary, served, examples, fluid } = dataFromAttribute<PageData>(data);
  const session = createSession(definition, served, locale);
  const { warnings } = served;
  const page: Page = {
    session,
    t: createTranslator(locale, { [locale]: dictionary }),
    say: (text: Bilingual) => text[locale],
    $messages: atom({ problems: {}, errors: [], warnings }),
    served: { outcome: session.$answer.get().outcome, units: session.$form.get().units, warnings },
    fluids: createFluidSource(fluid, locale),
  };
  keepServed([page.$messages]);
  return { page, examples };
}

/** A calculator: its form, the result that follows every keystroke, and its picture. */
function CalculatorSurface({ locale, data, isEmbedded = false, children }: CalculatorProps) {
  const [{ page, examples }] = useState(() => openPage(locale, data));
  const [about] = useState(() => aboutOf(page));
  const { session, t } = page;
  const { definition } = session;
  const place = isEmbedded ? embedded : styles;
  const root = useRef<HTMLDivElement>(null);
  const isPrepared = useRef(false);

  useEffect(() => session.start(changesBeforeScript(root.current)), [session]);

  /** A reader is about to change something: what answers is on its way before the first key. */
  const prepare = (): void => {
    if (isPrepared.current) return;
    isPrepared.current = true;
    session.prepare();
  };

  return (
    <TranslatorProvider value={t}>
      <PageProvider value={page}>
        <AboutFieldProvider value={about}>
          <div
            ref={root}
            className={place.calculator}
            data-calculator={definition.id}
            onFocus={prepare}
            onPointerOver={prepare}
          >
            {isEmbedded ? null : <SheetHead />}
            <form
              className={place.inputs}
              aria-label={t('calculatorPages.inputs')}
              onSubmit={(event) => event.preventDefault()}
            >
              {definition.groups === undefined
                ? definition.inputs.map((input) => <Field key={input.key} input={input} />)
                : definition.groups.map((group) => <FieldGroup key={group.keys[0]} group={group} />)}
              {examples.length > 0 ? (
                <details className={fold.fold} data-examples="" data-roomy="">
                  <summary>{t('calculatorPages.examples.label')}</summary>
                  <div className={styles.examples}>
                    {examples.map(({ title, inputs }) => (
                      <button key={title} type="button" onClick={() => session.fill(inputs)}>
                        <Note text={title} />
                      </button>
                    ))}
                  </div>
                </details>
              ) : null}
            </form>
            <div className={place.side}>
              <div id="result" className={place.result}>
                <Result />
                <Beside isEmbedded={isEmbedded} />
              </div>
              <Picture className={place.picture}>{children}</Picture>
            </div>
            {isEmbedded ? null : (
              <>
                <SheetFoot />
                <MainFigure />
              </>
            )}
            <Toasts />
          </div>
        </AboutFieldProvider>
      </PageProvider>
    </TranslatorProvider>
  );
}

export const Calculator = withErrorPage(CalculatorSurface);
