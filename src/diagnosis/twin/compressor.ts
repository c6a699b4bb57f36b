/** The compressor: flow, work and discharge, with a leak from its high to its low side. */
import type { FluidProperties } from '../properties/fluid-properties.ts';
import type { Isobar } from '../properties/vapour.ts';
import { LEAST_DISCHARGE_SUPERHEAT } from './condenser.ts';
import { EFFICIENCY_FLOORS as FLOORS } from '../data/machines.ts';
import type { Parameters } from './parameters.ts';

/** J/kg over dew a vapour counts as dry: keeps its state off the saturation line. */
const DRY = 50;
/** Least quality a wet suction is thinned by. */
const LEAST_QUALITY = 0.5;
const LEAK_PASSES = 3;

/** Volumetric efficiency; far from the design a floor stands for what a compressor still moves. */
export const volumetricEfficiency = ({ ve, vn }: Pick<Parameters, 've' | 'vn'>, tau: number): number =>
  Math.max(FLOORS.volumetric, 1 - ve * (tau ** (1 / vn) - 1));

/** Isentropic efficiency, falling either side of the pressure ratio it was designed for, to a floor. */
export const isentropicEfficiency = (
  { eta, ec }: Pick<Parameters, 'eta' | 'ec'>,
  tau: number,
  designTau: number,
): number => eta * Math.max(FLOORS.isentropic_share_of_design, 1 - ec * Math.log(tau / designTau) ** 2);

export interface Compression {
  /** Specific work, J/kg. */
  readonly work: number;
  /** kg/m3 the swept volume is filled with. */
  readonly density: number;
  /** kg/m3 of the dry vapour at the inlet. */
  readonly dryDensity: number;
  /** Temperature in the suction line, and at the inlet with the leak mixed in, K. */
  readonly lineT: number;
  readonly inletT: number;
  readonly dischargeH: number;
  readonly dischargeT: number;
}

/** What a compression starts from and ends at. SI. */
export interface CompressionDuty {
  readonly suctionP: number;
  readonly dischargeP: number;
  /** Enthalpy in the suction line. */
  readonly H: number;
  readonly leak: number;
  /** Share of the work the shell loses. */
  readonly fq: number;
  readonly isentropic: number;
}

interface Inlet {
  readonly superheat: number;
  readonly work: number;
  readonly dryH: number;
}

function inletAt(suction: Isobar, discharge: Isobar, H: number, isentropic: number, dew: number): Inlet {
  const dryH = Math.max(H, dew + DRY);
  const superheat = suction.superheatFromEnthalpy(dryH);
  return { superheat, dryH, work: (isentropicEnd(discharge, suction.entropy(superheat)) - dryH) / isentropic };
}

/** Enthalpy, J/kg, where an entropy meets a pressure; inside the dome on the straight line of its wet states, T ds = dh. */
function isentropicEnd(discharge: Isobar, entropy: number): number {
  const lack = discharge.entropy(0) - entropy;
  if (lack > 0) return discharge.enthalpy(0) - discharge.dewT * lack;
  return discharge.enthalpy(discharge.superheatFromEntropy(entropy));
}

/** A compression. A wet inlet takes the work of dry vapour, and the density of dry vapour over its quality. */
export function compression(properties: FluidProperties, duty: CompressionDuty): Compression {
  const { suctionP, dischargeP, H, leak, fq, isentropic } = duty;
  const suction = properties.isobar(suctionP);
  const discharge = properties.isobar(dischargeP);
  const dew = properties.dewEnthalpy(suctionP);
  let inletH = H;
  let inlet = inletAt(suction, discharge, inletH, isentropic, dew);
  const lineT = suction.dewT + inlet.superheat;
  for (let pass = 0; leak > 0 && pass < LEAK_PASSES; pass += 1) {
    inletH = H + (leak / (1 - leak)) * inlet.work * (1 - fq);
    inlet = inletAt(suction, discharge, inletH, isentropic, dew);
  }
  const bubble = properties.bubbleEnthalpy(suctionP);
  const quality = Math.min((inletH - bubble) / (dew - bubble), 1);
  const dryDensity = suction.density(inlet.superheat);
  const dischargeH = inletH + inlet.work * (1 - fq);
  const hotEnough = dischargeH > discharge.enthalpy(LEAST_DISCHARGE_SUPERHEAT);
  const over = hotEnough ? discharge.superheatFromEnthalpy(dischargeH) : LEAST_DISCHARGE_SUPERHEAT;
  return {
    work: inlet.work,
    density: dryDensity / Math.max(quality, LEAST_QUALITY),
    dryDensity,
    lineT,
    inletT: suction.dewT + inlet.superheat,
    dischargeH,
    dischargeT: discharge.dewT + over,
  };
}
