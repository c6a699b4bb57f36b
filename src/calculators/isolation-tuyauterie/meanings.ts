/** What each field asks for, as its “?” says it. */
import { text } from '../../language/index.ts';
import type { Meanings } from '../meanings-of.ts';
import type { definition } from './definition.ts';

export const MEANINGS: Meanings<typeof definition> = {
  d_out: text('Diamètre du tube nu, mesuré dehors.', 'Diameter of the bare pipe, measured outside.'),
  t_fluid: text(
    'Température de ce qui circule, à l’entrée de la longueur isolée.',
    'Temperature of what flows, where the insulated length begins.',
  ),
  orientation: text(
    'L’air calme s’écoule autrement le long d’un tube couché ou debout.',
    'Still air moves otherwise along a lying or an upright pipe.',
  ),
  t_air: text(
    'Température de l’air autour du tube, la plus défavorable.',
    'Temperature of the air around the pipe, the worst there is.',
  ),
  rh: text(
    'Humidité de cet air\u00a0: avec la température, elle fixe le point de rosée.',
    'Humidity of that air: with the temperature it sets the dew point.',
  ),
  wind: text(
    'Vitesse de l’air sur le tube, dehors ou près d’un ventilateur.',
    'Velocity of the air over the pipe, outdoors or near a fan.',
  ),
  margin: text(
    'Kelvins dont la surface doit rester au-dessus du point de rosée.',
    'Kelvins the surface must stay above the dew point.',
  ),
  material: text(
    'Isolant\u00a0: sa conductivité est prise à la température moyenne.',
    'Insulation: its conductivity is taken at the mean temperature.',
  ),
  lambda: text('Conductivité écrite sur la fiche du produit.', 'Conductivity written on the product’s sheet.'),
  emissivity: text(
    'Part du rayonnement que la surface échange\u00a0: une feuille brillante en échange peu, et mouille plus tôt.',
    'Share of radiation the surface exchanges: a bright foil exchanges little, and sweats sooner.',
  ),
  thickness: text('Épaisseur d’un isolant déjà posé.', 'Thickness of insulation already in place.'),
  line: text(
    'Ce que la ligne transporte\u00a0: le même gain y a un autre effet.',
    'What the line carries: the same gain has another effect there.',
  ),
  length: text('Longueur isolée sur laquelle le gain est compté.', 'Insulated length over which the gain is counted.'),
  m_dot: text('Débit qui prend ce gain.', 'Flow that takes this gain.'),
  cp: text('Chaleur qui élève un kilogramme d’un kelvin.', 'Heat that raises one kilogram by one kelvin.'),
  capacity: text(
    'Froid de la machine, auquel le gain est rapporté.',
    'Cooling of the machine, with which the gain is compared.',
  ),
};
