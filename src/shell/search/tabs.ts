/** A second question of a page, found by its own words and opened on its tab. */
import type { Bilingual } from '../../language/index.ts';
import { text } from '../../language/index.ts';

export interface Tab {
  /** Bare path with what opens the tab. */
  readonly path: string;
  readonly label: Bilingual;
  readonly description: Bilingual;
  readonly words: string;
}

export const TABS: readonly Tab[] = [
  {
    path: '/tools/volume-mini?mode=water',
    label: text('Volume d’une boucle d’eau', 'Volume of a water loop'),
    description: text(
      'Litres qui évitent les courts cycles et permettent le dégivrage, et ballon tampon à ajouter.',
      'Litres that prevent short cycling and allow defrosting, and the buffer tank to add.',
    ),
    words:
      'inertie ballon tampon boucle eau glacee volume minimal court cycle buffer tank water loop volume short cycling',
  },
];
