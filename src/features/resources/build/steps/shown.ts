/** A stepped circuit as it is drawn: where each thing stands, what it says in a language, and in which steps it is lit. */
import { planOf } from '../../../../charts/circuit/index.ts';
import { figuresAt, shapeOf } from '../../../../charts/circuit/plan.ts';
import type { Organ, Plan } from '../../../../charts/circuit/plan.ts';
import type { Locale } from '../../../../language/index.ts';
import { formatNumber, withUnit } from '../../../../quantities/number.ts';
import { pascalFromBar } from '../../../../quantities/si.ts';
import { domePoints, lowestShown, planeOf } from '../../../../quiz/figure.ts';
import type { Point as Place, Scales } from '../../../../quiz/figure.ts';
import { cycleOf, pointOfNode } from '../../../../simulation/cycles/index.ts';
import type { CycleDescription, CycleNode, Side } from '../../../../simulation/cycles/index.ts';
import type { Point, SimulationResult } from '../../../../simulation/index.ts';
import { cycleResult, figureEngine, pressureText } from '../figures/figures.ts';
import type { Stepped } from './step.ts';

const BAR = 1e5;
const KILO = 1e3;

export interface Drawn {
  readonly d: string;
  /** Its colour: of a pipe, of a segment. */
  readonly look: Side | 'part' | 'vessel';
  /** Classes of the steps it is lit in: `s1 s4`. */
  readonly lit: string;
}

export interface Word {
  readonly says: string;
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly lit: string;
}

export interface Letter {
  readonly letter: string;
  readonly x: number;
  readonly y: number;
  readonly lit: string;
  /** Of the diagram: below its point, where the pressure is one of the low ones. */
  readonly isBelow?: boolean;
}

export interface Shown {
  readonly steps: readonly string[];
  readonly fluids: string;
  readonly circuit: {
    readonly height: number;
    readonly shapes: readonly Drawn[];
    readonly names: readonly Word[];
    readonly figures: readonly Word[];
    readonly letters: readonly Letter[];
  };
  readonly diagram: Scales & {
    readonly domes: readonly string[];
    readonly segments: readonly Drawn[];
    readonly letters: readonly Letter[];
  };
}

/** @throws {Error} where the cycle has no drawing or no such point: the site must not be built then */
function found<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`a stepped circuit has no ${what}`);
  return value;
}

/** What the sentence of a step may ask for. */
function figureOf(asked: string, result: SimulationResult, cycle: CycleDescription, locale: Locale): string {
  const [kind = '', of = ''] = asked.split(':');
  const at = (letter: string): Point =>
    pointOfNode(
      result,
      found(
        cycle.nodes.find((node) => node.letter === letter),
        `point ${letter}`,
      ),
    );
  const number = (value: number, decimals: number, unit: string): string =>
    withUnit(formatNumber(value, decimals, locale), unit);
  switch (kind) {
    case 'T':
      return number(at(of).T, 0, '°C');
    case 'P':
      return withUnit(pressureText(at(of).P, locale), 'bar');
    case 'x':
      return number(100 * qualityAt(at(of), fluidOf(result, cycle, of)), 0, '%');
    case 'dh': {
      const [from = '', to = ''] = of.split('>');
      return number(Math.abs(at(to).H - at(from).H), 0, 'kJ/kg');
    }
    case 'W': {
      const stage = result.architecture?.stages.find((one) => one.stage === of);
      return number(found(stage, `stage ${of}`).power, 1, 'kW');
    }
    default:
      throw new Error(`a step asks for ${asked}`);
  }
}

const fluidOf = (result: SimulationResult, cycle: CycleDescription, letter: string): string => {
  const { circuit = 'main' } = found(
    cycle.nodes.find((node) => node.letter === letter),
    `point ${letter}`,
  );
  const key = cycle.circuits.find((one) => one.key === circuit)?.fluid ?? 'fluid';
  return cycle.onlyFluid ?? String(result.input[key]);
};

const qualityAt = ({ P, H }: Point, fluid: string): number =>
  figureEngine()
    .fluid(fluid)
    .state({ P: pascalFromBar(P), H: H * KILO }).Q ?? Number.NaN;

/** The saturation curves of its fluids above a pressure, bar. */
const domesOf = (fluids: readonly string[], low: number): readonly (readonly Place[])[] =>
  fluids.map((fluid) => domePoints(figureEngine().fluid(fluid), low * BAR));

/** The steps in which one of these ways is lit, as classes. */
const litIn = ({ steps }: Stepped, ways: readonly string[]): string =>
  steps.flatMap((step, index) => (step.ways.some((way) => ways.includes(way)) ? [`s${index + 1}`] : [])).join(' ');

export function shownSteps(stepped: Stepped, locale: Locale): Shown {
  const result = cycleResult(stepped.body);
  const { input } = result;
  const cycle = cycleOf(input);
  const plan: Plan = found(planOf(cycle.id, cycle.variants && input[cycle.variants.by]), `drawing of ${cycle.id}`);
  const nodes = cycle.nodes.filter(({ letter }) => letter in plan.points);
  const nodeAt = (letter: string): CycleNode =>
    found(
      nodes.find((node) => node.letter === letter),
      `point ${letter}`,
    );
  const sideOf = (letter: string): Side => nodeAt(letter).side;
  const lettersOf = (way: string): readonly [string, string] => way.split('>') as [string, string];
  const touching = (letter: string): readonly string[] =>
    Object.keys(plan.ways).filter((way) => lettersOf(way).includes(letter));
  const nameOf = ({ name, gasName }: Organ): string | undefined =>
    (input.mode_trans === '1' ? gasName : undefined)?.[locale] ?? name?.[locale];

  /** What comes to a valve is liquid, but above the critical pressure. */
  const isLiquid = (way: string): boolean =>
    input.mode_trans !== '1' &&
    cycle.processes.some(({ from, to, kind }) => kind === 'expansion' && `${from}>${to}` === way);
  const shapeLit = (organ: Organ): Drawn => ({
    d: shapeOf(organ),
    look: organ.kind === 'vessel' ? 'vessel' : 'part',
    lit: litIn(stepped, organ.of),
  });
  const pipes = Object.entries(plan.ways).flatMap(([way, [before, after]]): readonly Drawn[] => {
    const [from, to] = lettersOf(way);
    const lit = litIn(stepped, [way]);
    return after === undefined
      ? [{ d: before, look: sideOf(to), lit }]
      : [
          { d: before, look: isLiquid(way) ? 'liquid' : sideOf(from), lit },
          { d: after, look: sideOf(to), lit },
        ];
  });

  const placeOf = (node: CycleNode): Place => {
    const { H, P } = pointOfNode(result, node);
    return [H, P];
  };
  const places = nodes.map(placeOf);
  const low = lowestShown(places);
  const fluids = cycle.circuits.map(({ fluid }) => cycle.onlyFluid ?? String(input[fluid]));
  const domes = domesOf(fluids, low);
  const { x, y, line, pressures, enthalpies } = planeOf([...domes.flat(), ...places], low);
  const at = (letter: string): Place => placeOf(nodeAt(letter));
  const levels = [...new Set(places.map(([, P]) => P))];
  const middle = Math.exp(levels.reduce((sum, P) => sum + Math.log(P), 0) / levels.length);

  return {
    steps: stepped.steps.map(({ says }) =>
      says[locale].replaceAll(/\{([^{}]+)\}/g, (_, asked: string) => figureOf(asked, result, cycle, locale)),
    ),
    fluids: fluids.join(', '),
    circuit: {
      height: plan.height,
      shapes: [
        ...plan.organs.filter(({ kind }) => kind === 'vessel').map(shapeLit),
        ...pipes,
        ...plan.organs.filter(({ kind }) => kind !== 'vessel').map(shapeLit),
      ],
      names: plan.organs.flatMap((organ): readonly Word[] => {
        const says = nameOf(organ);
        if (says === undefined) return [];
        const { at: middle, named = middle, of } = organ;
        const isInside = named === middle;
        const [left, base] = named;
        return [
          {
            says,
            x: left,
            y: base + (isInside ? 4 : 0),
            anchor: isInside ? 'middle' : 'start',
            lit: litIn(stepped, of),
          },
        ];
      }),
      figures: nodes.flatMap((node): readonly Word[] => {
        const placed = found(plan.points[node.letter], `place of ${node.letter}`);
        const { x: left, y: base, anchor } = figuresAt(placed);
        const { T, P } = pointOfNode(result, node);
        const lit = litIn(stepped, touching(node.letter));
        const said = [withUnit(formatNumber(T, 0, locale), '°C'), withUnit(pressureText(P, locale), 'bar')];
        return said
          .slice(0, placed[3] === undefined ? 1 : 2)
          .map((says, index) => ({ says, x: left, y: base + 14 * index, anchor, lit }));
      }),
      letters: nodes.map(({ letter }) => {
        const [left = 0, top = 0] = plan.points[letter] ?? [];
        return { letter, x: left, y: top, lit: litIn(stepped, touching(letter)) };
      }),
    },
    diagram: {
      domes: domes.map((dome) => line(...dome)),
      segments: Object.keys(plan.ways).map((way) => {
        const [from, to] = lettersOf(way);
        return { d: line(at(from), at(to)), look: sideOf(to), lit: litIn(stepped, [way]) };
      }),
      letters: apart(
        nodes.map((node) => {
          const [H, P] = placeOf(node);
          return {
            letter: node.letter,
            x: x(H),
            y: y(P),
            lit: litIn(stepped, touching(node.letter)),
            isBelow: P < middle,
          };
        }),
      ),
      pressures,
      enthalpies,
    },
  };
}

/** As near as two letters of the diagram may stand. */
const NEAR = 26;

/** Letters of one place share it: those of points that fall together are written as one. */
function apart(letters: readonly Letter[]): readonly Letter[] {
  const groups: Letter[] = [];
  for (const one of letters) {
    const index = groups.findIndex(({ x, y }) => Math.hypot(x - one.x, y - one.y) < NEAR);
    const other = groups[index];
    if (!other) groups.push(one);
    else
      groups[index] = {
        ...other,
        letter: `${other.letter} ${one.letter}`,
        lit: [...new Set(`${other.lit} ${one.lit}`.trim().split(' '))].join(' '),
      };
  }
  return groups;
}
