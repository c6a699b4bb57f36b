/** What each field asks for, as its “?” says it. */
import { text } from '../../language/index.ts';
import type { Meanings } from '../meanings-of.ts';
import type { definition } from './definition.ts';

export const MEANINGS: Meanings<typeof definition> = {
  solve: text('La grandeur à trouver, les deux autres connues.', 'What is to be found, the two others known.'),
  flow: text('Volume qui passe par heure.', 'Volume that passes an hour.'),
  speed: text('Vitesse moyenne dans la section du tube.', 'Mean velocity over the section of the pipe.'),
  d_in: text(
    'Diamètre du passage, sans l’épaisseur du tube.',
    'Diameter of the passage, without the wall of the pipe.',
  ),
  rho: text(
    'Masse d’un mètre cube\u00a0: avec la viscosité, elle dit si l’écoulement est turbulent.',
    'Mass of one cubic metre: with the viscosity it tells whether the flow is turbulent.',
  ),
  mu: text('Frottement interne du fluide.', 'Inner friction of the fluid.'),
  series: text(
    'Tailles du commerce parmi lesquelles la plus proche est choisie.',
    'Sizes as sold among which the nearest is chosen.',
  ),
};
