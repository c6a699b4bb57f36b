/** What each field asks for, as its “?” says it. */
import { text } from '../../language/index.ts';
import type { Meanings } from '../meanings-of.ts';
import type { definition } from './definition.ts';

export const MEANINGS: Meanings<typeof definition> = {
  solve: text(
    'La grandeur du tube à trouver, ou le débit d’un tube connu.',
    'What of the tube is to be found, or the flow of a known one.',
  ),
  fluid: text('Frigorigène qui traverse le tube.', 'Refrigerant that passes through the tube.'),
  t_cond: text(
    'Température de bulle à la pression d’entrée du tube.',
    'Bubble temperature at the pressure where the tube begins.',
  ),
  t_sc: text(
    'Kelvins sous la bulle à l’entrée\u00a0: sans eux, de la vapeur entre et le débit tombe.',
    'Kelvins below the bubble point at the inlet: without them vapour enters and the flow falls.',
  ),
  t_evap: text('Température de rosée de l’évaporateur.', 'Dew temperature of the evaporator.'),
  superheat: text(
    'Kelvins au-dessus de la rosée à la sortie de l’évaporateur.',
    'Kelvins above the dew point at the evaporator outlet.',
  ),
  d: text(
    'Diamètre intérieur d’un tube\u00a0: le débit croît bien plus vite que lui.',
    'Inside diameter of one tube: the flow grows much faster than it.',
  ),
  l: text('Longueur déroulée d’un tube.', 'Uncoiled length of one tube.'),
  q0: text('Froid que le tube doit alimenter.', 'Cooling the tube has to feed.'),
  dh: text('Chaleur prise par kilogramme dans l’évaporateur.', 'Heat taken by each kilogram in the evaporator.'),
  m_dot: text('Débit de tous les tubes ensemble.', 'Flow of all tubes together.'),
  n_parallel: text('Tubes semblables qui se partagent le débit.', 'Equal tubes that share the flow.'),
  contact: text(
    'Soudé à l’aspiration, le tube est refroidi\u00a0: la corrélation ne vaut plus.',
    'Soldered to the suction line the tube is cooled: the correlation no longer holds.',
  ),
  p_in: text('Pression absolue à l’entrée du tube.', 'Absolute pressure at the inlet of the tube.'),
  p_sat_in: text(
    'Pression à laquelle le liquide entrant commencerait à bouillir.',
    'Pressure at which the entering liquid would start to boil.',
  ),
  rho_f: text('Masse d’un mètre cube de liquide saturé.', 'Mass of one cubic metre of saturated liquid.'),
  rho_g: text('Masse d’un mètre cube de vapeur saturée.', 'Mass of one cubic metre of saturated vapour.'),
  mu_f: text('Frottement interne du liquide saturé.', 'Inner friction of the saturated liquid.'),
  mu_g: text('Frottement interne de la vapeur saturée.', 'Inner friction of the saturated vapour.'),
  sigma: text(
    'Tension de la surface entre liquide et vapeur\u00a0: elle retarde les premières bulles.',
    'Tension of the surface between liquid and vapour: it delays the first bubbles.',
  ),
  h_fg: text(
    'Chaleur qui change un kilogramme de liquide en vapeur.',
    'Heat that turns one kilogram of liquid into vapour.',
  ),
  t_crit: text(
    'Température du point critique, au-dessus de laquelle il n’y a plus de liquide.',
    'Temperature of the critical point, above which there is no liquid.',
  ),
  p_crit: text('Pression du point critique.', 'Pressure of the critical point.'),
};
