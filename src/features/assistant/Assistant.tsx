import { useWhole } from '../../kit/island/use-part.ts';
import { useState } from 'react';
import { comparisonContext } from '../../assistant/comparison-context.ts';
import { simulationContext, contextText } from '../../assistant/context.ts';
import type { ChatMessage } from '../../assistant/messages.ts';
import type { FoundPage } from '../../assistant/tools/tool.ts';
import { localePath } from '../../i18n/paths.ts';
import type { Translator } from '../../i18n/keys.ts';
import { referenceString } from '../../refrigerants/index.ts';
import { $usesContext, ask, sendObstacle } from './state/chat.ts';
import { $isOpen } from './state/conversation.ts';
import { $ownSubject, subject } from './state/subject.ts';
import { addToast } from '../../kit/storage/toasts.ts';
import { ToastRegion } from '../../kit/controls/ToastRegion.tsx';
import { Composer } from './Composer.tsx';
import { Configuration } from './Configuration.tsx';
import { TranslatorProvider } from './context.ts';
import { Conversation } from './Conversation.tsx';
import { Frame } from './Frame.tsx';
import { OfflineNote } from './OfflineNote.tsx';
import { alertLines, contextTexts, describeCircuit, describeRemark, exchangeTexts } from './fetch-texts.ts';
import styles from './Assistant.module.css';

/** What the page or the tab holds, as the message that shows it and carries its text. */
async function contextMessage(t: Translator): Promise<ChatMessage | undefined> {
  const [texts, about] = await Promise.all([contextTexts(t.locale), subject(t.locale)]);
  if (about === undefined) return undefined;
  const context =
    about.kind === 'visit'
      ? about.context
      : about.kind === 'comparison'
        ? comparisonContext(about.comparison, texts)
        : simulationContext({ ...about, alerts: await alertLines(t.locale) }, texts);
  return context && { role: 'system', content: contextText(context, texts), context };
}

/** The site's own search, fetched when the model first asks for it; what it only guesses is not found. */
async function searchPages(query: string): Promise<readonly FoundPage[]> {
  const { openSearch } = await import('../../shell/search/search-list.ts');
  const { pages, fluids, isGuess } = (await openSearch()).find(query);
  return [
    ...fluids.flatMap(({ name, label, page }) =>
      page === undefined ? [] : [{ title: name, description: label ?? '', path: page }],
    ),
    ...(isGuess ? [] : pages.map(({ title, text, address }) => ({ title, description: text, path: address }))),
  ];
}

/** Opens the configuration, which is there as long as a key is missing, on the field to fill. */
function showKeyField(): void {
  const field = document.querySelector<HTMLElement>('[data-assistant] input[name="key"]');
  const configuration = field?.closest('details');
  if (configuration) configuration.open = true;
  field?.focus();
}

/** Without a key the question goes to the search of the site, which answers many with their figures. */
async function handToSearch(question: string): Promise<void> {
  const { openSearchWindow } = await import('../../shell/search/search-window.ts');
  openSearchWindow(question);
}

/** The assistant: window, configuration, conversation, question. Notices go where the page shows its own. */
export function Assistant({ translator: t }: { readonly translator: Translator }) {
  const isOpen = useWhole($isOpen);
  const [hasOwnNotices] = useState(() => document.querySelector('[data-toasts]') === null);
  const [question, setQuestion] = useState('');
  const [note, setNote] = useState('');

  function warn(obstacle: 'key' | 'context'): void {
    const missing = obstacle === 'context' ? ($ownSubject.get() ?? obstacle) : obstacle;
    addToast('warning', t(`assistant.obstacles.${missing}`));
  }

  async function send(): Promise<void> {
    const obstacle = sendObstacle(question);
    if (obstacle === 'key' || obstacle === 'context') warn(obstacle);
    if (obstacle === 'key') {
      showKeyField();
      if (question.trim() !== '') void handToSearch(question.trim()).catch(() => undefined);
    }
    if (obstacle !== undefined) return;
    const text = question;
    setNote('');
    const context = $usesContext.get() ? await contextMessage(t).catch(() => undefined) : undefined;
    if ($usesContext.get() && context === undefined) {
      warn('context');
      return;
    }
    setQuestion('');
    const end = await ask(text, context, {
      locale: t.locale,
      texts: exchangeTexts(t),
      describe: (id, remark) => describeRemark(id, remark, t.locale),
      describeCircuit: (problem) => describeCircuit(problem, t.locale),
      path: (bare) => localePath(t.locale, bare),
      searchPages,
      mixReference: referenceString,
    });
    const notes = [
      end?.isWithoutTools === true && t('assistant.answer.noTools'),
      end?.isShortened === true && t('assistant.answer.shortened'),
    ];
    setNote(notes.filter((said) => said !== false).join(' '));
    if (end?.failure !== undefined) {
      // The notice goes after three seconds; why there is no answer stays until the next question.
      const failure = t('assistant.answer.failed', { detail: end.failure });
      addToast('warning', failure);
      setNote(failure);
      setQuestion((typed) => (typed === '' ? text : typed));
    }
    if (end?.navigate !== undefined) location.assign(end.navigate);
  }

  return (
    <TranslatorProvider value={t}>
      {isOpen && (
        <Frame>
          <div className={styles.body}>
            <Configuration />
            <Conversation />
          </div>
          <OfflineNote />
          {note !== '' && <p className={styles.note}>{note}</p>}
          <Composer text={question} onChange={setQuestion} onSend={() => void send()} />
        </Frame>
      )}
      {hasOwnNotices && (
        <div className={isOpen ? styles.notices : undefined}>
          <ToastRegion locale={t.locale} />
        </div>
      )}
    </TranslatorProvider>
  );
}
