/** What a point of the cycle is told by. */
import { same, text } from '../../../../../language/index.ts';
import type { Explanations } from '../names.ts';
import { EQUATION_OF_STATE } from '../sources.ts';

export const POINTS: Explanations<'point'> = {
  T: {
    meaning: text(
      'Température du fluide au point. Sous le dôme d’un mélange elle glisse\u00a0: elle n’est pas la même à la bulle et à la rosée.',
      'Temperature of the refrigerant at the point. Inside the dome of a blend it glides: it is not the same at bubble and dew.',
    ),
    formula: text('T(p, h) de l’équation d’état', 'T(p, h) of the equation of state'),
    range: text(
      'Celle du domaine de l’équation d’état du fluide.',
      'Within the range of the fluid’s equation of state.',
    ),
    source: EQUATION_OF_STATE,
    page: 'glide',
  },
  P: {
    meaning: text(
      'Pression absolue. Un manomètre lit 1,013\u202fbar de moins au niveau de la mer.',
      'Absolute pressure. A gauge reads 1.013\u202fbar less at sea level.',
    ),
    formula: text('p abs. = p lue + pression de l’air', 'p abs. = p read + pressure of the air'),
    range: text(
      'Basse pression au-dessus de celle de l’air, sinon une fuite aspire de l’air.',
      'Low pressure above that of the air: below it a leak draws air in.',
    ),
    source: EQUATION_OF_STATE,
    page: 'gauges',
  },
  H: {
    meaning: text(
      'Énergie d’un kilogramme de fluide qui s’écoule. Seules ses différences comptent\u00a0: le zéro est une convention, dite sous le fluide.',
      'Energy of a kilogram of flowing refrigerant. Only differences count: its zero is a convention, named under the fluid.',
    ),
    formula: same('h = u + p / ρ'),
    range: text('Selon la référence choisie pour le fluide.', 'By the reference state of the fluid.'),
    source: EQUATION_OF_STATE,
    page: 'diagram',
  },
  S: {
    meaning: text(
      'Une compression parfaite la garde constante\u00a0: de a à b sur le diagramme. Le compresseur réel l’augmente, de a à c.',
      'A perfect compression keeps it constant: from a to b on the diagram. The real compressor raises it, from a to c.',
    ),
    formula: text('s_b = s_a\u202f; s_c > s_a', 's_b = s_a; s_c > s_a'),
    range: text('Selon la référence choisie pour le fluide.', 'By the reference state of the fluid.'),
    source: EQUATION_OF_STATE,
    page: 'diagram',
  },
  D: {
    meaning: text(
      'Masse d’un mètre cube. À l’aspiration elle décide de la taille du compresseur, dans les lignes de leur diamètre.',
      'Mass of one cubic metre. At suction it decides the size of the compressor, in lines their diameter.',
    ),
    formula: text('ρ(p, T) de l’équation d’état', 'ρ(p, T) of the equation of state'),
    range: text(
      'Celle du domaine de l’équation d’état du fluide.',
      'Within the range of the fluid’s equation of state.',
    ),
    source: EQUATION_OF_STATE,
    page: 'equations',
  },
};
