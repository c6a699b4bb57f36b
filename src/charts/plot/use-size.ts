import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What a stylesheet wants for paper, in CSS pixels; undefined where it wants none. */
const printed = (element: Element, side: '--printed-width' | '--printed-height'): number | undefined =>
  Number(getComputedStyle(element).getPropertyValue(side)) || undefined;

/**
 * The size of an element in CSS pixels, `initial` until it is measured. Where a stylesheet sets `--printed-width`,
 * that width while it is printed, since nothing is measured between the screen and the paper; as high as it is wide on the
 * screen, or as `--printed-height` says. Both are read before a rule for print holds: they stand outside of `@media print`.
 */
export function useSize<T extends Element>(initial: Size): [RefObject<T | null>, Size] {
  const ref = useRef<T | null>(null);
  const [size, setSize] = useState(initial);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      if (width > 0 && height > 0) {
        setSize((known) =>
          known.width === Math.round(width) && known.height === Math.round(height)
            ? known
            : { width: Math.round(width), height: Math.round(height) },
        );
      }
    });
    observer.observe(element);
    let onScreen: Size | undefined;
    const toPaper = (): void => {
      const width = printed(element, '--printed-width');
      if (width === undefined) return;
      const wanted = printed(element, '--printed-height');
      flushSync(() => {
        setSize((known) => {
          onScreen ??= known;
          return { width, height: wanted ?? Math.round((known.height * width) / known.width) };
        });
      });
    };
    const toScreen = (): void => {
      if (onScreen) setSize(onScreen);
      onScreen = undefined;
    };
    window.addEventListener('beforeprint', toPaper);
    window.addEventListener('afterprint', toScreen);
    return () => {
      observer.disconnect();
      window.removeEventListener('beforeprint', toPaper);
      window.removeEventListener('afterprint', toScreen);
    };
  }, []);
  return [ref, size];
}
