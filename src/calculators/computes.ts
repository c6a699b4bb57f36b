/** The formulas of every calculator behind one call. */
import type { Engine } from '../engine/types.ts';
import { compute as airData } from './air-data/compute.ts';
import { compute as bilanFrigorifique } from './bilan-frigorifique/compute.ts';
import { compute as bouteilleBp } from './bouteille-bp/compute.ts';
import { compute as bouteilleRecuperation } from './bouteille-recuperation/compute.ts';
import { compute as bruitExterieur } from './bruit-exterieur/compute.ts';
import { compute as calculCharge } from './calcul-charge/compute.ts';
import { compute as calculDiam } from './calcul-diam/compute.ts';
import { compute as calculKv } from './calcul-kv/compute.ts';
import { compute as capillaire } from './capillaire/compute.ts';
import { compute as capteurSignal } from './capteur-signal/compute.ts';
import { compute as complementSplit } from './complement-split/compute.ts';
import { compute as convertisseur } from './convertisseur/compute.ts';
import { compute as desp } from './desp/compute.ts';
import { compute as diametre } from './diametre/compute.ts';
import { compute as dimensionnementGaine } from './dimensionnement-gaine/compute.ts';
import { compute as interpolation } from './interpolation/compute.ts';
import { compute as isolationTuyauterie } from './isolation-tuyauterie/compute.ts';
import { compute as pompeAVide } from './pompe-a-vide/compute.ts';
import { compute as pressionMoyenne } from './pression-moyenne/compute.ts';
import { compute as reglageDetendeur } from './reglage-detendeur/compute.ts';
import { compute as reservoir } from './reservoir/compute.ts';
import { compute as tempsCongelation } from './temps-congelation/compute.ts';
import { compute as testAzote } from './test-azote/compute.ts';
import { compute as volumeMini } from './volume-mini/compute.ts';
import type { Compute } from './calculator.ts';
import type { Outcome } from './define.ts';
import type { CalculatorId } from './index.ts';
import { calculatorFromSpelling } from './index.ts';

export const COMPUTES: Readonly<Record<CalculatorId, Compute>> = {
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

/**
 * What a calculator answers for these inputs, in the units of its definition. Numbers may come as text in
 * either language's writing; keys it does not know are ignored.
 * @param id its id or any spelling of its slug
 * @param engine the property engine, for calculators that need a fluid's properties
 */
export function compute(id: string, inputs: Readonly<Record<string, unknown>>, engine: Engine): Outcome {
  const definition = calculatorFromSpelling(id);
  if (definition === undefined) {
    return { ok: false, errors: [{ field: 'id', code: 'unknownCalculator', values: { value: id } }] };
  }
  return COMPUTES[definition.id](inputs, engine);
}
