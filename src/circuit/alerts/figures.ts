/** The figure of an alert and the limit it is held against, where its code has them. */
import { limitsOf } from '../../machine/limits.ts';
import { STANDARD_ATMOSPHERE } from '../../quantities/si.ts';
import { HAMMER_SPEED, LEAST_SUBCOOLING, STEEP } from '../pipes/practice.ts';
import type { Amount, Finding, StudyCode } from './alert.ts';

export interface Measured {
  readonly figure?: Amount;
  readonly limit?: Amount;
}

type Unit = Amount['unit'];
/** Where a warning does not carry the limit it was held against. */
const LIMITS = limitsOf({});
const PASCALS_PER_KILO = 1000;
const PER_CENT = 100;

/** The unit of a code's figure, the value that holds it, and its limit: a figure, or the value that holds that. */
interface Measure {
  readonly unit: Unit;
  readonly figure: string;
  readonly limit?: number | string | null | ((cycle: CycleFacts, values: Finding['values']) => unknown);
}

/** What a limit may hang on beside the values of its code. */
export interface CycleFacts {
  readonly isTranscriticalR744: boolean;
}

const ratioLimit = ({ isTranscriticalR744 }: CycleFacts, { m }: Finding['values']): unknown =>
  m ??
  limitsOf({}, isTranscriticalR744 ? 'R744' : undefined, isTranscriticalR744 ? 'transcritical' : undefined).ratio.watch;

const MEASURES: Readonly<Partial<Record<StudyCode, Measure>>> = {
  S_OVER: { unit: 'kg', figure: 'mass', limit: 'limit' },
  S_DEPENDS: { unit: 'kg', figure: 'mass', limit: 'limit' },
  S_C3: { unit: 'kg', figure: 'mass', limit: 'limit' },
  S_FITS: { unit: 'kg', figure: 'mass', limit: 'limit' },
  S_NOLIMIT: { unit: 'kg', figure: 'mass' },
  S_CLASS: { unit: 'kg', figure: 'mass' },
  P_CATEGORY: { unit: 'bar', figure: 'pressure' },
  L_LEAK: { unit: 'kg', figure: 'mass' },
  L_DETECTION: { unit: 'kg', figure: 'mass' },
  W_TREF: { unit: 'degC', figure: 't', limit: 'r' },
  W_TOIL: { unit: 'degC', figure: 't', limit: (_, { m }) => m ?? LIMITS.discharge?.max },
  W_TAU: { unit: 'none', figure: 'v', limit: ratioLimit },
  W_XF: { unit: '%', figure: 'v', limit: (_, { m }) => m ?? PER_CENT * (LIMITS.flash.watch ?? NaN) },
  W_SHLOW: { unit: 'K', figure: 'v', limit: LIMITS.superheat.useful.low },
  W_SHHIGH: { unit: 'K', figure: 'v', limit: LIMITS.superheat.total.watch },
  W_SCLOW: { unit: 'K', figure: 'v', limit: LIMITS.subcooling.low },
  W_SCHIGH: { unit: 'K', figure: 'v', limit: LIMITS.subcooling.high },
  W_VAC: { unit: 'bar', figure: 'v', limit: STANDARD_ATMOSPHERE / 1e5 },
  W_GLIDE: { unit: 'K', figure: 'v', limit: LIMITS.glide.watch },
  W_VMAX: { unit: 'm_s', figure: 'v', limit: 'm' },
  W_J: { unit: 'kPa_m', figure: 'v', limit: STEEP / PASCALS_PER_KILO },
  W_HAMMER: { unit: 'm_s', figure: 'v', limit: HAMMER_SPEED },
  W_FLASHLL: { unit: 'K', figure: 'v', limit: LEAST_SUBCOOLING },
  W_OIL: { unit: 'm_s', figure: 'v', limit: 'm' },
  W_PTUBE: { unit: 'bar', figure: 'v', limit: 'm' },
  W_CO2TUBE: { unit: 'bar', figure: 'v' },
  W_PINCH: { unit: 'K', figure: 'v', limit: 'm' },
};

const amount = (value: unknown, unit: Unit): Amount | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? { value, unit } : undefined;

/** Figure and limit of a finding, as far as it has them. */
export function measured(finding: Finding, cycle: CycleFacts): Measured {
  const measure = MEASURES[finding.code];
  if (!measure) return {};
  const { unit, limit: asked } = measure;
  const figure = amount(finding.values[measure.figure], unit);
  const limit = amount(
    typeof asked === 'function'
      ? asked(cycle, finding.values)
      : typeof asked === 'string'
        ? finding.values[asked]
        : asked,
    unit,
  );
  return { ...(figure && { figure }), ...(limit && { limit }) };
}
