/** What the ruler's diagram shows: the saturation at its pressure, the point measured, the state two properties fix. */
import { atom } from 'nanostores';
import type { ReadableAtom } from 'nanostores';
import type { RulerPoint } from '../../../circuit/ruler/state.ts';
import { askNow } from '../../../runtime/circuit-bridge.ts';
import { setContent } from '../../../kit/form/content.ts';
import type { RulerShown } from './answer.ts';
import type { StateShown } from './state.ts';

/** bar absolute, kJ/kg */
export interface PlanePoint {
  readonly P: number;
  readonly H: number;
}

export interface RulerPoints {
  readonly fluid: string;
  readonly bubble: PlanePoint | null;
  readonly dew: PlanePoint | null;
  readonly measured: PlanePoint | null;
  readonly isGas: boolean;
  readonly state: PlanePoint | null;
}

function stateOf(...question: readonly [string, string, number, string, number]): RulerPoint | undefined {
  const outcome = askNow('rulerState', ...question);
  return outcome?.ok ? outcome.result.state : undefined;
}

const NO_POINTS = { bubble: null, dew: null, measured: null, isGas: false, state: null } as const;

/** Relative: points nearer than this are drawn as one. */
const SAME = 1e-6;
const isSame = (one: PlanePoint | null, other: PlanePoint | null): boolean =>
  one !== null &&
  other !== null &&
  Math.abs(one.P / other.P - 1) < SAME &&
  Math.abs(one.H - other.H) < SAME * Math.abs(other.H);

const planeOf = (state: RulerPoint | undefined): PlanePoint | null => (state ? { P: state.P, H: state.H } : null);

/** The state under the pointer, bar absolute and kJ/kg; undefined where there is none, or nothing can be asked yet. */
export const stateAt = (fluid: string, P: number, H: number): RulerPoint | undefined => stateOf(fluid, 'P', P, 'H', H);

export function createPoints(
  $ruler: ReadableAtom<RulerShown>,
  $state: ReadableAtom<StateShown>,
  served: RulerPoints,
): ReadableAtom<RulerPoints> {
  const $points = atom<RulerPoints>(served);
  const follow = (): void => {
    const { answer, above, scale } = $ruler.get();
    const { fluid: ofState, result } = $state.get();
    if (above?.pressure !== undefined) {
      const { pressure, measured } = above;
      const state = measured === undefined ? undefined : stateOf(scale.name, 'P', pressure, 'T', measured);
      setContent($points, { ...NO_POINTS, fluid: scale.name, measured: planeOf(state) });
      return;
    }
    const { fluid, saturation, measure } = answer;
    const bubble = stateOf(fluid, 'P', saturation.P, 'Q', 0);
    const dew = stateOf(fluid, 'P', saturation.P, 'Q', 100);
    // Nothing is told until the door is there.
    if (bubble === undefined && dew === undefined) return;
    const t =
      measure === null || measure.phase === 'two-phase'
        ? undefined
        : measure.superheat === null
          ? measure.t_bubble - (measure.subcooling ?? 0)
          : measure.t_dew + measure.superheat;
    const measured = t === undefined ? null : planeOf(stateOf(fluid, 'P', saturation.P, 'T', t));
    const state = ofState === fluid ? planeOf(result.state) : null;
    setContent($points, {
      fluid,
      bubble: planeOf(bubble),
      dew: planeOf(dew),
      measured,
      isGas: measure?.phase === 'gas',
      // Left alone it is the dew point or the point measured, which have their letters.
      state: isSame(state, planeOf(dew)) || isSame(state, measured) ? null : state,
    });
  };
  $ruler.listen(follow);
  $state.listen(follow);
  return $points;
}
