/** What each field asks for, as its “?” says it. */
import { text } from '../../language/index.ts';
import type { Meanings } from '../meanings-of.ts';
import type { definition } from './definition.ts';

export const MEANINGS: Meanings<typeof definition> = {
  fluid: text(
    'Celui de la plaque\u00a0: la notice compte pour lui seul.',
    'That of the nameplate: the sheet counts for it alone.',
  ),
  length: text('Longueur du tube liquide posé.', 'Length of the liquid pipe in place.'),
  l_included: text(
    'Longueur que la charge d’usine remplit déjà, écrite dans la notice.',
    'Length the factory charge already fills, written in the sheet.',
  ),
  n_units: text('Combien de fois la longueur comprise est retirée.', 'How many times the length covered is taken off.'),
  per_metre: text(
    'Masse que la notice fait ajouter par mètre au-delà.',
    'Mass the sheet has added for each metre beyond.',
  ),
  l_max: text('Longueur que la notice interdit de dépasser.', 'Length the sheet forbids to exceed.'),
  m_factory: text('Masse de fluide à la sortie de l’usine.', 'Mass of refrigerant as it left the factory.'),
  residential: text(
    'Bâtiment où l’on habite\u00a0: la loi y compte autrement les appareils hermétiques.',
    'Building people live in: the law counts hermetic units otherwise there.',
  ),
  hermetic: text(
    'Circuit fermé en usine par brasage, et étiqueté tel. Un split raccordé sur place ne l’est pas.',
    'Circuit closed by brazing in the factory, and labelled so. A split joined on site is not.',
  ),
  h0_type: text(
    'Où est posée l’unité intérieure\u00a0: plus bas, une fuite se mêle moins à l’air et la charge permise est moindre.',
    'Where the indoor unit stands: lower down a leak mixes less with the air and the allowed charge is smaller.',
  ),
  room_height: text('Hauteur du sol au plafond.', 'Height from floor to ceiling.'),
  room_area: text('Surface du plus petit local que l’unité dessert.', 'Area of the smallest room the unit serves.'),
};
