import type { Engine } from '../../engine/types.ts';

/** An engine, made once; undefined where its parts cannot be had. */
export function ownEngine(): Promise<Engine | undefined>;
