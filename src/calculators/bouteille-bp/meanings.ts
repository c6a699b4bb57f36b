/** What each field asks for, as its “?” says it. */
import { text } from '../../language/index.ts';
import type { Meanings } from '../meanings-of.ts';
import type { definition } from './definition.ts';

export const MEANINGS: Meanings<typeof definition> = {
  orientation: text(
    'Debout, la vapeur monte contre les gouttes qui tombent. Couchée, elles tombent en travers.',
    'Upright, vapour rises against falling drops. Lying, they fall across it.',
  ),
  method: text(
    'Par le coefficient K, qui suit les masses volumiques, ou par une vitesse qu’on se donne.',
    'By the K factor, which follows the densities, or by a velocity one sets.',
  ),
  fluid: text(
    'Frigorigène de la bouteille\u00a0: il donne les masses volumiques.',
    'Refrigerant of the vessel: it gives the densities.',
  ),
  t_evap: text('Température de rosée à la pression de la bouteille.', 'Dew temperature at the pressure of the vessel.'),
  rho_vap: text(
    'Masse d’un mètre cube de vapeur saturée à cette pression.',
    'Mass of one cubic metre of saturated vapour at that pressure.',
  ),
  rho_liq: text(
    'Masse d’un mètre cube de liquide saturé à cette pression.',
    'Mass of one cubic metre of saturated liquid at that pressure.',
  ),
  m_dot: text('Vapeur qui va aux compresseurs, au maximum.', 'Vapour that goes to the compressors, at most.'),
  k_factor: text(
    'Vitesse de Souders et Brown à laquelle les gouttes retombent encore\u00a0: plus petite, plus sûre, bouteille plus large.',
    'Souders-Brown velocity at which drops still fall back: smaller is safer, with a wider vessel.',
  ),
  v_adm: text(
    'Vitesse de la vapeur au-delà de laquelle elle emporte du liquide.',
    'Vapour velocity beyond which it carries liquid along.',
  ),
  m_liq: text(
    'Liquide que la bouteille doit garder sans déborder, retour brutal compris.',
    'Liquid the vessel must hold without overflowing, a surge included.',
  ),
  h_sep_min: text(
    'Hauteur libre entre le liquide le plus haut et la sortie de la vapeur.',
    'Free height between the highest liquid and the vapour outlet.',
  ),
  diameter: text(
    'Diamètre d’une bouteille déjà choisie\u00a0: le reste est vérifié sur elle.',
    'Diameter of a vessel already chosen: the rest is checked on it.',
  ),
  level: text(
    'Hauteur du liquide rapportée au diamètre\u00a0: au-dessus il reste moins de passage à la vapeur.',
    'Height of the liquid as a share of the diameter: above it less room is left to the vapour.',
  ),
  l_eff: text(
    'Distance que la vapeur parcourt de l’entrée à la sortie.',
    'Distance the vapour travels from inlet to outlet.',
  ),
};
