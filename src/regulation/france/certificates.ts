/** Who may handle a fluid in France: Article 10 of Regulation (EU) 2024/573 and the orders of 21 November 2025. */
import type { Bilingual } from '../../language/index.ts';
import { text } from '../../language/index.ts';
import { listingsOfFluid, isFGas } from '../law/listings.ts';
import { answerOf } from '../problem.ts';
import type { NoAnswer } from '../problem.ts';

export type Certificate = 'A1' | 'A2' | 'B' | 'C' | 'D' | 'E';

/** Orders of 21 November 2025 (JO 6 and 10 December 2025): what each category allows; two agreeing secondary sources. */
export const CERTIFICATES: Readonly<Record<Certificate, Bilingual>> = {
  A1: text('gaz fluorés et hydrocarbures, toutes opérations', 'F-gases and hydrocarbons, all operations'),
  A2: text(
    'comme A1, sous 3\u202fkg, ou 6\u202fkg hermétique étiqueté, bornes exclues',
    'as A1, under 3\u00a0kg, or 6\u00a0kg labelled hermetic, limits excluded',
  ),
  B: text('CO2', 'CO2'),
  C: text('ammoniac', 'ammonia'),
  D: text('récupération seule, mêmes masses que A2', 'recovery only, up to the same charges as A2'),
  E: text('contrôle d’étanchéité seul', 'leak checks only'),
};

/** ISO dates and years of the orders. */
export const CERTIFICATE_TERMS = {
  /** In force on the day after the JO of 10 December 2025. */
  issuedFrom: '2025-12-11',
  /** The categories of 2025 alone are issued. */
  compulsoryFrom: '2027-01-01',
  /** Last day of issue under the orders of 2008; those held stay valid, see `refresherBy`. */
  formerIssuedUntil: '2026-12-31',
  /** One-off refresher of certificates held under the orders of 2008: Article 10(9) of Regulation (EU) 2024/573. */
  refresherBy: '2029-03-12',
  aptitudeYears: 7,
  companyYears: 5,
} as const;

const KG_A2 = 3;
const KG_A2_HERMETIC = 6;

/**
 * The categories that allow all work on a charge of a fluid; empty where none is asked for.
 * @param fluid a name in any usual spelling, or a composition by mass
 * @param mass of the equipment, kg; without it, the categories of any mass
 * @param isHermetic labelled hermetically sealed
 */
export function certificatesFor(
  fluid: unknown,
  mass = Infinity,
  isHermetic = false,
): readonly Certificate[] | NoAnswer {
  return answerOf(() => {
    const held = listingsOfFluid(fluid);
    const isOfA = isFGas(held) || held.alternatives.includes('HC');
    const isSmall = mass < (isHermetic ? KG_A2_HERMETIC : KG_A2);
    return [
      ...(isOfA ? (isSmall ? (['A1', 'A2'] as const) : (['A1'] as const)) : []),
      ...(held.alternatives.includes('CO2') ? (['B'] as const) : []),
      ...(held.alternatives.includes('NH3') ? (['C'] as const) : []),
    ];
  });
}
