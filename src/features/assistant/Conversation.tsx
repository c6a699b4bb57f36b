import { memo, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { verifierFrom } from '../../assistant/figures.ts';
import { isResultMessage, toolMessageFromText } from '../../assistant/messages.ts';
import type { ChatMessage } from '../../assistant/messages.ts';
import { $isBusy, $messages } from './state/conversation.ts';
import { $apiKey } from './state/key.ts';
import { useWhole } from '../../kit/island/use-part.ts';
import { useTexts } from './context.ts';
import { Examples } from './Examples.tsx';
import { CheckProvider } from './Figures.tsx';
import { ContextBlock, ToolBlock } from './Blocks.tsx';
import { Markdown } from './Markdown.tsx';
import styles from './Conversation.module.css';

const DOTS_EVERY = 500;
const MOST_DOTS = 3;
/** Nearer to the end than this, what arrives stays in sight. */
const NEAR_END = 80;

/** The messages, the latest in sight unless the reader went back; read aloud once an answer is whole. */
export function Conversation() {
  const t = useTexts();
  const messages = useWhole($messages);
  const isBusy = useWhole($isBusy);
  const hasKey = useWhole($apiKey).trim() !== '';
  const end = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);

  useEffect(() => {
    const scroller = end.current?.closest<HTMLElement>('[data-assistant] > div');
    if (!scroller) return undefined;
    let top = scroller.scrollTop;
    // What grows below leaves the reader where they are; only going up is going back.
    const follow = (): void => {
      const isNear = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < NEAR_END;
      if (isNear || scroller.scrollTop < top) isAtEnd.current = isNear;
      top = scroller.scrollTop;
    };
    scroller.addEventListener('scroll', follow, { passive: true });
    // Neither another shape of the window nor what arrives must hide what was being read.
    const shape = new ResizeObserver(() => {
      if (isAtEnd.current && $messages.get().length > 0) scroller.scrollTop = scroller.scrollHeight;
    });
    shape.observe(scroller);
    if (end.current?.parentElement) shape.observe(end.current.parentElement);
    return () => {
      scroller.removeEventListener('scroll', follow);
      shape.disconnect();
    };
  }, []);
  useLayoutEffect(() => {
    if (messages.at(-1)?.content === '') isAtEnd.current = true;
  }, [messages]);
  useLayoutEffect(() => {
    if (messages.length > 0 && isAtEnd.current) end.current?.scrollIntoView({ block: 'nearest' });
  }, [messages.length]);

  return (
    <div
      className={styles.conversation}
      role="log"
      aria-label={t('assistant.conversation')}
      aria-live="polite"
      aria-busy={isBusy}
    >
      <div className={`${styles.bubble} ${styles.assistant}`}>{t('assistant.welcome')}</div>
      {messages.length === 0 && !hasKey && <Examples />}
      {messages.map((message, index) => (
        <Message key={index} {...message} index={index} next={messages[index + 1]?.content} />
      ))}
      <div ref={end} className={styles.end} />
    </div>
  );
}

const Message = memo(function Message({
  role,
  content,
  context,
  index,
  next,
}: ChatMessage & { readonly index: number; readonly next: string | undefined }) {
  const t = useTexts();
  if (role === 'system') return context ? <ContextBlock context={context} /> : null;
  if (role === 'user') {
    // The data of a tool is shown in the block of the tool.
    if (isResultMessage(content)) return null;
    return (
      <div className={`${styles.bubble} ${styles.user}`}>
        <span className="sr-only">{t('assistant.you')} </span>
        {content}
      </div>
    );
  }
  if (content === '') return <Thinking />;
  const tool = toolMessageFromText(content);
  if (tool) return <ToolBlock tool={tool} result={next !== undefined && isResultMessage(next) ? next : undefined} />;
  return <Answer text={content} index={index} />;
});

/** An answer, its figures held against what was said before it; that does not change while it arrives. */
function Answer({ text, index }: { readonly text: string; readonly index: number }) {
  const t = useTexts();
  const [hasUnverified, setUnverified] = useState(false);
  const [check] = useState(() => ({
    verified: verifierFrom($messages.get().slice(0, index)),
    onUnverified: () => setUnverified(true),
  }));
  return (
    <div className={`${styles.bubble} ${styles.assistant}`}>
      <span className="sr-only">{t('assistant.name')} </span>
      <CheckProvider value={check}>
        <Markdown text={text} />
      </CheckProvider>
      {hasUnverified && <p className={styles.legend}>{t('assistant.unverified.legend')}</p>}
    </div>
  );
}

/** The model is at work and has said nothing yet. */
function Thinking() {
  const t = useTexts();
  const [dots, setDots] = useState(0);
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      setDots(MOST_DOTS);
      return undefined;
    }
    const timer = setInterval(() => setDots((count) => (count + 1) % (MOST_DOTS + 1)), DOTS_EVERY);
    return () => clearInterval(timer);
  }, []);
  return (
    <div className={`${styles.bubble} ${styles.assistant} ${styles.thinking}`} data-thinking="">
      {t('assistant.thinking')}
      <span className={styles.dots} aria-hidden="true">
        {'.'.repeat(dots)}
      </span>
    </div>
  );
}
