/** Texts of the pages of the circuit: those of the bar go to every page, the shared ones and a page's own to that page. */
import { alerts } from './alerts.ts';
import { bar } from './bar.ts';
import { chargeFluide as charge } from './charge-fluide.ts';
import { echangeurs as exchangers } from './echangeurs.ts';
import { diagramme as diagram } from './diagramme.ts';
import { pipes } from './pipes.ts';
import { produits as components } from './produits.ts';
import { rapport as report } from './rapport.ts';
import { shared } from './shared.ts';
import { technique } from './technique.ts';

export const circuitPages = {
  alerts,
  bar,
  diagram,
  pipes,
  components,
  report,
  shared,
  technique,
  exchangers,
  charge,
} as const;
