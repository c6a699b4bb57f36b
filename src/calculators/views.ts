/** The picture of each calculator, fetched when it is shown. */
import type { CalculatorId } from './index.ts';
import type { View } from './view-props.ts';

export const VIEWS: Readonly<Record<CalculatorId, () => Promise<{ default: View }>>> = {
  'air-data': () => import('./air-data/View.tsx'),
  'volume-mini': () => import('./volume-mini/View.tsx'),
  desp: () => import('./desp/View.tsx'),
  'calcul-charge': () => import('./calcul-charge/View.tsx'),
  'test-azote': () => import('./test-azote/View.tsx'),
  'pompe-a-vide': () => import('./pompe-a-vide/View.tsx'),
  interpolation: () => import('./interpolation/View.tsx'),
  'capteur-signal': () => import('./capteur-signal/View.tsx'),
  diametre: () => import('./diametre/View.tsx'),
  'calcul-kv': () => import('./calcul-kv/View.tsx'),
  'bilan-frigorifique': () => import('./bilan-frigorifique/View.tsx'),
  'calcul-diam': () => import('./calcul-diam/View.tsx'),
  'dimensionnement-gaine': () => import('./dimensionnement-gaine/View.tsx'),
  reservoir: () => import('./reservoir/View.tsx'),
  'bouteille-bp': () => import('./bouteille-bp/View.tsx'),
  capillaire: () => import('./capillaire/View.tsx'),
  'pression-moyenne': () => import('./pression-moyenne/View.tsx'),
  convertisseur: () => import('./convertisseur/View.tsx'),
};
