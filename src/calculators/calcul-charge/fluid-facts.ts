/** What the regulation says of a fluid's charge, from its facts and those of its components. */
import type { Refrigerant } from '../../refrigerants/index.ts';
import { refrigerantFromName } from '../../refrigerants/index.ts';
import { fluidName } from '../fluid-properties.ts';

export type Annex = 'I' | 'II' | 'mixed' | 'none';

export interface ChargeFacts {
  /** kg CO2e per kg; undefined when not known. */
  readonly gwp: number | undefined;
  readonly annex: Annex | undefined;
  /** CO2e of the Annex I part, per kg of fluid. */
  readonly gwpAnnex1: number | undefined;
  /** Mass fraction of Annex II section 1 gases. */
  readonly fractionAnnex2: number | undefined;
  /** Holds a CFC or HCFC: another regulation sets its checks. */
  readonly isOzoneDepleting: boolean;
}

const UNKNOWN: ChargeFacts = {
  gwp: undefined, annex: undefined, gwpAnnex1: undefined, fractionAnnex2: undefined, isOzoneDepleting: false,
};

interface Part {
  readonly facts: Refrigerant;
  readonly fraction: number;
}

function partsOf(fluid: Refrigerant): readonly Part[] | undefined {
  if (fluid.components === null) return [{ facts: fluid, fraction: 1 }];
  const parts = fluid.components.map(({ name, massFraction }) => ({ facts: refrigerantFromName(name), fraction: massFraction }));
  return parts.every((part): part is Part => part.facts !== undefined) ? parts : undefined;
}

/** The facts of a fluid by any usual spelling; all undefined for one the product holds no facts of. */
export function chargeFacts(spelling: string): ChargeFacts {
  const fluid = refrigerantFromName(fluidName(spelling));
  if (fluid === undefined) return UNKNOWN;
  const gwp = fluid.gwp.legal ?? undefined;
  const parts = partsOf(fluid);
  if (parts === undefined) return { ...UNKNOWN, gwp };
  const inAnnex1 = parts.filter(({ facts }) => facts.family === 'HFC' || facts.family === 'PFC');
  const inAnnex2 = parts.filter(({ facts }) => facts.family === 'HFO');
  if (parts.some(({ facts }) => facts.family === 'CFC' || facts.family === 'HCFC')) {
    return { ...UNKNOWN, gwp, isOzoneDepleting: true };
  }
  const isKnown = inAnnex1.every(({ facts }) => facts.gwp.legal !== null);
  return {
    gwp,
    annex: inAnnex1.length > 0 ? (inAnnex2.length > 0 ? 'mixed' : 'I') : inAnnex2.length > 0 ? 'II' : 'none',
    gwpAnnex1: isKnown ? inAnnex1.reduce((sum, { facts, fraction }) => sum + fraction * (facts.gwp.legal ?? 0), 0) : undefined,
    fractionAnnex2: inAnnex2.reduce((sum, { fraction }) => sum + fraction, 0),
    isOzoneDepleting: false,
  };
}
