/** The drawings of circuits laid by hand: every point and pipe of their cycle, each pipe from its point to its point, no word over another. */
import { describe, expect, it } from 'vitest';
import { planOf } from '../../src/charts/circuit/index.ts';
import { figuresAt, PLAN_WIDTH } from '../../src/charts/circuit/plan.ts';
import type { Plan } from '../../src/charts/circuit/plan.ts';
import { STEPPED } from '../../src/features/resources/build/steps/index.ts';
import { shownSteps } from '../../src/features/resources/build/steps/shown.ts';
import type { Stepped } from '../../src/features/resources/build/steps/step.ts';
import { locales } from '../../src/language/index.ts';
import { CYCLES, isOneRound, PLAIN } from '../../src/simulation/cycles/index.ts';
import type { CycleDescription } from '../../src/simulation/cycles/index.ts';
import { textFaults } from './support/typography.ts';

/** Every cycle whose drawing is laid by hand, by each of its variants. */
const laid = Object.values<CycleDescription>(CYCLES)
  .filter((cycle) => cycle.id === PLAIN || !isOneRound(cycle))
  .flatMap((cycle) =>
    Object.entries(cycle.variants?.of ?? { '': {} }).map(
      ([variant, parts]) => [`${cycle.id} ${variant}`, variant, { ...cycle, ...parts } as CycleDescription] as const,
    ),
  );

type Box = readonly [left: number, top: number, right: number, bottom: number];

/** A temperature is at most "−40,0 °C", a letter of 12 about 6.4 wide. */
const FIGURES = 46;
const LINE = 13;

function boxesOf({ points, organs }: Plan): readonly (readonly [string, Box])[] {
  return [
    ...Object.entries(points).flatMap(([letter, placed]): readonly (readonly [string, Box])[] => {
      const [x, y, , pressure] = placed;
      const at = figuresAt(placed);
      const left = at.anchor === 'start' ? at.x : at.anchor === 'end' ? at.x - FIGURES : at.x - FIGURES / 2;
      const lines = pressure ? 2 : 1;
      return [
        [letter, [x - 10, y - 10, x + 10, y + 10]],
        [`figures of ${letter}`, [left, at.y - LINE + 3, left + FIGURES, at.y + 2 + (lines - 1) * 14]],
      ];
    }),
    ...organs.flatMap(({ at, named, name, size, kind }): readonly (readonly [string, Box])[] => {
      const width = Math.max(name?.fr.length ?? 0, name?.en.length ?? 0) * 6.2;
      if (named) return [[name?.en ?? '', [named[0], named[1] - LINE + 3, named[0] + width, named[1] + 2]]];
      const [wide, tall] = size ?? [20, 20];
      return kind === 'bulb' || kind === 'coil' || (kind === 'vessel' && !name)
        ? []
        : [[name?.en ?? kind, [at[0] - wide / 2, at[1] - tall / 2, at[0] + wide / 2, at[1] + tall / 2]]];
    }),
  ];
}

const isOver = (a: Box, b: Box): boolean => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];

/** Where a path of M, H, V and L begins and where it ends. */
function endsOf(d: string): readonly [readonly [number, number], readonly [number, number]] {
  let [x, y] = [Number.NaN, Number.NaN];
  let first: readonly [number, number] | undefined;
  for (const [, command, rest = ''] of d.matchAll(/([MHVL])([^MHVL]*)/g)) {
    const [one = Number.NaN, two = Number.NaN] = rest.trim().split(' ').map(Number);
    if (command === 'H') x = one;
    else if (command === 'V') y = one;
    else [x, y] = [one, two];
    first ??= [x, y];
  }
  return [first ?? [x, y], [x, y]];
}

describe.each(laid)('the drawing of %s', (_, variant, cycle) => {
  const plan = planOf(cycle.id, variant);
  const real = cycle.processes.filter(({ isIdeal }) => isIdeal !== true);
  const ways = [...new Set(real.map(({ from, to }) => `${from}>${to}`))];

  it('is there', () => expect(plan).toBeDefined());
  if (!plan) return;

  it('has every point the fluid passes, every pipe, and no other', () => {
    const letters = new Set(real.flatMap(({ from, to }) => [from, to]));
    expect(Object.keys(plan.points).toSorted()).toEqual([...letters].toSorted());
    expect(Object.keys(plan.ways).toSorted()).toEqual(ways.toSorted());
    for (const { of } of plan.organs) expect(ways).toEqual(expect.arrayContaining([...of]));
  });

  it('has an apparatus for each compression, expansion, condenser and evaporator', () => {
    const inside = new Set<string>(plan.organs.flatMap(({ of }) => of));
    for (const { from, to, kind } of real)
      if (['compression', 'expansion', 'heat-rejection', 'evaporation'].includes(kind))
        expect(inside, kind).toContain(`${from}>${to}`);
  });

  it('leads each pipe from its point to its point', () => {
    for (const [way, paths] of Object.entries(plan.ways)) {
      const [from = '', to = ''] = way.split('>');
      const [start] = endsOf(paths[0]);
      const [, end] = endsOf(paths.at(-1) ?? '');
      expect(start, way).toEqual(plan.points[from]?.slice(0, 2));
      // Inside a compressor a port is met without a point.
      if (to !== '3' || cycle.id !== 'injection') expect(end, way).toEqual(plan.points[to]?.slice(0, 2));
    }
  });

  it('writes no word over another, and all within the drawing', () => {
    const boxes = boxesOf(plan);
    const over = boxes.flatMap(([name, box], index) =>
      boxes
        .slice(index + 1)
        .filter(([, other]) => isOver(box, other))
        .map(([other]) => `${name} | ${other}`)
        // Letters inside the compressor that has a port.
        .filter((pair) => cycle.id !== 'injection' || !/\btall\b|^[23] \| c|compressor$/.test(pair)),
    );
    expect(over).toEqual([]);
    for (const [name, [left, top, right, bottom]] of boxes) {
      expect(left, name).toBeGreaterThanOrEqual(0);
      expect(top, name).toBeGreaterThanOrEqual(0);
      expect(right, name).toBeLessThanOrEqual(PLAN_WIDTH);
      expect(bottom, name).toBeLessThanOrEqual(plan.height);
    }
  });
});

describe.each(Object.entries<Stepped>(STEPPED))('the steps of %s', (name, stepped) => {
  it.each(locales)('say what is lit, with the figures of their cycle, in %s', (locale) => {
    const { steps, circuit, diagram } = shownSteps(stepped, locale);
    expect(steps).toHaveLength(stepped.steps.length);
    // The style sheet knows as many.
    expect(steps.length).toBeLessThanOrEqual(9);
    for (const [index, says] of steps.entries()) {
      expect(says).not.toMatch(/[{}]|NaN/);
      expect(textFaults(says, { file: `steps of ${name}`, locale })).toEqual([]);
      const lit = new RegExp(`\\bs${index + 1}\\b`);
      expect(circuit.shapes.some((shape) => shape.look === 'part' || lit.test(shape.lit))).toBe(true);
      expect(diagram.segments.some((segment) => lit.test(segment.lit))).toBe(true);
    }
  });

  it('light every pipe once at least', () => {
    const { diagram } = shownSteps(stepped, 'fr');
    expect(diagram.segments.filter(({ lit }) => lit === '')).toEqual([]);
  });
});

describe('figures of the steps', () => {
  // CoolProp 8.0.0 (Bell et al., 2014), R134a: 2.0060 bar at −10 °C, 10.166 bar at 40 °C.
  it('are those of the fluid', () => {
    const { steps } = shownSteps(STEPPED['un-etage'], 'en');
    expect(steps[0]).toContain('2.01');
    expect(steps[2]).toContain('10.2');
  });
});
