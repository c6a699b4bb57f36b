/** The fluid on the other side of an exchanger: heat capacity, density, freezing point. kJ/(kg K), kg/m³, °C. */
import type { Engine } from '../../engine/types.ts';
import type { SecondaryFluid } from '../../physics/secondary-fluids/index.ts';
import {
  concentrationFromFreezing,
  freezingFromConcentration,
  SECONDARY_FLUIDS,
  secondaryFluid,
  secondaryState,
  temperatureLimits,
} from '../../physics/secondary-fluids/index.ts';
import type { Arguments } from '../arguments.ts';
import { refuse } from '../outcome.ts';
import { celsiusFromKelvin, kelvinFromCelsius, kiloFromBase, STANDARD_ATMOSPHERE } from '../../quantities/si.ts';

const allMedia = (): readonly string[] => [
  'air',
  'water',
  ...SECONDARY_FLUIDS.map(({ key }) => key.toLowerCase()),
  'other',
];

/** Air, water, every secondary fluid by its key in lower case ('meg', 'mpg' …), and one the reader describes. */
export const MEDIA: readonly string[] = /* @__PURE__ */ allMedia();

export interface SecondaryProperties {
  readonly cp: number;
  readonly rho: number;
}

export interface Secondary {
  readonly medium: string;
  /** °C; undefined for air and for a fluid the reader describes. */
  readonly freezing: number | undefined;
  /** At the mean of both ends, °C; air's density is that of its inlet. */
  readonly properties: (mean: number, inlet: number) => SecondaryProperties;
}

const AIR_CP = 1.006;
/** Dry air at 101 325 Pa: density, kg/m³, times temperature, K. */
const AIR_DENSITY_TEMPERATURE = 353;
/** Where water at atmospheric pressure is surely a liquid, °C. */
const WATER_RANGE = { min: 0.02, max: 99 } as const;
const WATER_ELSEWHERE: SecondaryProperties = { cp: 4.19, rho: 998 };
const WATER_FREEZING = 0;
const CONCENTRATION = 30;

function waterAt(mean: number, engine: Engine): SecondaryProperties {
  if (mean < WATER_RANGE.min || mean > WATER_RANGE.max) return WATER_ELSEWHERE;
  const { CP, D } = engine.fluid('R718').state({ T: kelvinFromCelsius(mean), P: STANDARD_ATMOSPHERE });
  return CP === undefined ? WATER_ELSEWHERE : { cp: kiloFromBase(CP), rho: D };
}

/** Stops with E_RANGE on the concentration of a solution colder than it freezes. */
function refuseFrozen(fluid: SecondaryFluid, concentration: number, mean: number, field: string): void {
  const freezing = freezingFromConcentration(fluid, concentration / 100);
  const T = kelvinFromCelsius(mean);
  if (T >= freezing) return;
  const least = concentrationFromFreezing(fluid, T);
  refuse('E_RANGE', field, {
    v: concentration,
    t: celsiusFromKelvin(freezing),
    ...(least === undefined ? {} : { min: 100 * least }),
    max: 100 * fluid.x.max,
    unit: '%',
  });
}

function solution(fluid: SecondaryFluid, given: Arguments, isNeeded: boolean): Omit<Secondary, 'medium'> {
  const { min, max } = fluid.x;
  const concentration = given.number('concentration', {
    default: CONCENTRATION,
    min: 100 * min,
    max: 100 * max,
    unit: '%',
  });
  const x = Math.min(Math.max(concentration / 100, min), max);
  return {
    freezing: celsiusFromKelvin(freezingFromConcentration(fluid, x)),
    properties(mean) {
      refuseFrozen(fluid, concentration, mean, given.field('concentration'));
      if (!isNeeded) return WATER_ELSEWHERE;
      const state = secondaryState(fluid, x, kelvinFromCelsius(mean));
      if (state !== undefined) return { cp: kiloFromBase(state.specificHeat), rho: state.density };
      const limits = temperatureLimits(fluid, x);
      return refuse('E_RANGE', given.field('t_in'), {
        min: celsiusFromKelvin(limits.min),
        max: celsiusFromKelvin(limits.max),
        unit: 'degC',
      });
    },
  };
}

function ofMedium(medium: string, given: Arguments, engine: Engine, isNeeded: boolean): Omit<Secondary, 'medium'> {
  const fluid = secondaryFluid(medium);
  if (fluid !== undefined) return solution(fluid, given, isNeeded);
  if (medium === 'air') {
    return {
      freezing: undefined,
      properties: (_mean, inlet) => ({ cp: AIR_CP, rho: AIR_DENSITY_TEMPERATURE / kelvinFromCelsius(inlet) }),
    };
  }
  if (medium === 'water') return { freezing: WATER_FREEZING, properties: (mean) => waterAt(mean, engine) };
  // Described by the reader alone.
  return { freezing: undefined, properties: () => ({ cp: given.number('cp'), rho: given.number('rho') }) };
}

/** The secondary fluid of an exchanger; figures the reader typed win. @param fallback medium where none is chosen */
export function secondaryOf(given: Arguments, fallback: 'air' | 'water', engine: Engine): Secondary {
  const medium = given.choice('medium', MEDIA, fallback);
  const cp = given.optionalNumber('cp', { above: 0, max: 100, unit: 'kJ/(kg·K)' });
  const rho = given.optionalNumber('rho', { above: 0, max: 20_000, unit: 'kg/m3' });
  const base = ofMedium(medium, given, engine, cp === undefined || rho === undefined);
  return {
    medium,
    freezing: base.freezing,
    properties(mean, inlet) {
      const found = base.properties(mean, inlet);
      return { cp: cp ?? found.cp, rho: rho ?? found.rho };
    },
  };
}
