/** What each field asks for, as its “?” says it. */
import { text } from '../../language/index.ts';
import type { Meanings } from '../meanings-of.ts';
import type { definition } from './definition.ts';

export const MEANINGS: Meanings<typeof definition> = {
  method: text(
    'Par une vitesse, par une perte de charge, ou le contrôle d’une gaine connue.',
    'By a velocity, by a friction rate, or the check of a known duct.',
  ),
  flow: text('Volume d’air par heure.', 'Volume of air an hour.'),
  v: text(
    'Vitesse moyenne dans la gaine\u00a0: plus haute, plus de bruit et de pertes.',
    'Mean velocity in the duct: higher means more noise and losses.',
  ),
  dp_lin: text('Pression perdue par mètre de gaine droite.', 'Pressure lost for each metre of straight duct.'),
  diameter: text('Diamètre intérieur de la gaine ronde.', 'Inside diameter of the round duct.'),
  a: text('Plus grande dimension intérieure.', 'Larger inside dimension.'),
  b: text(
    'Plus petite dimension intérieure, ou la hauteur disponible.',
    'Smaller inside dimension, or the height there is.',
  ),
  roughness: text(
    'Hauteur des aspérités de la paroi\u00a0: une gaine souple mal tendue en a beaucoup.',
    'Height of the roughness of the wall: a slack flexible duct has much.',
  ),
  rho: text(
    'Masse d’un mètre cube d’air, moindre en altitude et à chaud.',
    'Mass of one cubic metre of air, less at altitude and when warm.',
  ),
  mu: text('Frottement interne de l’air.', 'Inner friction of the air.'),
  length: text('Longueur de gaine droite.', 'Length of straight duct.'),
  zeta: text(
    'Somme des coefficients de tous les coudes, tés et grilles du tronçon.',
    'Sum of the coefficients of all bends, tees and grilles of the section.',
  ),
};
