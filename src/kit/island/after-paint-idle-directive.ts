/** `client:afterPaintIdle`: an island nobody turns to first, which wakes in the first spare moment after the paint. */
import type { ClientDirective } from 'astro';
import { oncePainted } from './after-paint.ts';
import { whenIdle } from './when-idle.ts';

const wakeInSpareTime: ClientDirective = (load) => {
  oncePainted(() => whenIdle(() => void load().then((hydrate) => hydrate())));
};

export default wakeInSpareTime;
