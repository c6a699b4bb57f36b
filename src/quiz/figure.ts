/** A small pressure-enthalpy picture of a question, as paths: computed by the engine, log p upwards. */
import type { Engine, Fluid, State } from '../engine/types.ts';
import { ZERO_CELSIUS } from '../quantities/si.ts';
import type { CycleFigure, Figure } from './schema.ts';

/** Twice the size it is meant for, so that whole numbers draw a smooth curve. */
export const WIDTH = 720;
export const HEIGHT = 460;
export const PLOT = { left: 68, right: 16, top: 16, bottom: 60 } as const;

const BAR = 1e5;
const KILO = 1e3;
const DOME_STEPS = 22;
/** The equations hold up to this far below the critical temperature, K. */
const CRITICAL_GAP = { pure: 0.1, blend: 1 } as const;
const MARGIN = { low: 0.6, high: 1.25, enthalpy: 0.06 } as const;

export interface Mark {
  readonly letter: string;
  readonly x: number;
  readonly y: number;
  /** Where the letter stands from the point. */
  readonly dx: number;
  readonly dy: number;
}

/** The scales of a picture, as they are drawn. */
export interface Scales {
  readonly pressures: readonly { readonly y: number; readonly bar: number }[];
  readonly enthalpies: readonly { readonly x: number; readonly value: number }[];
}

export interface Drawing extends Scales {
  readonly dome: string;
  readonly cycles: readonly { readonly low: string; readonly high: string; readonly liquid: string }[];
  readonly marks: readonly Mark[];
}

/** kJ/kg and bar. */
export type Point = readonly [H: number, P: number];
const pointOf = ({ H, P }: State): Point => [H / KILO, P / BAR];

interface CyclePoints {
  readonly suction: Point;
  readonly discharge: Point;
  readonly liquid: Point;
  readonly valveOutlet: Point;
}

/** The four corners of a cycle; pressures follow from dew temperatures. */
function cyclePoints(fluid: Fluid, cycle: CycleFigure): CyclePoints {
  const { dew } = fluid.saturation({ T: cycle.te + ZERO_CELSIUS });
  const suction = cycle.superheat > 0 ? fluid.state({ P: dew.P, T: dew.T + cycle.superheat }) : dew;
  const { P, liquid } = rejection(fluid, cycle);
  const isentropic = fluid.state({ P, S: suction.S });
  const H = suction.H + (isentropic.H - suction.H) / cycle.efficiency;
  return {
    suction: pointOf(suction),
    discharge: [H / KILO, P / BAR],
    liquid: pointOf(liquid),
    valveOutlet: [liquid.H / KILO, dew.P / BAR],
  };
}

function rejection(fluid: Fluid, { gas, tc = 0, subcooling = 0 }: CycleFigure): { P: number; liquid: State } {
  if (gas) {
    const P = gas.p * BAR;
    return { P, liquid: fluid.state({ P, T: gas.t + ZERO_CELSIUS }) };
  }
  const { P } = fluid.saturation({ T: tc + ZERO_CELSIUS }).dew;
  const { bubble } = fluid.saturation({ P });
  return { P, liquid: subcooling > 0 ? fluid.state({ P, T: bubble.T - subcooling }) : bubble };
}

/** The saturation curve above a pressure, Pa: up the bubble line, down the dew line; steps shrink towards the top. */
export function domePoints(fluid: Fluid, lowest: number): readonly Point[] {
  const gap = fluid.components.length > 1 ? CRITICAL_GAP.blend : CRITICAL_GAP.pure;
  const highest = fluid.critical.T - gap;
  const lowestPoint = fluid.saturation({ P: Math.max(lowest, fluid.triple.P * 1.01) });
  // Each side from its own temperature: a blend's two ends stand at one pressure too.
  const side = (which: 'bubble' | 'dew'): readonly Point[] => {
    const from = Math.max(lowestPoint[which].T, fluid.limits.Tmin);
    return Array.from({ length: DOME_STEPS + 1 }, (_, i) =>
      pointOf(fluid.saturation({ T: highest - (highest - from) * (1 - i / DOME_STEPS) ** 2 })[which]),
    );
  };
  return [...side('bubble'), ...side('dew').toReversed()];
}

/** Round figures of a scale: 1, 2 and 5 times powers of ten, or such steps that no two figures touch. */
const PRESSURES = [0.5, 1, 2, 5, 10, 20, 50, 100, 200];
const ENTHALPY_STEPS = [50, 100, 200, 500];
const MOST_STEPS = 6;

const LETTERS = {
  suction: [16, 28],
  discharge: [18, 0],
  liquid: [-28, -8],
  valveOutlet: [-28, 24],
} as const;

/** The lowest pressure a picture of these points shows, bar. */
export const lowestShown = (points: readonly Point[]): number => Math.min(...points.map(([, P]) => P)) * MARGIN.low;

/** Where points stand in a picture that shows them all from a lowest pressure, and its scales. */
export function planeOf(
  everything: readonly Point[],
  low: number,
): Scales & {
  readonly x: (H: number) => number;
  readonly y: (P: number) => number;
  readonly line: (...points: readonly Point[]) => string;
} {
  const high = Math.max(...everything.map(([, P]) => P)) * MARGIN.high;
  const enthalpies = everything.map(([H]) => H);
  const [least, most] = [Math.min(...enthalpies), Math.max(...enthalpies)];
  const left = least - (most - least) * MARGIN.enthalpy;
  const right = most + (most - least) * MARGIN.enthalpy;
  const x = (H: number): number =>
    Math.round(PLOT.left + ((H - left) / (right - left)) * (WIDTH - PLOT.left - PLOT.right));
  const y = (P: number): number =>
    Math.round(HEIGHT - PLOT.bottom - (Math.log(P / low) / Math.log(high / low)) * (HEIGHT - PLOT.top - PLOT.bottom));
  const step = ENTHALPY_STEPS.find((each) => (right - left) / each <= MOST_STEPS) ?? 1000;
  return {
    x,
    y,
    line: (...points) => `M${points.map(([H, P]) => `${x(H)} ${y(P)}`).join('L')}`,
    pressures: PRESSURES.filter((bar) => bar > low && bar < high).map((bar) => ({ y: y(bar), bar })),
    enthalpies: Array.from(
      { length: Math.ceil((right - left) / step) + 1 },
      (_, i) => (Math.ceil(left / step) + i) * step,
    )
      .filter((value) => value < right)
      .map((value) => ({ x: x(value), value })),
  };
}

/**
 * The picture of a question.
 * @throws {Error} when a point has no state: the site must not be built then
 */
export function figureFrom(figure: Figure, engine: Engine): Drawing {
  const fluid = engine.fluid(figure.fluid);
  const cycles = [figure.cycle, figure.second].flatMap((cycle) => (cycle ? [cyclePoints(fluid, cycle)] : []));
  const marked = (figure.marks ?? []).map(({ letter, p, q }) => ({
    letter,
    point: pointOf(fluid.state({ P: p * BAR, Q: q })),
  }));
  const corners = [...cycles.flatMap((cycle) => Object.values(cycle) as Point[]), ...marked.map(({ point }) => point)];
  const low = lowestShown(corners);
  const dome = domePoints(fluid, low * BAR);
  const { x, y, line, pressures, enthalpies } = planeOf([...dome, ...corners], low);
  const letters = figure.letters ?? {};
  const [first] = cycles;
  return {
    dome: line(...dome),
    cycles: cycles.map(({ suction, discharge, liquid, valveOutlet }) => ({
      low: line(valveOutlet, suction),
      high: line(suction, discharge, liquid),
      liquid: line(liquid, valveOutlet),
    })),
    marks: [
      ...(Object.keys(LETTERS) as (keyof typeof LETTERS)[]).flatMap((role) => {
        const letter = letters[role];
        if (letter === undefined || !first) return [];
        const [H, P] = first[role];
        const [dx, dy] = LETTERS[role];
        return [{ letter, x: x(H), y: y(P), dx, dy }];
      }),
      ...marked.map(({ letter, point: [H, P] }) => ({ letter, x: x(H), y: y(P), dx: 16, dy: -12 })),
    ],
    pressures,
    enthalpies,
  };
}
