/** What each field asks for, as its “?” says it. */
import { text } from '../../language/index.ts';
import type { Meanings } from '../meanings-of.ts';
import type { definition } from './definition.ts';

export const MEANINGS: Meanings<typeof definition> = {
  t_in: text(
    'Température tenue dans la chambre, celle de la consigne.',
    'Temperature held in the room, that of the set point.',
  ),
  rh_in: text(
    'Humidité tenue dans la chambre\u00a0: elle fixe l’eau que l’air qui entre y dépose.',
    'Humidity held in the room: it sets the water that incoming air leaves there.',
  ),
  length: text('Longueur intérieure de la chambre.', 'Inside length of the room.'),
  width: text('Largeur intérieure de la chambre.', 'Inside width of the room.'),
  height: text('Hauteur intérieure de la chambre.', 'Inside height of the room.'),
  volume: text('Volume intérieur, si la chambre n’est pas un pavé.', 'Inside volume, where the room is not a box.'),
  floor_area: text(
    'Surface du sol, sur laquelle l’éclairage est compté.',
    'Floor area, over which lighting is counted.',
  ),
  walls: text(
    'Chaque paroi par où la chaleur entre, avec ce qu’il y a derrière.',
    'Each wall through which heat comes in, with what is behind it.',
  ),
  'walls.wall': text('Ce qu’est la paroi\u00a0: cela ne fait que la nommer.', 'What the wall is: this only names it.'),
  'walls.area': text('Surface de la paroi, mesurée à l’intérieur.', 'Area of the wall, measured inside.'),
  'walls.u': text(
    'Chaleur qui passe par mètre carré et par kelvin d’écart\u00a0: conductivité de l’isolant divisée par son épaisseur, à peu près.',
    'Heat that passes for each square metre and kelvin of difference: conductivity of the insulation over its thickness, roughly.',
  ),
  'walls.t_ext': text(
    'Température de l’autre côté de la paroi\u00a0: dehors, local voisin ou sol.',
    'Temperature on the other side of the wall: outdoors, next room or ground.',
  ),
  'walls.solar': text(
    'Kelvins ajoutés à une paroi que le soleil chauffe, selon son orientation et sa couleur.',
    'Kelvins added to a wall the sun heats, by its orientation and colour.',
  ),
  t_air: text(
    'Température de l’air qui entre quand la porte s’ouvre.',
    'Temperature of the air that comes in when the door opens.',
  ),
  rh_air: text(
    'Humidité de l’air qui entre\u00a0: son eau givre la batterie.',
    'Humidity of the air that comes in: its water frosts the coil.',
  ),
  n_air: text(
    'Fois par jour où l’air de la chambre est remplacé par celui qui entre.',
    'Times a day the air of the room is replaced by incoming air.',
  ),
  traffic: text(
    'Multiplie le renouvellement d’air\u00a0: 1 pour un usage courant, davantage si la porte s’ouvre souvent.',
    'Multiplies the air renewal: 1 for common use, more where the door is often opened.',
  ),
  goods: text(
    'Ce qui entre chaque jour et doit être amené à la température de la chambre.',
    'What comes in each day and is to be brought to the temperature of the room.',
  ),
  'goods.mass': text('Masse de cette denrée qui entre chaque jour.', 'Mass of this product that comes in each day.'),
  'goods.t_intro': text('Température de la denrée à son entrée.', 'Temperature of the product as it comes in.'),
  'goods.t_final': text(
    'Température qu’elle doit avoir au bout de la durée.',
    'Temperature it shall have at the end of the time.',
  ),
  'goods.hours': text(
    'Temps accordé pour l’amener à cette température.',
    'Time allowed to bring it to that temperature.',
  ),
  'goods.cp1': text(
    'Chaleur par kilogramme et par kelvin de la denrée non congelée.',
    'Heat for each kilogram and kelvin of the unfrozen product.',
  ),
  'goods.cp2': text(
    'Chaleur par kilogramme et par kelvin de la denrée congelée, environ la moitié.',
    'Heat for each kilogram and kelvin of the frozen product, about half.',
  ),
  'goods.latent': text(
    'Chaleur à retirer pour congeler l’eau d’un kilogramme de denrée.',
    'Heat to remove to freeze the water of one kilogram of product.',
  ),
  'goods.t_freeze': text(
    'Température à laquelle l’eau de la denrée commence à geler.',
    'Temperature at which the water of the product starts to freeze.',
  ),
  stored: text(
    'Fruits et légumes stockés, qui dégagent de la chaleur en respirant.',
    'Stored fruit and vegetables, which give off heat as they respire.',
  ),
  'stored.mass': text('Masse stockée en même temps.', 'Mass stored at one time.'),
  'stored.w_per_t': text(
    'Chaleur dégagée par tonne à la température de la chambre.',
    'Heat given off by each tonne at the temperature of the room.',
  ),
  n_people: text('Personnes qui travaillent ensemble dans la chambre.', 'People who work in the room together.'),
  h_people: text('Heures par jour où elles y sont.', 'Hours a day they are there.'),
  light_w_m2: text(
    'Puissance des luminaires par mètre carré de sol.',
    'Power of the lamps for each square metre of floor.',
  ),
  h_light: text('Heures par jour où la lumière est allumée.', 'Hours a day the light is on.'),
  p_machines: text(
    'Puissance électrique des appareils qui tournent dans la chambre\u00a0: tout devient chaleur.',
    'Electric power of what runs in the room: all of it becomes heat.',
  ),
  h_machines: text('Heures par jour où ils tournent.', 'Hours a day they run.'),
  fans_unknown: text(
    'À cocher tant que l’évaporateur n’est pas choisi\u00a0: la puissance des ventilateurs est estimée.',
    'To tick while the evaporator is not chosen: the power of the fans is estimated.',
  ),
  p_fans: text(
    'Puissance absorbée par tous les ventilateurs de l’évaporateur.',
    'Power drawn by all fans of the evaporator.',
  ),
  h_fans: text('Heures par jour où ils tournent, dégivrages retirés.', 'Hours a day they run, defrosts left out.'),
  p_defrost: text('Puissance des résistances de dégivrage.', 'Power of the defrost heaters.'),
  n_defrost: text('Dégivrages lancés par jour.', 'Defrosts started each day.'),
  min_defrost: text('Durée de chauffe d’un dégivrage.', 'Heating time of one defrost.'),
  f_defrost: text(
    'Part de cette chaleur qui reste dans la chambre\u00a0: le reste part avec l’eau ou fond le givre.',
    'Share of that heat that stays in the room: the rest leaves with the water or melts the frost.',
  ),
  safety: text(
    'Ajoutée au total, pour ce que le bilan ne connaît pas.',
    'Added to the total, for what the balance does not know.',
  ),
  h_run: text(
    'Heures par jour où le compresseur peut tourner\u00a0: les autres sont pour le dégivrage et la réserve.',
    'Hours a day the compressor may run: the others are for defrost and reserve.',
  ),
};
