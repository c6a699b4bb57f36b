/** What is wrong with a form and what to mind of its result, in words that follow every change. */
import { atom } from 'nanostores';
import type { ReadableAtom } from 'nanostores';
import type { Translator } from '../../i18n/keys.ts';
import type { Locale } from '../../language/index.ts';
import { COLON } from '../../language/signs.ts';
import type { Session } from './state/session.ts';
import { setContent } from '../../kit/form/content.ts';
import type * as problemTextModule from './problem-text.ts';

export interface Messages {
  /** What is wrong with each field, by its path (`walls.0.u`). */
  readonly problems: Readonly<Record<string, string>>;
  /** The same, each after the name of its field. */
  readonly errors: readonly string[];
  /** What to mind beside the result. */
  readonly warnings: readonly string[];
}

type ProblemTexts = typeof problemTextModule & { readonly translator: Translator };

/** What puts problems into words: most pages open without any. */
async function problemTexts(locale: Locale): Promise<ProblemTexts> {
  const module = await import('./problem-text.ts');
  return { ...module, translator: await module.problemTranslator(locale) };
}

export interface FollowedMessages {
  readonly $messages: ReadableAtom<Messages>;
  /** Follows the form and its answer. Returns how to stop. */
  readonly follow: () => () => void;
}

/** @param served the warnings of the answer the page was served with, in words: other texts come with the first problem */
export function createMessages(session: Session, locale: Locale, served: readonly string[]): FollowedMessages {
  const none: Messages = { problems: {}, errors: [], warnings: [] };
  const $messages = atom<Messages>({ ...none, warnings: served });
  const { definition, $answer, $form } = session;
  const servedOutcome = $answer.get().outcome;
  const servedUnits = $form.get().units;
  let texts: ProblemTexts | undefined;
  let isAsked = false;

  const describe = ({ translator, inputFromPath, problemText }: ProblemTexts): Messages => {
    const { outcome } = $answer.get();
    const { units } = $form.get();
    if (outcome.ok) {
      const warnings = outcome.warnings.map((warning) => problemText(warning, definition, units, translator));
      return { ...none, warnings: [...new Set(warnings)] };
    }
    const described = outcome.errors.map(
      (problem) => [problem.field, problemText(problem, definition, units, translator)] as const,
    );
    const errors = [...new Map(described)].map(([path, text]) => {
      const input = inputFromPath(definition, path);
      return input ? `${input.label[locale]}${COLON[locale]}${text}` : text;
    });
    return { problems: Object.fromEntries(described), errors, warnings: [] };
  };

  const tell = (): void => {
    const { outcome } = $answer.get();
    const isServed = outcome === servedOutcome && $form.get().units === servedUnits;
    const count = outcome.ok ? outcome.warnings.length : outcome.errors.length;
    if (isServed) setContent($messages, { ...none, warnings: served });
    else if (count === 0) setContent($messages, none);
    else if (texts) setContent($messages, describe(texts));
    else {
      setContent($messages, outcome === servedOutcome ? { ...none, warnings: served } : none);
      if (isAsked) return;
      isAsked = true;
      problemTexts(locale).then(
        (loaded) => {
          texts = loaded;
          tell();
        },
        () => (isAsked = false),
      );
    }
  };

  return {
    $messages,
    follow() {
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
    },
  };
}
