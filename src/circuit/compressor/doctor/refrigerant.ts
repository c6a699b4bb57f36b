/** What a fluid does between the pressures of a window, worked out when first asked for. */
import type { Fluid, Saturation, State } from '../../../engine/types.ts';
import { stateOrNone } from '../../outcome.ts';
import type { Rating, Window } from './conditions.ts';
import { pointsOfWindow } from './conditions.ts';
import { kelvinFromCelsius } from '../../../quantities/si.ts';

interface Place {
  readonly low: Saturation;
  readonly high: Saturation;
}

/** All of them, or undefined where one is missing. */
function all<T>(values: readonly (T | undefined)[]): readonly T[] | undefined {
  return values.every((value) => value !== undefined) ? values : undefined;
}

/** K: closer to saturation a state is taken on it. */
const ON_SATURATION_K = 0.01;

/** A fluid over a window; values in the order of its points, undefined where one of them has none. */
export class RefrigerantWindow {
  private readonly fluid: Fluid;
  private readonly places: readonly Place[] | undefined;
  private readonly suctions = new Map<string, readonly State[] | undefined>();
  private readonly liquids = new Map<number, readonly number[] | undefined>();
  private readonly works = new Map<string, readonly number[] | undefined>();

  constructor(fluid: Fluid, window: Window) {
    this.fluid = fluid;
    const saturation = (t: number) =>
      stateOrNone(() => fluid.saturation({ P: fluid.state({ T: kelvinFromCelsius(t), Q: 1 }).P }));
    const known = new Map<number, Saturation | undefined>();
    const at = (t: number): Saturation | undefined => {
      if (!known.has(t)) known.set(t, saturation(t));
      return known.get(t);
    };
    this.places = all(
      pointsOfWindow(window).map(({ te, tc }) => {
        const [low, high] = [at(te), at(tc)];
        return low === undefined || high === undefined ? undefined : { low, high };
      }),
    );
  }

  /** Rated suction states. */
  suction(rating: Rating): readonly State[] | undefined {
    const key = `${rating.mode}${rating.value}`;
    if (!this.suctions.has(key)) this.suctions.set(key, this.computeSuction(rating));
    return this.suctions.get(key);
  }

  /** Enthalpies of the rated liquid, J/kg. */
  liquid(subcooling: number): readonly number[] | undefined {
    if (!this.liquids.has(subcooling)) this.liquids.set(subcooling, this.computeLiquid(subcooling));
    return this.liquids.get(subcooling);
  }

  /** Isentropic work from the rated suction, J/kg. */
  work(rating: Rating): readonly number[] | undefined {
    const key = `${rating.mode}${rating.value}`;
    if (!this.works.has(key)) this.works.set(key, this.computeWork(rating));
    return this.works.get(key);
  }

  private computeSuction({ mode, value }: Rating): readonly State[] | undefined {
    return (
      this.places &&
      all(
        this.places.map(({ low: { dew } }) => {
          const T = mode === 'SH' ? dew.T + value : kelvinFromCelsius(value);
          if (T < dew.T) return undefined;
          return T - dew.T < ON_SATURATION_K ? dew : stateOrNone(() => this.fluid.state({ T, P: dew.P }));
        }),
      )
    );
  }

  private computeLiquid(subcooling: number): readonly number[] | undefined {
    return (
      this.places &&
      all(
        this.places.map(({ high: { bubble } }) => {
          if (subcooling === 0) return bubble.H;
          return stateOrNone(() => this.fluid.state({ T: bubble.T - subcooling, P: bubble.P }))?.H;
        }),
      )
    );
  }

  private computeWork(rating: Rating): readonly number[] | undefined {
    const suctions = this.suction(rating);
    return (
      suctions &&
      all(
        suctions.map((suction, i) => {
          const P = this.places?.[i]?.high.dew.P;
          if (P === undefined) return undefined;
          const discharge = stateOrNone(() => this.fluid.state({ P, S: suction.S }, { extrapolate: true }));
          return discharge && discharge.H - suction.H;
        }),
      )
    );
  }
}
