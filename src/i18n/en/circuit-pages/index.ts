/** Texts of the pages of the circuit: those of the bar go to every page, the shared ones and a page's own to that page. */
import { alerts } from './alerts.ts';
import { bar } from './bar.ts';
import { chargeFluide } from './charge-fluide.ts';
import { echangeurs } from './echangeurs.ts';
import { diagramme } from './diagramme.ts';
import { pipes } from './pipes.ts';
import { produits } from './produits.ts';
import { rapport } from './rapport.ts';
import { shared } from './shared.ts';
import { technique } from './technique.ts';

export const circuitPages = {
  alerts,
  bar,
  diagramme,
  pipes,
  produits,
  rapport,
  shared,
  technique,
  echangeurs,
  'charge-fluide': chargeFluide,
} as const;
