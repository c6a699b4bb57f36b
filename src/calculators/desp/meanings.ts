/** What each field asks for, as its “?” says it. */
import { text } from '../../language/index.ts';
import type { Meanings } from '../meanings-of.ts';
import type { definition } from './definition.ts';

export const MEANINGS: Meanings<typeof definition> = {
  type: text(
    'Une bouteille ou un échangeur est un récipient, un tube est une tuyauterie\u00a0: les tableaux diffèrent.',
    'A vessel or exchanger is a vessel, a pipe is piping: the tables differ.',
  ),
  fluid: text('Frigorigène contenu.', 'Refrigerant held.'),
  nature: text('État pour lequel la directive a un tableau.', 'State for which the directive has a table.'),
  group: text(
    '1 pour les fluides dangereux de la directive, 2 pour les autres.',
    '1 for the dangerous fluids of the directive, 2 for the others.',
  ),
  pressure: text(
    'Pression la plus haute pour laquelle l’équipement est conçu, écrite sur sa plaque.',
    'Highest pressure the equipment is designed for, on its nameplate.',
  ),
  volume: text('Volume intérieur de chaque chambre du récipient.', 'Inside volume of each chamber of the vessel.'),
  diamNom: text(
    'Nombre arrondi qui désigne la taille du tube, sans unité.',
    'Round number that names the size of the pipe, without a unit.',
  ),
  unstable: text(
    'Gaz qui peut se décomposer, comme l’acétylène\u00a0: la catégorie monte.',
    'Gas that may decompose, such as acetylene: the category rises.',
  ),
  breathing: text(
    'Appareils que la directive met au moins en catégorie III.',
    'Equipment the directive puts in category III at least.',
  ),
  over350: text(
    'Au-dessus de 350\u202f°C, une tuyauterie de catégorie II passe en III.',
    'Above 350\u202f°C piping of category II goes to III.',
  ),
};
