/** What each field asks for, as its “?” says it. */
import { text } from '../../language/index.ts';
import type { Meanings } from '../meanings-of.ts';
import type { definition } from './definition.ts';

export const MEANINGS: Meanings<typeof definition> = {
  fluid: text(
    'Frigorigène du circuit\u00a0: il donne les masses volumiques.',
    'Refrigerant of the circuit: it gives the densities.',
  ),
  t_evap: text('Température de rosée à la BP en marche.', 'Dew temperature at the low pressure while running.'),
  t_cond: text('Température de bulle à la HP en marche.', 'Bubble temperature at the high pressure while running.'),
  superheat: text(
    'Kelvins au-dessus de la rosée dans la ligne d’aspiration.',
    'Kelvins above the dew point in the suction line.',
  ),
  subcooling: text(
    'Kelvins sous la bulle dans la ligne liquide.',
    'Kelvins below the bubble point in the liquid line.',
  ),
  t_discharge: text(
    'Température de la vapeur dans la ligne de refoulement.',
    'Temperature of the vapour in the discharge line.',
  ),
  elements: text(
    'Tubes, échangeurs et bouteilles qui contiennent du fluide.',
    'Pipes, exchangers and vessels that hold refrigerant.',
  ),
  'elements.element': text(
    'Ce qu’est cet élément. Un évaporateur noyé est plein de liquide jusqu’à son niveau, un détendu presque vide.',
    'What this element is. A flooded evaporator is full of liquid up to its level, a dry-expansion one nearly empty.',
  ),
  'elements.d_in': text(
    'Diamètre intérieur du tube, qui avec la longueur fait le volume.',
    'Inside diameter of the pipe, which with the length makes the volume.',
  ),
  'elements.length': text('Longueur de tube.', 'Length of pipe.'),
  'elements.volume': text(
    'Volume intérieur, du côté du frigorigène, publié par le fabricant.',
    'Inside volume on the refrigerant side, published by the manufacturer.',
  ),
  'elements.method': text(
    'Part de liquide connue, calcul par les titres, ou plage usuelle.',
    'Known liquid share, worked out by quality, or usual range.',
  ),
  'elements.fill': text('Part du volume occupée par du liquide.', 'Share of the volume taken by liquid.'),
  'elements.x_in': text(
    'Part de vapeur, en masse, à l’entrée de l’échangeur.',
    'Share of vapour, by mass, at the inlet of the exchanger.',
  ),
  'elements.x_out': text('Part de vapeur, en masse, à sa sortie.', 'Share of vapour, by mass, at its outlet.'),
  'elements.rho_liq': text(
    'Masse d’un mètre cube de liquide à cet endroit.',
    'Mass of one cubic metre of liquid there.',
  ),
  'elements.rho_vap': text(
    'Masse d’un mètre cube de vapeur à cet endroit.',
    'Mass of one cubic metre of vapour there.',
  ),
  oil_mass: text('Huile du compresseur et du circuit.', 'Oil of the compressor and the circuit.'),
  oil_solubility: text(
    'Part de frigorigène dans le mélange avec l’huile, à l’arrêt ou au carter.',
    'Share of refrigerant in the mixture with oil, at rest or in the crankcase.',
  ),
  gwp: text('Potentiel de réchauffement, celui que la loi retient.', 'Global warming potential, the one the law uses.'),
  annex: text(
    'Annexe du règlement 2024/573 où figure le fluide\u00a0: elle décide si l’on compte en tonnes équivalent CO₂ ou en kilogrammes.',
    'Annex of Regulation 2024/573 that lists the refrigerant: it decides whether tonnes of CO₂ equivalent or kilograms count.',
  ),
  gwp_annex1: text(
    'Ce que les composants de l’annexe I apportent au PRP d’un kilogramme de mélange.',
    'What the components of Annex I bring to the GWP of one kilogram of blend.',
  ),
  fraction_annex2: text('Part en masse des composants de l’annexe II.', 'Share by mass of the components of Annex II.'),
  hermetic: text(
    'Toutes les parties assemblées par brasage ou soudage, et l’étiquette le dit\u00a0: les seuils de contrôle sont plus hauts.',
    'All parts joined by brazing or welding, and the label says so: thresholds of checks are higher.',
  ),
  residential: text(
    'Bâtiment où l’on habite\u00a0: un seuil en kilogrammes s’y ajoute.',
    'Building people live in: a threshold in kilograms is added.',
  ),
  detection: text(
    'Appareil fixe qui alerte d’une fuite\u00a0: il double l’intervalle des contrôles.',
    'Fixed device that warns of a leak: it doubles the interval of checks.',
  ),
};
