import { useWhole } from '../../kit/island/use-part.ts';
import { useId, useLayoutEffect, useRef } from 'react';
import { CHAT_LIMITS } from '../../assistant/limits.ts';
import { $usesContext, stopAnswer } from './state/chat.ts';
import { $isBusy } from './state/conversation.ts';
import { $apiKey } from './state/key.ts';
import { $hasSubject } from './state/subject.ts';
import { useTexts } from './context.ts';
import { Icon } from './Icon.tsx';
import styles from './Composer.module.css';

const MOST_ROWS = 8;

interface ComposerProps {
  readonly text: string;
  readonly onChange: (text: string) => void;
  readonly onSend: () => void;
}

/** Where one asks: from one to eight rows, sent by Enter. */
export function Composer({ text, onChange, onSend }: ComposerProps) {
  const t = useTexts();
  const hintId = useId();
  const isBusy = useWhole($isBusy);
  const hasKey = useWhole($apiKey).trim() !== '';
  const usesContext = useWhole($usesContext);
  const isMissing = !useWhole($hasSubject) && usesContext;
  const field = useRef<HTMLTextAreaElement>(null);

  useLayoutEffect(() => {
    const area = field.current;
    if (!area) return;
    const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(area);
    const padding = Number.parseFloat(paddingTop) + Number.parseFloat(paddingBottom);
    area.style.height = 'auto';
    area.style.height = `${Math.min(area.scrollHeight, MOST_ROWS * Number.parseFloat(lineHeight) + padding)}px`;
  }, [text]);

  const placeholder = isBusy ? 'busy' : !hasKey ? 'unset' : isMissing ? 'noSimulation' : 'ready';
  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <textarea
        ref={field}
        name="question"
        rows={1}
        value={text}
        maxLength={CHAT_LIMITS.userMessage}
        placeholder={t(`assistant.placeholders.${placeholder}`)}
        aria-label={t('assistant.input')}
        aria-describedby={hintId}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          onSend();
        }}
      />
      {/* Two elements, by their keys: one that became the other within its own click would send what stands typed. */}
      {isBusy ? (
        <button
          key="stop"
          type="button"
          className={styles.send}
          aria-label={t('assistant.stop')}
          title={t('assistant.stop')}
          onClick={stopAnswer}
        >
          <Icon name="stop" />
        </button>
      ) : (
        <button
          key="send"
          type="submit"
          className={styles.send}
          aria-label={t('assistant.send')}
          title={t('assistant.send')}
          disabled={text.trim() === ''}
        >
          <Icon name="send" />
        </button>
      )}
      <p id={hintId} className={styles.hint}>
        {t(hasKey ? 'assistant.keyHint' : 'assistant.noKeyHint')}
      </p>
    </form>
  );
}
