/** A visit as it was typed or chosen from a recording: read once, checked field by field, pressures made absolute. */
import { Arguments } from '../../circuit/arguments.ts';
import { fluidOf } from '../../circuit/fluids.ts';
import { rulerRange } from '../../circuit/ruler/range.ts';
import type { Engine, Fluid } from '../../engine/types.ts';
import { atmosphericPressureFromAltitude } from '../../physics/atmosphere.ts';
import { barFromPascal, pascalFromBar } from '../../quantities/si.ts';
import type { CompressorKind, Expansion } from '../data/machines.ts';
import { COMPRESSOR_KINDS, EXPANSIONS } from '../data/machines.ts';
import type { SignatureApplication } from '../data/signatures.ts';
import { APPLICATIONS } from '../data/signatures.ts';
import { refuse } from '../outcome.ts';
import type { OptionalField, PressureField, SettingField } from './fields.ts';
import { OPTIONAL_FIELDS, PRESSURE_FIELDS, SETTING_FIELDS, supposedScale } from './fields.ts';

type Figures = Readonly<Partial<Record<OptionalField, number>>>;
type Pressures = Readonly<Partial<Record<PressureField, number>>>;

/** What gauges and probes read at one time: °C, K, kW as typed, pressures in Pa absolute. */
export interface Readings {
  readonly figures: Figures;
  readonly pressures: Pressures;
}

export interface Visit extends Readings {
  readonly fluid: Fluid;
  readonly application: SignatureApplication;
  readonly expansion: Expansion;
  /** Whether the expansion device is one that nothing moves: capillary or orifice. */
  readonly isFixed: boolean;
  readonly receiver: boolean;
  readonly compressor: CompressorKind;
  /** Whether the air of both exchangers was read in two places. */
  readonly isAirChecked: boolean;
  readonly settings: Readonly<Record<SettingField, number>>;
  /** Whether nothing was said of the probes: their accuracy is then assumed. */
  readonly isProbeAssumed: boolean;
  /** The same machine healthy, on another day. */
  readonly reference: Readings | undefined;
}

/** How a gauge reads. */
interface Gauge {
  readonly mode: 'rel' | 'abs';
  /** Pressure of the air around it, Pa. */
  readonly air: number;
}

const PROBE_FIELDS: readonly SettingField[] = ['acc_t', 'acc_p', 'fs_lp', 'fs_hp'];
const SEEN: readonly OptionalField[] = ['sight', 'ice', 'wet', 'oil', 'receiver_level'];

function gaugeOf(group: Arguments, otherwise?: Gauge): Gauge {
  const mode = group.choice('p_mode', ['rel', 'abs'] as const, otherwise?.mode ?? 'rel');
  const air = otherwise !== undefined && !group.has('altitude') ? otherwise.air : undefined;
  return { mode, air: air ?? atmosphericPressureFromAltitude(group.number('altitude', SETTING_FIELDS.altitude)) };
}

/** A pressure, Pa absolute, inside the saturation of the fluid; E_PSAT names its limits as the gauge shows them. */
function pressureOf(group: Arguments, key: PressureField, gauge: Gauge, fluid: Fluid): number | undefined {
  const typed = group.optionalNumber(key);
  if (typed === undefined) return undefined;
  const zero = gauge.mode === 'rel' ? gauge.air : 0;
  const P = pascalFromBar(typed) + zero;
  const { min, max } = rulerRange(fluid).P;
  if (P >= min && P <= max) return P;
  const shown = (limit: number): number => barFromPascal(limit - zero);
  // Above the critical pressure the high side is a gas cooler: it has no condensing temperature, and no subcooling.
  const side = P > fluid.critical.P ? { side: 'gas_cooler' } : {};
  return refuse('E_PSAT', group.field(key), { min: shown(min), max: shown(max), unit: 'bar', ...side });
}

/** The pressures each gauge showed, as it counts. */
const READ_ON = { fs_lp: ['p_lp', 'p_evap_out'], fs_hp: ['p_hp'] } as const;

/** How the readings were taken; a gauge of which nothing is told shows at least what was read on it. */
function settingsOf(asked: Arguments): Readonly<Record<SettingField, number>> {
  const of = (key: SettingField): number => {
    const rule = SETTING_FIELDS[key];
    if ((key !== 'fs_lp' && key !== 'fs_hp') || asked.has(key)) return asked.number(key, rule);
    return supposedScale(
      key,
      READ_ON[key].flatMap((path) => asked.optionalNumber(path) ?? []),
    );
  };
  return Object.fromEntries((Object.keys(SETTING_FIELDS) as SettingField[]).map((key) => [key, of(key)])) as Record<
    SettingField,
    number
  >;
}

function readingsOf(group: Arguments, gauge: Gauge, fluid: Fluid): Readings {
  const figures: Partial<Record<OptionalField, number>> = {};
  for (const key of Object.keys(OPTIONAL_FIELDS) as OptionalField[]) {
    const value = group.optionalNumber(key, OPTIONAL_FIELDS[key]);
    if (value === undefined) continue;
    if (SEEN.includes(key) && !Number.isInteger(value)) {
      const { min, max } = OPTIONAL_FIELDS[key] as { readonly min: number; readonly max: number };
      refuse('E_RANGE', group.field(key), { min, max });
    }
    figures[key] = value;
  }
  const pressures: Partial<Record<PressureField, number>> = {};
  for (const key of PRESSURE_FIELDS) {
    const P = pressureOf(group, key, gauge, fluid);
    if (P !== undefined) pressures[key] = P;
  }
  return { figures, pressures };
}

/**
 * A visit from a request: keys and limits of `fields.ts`, with fluid, application, expansion, receiver, compressor,
 * air_checked, flooded, p_mode and a reference visit. What is absent stays absent.
 * Stops with E_MISSING, E_NUMBER, E_RANGE, E_MODE, E_FLUID, E_COMP, E_PSAT, E_FLOODED.
 */
export function visitFrom(request: unknown, engine: Engine): Visit {
  const asked = new Arguments(request);
  const fluid = fluidOf(engine, asked.raw('fluid'), 'fluid');
  const application = asked.choice('application', APPLICATIONS, 'room_ac');
  const expansion = asked.choice('expansion', EXPANSIONS, 'txv');
  if (asked.flag('flooded', false)) refuse('E_FLOODED', 'flooded');
  const settings = settingsOf(asked);
  const gauge = gaugeOf(asked);
  const reference = asked.has('reference') ? asked.group('reference') : undefined;
  return {
    ...{ fluid, application, expansion, settings },
    isFixed: expansion === 'capillary' || expansion === 'orifice',
    receiver: asked.flag('receiver', false),
    compressor: asked.choice('compressor', COMPRESSOR_KINDS, 'unknown'),
    isAirChecked: asked.flag('air_checked', false),
    isProbeAssumed: !PROBE_FIELDS.some((key) => asked.has(key)),
    ...readingsOf(asked, gauge, fluid),
    reference: reference && readingsOf(reference, gaugeOf(reference, gauge), fluid),
  };
}

/** Which of some keys are not there, with their path; a key that is a list is there when one of it is. */
export function missingOf(
  { figures, pressures }: Readings,
  keys: readonly (OptionalField | PressureField | readonly OptionalField[])[],
  path = '',
): readonly string[] {
  const isThere = (key: OptionalField | PressureField): boolean =>
    (figures as Readonly<Record<string, number | undefined>>)[key] !== undefined ||
    (pressures as Readonly<Record<string, number | undefined>>)[key] !== undefined;
  return keys
    .filter((key) => (typeof key === 'string' ? !isThere(key) : !key.some(isThere)))
    .map((key) => `${path}${typeof key === 'string' ? key : (key[0] ?? '')}`);
}
