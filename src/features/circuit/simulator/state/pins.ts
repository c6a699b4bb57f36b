/** States a reader has kept from a diagram, for the tab. */
import { atom } from 'nanostores';
import { storedIn } from '../../../../kit/storage/numbered.ts';

/** A state of a fluid, SI. */
export interface Pin {
  readonly fluid: string;
  readonly T: number;
  readonly P: number;
  readonly H: number;
  readonly S: number;
  readonly D: number;
  /** Vapour by mass, where there are two phases. */
  readonly Q?: number;
}

const MOST = 20;
const FIGURES = ['T', 'P', 'H', 'S', 'D'] as const;
const isFigure = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

function pinFrom(value: unknown): readonly Pin[] {
  if (typeof value !== 'object' || value === null) return [];
  const given = value as Readonly<Record<string, unknown>>;
  const { fluid, Q } = given;
  if (typeof fluid !== 'string' || !FIGURES.every((key) => isFigure(given[key]))) return [];
  const [T, P, H, S, D] = FIGURES.map((key) => given[key] as number) as [number, number, number, number, number];
  return [{ fluid, T, P, H, S, D, ...(isFigure(Q) && { Q }) }];
}

const box = storedIn('session', 'appfroid.pins', (value): readonly Pin[] | undefined =>
  Array.isArray(value) ? value.flatMap(pinFrom).slice(0, MOST) : undefined,
);

export const $pins = atom<readonly Pin[]>([]);

/** Reads what the tab has kept, where nothing stands here. */
export function restorePins(): void {
  if ($pins.get().length > 0) return;
  const kept = box.load();
  if (kept && kept.length > 0) $pins.set(kept);
}

function put(pins: readonly Pin[]): void {
  $pins.set(pins);
  // Where storage is barred they stand on this page alone.
  box.save(pins.length === 0 ? undefined : pins);
}

const isSame = (one: Pin, other: Pin): boolean =>
  one.fluid === other.fluid && Math.abs(one.H - other.H) < 1 && Math.abs(one.P / other.P - 1) < 1e-6;

/** Keeps a state, the latest last; one that is kept already stands once. @returns its number from 1; 0: there is no room */
export function keepPin(pin: Pin): number {
  restorePins();
  const pins = $pins.get();
  const known = pins.findIndex((one) => isSame(one, pin));
  if (known >= 0) return known + 1;
  if (pins.length >= MOST) return 0;
  put([...pins, pin]);
  return pins.length + 1;
}

/** Takes away the pin at a place of the list. */
export const dropPin = (index: number): void => put($pins.get().filter((_, at) => at !== index));
