import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { createTranslator } from '../../i18n/translator.ts';
import type { Bilingual, Locale } from '../../language/index.ts';
import { createSession } from './state/session.ts';
import { ToastRegion } from '../../kit/controls/ToastRegion.tsx';
import { createFluidSource } from '../../kit/fluids/fluid-source.ts';
import { dataFromAttribute } from '../../kit/island/island-data.ts';
import { TranslatorProvider } from '../../kit/island/translator.ts';
import { withErrorPage } from '../../kit/island/with-error-page.tsx';
import { Actions } from './Actions.tsx';
import { changesBeforeScript } from './before-script.ts';
import { CodeTable } from './CodeTable.tsx';
import { PageProvider } from './context.ts';
import type { Page } from './context.ts';
import { History } from './History.tsx';
import { Field, FieldGroup } from './FieldGroup.tsx';
import { createMessages } from './messages.ts';
import type { FollowedMessages } from './messages.ts';
import type { PageData } from './page-data.ts';
import { Picture } from './Picture.tsx';
import { MainFigure, Result } from './Result.tsx';
import { Reverse } from './Reverse.tsx';
import { SheetFoot } from './SheetFoot.tsx';
import { SheetHead } from './SheetHead.tsx';
import { WholePage } from './WholePage.tsx';
import remarks from '../../kit/styles/remarks.module.css';
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
  readonly follow: FollowedMessages['follow'];
  readonly examples: PageData['examples'];
}

function openPage(locale: Locale, data: string): Opened {
  const { definition, dictionary, served, examples, fluid } = dataFromAttribute<PageData>(data);
  const session = createSession(definition, served, locale);
  const { $messages, follow } = createMessages(session, locale, served.warnings);
  const page: Page = {
    session,
    t: createTranslator(locale, { [locale]: dictionary }),
    say: (text: Bilingual) => text[locale],
    $messages,
    fluids: createFluidSource(fluid, locale),
  };
  return { page, follow, examples };
}

/** A calculator: its form, the result that follows every keystroke, and its picture. */
function CalculatorSurface({ locale, data, isEmbedded = false, children }: CalculatorProps) {
  const [{ page, follow, examples }] = useState(() => openPage(locale, data));
  const { session, t, say } = page;
  const { definition } = session;
  const place = isEmbedded ? embedded : styles;
  const root = useRef<HTMLDivElement>(null);
  const isPrepared = useRef(false);

  useEffect(() => {
    const stopMessages = follow();
    const stop = session.start(changesBeforeScript(root.current));
    return () => {
      stop();
      stopMessages();
    };
  }, [session, follow]);

  /** A reader is about to change something: what answers is on its way before the first key. */
  const prepare = (): void => {
    if (isPrepared.current) return;
    isPrepared.current = true;
    session.prepare();
  };

  return (
    <TranslatorProvider value={t}>
      <PageProvider value={page}>
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
              <fieldset className={styles.examples}>
                <legend>{t('calculatorPages.examples.label')}</legend>
                {examples.map(({ title, inputs }) => (
                  <button key={title} type="button" onClick={() => session.fill(inputs)}>
                    {title}
                  </button>
                ))}
              </fieldset>
            ) : null}
          </form>
          <div className={place.side}>
            <div id="result" className={place.result}>
              <Result />
              {definition.codes?.every ? <CodeTable /> : null}
              {definition.reverse && !isEmbedded ? <Reverse /> : null}
              {(definition.notices ?? []).map(say).map((text) => (
                <p key={text} className={`${remarks.paragraph} ${styles.notice}`}>
                  {text}
                </p>
              ))}
              {isEmbedded ? (
                <WholePage locale={locale} />
              ) : (
                <>
                  <Actions />
                  <History />
                </>
              )}
            </div>
            <Picture className={place.picture}>{children}</Picture>
          </div>
          {isEmbedded ? null : (
            <>
              <SheetFoot />
              <MainFigure />
            </>
          )}
          <ToastRegion
            texts={{
              label: t('calculatorPages.toasts.label'),
              failure: t('calculatorPages.toasts.failure'),
              success: t('calculatorPages.toasts.success'),
              close: t('calculatorPages.toasts.close'),
            }}
          />
        </div>
      </PageProvider>
    </TranslatorProvider>
  );
}

export const Calculator = withErrorPage(CalculatorSurface);
