/** All that prose may hold: figures, and instruments, whose styles a page without one need not have. */
import Live from './Live.astro';
import LiveCycle from './LiveCycle.astro';
import LiveRuler from './LiveRuler.astro';
import { textFigures } from './in-text.ts';

export const figureComponents = { ...textFigures, Live, LiveCycle, LiveRuler };
