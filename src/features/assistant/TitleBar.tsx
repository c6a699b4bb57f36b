import { visibleMessages } from '../../assistant/messages.ts';
import { resetConversation } from './state/chat.ts';
import { $isBusy, $isOpen, $messages } from './state/conversation.ts';
import { $answeredKey, $apiKey } from './state/key.ts';
import { useWhole } from '../../kit/island/use-part.ts';
import { useTexts } from './context.ts';
import { Icon } from './Icon.tsx';
import type { useDrag } from './use-drag.ts';
import styles from './Frame.module.css';

const RESET_ABOVE = 2;

interface TitleBarProps {
  readonly mode: 'panel' | 'popup' | 'full';
  readonly onSwitch: () => void;
  /** Handlers that move the window, where it can be moved. */
  readonly move: ReturnType<typeof useDrag> | undefined;
}

/** Name, state, and what can be done with the window. */
export function TitleBar({ mode, onSwitch, move }: TitleBarProps) {
  const t = useTexts();
  const key = useWhole($apiKey).trim();
  const hasAnswered = useWhole($answeredKey) === key;
  const isBusy = useWhole($isBusy);
  const count = visibleMessages(useWhole($messages)).length;
  const status = isBusy ? 'busy' : key === '' ? 'unset' : hasAnswered ? 'ready' : 'untried';
  const { onKeyDown, ...pointer } = move ?? {};
  return (
    <div className={styles.bar}>
      <div className={`${styles.grip} ${move ? styles.movable : ''}`} {...pointer}>
        <h2 id="assistant-title" className={styles.title}>
          {t('assistant.name')}
        </h2>
        <span className={`${styles.status} ${styles[status]}`} role="status" data-status={status}>
          {t(`assistant.status.${status}`)}
        </span>
      </div>
      {move && (
        <button
          type="button"
          className={styles.action}
          aria-label={t('assistant.move')}
          title={t('assistant.move')}
          onKeyDown={onKeyDown}
          {...pointer}
        >
          <Icon name="move" size={18} />
        </button>
      )}
      {count > RESET_ABOVE && (
        <button
          type="button"
          className={styles.action}
          aria-label={t('assistant.reset')}
          title={t('assistant.reset')}
          onClick={resetConversation}
        >
          <Icon name="reset" />
        </button>
      )}
      {mode !== 'full' && (
        <button
          type="button"
          className={styles.action}
          aria-label={t(mode === 'panel' ? 'assistant.toPopup' : 'assistant.toPanel')}
          title={t(mode === 'panel' ? 'assistant.toPopup' : 'assistant.toPanel')}
          onClick={onSwitch}
        >
          <Icon name={mode === 'panel' ? 'popup' : 'panel'} />
        </button>
      )}
      <button
        type="button"
        className={styles.action}
        aria-label={t('assistant.close')}
        title={t('assistant.close')}
        onClick={() => $isOpen.set(false)}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
