import { useWhole } from '../../kit/island/use-part.ts';
import { useEffect, useId, useRef, useState } from 'react';
import { CHAT_LIMITS } from '../../assistant/limits.ts';
import { visibleMessages } from '../../assistant/messages.ts';
import { $usesContext } from './state/chat.ts';
import { $messages } from './state/conversation.ts';
import { $apiKey, $isRemembered } from './state/key.ts';
import { $choice, $hasSubject, $ownSubject, $pageSubject } from './state/subject.ts';
import { $hasConsent } from '../../kit/storage/consent.ts';
import { useTexts } from './context.ts';
import { ModelChoice } from './ModelChoice.tsx';
import styles from './Configuration.module.css';

const SHOWN_BELOW = 2;
const KEY_PAGE = 'https://platform.openai.com/api-keys';

/** Model, key, and what goes with a question. Shown until the conversation is on its way, or while a key is missing. */
export function Configuration() {
  const t = useTexts();
  const [id, keyId, helpId] = [useId(), useId(), useId()];
  const messages = useWhole($messages);
  const count = visibleMessages(messages).length;
  const key = useWhole($apiKey);
  const [needsKey, setNeedsKey] = useState(key === '');
  const [isKeyShown, setKeyShown] = useState(false);
  useEffect(() => {
    if (messages.length === 0 && $apiKey.get() === '') setNeedsKey(true);
  }, [messages.length]);
  const before = useRef(count);
  useEffect(() => {
    // A question was sent with the key typed: it has served. However soon its answer came.
    if (count > before.current && count >= SHOWN_BELOW && $apiKey.get() !== '') setNeedsKey(false);
    before.current = count;
  }, [count]);
  if (count >= SHOWN_BELOW && !needsKey) return null;
  return (
    <details className={styles.configuration} open>
      <summary>{t('assistant.configuration.title')}</summary>
      <div className={styles.fields}>
        <ModelChoice />
        <div>
          <div className={styles.row}>
            <label htmlFor={keyId}>{t('assistant.configuration.key')}</label>
            <a href={KEY_PAGE} target="_blank" rel="noopener noreferrer">
              {t('assistant.configuration.getKey')}
            </a>
          </div>
          <div className={styles.key}>
            <input
              id={keyId}
              name="key"
              type={isKeyShown ? 'text' : 'password'}
              value={key}
              maxLength={CHAT_LIMITS.apiKey}
              autoComplete="off"
              spellCheck={false}
              autoCapitalize="none"
              aria-describedby={helpId}
              onChange={(event) => $apiKey.set(event.currentTarget.value)}
            />
            <button type="button" aria-pressed={isKeyShown} onClick={() => setKeyShown(!isKeyShown)}>
              {t(isKeyShown ? 'assistant.configuration.hide' : 'assistant.configuration.show')}
            </button>
          </div>
          <p id={helpId} className={styles.help}>
            {t('assistant.configuration.privacy')}
          </p>
        </div>
        <RememberBox />
        <ContextBox id={id} />
      </div>
    </details>
  );
}

/** Only with cookies accepted may anything be kept. */
function RememberBox() {
  const t = useTexts();
  const hasConsent = useWhole($hasConsent);
  const isRemembered = useWhole($isRemembered);
  if (!hasConsent) return null;
  return (
    <label className={styles.box}>
      <input
        type="checkbox"
        name="remember"
        checked={isRemembered}
        onChange={(event) => $isRemembered.set(event.currentTarget.checked)}
      />
      {t('assistant.configuration.remember')}
    </label>
  );
}

function ContextBox({ id }: { readonly id: string }) {
  const t = useTexts();
  const usesContext = useWhole($usesContext);
  const own = useWhole($ownSubject);
  const isMissing = !useWhole($hasSubject);
  const page = useWhole($pageSubject);
  const subjects =
    page === 'visit' ? (['visit', 'simulation', 'comparison'] as const) : (['simulation', 'comparison'] as const);
  return (
    <div>
      <label htmlFor={`${id}-subject`}>{t('assistant.configuration.subject')}</label>
      <select
        id={`${id}-subject`}
        name="subject"
        value={own ?? 'simulation'}
        onChange={({ currentTarget: { value } }) =>
          $choice.set(value === 'visit' ? undefined : (value as 'simulation'))
        }
      >
        {subjects.map((subject) => (
          <option key={subject} value={subject}>
            {t(`assistant.configuration.subjects.${subject}`)}
          </option>
        ))}
      </select>
      <label className={styles.box}>
        <input
          type="checkbox"
          name="integrate-current-simulation"
          checked={usesContext}
          aria-describedby={usesContext && isMissing ? id : undefined}
          onChange={(event) => $usesContext.set(event.currentTarget.checked)}
        />
        {t(
          `assistant.configuration.${own === undefined ? 'useContext' : own === 'visit' ? 'useVisit' : 'useComparison'}`,
        )}
      </label>
      <p id={id} className={styles.warning} role="status">
        {usesContext && isMissing ? t(`assistant.obstacles.${own ?? 'context'}`) : ''}
      </p>
    </div>
  );
}
