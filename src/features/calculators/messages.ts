/** What is wrong with a form and what to mind of its result, in words that follow every change. */
import type { Translator } from '../../i18n/keys.ts';
import type { Locale } from '../../language/index.ts';
import type { Page } from './context.ts';
import { setContent } from '../../kit/form/content.ts';
import type { Messages } from './problem-text.ts';
import type * as problemTextModule from './problem-text.ts';

type ProblemTexts = typeof problemTextModule & { readonly translator: Translator };

/** What puts problems into words: most pages open without any. */
async function problemTexts(locale: Locale): Promise<ProblemTexts> {
  const module = await import('./problem-text.ts');
  return { ...module, translator: await module.problemTranslator(locale) };
}

/** Puts into `$messages` what the form and its answer have to say. Returns how to stop. */
export function followMessages({ session, t, $messages, served }: Page): () => void {
  const none: Messages = { problems: {}, errors: [], warnings: [] };
  const { definition, $answer, $form } = session;
  let texts: ProblemTexts | undefined;
  let isAsked = false;

  const tell = (): void => {
    const { outcome } = $answer.get();
    const isServed = outcome === served.outcome && $form.get().units === served.units;
    const count = outcome.ok ? outcome.warnings.length : outcome.errors.length;
    if (isServed) setContent($messages, { ...none, warnings: served.warnings });
    else if (count === 0) setContent($messages, none);
    else if (texts)
      setContent($messages, texts.messagesOf($answer.get().outcome, definition, $form.get().units, texts.translator));
    else {
      setContent($messages, outcome === served.outcome ? { ...none, warnings: served.warnings } : none);
      if (isAsked) return;
      isAsked = true;
      problemTexts(t.locale).then(
        (loaded) => {
          texts = loaded;
          tell();
        },
        () => (isAsked = false),
      );
    }
  };

  let { units } = $form.get();
  const stopAnswer = $answer.listen(tell);
  const stopForm = $form.listen((form) => {
    if (form.units === units) return;
    units = form.units;
    tell();
  });
  tell();
  return () => {
    stopAnswer();
    stopForm();
  };
}
