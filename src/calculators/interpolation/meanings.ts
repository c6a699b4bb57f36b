/** What each field asks for, as its “?” says it. */
import { text } from '../../language/index.ts';
import type { Meanings } from '../meanings-of.ts';
import type { definition } from './definition.ts';

export const MEANINGS: Meanings<typeof definition> = {
  mode: text('Entre deux points, entre quatre, ou dans un tableau.', 'Between two points, among four, or in a table.'),
  x1: text('Abscisse du premier point.', 'First abscissa.'),
  y1: text(
    'Valeur au premier point, ou première ligne du tableau double.',
    'Value at the first point, or first row of the double table.',
  ),
  x2: text('Abscisse du second point, autre que la première.', 'Second abscissa, other than the first.'),
  y2: text(
    'Valeur au second point, ou seconde ligne du tableau double.',
    'Value at the second point, or second row of the double table.',
  ),
  z11: text('Valeur du tableau au croisement de x1 et y1.', 'Value of the table where x1 and y1 meet.'),
  z21: text('Valeur du tableau au croisement de x2 et y1.', 'Value of the table where x2 and y1 meet.'),
  z12: text('Valeur du tableau au croisement de x1 et y2.', 'Value of the table where x1 and y2 meet.'),
  z22: text('Valeur du tableau au croisement de x2 et y2.', 'Value of the table where x2 and y2 meet.'),
  table: text(
    'Lignes collées d’un tableur, x croissant\u00a0: la valeur est cherchée entre deux lignes.',
    'Rows pasted from a spreadsheet, x rising: the value is looked for between two of them.',
  ),
  x: text(
    'Abscisse à laquelle la valeur est cherchée. Hors des points, le résultat est une extrapolation.',
    'Abscissa at which the value is wanted. Outside the points the result is an extrapolation.',
  ),
  y: text('Seconde abscisse à laquelle la valeur est cherchée.', 'Second abscissa at which the value is wanted.'),
};
