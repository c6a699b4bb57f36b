import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { $isOpen } from './state/conversation.ts';
import { $display, FULL_WIDTH_BELOW, NARROWEST_PANEL, WIDEST_PANEL, panelWidthIn, popupIn } from './state/display.ts';
import type { Display, WindowSize } from './state/display.ts';
import { useWhole } from '../../kit/island/use-part.ts';
import { useTexts } from './context.ts';
import { Icon } from './Icon.tsx';
import { TitleBar } from './TitleBar.tsx';
import { useDrag } from './use-drag.ts';
import styles from './Frame.module.css';

function listen(callback: () => void): () => void {
  addEventListener('resize', callback);
  return () => removeEventListener('resize', callback);
}

/** The inside of the window, scroll bars left out. */
function useWindowSize(): WindowSize {
  const text = useSyncExternalStore(listen, () => `${document.documentElement.clientWidth} ${window.innerHeight}`);
  const [width = 0, height = 0] = text.split(' ').map(Number);
  return { width, height };
}

/** Keeps the rest of the page out of reach while the assistant covers it. */
function useAlone(isAlone: boolean, root: { readonly current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const own = root.current?.parentElement;
    if (!isAlone || !own) return undefined;
    const others = [...document.body.children].filter(
      (element): element is HTMLElement => element instanceof HTMLElement && element !== own && !element.inert,
    );
    for (const element of others) element.inert = true;
    return () => {
      for (const element of others) element.inert = false;
    };
  }, [isAlone, root]);
}

/** Makes room for the panel beside the page, where the window is wide enough for both. */
const ROOM_FROM = 1280;
function useRoom(width: number | undefined): void {
  useEffect(() => {
    if (width === undefined) return undefined;
    document.body.style.paddingInlineEnd = `${width}px`;
    return () => {
      document.body.style.paddingInlineEnd = '';
    };
  }, [width]);
}

/** The assistant's window: a panel at the right, a window of its own, or the whole screen of a phone. */
export function Frame({ children }: { readonly children: ReactNode }) {
  const t = useTexts();
  const size = useWindowSize();
  const kept = useWhole($display);
  const [dragged, setDragged] = useState<Display | undefined>(undefined);
  const display = dragged ?? kept;
  const root = useRef<HTMLElement>(null);
  const isFull = size.width < FULL_WIDTH_BELOW;
  const mode = isFull ? 'full' : display.mode;
  const panelWidth = panelWidthIn(display.panelWidth, size);
  const popup = popupIn(display, size);
  useAlone(isFull, root);
  useRoom(mode === 'panel' && size.width >= ROOM_FROM ? panelWidth : undefined);

  const change = (changes: Partial<Display>, isEnd: boolean): void => {
    const next = { ...kept, ...changes };
    setDragged(isEnd ? undefined : next);
    if (isEnd) $display.set(next);
  };
  // Distances count from what was shown when the drag began, not from what was once wanted.
  const begun = { panelWidth: panelWidthIn(kept.panelWidth, size), popup: popupIn(kept, size) };
  const width = useDrag({
    onDrag: (dx, _dy, isEnd) => change({ panelWidth: panelWidthIn(begun.panelWidth - dx, size) }, isEnd),
  });
  const move = useDrag({
    onDrag: (dx, dy, isEnd) => {
      const { x, y } = popupIn(
        { ...kept, x: Math.max(0, begun.popup.x + dx), y: Math.max(0, begun.popup.y + dy) },
        size,
      );
      change({ x, y }, isEnd);
    },
  });
  const resize = useDrag({
    onDrag: (dx, dy, isEnd) => {
      const next = popupIn(
        { ...kept, x: begun.popup.x, y: begun.popup.y, width: begun.popup.width + dx, height: begun.popup.height + dy },
        size,
      );
      change({ width: next.width, height: next.height, x: next.x, y: next.y }, isEnd);
    },
  });

  const styleOf: Readonly<Record<typeof mode, CSSProperties>> = {
    full: {},
    panel: { inlineSize: panelWidth },
    popup: { inlineSize: popup.width, blockSize: popup.height, left: popup.x, top: popup.y },
  };
  return (
    <section
      ref={root}
      className={`${styles.frame} ${styles[mode]}`}
      style={styleOf[mode]}
      role="dialog"
      aria-modal={isFull}
      aria-labelledby="assistant-title"
      data-assistant={mode}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.stopPropagation();
        $isOpen.set(false);
      }}
    >
      {mode === 'panel' && (
        <div
          className={styles.edge}
          role="separator"
          aria-orientation="vertical"
          aria-label={t('assistant.panelWidth')}
          aria-valuenow={panelWidth}
          aria-valuemin={NARROWEST_PANEL}
          aria-valuemax={Math.round(WIDEST_PANEL * size.width)}
          tabIndex={0}
          {...width}
        />
      )}
      <TitleBar
        mode={mode}
        onSwitch={() => $display.set({ ...kept, mode: kept.mode === 'panel' ? 'popup' : 'panel' })}
        move={mode === 'popup' ? move : undefined}
      />
      {children}
      {mode === 'popup' && (
        <button className={styles.corner} type="button" aria-label={t('assistant.resize')} {...resize}>
          <Icon name="resize" size={18} />
        </button>
      )}
    </section>
  );
}
