/** What a reader chose for the pipes. Units of the door: m/s, m, mm, bar; defaults and limits are those of the page. */
import type { Range } from '../arguments.ts';
import { Arguments } from '../arguments.ts';
import type { FittingCount } from '../../physics/fittings.ts';
import { fittingsLength } from '../../physics/fittings.ts';
import type { Tube } from '../../physics/tubes.ts';
import type { Line, TypedPressures } from '../lines.ts';
import { LINES, typedPressureRange } from '../lines.ts';
import type { Criterion, Material } from './criteria.ts';
import { CRITERIA, MATERIALS } from './criteria.ts';
import { FITTINGS } from './fitting-kinds.ts';
import type { Fitting } from './fitting-kinds.ts';

export const PIPE_TYPES = ['metric', 'pouce', 'all'] as const;
export type PipeType = (typeof PIPE_TYPES)[number];

/** How a line runs. */
export interface Run {
  /** m/s */
  readonly fastest: number;
  /** Straight, m. */
  readonly straight: number;
  /** What its fittings are worth whatever the tube, m; 0 where they are listed. */
  readonly equivalent: number;
  /** Its fittings one by one: worth so many diameters of the tube they are in. */
  readonly fittings: readonly FittingCount[];
  /** From its entry up, m; negative down. */
  readonly rise: number;
}

export interface PipeOptions {
  readonly pipeType: PipeType;
  readonly criterion: Criterion;
  readonly material: Material;
  readonly runs: Readonly<Record<Line, Run>>;
  /** m; undefined for that of the tubes' material. */
  readonly roughness: number | undefined;
  /** Of oil with its refrigerant, kg/m³. */
  readonly oilDensity: number;
  /** Least load, 0 to 1. */
  readonly leastLoad: number;
  readonly hasSolenoidValve: boolean;
  /** Drop of the components of the liquid line in each regime, bar. */
  readonly componentsDrop: { readonly permanent: number; readonly transient: number };
  readonly designPressures: TypedPressures;
  /** Whether the drops go back to the cycle. */
  readonly inCycle: boolean;
}

interface LineDefaults {
  readonly speed: Range & { readonly default: number };
  readonly equivalent: number;
}

/** Highest speeds and usual fittings of each line; the speeds are the product's own limits. */
const LINE_DEFAULTS: Readonly<Record<Line, LineDefaults>> = {
  asp: { speed: { default: 15, min: 1, max: 30, unit: 'm/s' }, equivalent: 5 },
  ll: { speed: { default: 1.5, min: 0.1, max: 3, unit: 'm/s' }, equivalent: 2 },
  ref: { speed: { default: 12, min: 1, max: 30, unit: 'm/s' }, equivalent: 5 },
};
const STRAIGHT = 10;
const OIL_DENSITY = { default: 950, min: 700, max: 1300, unit: 'kg/m3' } as const;
const LEAST_LOAD = { default: 100, min: 10, max: 100, unit: '%' } as const;

const FITTING_NAMES = Object.keys(FITTINGS) as Fitting[];
const FITTING_COUNT = { default: 1, min: 0, max: 10_000 } as const;
const COMPONENTS_DROP = { min: 0, max: 50, unit: 'bar' } as const;

/** Straight tube with what its fittings are worth in a tube, m. */
export const lengthIn = ({ inside }: Tube, { straight, equivalent, fittings }: Run): number =>
  straight + equivalent + fittingsLength(fittings, inside);

function fittingsOf(line: Line, options: Arguments): readonly FittingCount[] {
  return options.groups('fittings').flatMap((row) => {
    const count = row.number('count', FITTING_COUNT);
    const diameters = FITTINGS[row.choice('kind', FITTING_NAMES)];
    return row.choice('line', LINES) === line ? [{ count, diameters }] : [];
  });
}

function runOf(line: Line, options: Arguments): Run {
  const { speed, equivalent } = LINE_DEFAULTS[line];
  const listed = fittingsOf(line, options);
  const fastest = options.number(`vit_${line}`, speed);
  // Fittings that are listed take the place of the length one would guess for them, unless that is typed too.
  const lumped = options.number(`eq_${line}`, {
    default: listed.length > 0 ? 0 : equivalent,
    min: 0,
    max: 200,
    unit: 'm',
  });
  const straight = options.number(`long_${line}`, { default: STRAIGHT, min: 0, max: 500, unit: 'm' });
  const rise = options.number(`haut_${line}`, { default: 0, min: -100, max: 100, unit: 'm' });
  return { fastest, straight, equivalent: lumped, fittings: listed, rise };
}

/**
 * E_MISSING, E_NUMBER, E_MODE, E_RANGE with the option's key as field. Beside one number a key, `fittings` lists
 * `{ line, kind, count }`, and `dp_components_ll_transient` is the components' drop where the regimes differ.
 */
export function pipeOptions(given: unknown): PipeOptions {
  const options = new Arguments(given);
  const componentsDrop = options.number('dp_components_ll', { default: 0, ...COMPONENTS_DROP });
  const roughness = options.optionalNumber('rugosite', { min: 0, max: 500, unit: 'µm' });
  return {
    pipeType: options.choice('pipeType', PIPE_TYPES, 'metric'),
    criterion: options.choice('criterion', CRITERIA, 'both'),
    material: options.choice('material', MATERIALS, 'auto'),
    runs: { asp: runOf('asp', options), ll: runOf('ll', options), ref: runOf('ref', options) },
    roughness: roughness === undefined ? undefined : roughness / 1e6,
    oilDensity: options.number('rho_huile', OIL_DENSITY),
    leastLoad: options.number('charge_min', LEAST_LOAD) / 100,
    hasSolenoidValve: options.flag('electrovanne', false),
    inCycle: options.flag('in_cycle', false),
    componentsDrop: {
      permanent: componentsDrop,
      transient: options.number('dp_components_ll_transient', { default: componentsDrop, ...COMPONENTS_DROP }),
    },
    designPressures: {
      low: options.optionalNumber('ps_bp', typedPressureRange),
      high: options.optionalNumber('ps_hp', typedPressureRange),
    },
  };
}
