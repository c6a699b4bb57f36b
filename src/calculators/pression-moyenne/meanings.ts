/** What each field asks for, as its “?” says it. */
import { text } from '../../language/index.ts';
import type { Meanings } from '../meanings-of.ts';
import type { definition } from './definition.ts';

export const MEANINGS: Meanings<typeof definition> = {
  pres_hp: text('Pression absolue de refoulement de l’étage haut.', 'Absolute discharge pressure of the high stage.'),
  pres_bp: text('Pression absolue d’aspiration de l’étage bas.', 'Absolute suction pressure of the low stage.'),
  method: text(
    'Racine du produit, qui partage le taux en deux, ou formule de Sand Hold, un peu plus haute.',
    'Root of the product, which halves the ratio, or the Sand Hold formula, a little higher.',
  ),
  fluid: text('Frigorigène des deux étages.', 'Refrigerant of both stages.'),
};
