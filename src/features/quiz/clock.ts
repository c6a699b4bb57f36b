/** The clock of an examination. */
import { filled } from './words.ts';

/**
 * Shows what is left each second.
 * @param ends ms since 1970
 * @param over called once, when nothing is left
 * @returns stops it
 */
export function runClock(place: HTMLElement, ends: number, text: string, over: () => void): () => void {
  const tick = (): void => {
    const left = Math.max(0, Math.ceil((ends - Date.now()) / 1000));
    place.textContent = filled(text, Math.floor(left / 60), left % 60);
    if (left > 0) return;
    stop();
    over();
  };
  const timer = setInterval(tick, 1000);
  const stop = (): void => {
    clearInterval(timer);
    place.textContent = '';
  };
  tick();
  return stop;
}
