/** What the room's verdicts, problems and warnings say where no page has fields to name: to a model, a command, a program. */
import type { Bilingual } from '../language/index.ts';
import { text } from '../language/index.ts';
import type { MeasuredVerdict, PerformanceWarningCode } from './codes.ts';

export const PERFORMANCE_VERDICT_TEXTS: Readonly<Record<MeasuredVerdict, Bilingual>> = {
  V_AGREE: text('Les témoins s’accordent', 'The witnesses agree'),
  V_ONE: text('Un seul témoin\u00a0: rien ne le confirme', 'One witness only: nothing confirms it'),
  V_RATIO: text('Le rapport seul, sans kilowatts', 'The ratio alone, no kilowatts'),
  V_FALSE: text(
    'Un relevé est probablement faux\u00a0: les chiffres s’en passent, reprenez-le',
    'One reading is probably false: the figures do without it, read it again',
  ),
  V_WITNESS: text(
    'Un côté contredit les autres\u00a0: les chiffres s’en passent',
    'One side contradicts the others: the figures do without it',
  ),
  V_EITHER: text('L’un de deux relevés est faux\u00a0: pas de chiffre', 'One of two readings is false: no figure'),
  V_UNTOLD: text(
    'Les témoins se contredisent et rien ne dit lequel a tort\u00a0: pas de chiffre',
    'The witnesses contradict each other and nothing tells which is wrong: no figure',
  ),
  V_SEVERAL: text(
    'Plusieurs erreurs, ou la machine n’est pas établie\u00a0: pas de chiffre',
    'Several errors, or the machine is not steady: no figure',
  ),
};

const SENTENCES: Readonly<
  Record<PerformanceWarningCode | 'E_POWER' | 'E_FEW' | 'E_PSAT' | 'E_COUNTER' | 'E_BOUNDARY', Bilingual>
> = {
  E_WET: text(
    'Aspiration trop près de la saturation\u00a0: du liquide est possible, le côté fluide est écarté.',
    'Suction too near saturation: liquid is possible, the refrigerant side is left out.',
  ),
  W_SUCTION_LINE: text(
    'Sortie évaporateur douteuse\u00a0: la ligne d’aspiration est comptée dans le froid.',
    'Evaporator outlet doubtful: the suction line is counted as cooling.',
  ),
  E_SC_NEG: text(
    'Liquide plus chaud que son point de bulle\u00a0: pression ou température fausse.',
    'Liquid hotter than its bubble point: pressure or temperature is false.',
  ),
  W_FLASH: text(
    'Sous-refroidissement perdu\u00a0: des bulles sont possibles.',
    'Subcooling lost: bubbles are possible.',
  ),
  E_FLASH: text('Débitmètre refusé\u00a0: bulles possibles.', 'Flow meter refused: bubbles possible.'),
  E_DISCHARGE: text(
    'Refoulement impossible\u00a0: sonde, aspiration ou pression.',
    'Impossible discharge: probe, suction or pressure.',
  ),
  E_SWAP: text(
    'Le médium sort du mauvais côté en température\u00a0: sondes permutées\u202f?',
    'The medium leaves the wrong way in temperature: probes swapped?',
  ),
  W_ENV: text('Hors de la feuille du compresseur.', 'Outside the sheet of the compressor.'),
  W_LATENT: text('Humidité non donnée\u00a0: sensible seul.', 'No humidity given: sensible only.'),
  W_COSPHI: text('cos φ supposé.', 'cos φ supposed.'),
  W_UNBALANCE: text('Phases inégales.', 'Unequal phases.'),
  W_POWER_ROUGH: text('Puissance grossière.', 'Rough power.'),
  W_NOT_A_YEAR: text('Moins d’une année\u00a0: pas un SPF.', 'Less than a year: not an SPF.'),
  W_DEFROST_COUNT: text(
    'Le compteur retranche-t-il la chaleur reprise au dégivrage\u202f?',
    'Does the meter subtract the heat taken back at defrost?',
  ),
  W_FAR: text('Régimes éloignés\u00a0: comparaison grossière.', 'Conditions far apart: rough comparison.'),
  E_POWER: text('Puissance plus faible que les auxiliaires.', 'Power below the auxiliaries.'),
  E_FEW: text(
    'Il manque des relevés\u00a0: deux pressions, aspiration, liquide et refoulement pour un rapport, la puissance ou un côté d’eau pour des kilowatts.',
    'Readings are missing: two pressures, suction, liquid and discharge for a ratio, power or one water side for kilowatts.',
  ),
  E_PSAT: text('Pression hors de la saturation de ce fluide.', 'Pressure outside the saturation of this refrigerant.'),
  E_COUNTER: text('Un compteur recule ou ne bouge pas.', 'A counter runs backwards, or does not move.'),
  E_BOUNDARY: text('Limites différentes\u00a0: non comparables.', 'Different boundaries: not comparable.'),
};

export const isPerformanceCode = (code: string): code is keyof typeof SENTENCES => Object.hasOwn(SENTENCES, code);
export const performanceSentence = (code: keyof typeof SENTENCES): Bilingual => SENTENCES[code];
