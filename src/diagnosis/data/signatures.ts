/** Symptoms, signatures and expected values of the diagnosis by rules, as their file has them. */
import file from './signatures.json' with { type: 'json' };

export type SymptomKey = keyof typeof file.symptoms;
export type SignatureApplication = keyof typeof file.applications;

interface Expected {
  readonly value: number;
  readonly tol: number;
}
type ExpectedKey = 'te_in' | 'DTe' | 'DTE' | 'DTc' | 'DTC' | 'SH' | 'SC' | 'eta';

export interface Signature {
  readonly key: string;
  readonly prior: number;
  /** Symptoms of which one must show before the fault is thought of. */
  readonly requires: readonly SymptomKey[];
  /** Sign and size by symptom: of a valve, and what differs for a fixed device. */
  readonly txv: Readonly<Partial<Record<SymptomKey, number>>>;
  readonly fixed: Readonly<Partial<Record<SymptomKey, number>>>;
}

export const SYMPTOM_WEIGHTS = file.symptoms as Readonly<Record<SymptomKey, number>>;
export const SIGNATURES = file.faults as readonly Signature[];
export const SCORING = file.scoring;
/** What is absent is not told of that application. */
export const EXPECTED = file.applications as Readonly<
  Record<
    SignatureApplication,
    Readonly<Record<Exclude<ExpectedKey, 'DTC'>, Expected> & { readonly DTC: Expected | null }>
  >
>;
export const DIRECT_EXPECTED = file.direct as unknown as Readonly<
  Record<'SCX' | 'DLL' | 'DPS' | 'NCT' | 'OSC' | 'D4V' | 'PW', Expected>
>;
/** Condensing temperature, °C, below which it is low in itself, and the K a level is worth. */
export const LOW_HEAD = file.direct.TKA;
export const FIXED_SUPERHEAT = file.fixed.SH;
export const RECEIVER = file.receiver;
export const APPLICATIONS = Object.keys(file.applications) as readonly SignatureApplication[];

const BY_KEY = new Map(SIGNATURES.map((signature) => [signature.key, signature]));

/** Sign and size of a symptom in a fault's row; undefined where the row does not use it. */
export function signOf(fault: string, symptom: SymptomKey, isFixed: boolean): number | undefined {
  const row = BY_KEY.get(fault);
  return (isFixed ? row?.fixed[symptom] : undefined) ?? row?.txv[symptom];
}

export const signatureOf = (fault: string): Signature | undefined => BY_KEY.get(fault);
