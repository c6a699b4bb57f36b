/** What a reader chose for the pipes. Units of the door: m/s, m, mm, bar; defaults and limits are those of the page. */
import type { Range } from '../arguments.ts';
import { Arguments } from '../arguments.ts';
import type { Line, TypedPressures } from '../lines.ts';
import { typedPressureRange } from '../lines.ts';

export const PIPE_TYPES = ['metric', 'pouce', 'all'] as const;
export type PipeType = (typeof PIPE_TYPES)[number];

/** How a line runs. */
export interface Run {
  /** m/s */
  readonly fastest: number;
  /** Straight, m. */
  readonly straight: number;
  /** Straight with what its fittings are worth, m. */
  readonly length: number;
  /** From its entry up, m; negative down. */
  readonly rise: number;
}

export interface PipeOptions {
  readonly pipeType: PipeType;
  readonly runs: Readonly<Record<Line, Run>>;
  /** m; undefined for that of the tubes' material. */
  readonly roughness: number | undefined;
  /** Of oil with its refrigerant, kg/m³. */
  readonly oilDensity: number;
  /** Least load, 0 to 1. */
  readonly leastLoad: number;
  readonly hasSolenoidValve: boolean;
  /** Drop of the components of the liquid line, bar. */
  readonly componentsDrop: number;
  readonly designPressures: TypedPressures;
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

function runOf(line: Line, options: Arguments): Run {
  const { speed, equivalent } = LINE_DEFAULTS[line];
  const fastest = options.number(`vit_${line}`, speed);
  const fittings = options.number(`eq_${line}`, { default: equivalent, min: 0, max: 200, unit: 'm' });
  const straight = options.number(`long_${line}`, { default: STRAIGHT, min: 0, max: 500, unit: 'm' });
  const rise = options.number(`haut_${line}`, { default: 0, min: -100, max: 100, unit: 'm' });
  return { fastest, straight, length: straight + fittings, rise };
}

/** E_MISSING, E_NUMBER, E_MODE, E_RANGE with the option's key as field. */
export function pipeOptions(given: unknown): PipeOptions {
  const options = new Arguments(given);
  const roughness = options.optionalNumber('rugosite', { min: 0, max: 500, unit: 'µm' });
  return {
    pipeType: options.choice('pipeType', PIPE_TYPES, 'metric'),
    runs: { asp: runOf('asp', options), ll: runOf('ll', options), ref: runOf('ref', options) },
    roughness: roughness === undefined ? undefined : roughness / 1e6,
    oilDensity: options.number('rho_huile', OIL_DENSITY),
    leastLoad: options.number('charge_min', LEAST_LOAD) / 100,
    hasSolenoidValve: options.flag('electrovanne', false),
    componentsDrop: options.number('dp_components_ll', { default: 0, min: 0, max: 50, unit: 'bar' }),
    designPressures: {
      low: options.optionalNumber('ps_bp', typedPressureRange),
      high: options.optionalNumber('ps_hp', typedPressureRange),
    },
  };
}
