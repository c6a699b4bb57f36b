/**
 * The registry: every calculator as plain data, in the order people meet them. Pages, the assistant and
 * the search read it without loading a formula; `computes.ts` has those.
 */
import { definition as airData } from './air-data/definition.ts';
import { definition as bilanFrigorifique } from './bilan-frigorifique/definition.ts';
import { definition as bouteilleBp } from './bouteille-bp/definition.ts';
import { definition as bouteilleRecuperation } from './bouteille-recuperation/definition.ts';
import { definition as bruitExterieur } from './bruit-exterieur/definition.ts';
import { definition as calculCharge } from './calcul-charge/definition.ts';
import { definition as calculDiam } from './calcul-diam/definition.ts';
import { definition as calculKv } from './calcul-kv/definition.ts';
import { definition as capillaire } from './capillaire/definition.ts';
import { definition as capteurSignal } from './capteur-signal/definition.ts';
import { definition as complementSplit } from './complement-split/definition.ts';
import { definition as convertisseur } from './convertisseur/definition.ts';
import { definition as desp } from './desp/definition.ts';
import { definition as diametre } from './diametre/definition.ts';
import { definition as dimensionnementGaine } from './dimensionnement-gaine/definition.ts';
import { definition as interpolation } from './interpolation/definition.ts';
import { definition as isolationTuyauterie } from './isolation-tuyauterie/definition.ts';
import { definition as pompeAVide } from './pompe-a-vide/definition.ts';
import { definition as pressionMoyenne } from './pression-moyenne/definition.ts';
import { definition as reglageDetendeur } from './reglage-detendeur/definition.ts';
import { definition as reservoir } from './reservoir/definition.ts';
import { definition as tempsCongelation } from './temps-congelation/definition.ts';
import { definition as testAzote } from './test-azote/definition.ts';
import { definition as volumeMini } from './volume-mini/definition.ts';
import type { Definition } from './define.ts';

export const CALCULATORS = [
  airData,
  reservoir,
  volumeMini,
  desp,
  calculCharge,
  testAzote,
  bouteilleBp,
  convertisseur,
  pompeAVide,
  interpolation,
  capteurSignal,
  diametre,
  pressionMoyenne,
  calculKv,
  bilanFrigorifique,
  capillaire,
  calculDiam,
  dimensionnementGaine,
  reglageDetendeur,
  isolationTuyauterie,
  bruitExterieur,
  tempsCongelation,
  complementSplit,
  bouteilleRecuperation,
] as const satisfies readonly Definition[];

type AnyCalculator = (typeof CALCULATORS)[number];
export type CalculatorId = AnyCalculator['id'];

/** The definition of an id. */
export function calculatorFromId<Id extends CalculatorId>(id: Id): Extract<AnyCalculator, { readonly id: Id }> {
  const found = CALCULATORS.find((calculator) => calculator.id === id);
  if (found === undefined) throw new TypeError(`no such calculator: ${id}`);
  return found as Extract<AnyCalculator, { readonly id: Id }>;
}

/** The calculator that any spelling of its slug means, in any letter case; undefined when none does. */
export function calculatorFromSpelling(spelling: string): AnyCalculator | undefined {
  const wanted = spelling.toLowerCase();
  return CALCULATORS.find(({ slug, spellings }) =>
    [slug, ...spellings].some((known) => known.toLowerCase() === wanted),
  );
}

export { PROBLEM_CODES } from './codes.ts';
export type { ProblemCode } from './codes.ts';
export type * from './define.ts';
export { cardOf } from './derive/card.ts';
export type { Card } from './derive/card.ts';
export { formDefaults } from './derive/form.ts';
export { figuresForCodes } from './derive/results.ts';
export { isVisible, readInputs } from './derive/read.ts';
export { symbolOfMeasure, toolDefinition } from './derive/tool.ts';
export type { ToolDefinition } from './derive/tool.ts';
export { inputsFromParameters, parametersFromInputs } from './derive/url.ts';
