/** Texts of the pages of the circuit: those of the bar go to every page, the shared ones and a page's own to that page. */
import { bar } from './bar.ts';
import { chargeFluide } from './charge-fluide.ts';
import { echangeurs } from './echangeurs.ts';
import { pipes } from './pipes.ts';
import { produits } from './produits.ts';
import { shared } from './shared.ts';
import { technique } from './technique.ts';

export const circuitPages = {
  bar,
  pipes,
  produits,
  shared,
  technique,
  echangeurs,
  'charge-fluide': chargeFluide,
} as const;
