/**
 * `client:afterPaint`: an island that wakes as soon as the page stands on the screen. A page is served as it will look, so
 * that nothing is gained by waking before, and the first paint would wait for it.
 */
import type { ClientDirective } from 'astro';
import { oncePainted } from './after-paint.ts';

const wakeOncePainted: ClientDirective = (load) => {
  oncePainted(() => void load().then((hydrate) => hydrate()));
};

export default wakeOncePainted;
