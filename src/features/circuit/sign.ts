/** The sign before an alert: as its colour, for who does not see that. */
import { isGrave } from '../../machine/severity.ts';
import type { Level } from '../../machine/severity.ts';

export const signOf = (level: Level): '▲' | '!' | 'i' => (isGrave(level) ? '▲' : level === 'know' ? 'i' : '!');
