/** Worked examples of every calculator: pages show them, tests hold the formulas to them. */
import { cases as airData } from './air-data/cases.ts';
import { cases as bilanFrigorifique } from './bilan-frigorifique/cases.ts';
import { cases as bouteilleBp } from './bouteille-bp/cases.ts';
import { cases as bouteilleRecuperation } from './bouteille-recuperation/cases.ts';
import { cases as bruitExterieur } from './bruit-exterieur/cases.ts';
import { cases as calculCharge } from './calcul-charge/cases.ts';
import { cases as calculDiam } from './calcul-diam/cases.ts';
import { cases as calculKv } from './calcul-kv/cases.ts';
import { cases as capillaire } from './capillaire/cases.ts';
import { cases as capteurSignal } from './capteur-signal/cases.ts';
import { cases as complementSplit } from './complement-split/cases.ts';
import { cases as convertisseur } from './convertisseur/cases.ts';
import { cases as desp } from './desp/cases.ts';
import { cases as diametre } from './diametre/cases.ts';
import { cases as dimensionnementGaine } from './dimensionnement-gaine/cases.ts';
import { cases as interpolation } from './interpolation/cases.ts';
import { cases as isolationTuyauterie } from './isolation-tuyauterie/cases.ts';
import { cases as pompeAVide } from './pompe-a-vide/cases.ts';
import { cases as pressionMoyenne } from './pression-moyenne/cases.ts';
import { cases as reglageDetendeur } from './reglage-detendeur/cases.ts';
import { cases as reservoir } from './reservoir/cases.ts';
import { cases as tempsCongelation } from './temps-congelation/cases.ts';
import { cases as testAzote } from './test-azote/cases.ts';
import { cases as volumeMini } from './volume-mini/cases.ts';
import type { Case } from './define.ts';
import type { CalculatorId } from './index.ts';

export const CASES: Readonly<Record<CalculatorId, readonly [Case, ...Case[]]>> = {
  'air-data': airData,
  reservoir,
  'volume-mini': volumeMini,
  desp,
  'calcul-charge': calculCharge,
  'test-azote': testAzote,
  'bouteille-bp': bouteilleBp,
  convertisseur,
  'pompe-a-vide': pompeAVide,
  interpolation,
  'capteur-signal': capteurSignal,
  diametre,
  'pression-moyenne': pressionMoyenne,
  'calcul-kv': calculKv,
  'bilan-frigorifique': bilanFrigorifique,
  capillaire,
  'calcul-diam': calculDiam,
  'dimensionnement-gaine': dimensionnementGaine,
  'reglage-detendeur': reglageDetendeur,
  'isolation-tuyauterie': isolationTuyauterie,
  'bruit-exterieur': bruitExterieur,
  'temps-congelation': tempsCongelation,
  'complement-split': complementSplit,
  'bouteille-recuperation': bouteilleRecuperation,
};
