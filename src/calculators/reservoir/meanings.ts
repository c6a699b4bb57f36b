/** What each field asks for, as its “?” says it. */
import { text } from '../../language/index.ts';
import type { Meanings } from '../meanings-of.ts';
import type { definition } from './definition.ts';

export const MEANINGS: Meanings<typeof definition> = {
  mode: text(
    'Choisir un volume, ou lire la masse d’après un niveau.',
    'Choose a volume, or read the mass from a level.',
  ),
  fluid: text('Frigorigène contenu.', 'Refrigerant held.'),
  m_store: text(
    'Charge que la bouteille liquide doit prendre entière quand le circuit y est vidé.',
    'Charge the liquid receiver must take whole when the circuit is pumped down.',
  ),
  t_max: text(
    'Température la plus haute de la bouteille pleine\u00a0: le liquide s’y dilate.',
    'Highest temperature of the full receiver: the liquid expands there.',
  ),
  rho_liq: text(
    'Masse d’un mètre cube de liquide à cette température.',
    'Mass of one cubic metre of liquid at that temperature.',
  ),
  rho_vap: text(
    'Masse d’un mètre cube de vapeur au-dessus du liquide.',
    'Mass of one cubic metre of vapour above the liquid.',
  ),
  fill_max: text(
    'Part du volume que le liquide peut occuper\u00a0: plein, il briserait la bouteille en se dilatant.',
    'Share of the volume the liquid may take: full, it would burst the receiver as it expands.',
  ),
  m_run: text('Masse qui reste dans la bouteille pendant la marche.', 'Mass that stays in the receiver while running.'),
  t_run: text('Température du liquide pendant la marche.', 'Temperature of the liquid while running.'),
  rho_liq_run: text(
    'Masse d’un mètre cube de liquide pendant la marche.',
    'Mass of one cubic metre of liquid while running.',
  ),
  rho_vap_run: text(
    'Masse d’un mètre cube de vapeur pendant la marche.',
    'Mass of one cubic metre of vapour while running.',
  ),
  ps: text(
    'Pression la plus haute pour laquelle la bouteille est conçue, sur sa plaque.',
    'Highest pressure the receiver is designed for, on its nameplate.',
  ),
  group: text(
    '1 pour les fluides dangereux de la directive, 2 pour les autres.',
    '1 for the dangerous fluids of the directive, 2 for the others.',
  ),
  orientation: text(
    'Couchée ou debout\u00a0: la même hauteur n’y est pas le même volume.',
    'Lying or upright: the same height is another volume.',
  ),
  diameter: text('Diamètre intérieur du cylindre.', 'Inside diameter of the cylinder.'),
  length: text('Longueur du cylindre, sans les fonds.', 'Length of the cylinder, without its heads.'),
  heads: text('Forme des bouts\u00a0: bombés, ils ajoutent du volume.', 'Shape of the ends: dished, they add volume.'),
  level: text(
    'Hauteur du liquide au-dessus du point le plus bas, au voyant ou à la jauge.',
    'Height of the liquid above the lowest point, at the glass or gauge.',
  ),
};
