/** What a component costs the flow of its line in one regime. Units of Kv: m³/h, kg/h, bar. */
import { kvFromZeta, liquidDrop, liquidKv, vapourDropRatio } from '../../physics/valve-flow.ts';
import type { Line } from '../lines.ts';
import { LINE_POINT, saturationLoss } from '../lines.ts';
import type { OperatingPoint } from '../operating-point.ts';
import { stateOrNone } from '../outcome.ts';
import type { ComponentFigures } from './row.ts';
import { barFromPascal, SECONDS_PER_HOUR } from '../../quantities/si.ts';

/** Pressure drop ratio factor of a component nobody measured; IEC 60534-2-1, usual for globe valves. */
const XT = 0.7;
/** Range of the standard's ideal-gas heat capacity ratio; real ones grow without meaning near saturation. */
const GAMMA = { min: 1.08, max: 1.65 } as const;
/** Liquid this close to critical, K, has no saturation to flash at. */
const CRITICAL_MARGIN = 0.3;

export type KvOrigin = 'catalogue' | 'capacity' | 'rated' | 'zeta';

/** A component's Kv, m³/h, and where it comes from: printed or typed, of a printed capacity, of a rated flow, of a bore. */
export function kvOf({
  kv,
  isOfCapacity,
  rated,
  bore,
}: ComponentFigures): { readonly kv: number; readonly from: KvOrigin } | undefined {
  if (kv !== undefined) return { kv, from: isOfCapacity ? 'capacity' : 'catalogue' };
  if (rated !== undefined) return { kv: liquidKv(rated.flow, rated.drop, rated.density), from: 'rated' };
  return bore === undefined ? undefined : { kv: kvFromZeta(bore.diameter, bore.zeta), from: 'zeta' };
}

/** A line's state in one regime, for every component of it. */
export interface LineState {
  readonly line: Line;
  readonly point: OperatingPoint;
  /** bar */
  readonly pressure: number;
  /** °C */
  readonly temperature: number;
  /** kg/m³ */
  readonly density: number;
  /** kg/h */
  readonly massFlow: number;
  /** Of the vapour, held within the standard's range; undefined in a wet discharge, which no formula covers. */
  readonly gamma: number | undefined;
  /** Below this the liquid flashes, bar; undefined above critical and for vapour. */
  readonly flashPressure: number | undefined;
}

function gammaOf(point: OperatingPoint, letter: 'a' | 'c'): number | undefined {
  const { CP, CV } = point.state(letter) ?? {};
  return CP === undefined || CV === undefined ? undefined : Math.min(Math.max(CP / CV, GAMMA.min), GAMMA.max);
}

function flashPressureOf(point: OperatingPoint): number | undefined {
  const T = point.temperature('e');
  if (T >= point.fluid.critical.T - CRITICAL_MARGIN) return undefined;
  const saturation = stateOrNone(() => point.fluid.saturation({ T }));
  return saturation === undefined ? undefined : barFromPascal(saturation.bubble.P);
}

export function lineState(line: Line, point: OperatingPoint): LineState {
  const letter = LINE_POINT[line];
  const { P, T, D } = point.point(letter);
  return {
    line,
    point,
    pressure: P,
    temperature: T,
    density: D,
    massFlow: point.flowOf(line) * SECONDS_PER_HOUR,
    gamma: letter === 'e' ? undefined : gammaOf(point, letter),
    flashPressure: letter === 'e' ? flashPressureOf(point) : undefined,
  };
}

export interface ComponentDrop {
  /** bar; undefined where choked, and in a wet discharge. */
  readonly drop: number | undefined;
  readonly isChoked: boolean;
  readonly isFlashing: boolean;
  /** K; null above critical and without a drop, Infinity where no saturation is left. */
  readonly loss: number | null;
}

function liquid(kv: number, state: LineState): ComponentDrop {
  const drop = liquidDrop(kv, state.massFlow / state.density, state.density);
  const isFlashing = state.flashPressure !== undefined && state.pressure - drop < state.flashPressure;
  return { drop, isChoked: false, isFlashing, loss: saturationLoss(state.line, state.point, drop * 1e5) };
}

function vapour(kv: number, state: LineState): ComponentDrop {
  const none = { drop: undefined, isFlashing: false, loss: null };
  if (state.gamma === undefined) return { ...none, isChoked: false };
  const ratio = vapourDropRatio(kv, state.massFlow, state.pressure, state.density, state.gamma, XT);
  if (ratio === undefined) return { ...none, isChoked: true };
  const drop = ratio * state.pressure;
  return { drop, isChoked: false, isFlashing: false, loss: saturationLoss(state.line, state.point, drop * 1e5) };
}

/** Drop of a Kv, m³/h: of a liquid (IEC 60534-2-1 eq. 1), or of a vapour at any ratio (eqs. 11 to 15). */
export const componentDrop = (kv: number, state: LineState): ComponentDrop =>
  state.line === 'll' ? liquid(kv, state) : vapour(kv, state);
