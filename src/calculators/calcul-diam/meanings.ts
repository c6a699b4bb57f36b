/** What each field asks for, as its “?” says it. */
import { text } from '../../language/index.ts';
import type { Meanings } from '../meanings-of.ts';
import type { definition } from './definition.ts';

export const MEANINGS: Meanings<typeof definition> = {
  line: text(
    'Ce que la ligne transporte\u00a0: chaque ligne a ses vitesses et sa perte admises.',
    'What the line carries: each has its own allowed velocities and drop.',
  ),
  q0: text(
    'Froid produit, dont le débit de fluide est tiré.',
    'Cooling produced, from which the refrigerant flow is taken.',
  ),
  m_dot: text('Débit de fluide, si vous le connaissez.', 'Refrigerant flow, where you know it.'),
  fluid: text('Frigorigène de la ligne.', 'Refrigerant in the line.'),
  t_evap: text('Température de rosée à la BP.', 'Dew temperature at the low pressure.'),
  t_cond: text('Température de bulle à la HP.', 'Bubble temperature at the high pressure.'),
  superheat: text('Kelvins au-dessus de la rosée à l’aspiration.', 'Kelvins above the dew point at the suction.'),
  subcooling: text(
    'Kelvins sous la bulle devant le détendeur.',
    'Kelvins below the bubble point at the expansion valve.',
  ),
  t_discharge: text(
    'Température de la vapeur au refoulement du compresseur.',
    'Temperature of the vapour at the compressor discharge.',
  ),
  rho: text(
    'Masse d’un mètre cube de ce qui passe dans la ligne.',
    'Mass of one cubic metre of what passes in the line.',
  ),
  mu: text(
    'Frottement interne du fluide\u00a0: il fixe la perte de charge avec la vitesse.',
    'Inner friction of the fluid: with the velocity it sets the pressure drop.',
  ),
  dpdt: text(
    'Bars que vaut un kelvin de saturation\u00a0: il change une perte en bars en kelvins.',
    'Bars one kelvin of saturation is worth: it turns a drop in bars into kelvins.',
  ),
  length: text('Longueur de tube droit, aller seul.', 'Length of straight pipe, one way.'),
  fittings: text(
    'Coudes, tés et vannes\u00a0: chacun compte comme une longueur de tube.',
    'Bends, tees and valves: each counts as a length of pipe.',
  ),
  'fittings.fitting': text('Le raccord ou la vanne.', 'The fitting or valve.'),
  'fittings.count': text('Combien il y en a sur la ligne.', 'How many there are in the line.'),
  l_eq: text(
    'Longueur droite qui perdrait autant que la ligne avec ses singularités.',
    'Straight length that would lose as much as the line with its fittings.',
  ),
  rise: text(
    'Hauteur que le liquide doit monter\u00a0: elle coûte de la pression et du sous-refroidissement.',
    'Height the liquid has to climb: it costs pressure and subcooling.',
  ),
  v_max: text(
    'Vitesse au-delà de laquelle la ligne siffle, vibre, ou subit un coup de bélier.',
    'Velocity beyond which the line whistles, shakes, or takes a hammer.',
  ),
  v_min: text(
    'Vitesse au-dessous de laquelle l’huile ne remonte plus, à la charge la plus faible.',
    'Velocity below which oil no longer climbs, at the lowest load.',
  ),
  dt_max: text(
    'Perte de charge que la machine accepte, en kelvins de saturation.',
    'Pressure drop the machine accepts, in kelvins of saturation.',
  ),
  n_parallel: text('Lignes semblables qui se partagent le débit.', 'Equal lines that share the flow.'),
  series: text(
    'Diamètres proposés\u00a0: cuivre métrique, en pouces, ou acier.',
    'Sizes offered: metric copper, inch, or steel.',
  ),
};
