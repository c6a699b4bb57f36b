/** Blends against reference states of another implementation of the same mixture model. */
import type { Engine, State, StateInput } from '../../types.ts';
import reference from '../reference/blends.json' with { type: 'json' };
import type { Comparison } from './comparison.ts';
import { relativeComparison } from './comparison.ts';

export interface ReferenceBlend {
  readonly reference: string;
  readonly molarMass: number;
  readonly saturation: readonly (readonly number[])[];
  readonly states: readonly (readonly number[])[];
  readonly twoPhase: readonly (readonly number[])[];
}

export const BLEND_REFERENCE: Readonly<Record<string, ReferenceBlend>> = reference.blends;
export const BLEND_SOURCE = reference.source;

const TOLERANCE: Readonly<Record<string, number>> = { CP: 1e-4, CV: 1e-4, W: 1e-4 };
const allowed = (property: string): number => TOLERANCE[property] ?? 1e-5;

/** A glide the temperature tells quality by, K: twelve digits of T fix a share of a smaller one to six at most. */
const TELLING_GLIDE = 0.3;

export interface BlendComparisons {
  readonly molarMass: readonly Comparison[];
  readonly saturation: readonly Comparison[];
  readonly states: readonly Comparison[];
  readonly twoPhase: readonly Comparison[];
  /** Two-phase inputs whose state was not found to be two-phase; none, where all is well. */
  readonly astray: readonly StateInput[];
}

/** Molar mass, bubble and dew by temperature and pressure, single-phase and two-phase states of one blend. */
export function blendComparisons(engine: Engine, name: string): BlendComparisons {
  const fluid = engine.fluid(name);
  const { molarMass, saturation = [], states = [], twoPhase = [] } = BLEND_REFERENCE[name] ?? {};
  const { columns } = reference;
  const astray: StateInput[] = [];
  const compared = (
    figure: string,
    property: string,
    at: Comparison['at'],
    got: number | undefined,
    expected: number,
  ): Comparison => relativeComparison(figure, property, at, got, expected, allowed(property));
  const ofState = (state: State, keys: readonly string[], row: readonly number[]): Comparison[] =>
    keys.map((key, i) =>
      compared(key, key, { T: row[0]!, P: row[1]! }, state[key as keyof State] as number | undefined, row[i]!),
    );
  return {
    molarMass: molarMass === undefined ? [] : [compared('M', 'M', {}, fluid.molarMass, molarMass)],
    saturation: saturation.flatMap((row) => {
      const T = row[0]!;
      const at = fluid.saturation({ T });
      return [
        ...columns.saturation.slice(1).map((column, i) => {
          const property = column.slice(0, -1);
          const state = column.endsWith('L') ? at.bubble : at.dew;
          return compared(column, property, { T }, state[property as keyof State] as number | undefined, row[i + 1]!);
        }),
        compared('TL', 'T', { P: at.bubble.P }, fluid.saturation({ P: at.bubble.P }).bubble.T, T),
        compared('TV', 'T', { P: at.dew.P }, fluid.saturation({ P: at.dew.P }).dew.T, T),
      ];
    }),
    states: states.flatMap((row) => ofState(fluid.state({ T: row[0]!, P: row[1]! }), columns.states, row)),
    twoPhase: twoPhase.flatMap((row) => {
      const [T, P, , H, S] = row as [number, number, number, number, number];
      const { bubble, dew } = fluid.saturation({ P });
      const inputs: StateInput[] = [
        { P, H },
        { P, S },
      ];
      if (dew.T - bubble.T > TELLING_GLIDE) inputs.push({ T, P });
      return inputs.flatMap((input) => {
        const state = fluid.state(input);
        if (state.phase !== 'two-phase') astray.push(input);
        return ofState(state, columns.twoPhase, row);
      });
    }),
    astray,
  };
}
