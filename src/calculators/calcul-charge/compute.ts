import type { ChargeRange } from '../../machine/charge-range.ts';
import { exactCharge, sumOfCharges } from '../../machine/charge-range.ts';
import type { RegulatedCharge } from '../../physics/leak-checks.ts';
import { leakChecks, regulatedCharge } from '../../physics/leak-checks.ts';
import { meanDensity, meanVoidFractionZivi } from '../../physics/two-phase-mass.ts';
import type { Annex } from '../../refrigerants/index.ts';
import { chargeFacts } from '../../refrigerants/index.ts';
import { boxText, leakReadings } from '../../regulation/charge/leak-answer.ts';
import type { ComputeContext } from '../calculator.ts';
import { calculator, needed, refuse } from '../calculator.ts';
import type { InputsOf, OutputsOf } from '../define.ts';
import type { Element } from './densities.ts';
import { elementDensities } from './densities.ts';
import { definition } from './definition.ts';
import { elementRange } from './range.ts';

type Inputs = InputsOf<typeof definition>;
type Outputs = OutputsOf<typeof definition>;

const LITRES = 1000;

/** Inside volume, L. */
function volumeOf(element: Element, field: string): number {
  if (element.volume !== undefined) return element.volume;
  if (element.d_in === undefined || element.length === undefined) return refuse(`${field}.volume`, 'elementSize');
  return ((Math.PI * (element.d_in / 1000) ** 2) / 4) * element.length * LITRES;
}

function massOf(element: Element, volume: number, inputs: Inputs, field: string, context: ComputeContext): ChargeRange {
  if (element.method === 'range') return elementRange(element, volume, inputs, field, context);
  const densities = elementDensities(element, inputs, field, context);
  if (element.method === 'fill') {
    const fill = element.fill ?? refuse(`${field}.fill`, 'required');
    return exactCharge((volume / LITRES) * meanDensity(fill / 100, densities));
  }
  const from = element.x_in ?? refuse(`${field}.x_in`, 'required');
  const to = element.x_out ?? refuse(`${field}.x_out`, 'required');
  if (to < from) refuse(`${field}.x_out`, 'qualityOrder');
  return exactCharge((volume / LITRES) * meanDensity(1 - meanVoidFractionZivi(from, to, densities), densities));
}

/** That typed, else that of the fluid. */
const annexOf = ({ annex, fluid }: Inputs): Annex | undefined =>
  annex ?? (fluid === undefined ? undefined : chargeFacts(fluid).annex);

/** What of the charge the regulation counts; undefined when it cannot be told. */
function regulated(
  inputs: Inputs,
  mass: number,
  gwp: number | undefined,
  context: ComputeContext,
): RegulatedCharge | undefined {
  const facts = inputs.fluid === undefined ? undefined : chargeFacts(inputs.fluid);
  const annex = inputs.annex ?? (facts?.annex && context.use('annex', facts.annex));
  if (annex === undefined || (annex === 'I' && gwp === undefined)) return undefined;
  if (annex !== 'mixed') return regulatedCharge(annex, mass, gwp ?? 0, 0);
  const gwpAnnex1 =
    inputs.gwp_annex1 ?? context.use('gwp_annex1', facts?.gwpAnnex1 ?? refuse('gwp_annex1', 'required'));
  const fraction =
    inputs.fraction_annex2 ??
    context.use('fraction_annex2', facts?.fractionAnnex2 ?? refuse('fraction_annex2', 'required'));
  return regulatedCharge(annex, mass, gwpAnnex1, fraction);
}

/** Of a blend of both annexes: what each reading of the law asks, and which box of the French form follows. */
function tellReadings(inputs: Inputs, mass: number, gwp: number | undefined, context: ComputeContext): void {
  if (annexOf(inputs) !== 'mixed' || gwp === undefined) return;
  const facts = inputs.fluid === undefined ? undefined : chargeFacts(inputs.fluid);
  const gwpAnnex1 = inputs.gwp_annex1 ?? facts?.gwpAnnex1 ?? 0;
  const fractionAnnex2 = inputs.fraction_annex2 ?? facts?.fractionAnnex2 ?? 0;
  const [first, second] = leakReadings(
    { mass, gwp, gwpAnnex1, fractionAnnex2 },
    {
      isHermetic: inputs.hermetic,
      hasDetection: inputs.detection,
      massInDwelling: inputs.residential ? mass : undefined,
    },
  );
  const [months1, months2] = [first.checks.months, second.checks.months];
  const code =
    months1 > 0
      ? months2 > 0
        ? 'leakReadings'
        : 'leakReadingFirst'
      : months2 > 0
        ? 'leakReadingSecond'
        : 'leakReadingNone';
  const values = { first: months1, box1: boxText(first.box), second: months2, box2: boxText(second.box) };
  context.warn(code, values, 'annex');
}

function obligations(inputs: Inputs, mass: number, gwp: number | undefined, context: ComputeContext): Outputs {
  const charge = regulated(inputs, mass, gwp, context);
  if (charge === undefined) return {};
  const massInDwelling = inputs.residential ? mass : undefined;
  const checks = leakChecks(charge, inputs.hermetic, inputs.detection, massInDwelling);
  tellReadings(inputs, mass, gwp, context);
  if (checks.isExempt) context.warn('hermeticExempt', {}, 'hermetic');
  return {
    leak_class: checks.leakClass,
    interval_months: checks.months,
    detection_required: checks.isDetectionRequired,
  };
}

export const compute = calculator(definition, {
  run(inputs, context) {
    const { elements } = needed(inputs, 'elements');
    const fields = elements.map((_, index) => `elements.${index}`);
    const volumes = elements.map((element, index) => volumeOf(element, fields[index] ?? 'elements'));
    const ranges = elements.map((element, index) =>
      massOf(element, volumes[index] ?? 0, inputs, fields[index] ?? 'elements', context),
    );
    if (elements.some(({ method }) => method === 'zivi')) context.warn('lowEstimate', {}, 'elements');
    const dissolved = (inputs.oil_mass * inputs.oil_solubility) / (100 - inputs.oil_solubility);
    const range = sumOfCharges([...ranges, exactCharge(dissolved)], false);
    const { usual: total } = range;
    const isRange = range.low < range.high;
    const known = inputs.fluid === undefined ? undefined : chargeFacts(inputs.fluid).gwp;
    const gwp = inputs.gwp ?? (known === undefined ? undefined : context.use('gwp', known));
    if (gwp === undefined) context.warn('gwpUnknown', {}, 'gwp');
    const isOzoneDepleting =
      inputs.annex === undefined && inputs.fluid !== undefined && chargeFacts(inputs.fluid).isOzoneDepleting;
    if (isOzoneDepleting) context.warn('ozoneDepleting', {}, 'fluid');
    else if (annexOf(inputs) === undefined) context.warn('annexUnknown', {}, 'annex');
    return {
      masses: ranges.map(({ usual }) => usual),
      total_volume: volumes.reduce((sum, volume) => sum + volume, 0),
      total_mass: total,
      charge_low: isRange ? range.low : undefined,
      charge_high: isRange ? range.high : undefined,
      co2e: gwp === undefined ? undefined : (total * gwp) / 1000,
      co2e_high: gwp === undefined || !isRange ? undefined : (range.high * gwp) / 1000,
      ...obligations(inputs, range.high, gwp, context),
    };
  },
});
