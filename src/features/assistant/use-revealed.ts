import { useEffect, useRef, useState } from 'react';

/**
 * Characters that come into sight with one frame: fewer where a frame takes long, more where it does not. The first
 * ones are the dearest, fonts and styles being met for the first time, so a text begins with few.
 */
const FEWEST = 100;
const MOST = 2000;
const FIRST = 20;
/** A frame that took longer was too much, a shorter one leaves room for more, ms. */
const LONG_FRAME = 40;
const SHORT_FRAME = 20;

/** How many more characters the next frame may bring, from how long the last one took. */
export function nextStep(step: number, took: number): number {
  if (took > LONG_FRAME) return Math.max(FEWEST, step / 2);
  return took < SHORT_FRAME ? Math.min(MOST, step * 2) : step;
}

/** A text that may be long, or grow by much at once, as far as it may be shown: all of it after some frames. */
export function useRevealed(text: string): string {
  const [length, setLength] = useState(FIRST);
  const pace = useRef({ step: FEWEST, at: 0 });
  const isBehind = length < text.length;
  useEffect(() => {
    if (!isBehind) return undefined;
    const frame = requestAnimationFrame((at) => {
      pace.current = { step: nextStep(pace.current.step, at - pace.current.at), at };
      setLength(length + pace.current.step);
    });
    return () => cancelAnimationFrame(frame);
  }, [isBehind, length]);
  return isBehind ? text.slice(0, length) : text;
}
