/** What a site in France declares of its refrigerants: the ICPE list. */
import { reaches } from '../../physics/limits.ts';
import { ICPE_4735 } from '../charge/ammonia.ts';
import { listingsOfFluid, isOzoneDepleting } from '../law/listings.ts';
import { answerOf, refuse } from '../problem.ts';
import type { NoAnswer } from '../problem.ts';

export interface SiteHeading {
  readonly heading: '1185-2a' | '4735';
  /** D declaration, with periodic check for 1185; A authorisation. */
  readonly regime: 'DC' | 'A';
}

/**
 * Heading 1185-2a: gases of Annex I of Regulation (EU) 517/2014 and ozone-depleting substances, summed over closed equipment
 * of more than 2 kg each, kg. A pure HFO was of Annex II.
 */
const FLUORINATED = 300;

/**
 * The heading a site falls under by the fluid of its equipment; null for none. Hydrocarbons and A2L stocks (4718, 4310): the
 * limits were not read.
 * @param fluid a name in any usual spelling, or a composition by mass
 * @param mass of all of it on the site, kg
 */
export function siteHeading(fluid: unknown, mass: number): SiteHeading | null | NoAnswer {
  return answerOf(() => {
    const held = listingsOfFluid(fluid);
    if (!Number.isFinite(mass) || mass < 0) refuse('mass', 'outOfRange');
    if (held.alternatives.includes('NH3') && reaches(mass, ICPE_4735.declaration)) {
      return { heading: '4735', regime: reaches(mass, ICPE_4735.authorisation) ? 'A' : 'DC' };
    }
    const isCounted = held.holds.includes('I') || isOzoneDepleting(held);
    return isCounted && reaches(mass, FLUORINATED) ? { heading: '1185-2a', regime: 'DC' } : null;
  });
}
