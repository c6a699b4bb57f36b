/** The verdict as it was served stands until its code is there: the page says when it no longer answers what is asked. */
import type { ReadableAtom } from 'nanostores';

/** On the page itself: React takes over the verdict as it was served, with every attribute of it. `Verdicts.module.css` reads it. */
const MARK = 'data-verdict-outdated';

let stop = (): void => undefined;

/** @param $reading of the machine the verdict is about: asked anew with every input that moves it */
export function watchServedVerdict($reading: ReadableAtom): void {
  stop = $reading.listen(() => {
    document.documentElement.setAttribute(MARK, '');
  });
}

/** Its code is there, and says itself what stands. */
export function takeOverVerdict(): void {
  stop();
  document.documentElement.removeAttribute(MARK);
}
