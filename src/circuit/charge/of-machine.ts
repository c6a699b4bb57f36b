/** What a door is told of the machine: bare facts as its record has them, of which it reads what a room is judged by. */
import { USE_IDS } from '../../machine/facts.ts';
import type { MachineFacts } from '../../machine/facts.ts';
import type { Arguments } from '../arguments.ts';

const BUILDS = ['monobloc', 'split', 'remote', 'portable'] as const;

export interface MachineOfRoom extends Pick<MachineFacts, 'use' | 'build'> {
  /** Of a building that is open to no public. */
  readonly isPrivate: boolean;
}

/** A use nobody said is `other`, of which nothing is supposed. E_MODE. */
export function machineOf(given: Arguments): MachineOfRoom {
  const build = given.optionalChoice('build', BUILDS);
  return {
    use: given.optionalChoice('use', USE_IDS) ?? 'other',
    ...(build && { build }),
    isPrivate: given.optionalText('public_building') === 'no',
  };
}
