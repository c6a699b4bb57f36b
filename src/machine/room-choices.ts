/** What each use supposes of a room, with its name: what a form is filled with at a press. */
import choices from './generated/room-choices.json' with { type: 'json' };
import type { Access, Application, Location, Mounting } from '../regulation/charge/index.ts';
import type { Locale } from '../language/index.ts';
import type { UseId } from './facts.ts';

export interface RoomChoice extends Readonly<Record<Locale, string>> {
  readonly id: UseId;
  readonly application: Application;
  readonly access: Access;
  /** Null where it stands inside or out: the reader says which. */
  readonly location: Location | null;
  /** Null where the height of the unit does not count. */
  readonly mounting: Mounting | null;
}

/** The uses that stand in a room, in the order they are offered. */
export const ROOM_CHOICES = choices as readonly RoomChoice[];
