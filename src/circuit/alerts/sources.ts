/** Where each code of an alert comes from. Words are the pages'; of a rule of law they are made from the rule. */
import type { StudyCode } from './alert.ts';
import type { Source, SourceKind, SourceName } from './source.ts';

const of = (kind: SourceKind, name: SourceName): Source => ({ kind, name });
const EN378 = of('standard', 'en378');
const ISO817 = of('standard', 'iso817');
const PED = of('law', 'ped');
const RULES = of('law', 'rules');
const LEAKS = of('law', 'leaks');
const CATALOGUE = of('maker', 'catalogue');
const ENVELOPE = of('maker', 'envelope');
const POLYNOMIAL = of('maker', 'polynomial');
const PRACTICE = of('practice', 'practice');
const METHOD = of('method', 'method');
const STUDY = of('study', 'study');

/** A code without a source is an error of types. */
export const SOURCES: Readonly<Record<StudyCode, Source>> = {
  M_STALE: STUDY,
  M_REGIME: STUDY,
  M_INPUT: STUDY,
  M_REFUSED: STUDY,
  M_BLOCKED: STUDY,
  M_PENDING: STUDY,
  S_OVER: EN378,
  S_C3: EN378,
  S_CLASS: ISO817,
  S_UNKNOWN: ISO817,
  S_ROOM: EN378,
  S_NOROOM: EN378,
  S_AREA: EN378,
  S_FIGURES: EN378,
  S_FITS: EN378,
  S_NOLIMIT: EN378,
  S_STANDARD: of('standard', 'product'),
  S_PED: PED,
  P_CATEGORY: PED,
  X_CROSS: METHOD,
  X_NOTUBE: PRACTICE,
  X_BROKEN: PRACTICE,
  C_OVER: CATALOGUE,
  C_UNDER: CATALOGUE,
  C_CHECK: CATALOGUE,
  C_NOKV: CATALOGUE,
  C_GONE: STUDY,
  L_OZONE: RULES,
  L_TOPUP: RULES,
  L_TOPUP_NEXT: RULES,
  L_NEW: RULES,
  L_NEXT: RULES,
  L_DETECTION: LEAKS,
  L_LEAK: LEAKS,
  L_UNREAD: LEAKS,
  I_FAIR: PRACTICE,
  W_TREF: of('study', 'discharge'),
  W_TOIL: of('practice', 'maker'),
  W_TAU: PRACTICE,
  W_XF: PRACTICE,
  W_SH0: PRACTICE,
  W_SHLOW: PRACTICE,
  W_SHHIGH: PRACTICE,
  W_SCLOW: PRACTICE,
  W_SCHIGH: PRACTICE,
  W_VAC: PRACTICE,
  W_NEARCRIT: PRACTICE,
  W_GLIDE: PRACTICE,
  W_IDEAL: METHOD,
  W_VMAX: STUDY,
  W_DPASP: PRACTICE,
  W_DPREF: PRACTICE,
  W_DPLL: PRACTICE,
  W_J: PRACTICE,
  W_HAMMER: PRACTICE,
  W_FLASHLL: PRACTICE,
  W_OIL: of('practice', 'oil'),
  W_PTUBE: of('standard', 'tube'),
  W_CO2TUBE: of('standard', 'tube'),
  W_STEEL: of('practice', 'steel'),
  W_LATENT: METHOD,
  W_PINCH: PRACTICE,
  W_FREEZE: PRACTICE,
  W_FROST: PRACTICE,
  W_REC: METHOD,
  W_WET: METHOD,
  W_FSUB: METHOD,
  W_TRANS: METHOD,
  W_EXTRAP: METHOD,
  W_IHXLOSS: METHOD,
  W_STAGE: PRACTICE,
  W_SATSUC: METHOD,
  W_INJ: PRACTICE,
  W_PREC: PRACTICE,
  W_PARMIN: PRACTICE,
  W_MTSUC: PRACTICE,
  W_SUBCOLD: METHOD,
  W_BOUND: METHOD,
  W_ENV: ENVELOPE,
  W_CARRIED: POLYNOMIAL,
  W_NOVSW: POLYNOMIAL,
  W_FREQ: POLYNOMIAL,
  W_POLY: POLYNOMIAL,
  W_INCOH: POLYNOMIAL,
};
