/** The diagram over the whole screen, and back. */
import { memo, useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { useTranslator } from '../../../kit/island/context.ts';

interface FullScreenProps {
  readonly of: RefObject<HTMLElement | null>;
  readonly className: string | undefined;
}

/** Browsers that give a page no full screen (iPhone) still give it all of the window. */
export const FullScreen = memo(function FullScreen({ of, className }: FullScreenProps) {
  const t = useTranslator();
  const [isFull, setIsFull] = useState(false);
  useEffect(() => {
    const leave = (): void => {
      if (!document.fullscreenElement) setIsFull(false);
    };
    const leaveByKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') setIsFull(false);
    };
    document.addEventListener('fullscreenchange', leave);
    document.addEventListener('keydown', leaveByKey);
    return () => {
      document.removeEventListener('fullscreenchange', leave);
      document.removeEventListener('keydown', leaveByKey);
    };
  }, []);
  useEffect(() => {
    of.current?.toggleAttribute('data-full', isFull);
  }, [of, isFull]);
  const toggle = async (): Promise<void> => {
    setIsFull(!isFull);
    try {
      if (isFull && document.fullscreenElement) await document.exitFullscreen();
      if (!isFull) await of.current?.requestFullscreen();
    } catch {
      return;
    }
  };
  const label = t(isFull ? 'simulator.diagram.leaveFullScreen' : 'simulator.diagram.fullScreen');
  return (
    <button
      type="button"
      className={className}
      aria-pressed={isFull}
      aria-label={label}
      title={label}
      onClick={() => void toggle()}
    >
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path
          d={isFull ? 'M7 2v5H2M9 14V9h5M7 7 2 2M9 9l5 5' : 'M9 2h5v5M7 14H2V9M14 2 9 7M2 14l5-5'}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </button>
  );
});
