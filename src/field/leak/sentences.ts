/** What a leak's answer says in words: its verdicts, what to know beside them, and why there is none. */
import type { Bilingual, Locale } from '../../language/index.ts';
import { text } from '../../language/index.ts';
import type { Values } from '../../circuit/outcome.ts';
import { formatNumber } from '../../quantities/number.ts';
import type { LEAK_PROBLEM_CODES, LeakVerdict, LeakWarningCode } from '../codes.ts';

type LeakProblemCode = (typeof LEAK_PROBLEM_CODES)[number];
/** V_TOPUP_ONCE and _TIMES: with care, and so many times at most. */
type Said = LeakVerdict | 'V_TOPUP_ONCE' | 'V_TOPUP_TIMES' | LeakWarningCode | LeakProblemCode;

/** Values: w K in words of their own, n, v, t °C, max kg. */
const SENTENCES: Readonly<Record<Said, Bilingual>> = {
  V_TOPUP: text(
    'Complétez après réparation\u00a0: l’écart reste dans la précision des mesures.',
    'Top up after repair: the drift stays within what gauges can tell.',
  ),
  V_TOPUP_CARE: text(
    'Complément possible après réparation, réglette à corriger de {{w}}.',
    'Top-up possible after repair, correct the ruler by {{w}}.',
  ),
  V_TOPUP_TIMES: text(
    'Complément possible après réparation, réglette à corriger de {{w}}\u202f; pas plus de {{n}} fois au total.',
    'Top-up possible after repair, correct the ruler by {{w}}; no more than {{n}} times in all.',
  ),
  V_TOPUP_ONCE: text(
    'Complément possible après réparation, réglette à corriger de {{w}}\u202f; une seule fois.',
    'Top-up possible after repair, correct the ruler by {{w}}; once only.',
  ),
  V_RECOVER: text(
    'Récupérez et rechargez\u00a0: le mélange n’est plus du {{fluid}}, la réglette se trompe de {{w}}.',
    'Recover and recharge: the blend is no longer {{fluid}}, the ruler is {{w}} off.',
  ),
  W_REPAIR: text(
    'Réparer d’abord\u00a0: on ne complète pas une installation qui fuit.',
    'Repair first: a system that leaks is not topped up.',
  ),
  W_RUNNING: text(
    'En marche, il sort presque la composition nominale\u00a0: rien ne se sépare.',
    'While running, nearly the nominal composition leaves: nothing separates.',
  ),
  W_VAPOUR_TOPUP: text(
    'Complément en gaz\u00a0: la bouteille aussi se détitre, ce qui y reste n’est plus le mélange de l’étiquette.',
    'Vapour top-up: the cylinder fractionates too, what stays in it is no longer the blend on its label.',
  ),
  W_FLAM_MORE: text(
    'Le reste contient {{v}}\u202f% de composants inflammables au lieu de {{n}}\u202f%.',
    'What is left holds {{v}}\u202f% of flammable components instead of {{n}}\u202f%.',
  ),
  W_FLAM_VAPOUR: text(
    'À l’arrêt, le gaz au-dessus du liquide contient jusqu’à {{v}}\u202f% de composants inflammables (nominal {{n}}\u202f%).',
    'At rest, the gas over the liquid holds up to {{v}}\u202f% of flammable components (nominal {{n}}\u202f%).',
  ),
  W_COLD: text(
    'Fuite rapide\u00a0: le contenu descend à {{t}}\u202f°C.',
    'Fast leak: the content falls to {{t}}\u202f°C.',
  ),
  W_VOLUME: text(
    'Volume interne supposé\u00a0: {{v}}\u202fL, résultat à ±\u202f0,6 point.',
    'Internal volume assumed: {{v}}\u202fL, result ±\u202f0.6 points.',
  ),
  W_ESTIMATED: text(
    'Mélange estimé\u00a0: paires sans paramètres publiés.',
    'Estimated blend: pairs without published parameters.',
  ),
  E_PURE: text(
    'Fluide pur\u00a0: rien ne se sépare, complétez après réparation.',
    'Pure fluid: nothing separates, top up after repair.',
  ),
  E_LOST: text('Masse perdue hors de 0 à {{max}}\u202fkg.', 'Mass lost outside 0 to {{max}}\u202fkg.'),
  E_FULL: text(
    'Le liquide remplit le volume\u00a0: charge ou volume à vérifier.',
    'Liquid fills the volume: check charge or volume.',
  ),
  E_LEAK: text(
    'La fuite ne se suit pas jusqu’au bout\u00a0: trop de masse perdue, ou un contenu trop froid pour les équations du mélange.',
    'The leak cannot be followed to its end: too much mass lost, or a content too cold for the blend’s equations.',
  ),
  E_FAR: text(
    'Ce qui reste n’a plus de saturation aux pressions du régime de comparaison\u00a0: récupérez et rechargez.',
    'What is left has no saturation at the pressures of the comparison regime any more: recover and recharge.',
  ),
};

export const isSaid = (code: string): code is Said => Object.hasOwn(SENTENCES, code);

/** Decimals of the figures of a sentence. */
const DECIMALS: Readonly<Record<string, number>> = { n: 1, v: 1, t: 0, max: 2 };

/** The sentence of a code; a value that is text stands as it is. */
export function leakSentence(code: Said, values: Values, locale: Locale): string {
  return SENTENCES[code][locale].replace(/\{\{(\w+)\}\}/g, (_, key: string) => {
    const value = values[key];
    return typeof value === 'number' ? formatNumber(value, DECIMALS[key] ?? 1, locale) : (value ?? '');
  });
}

/** Most rounds that are followed: so many top-ups or more are not said as a number. */
const MOST_SAID = 10;

/** Which sentence a verdict has: with care, how often is said where it is known. */
export function verdictSentence(code: LeakVerdict, care: number | null | undefined): Said {
  if (code !== 'V_TOPUP_CARE' || typeof care !== 'number' || care <= 0 || care >= MOST_SAID) return code;
  return care === 1 ? 'V_TOPUP_ONCE' : 'V_TOPUP_TIMES';
}
