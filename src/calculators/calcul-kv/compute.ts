import { GAS_CONSTANT } from '../../physics/constants.ts';
import {
  chokingDrop,
  gasFlowPerKv,
  isCriticalGas,
  liquidDrop,
  liquidFlow,
  liquidKv,
  steamFlowPerKv,
  vapourDropRatio,
  vapourFlowPerKv,
} from '../../physics/valve-flow.ts';
import type { ComputeContext } from '../calculator.ts';
import { calculator, needed, refuse } from '../calculator.ts';
import type { InputsOf, OutputsOf } from '../define.ts';
import { openFluid, saturationAt, stateAt } from '../fluid-properties.ts';
import { definition } from './definition.ts';
import { kelvinFromCelsius, pascalFromBar } from '../../quantities/si.ts';

type Inputs = InputsOf<typeof definition>;
type Outputs = OutputsOf<typeof definition>;

/** Renard series R5 of valve coefficients, m³/h. */
const STANDARD_KVS = [
  0.1, 0.16, 0.25, 0.4, 0.63, 1, 1.6, 2.5, 4, 6.3, 10, 16, 25, 40, 63, 100, 160, 250, 400, 630, 1000,
] as const;
const LOW_AUTHORITY = 0.3;
/** Part of the choking drop from which a liquid is likely to cavitate. Practice. */
const CAVITATION = 0.7;
/** How far apart a typed drop and that of two typed pressures may be: their rounding. */
const SAME_DROP = 0.01;

function standardKvs(kv: number, context: ComputeContext): number | undefined {
  const found = STANDARD_KVS.find((standard) => standard >= kv);
  if (found === undefined) context.warn('beyondStandardKv', {}, 'kv');
  return found;
}

function authority(inputs: Inputs, drop: number | undefined, context: ComputeContext): number | undefined {
  if (inputs.dp_circuit === undefined || drop === undefined) return undefined;
  const share = drop / (drop + inputs.dp_circuit);
  if (share < LOW_AUTHORITY) context.warn('lowAuthority', {}, 'dp_circuit');
  return share;
}

/** The drop given, or that of the two pressures. */
function givenDrop({ dp, p1, p2 }: Inputs): number {
  if (dp !== undefined) return dp;
  return p1 !== undefined && p2 !== undefined ? p1 - p2 : refuse('dp', 'required');
}

function refuseFlashing({ p1, p_vap }: Inputs, drop: number): void {
  if (p1 === undefined) return;
  if (drop >= p1) refuse('dp', 'dropAboveInlet');
  if (p_vap !== undefined && p1 - drop < p_vap) refuse('dp', 'flashingInValve');
}

function liquidLimit(inputs: Inputs): number | undefined {
  const { p_vap, p_crit, p1, fl } = inputs;
  if (p_vap === undefined) return undefined;
  if (p_crit === undefined || p1 === undefined)
    return refuse(p1 === undefined ? 'p1' : 'p_crit', 'criticalPressureMissing');
  if (p_vap >= p_crit) refuse('p_vap', 'vapourAboveCritical');
  return chokingDrop(p1, p_vap, p_crit, fl);
}

/** Volume flow, m³/h; the mass flow replaces it where both are given. */
function liquidVolumeFlow({ q, m_dot, rho }: Inputs): number {
  return (m_dot === undefined ? q : m_dot / rho) ?? refuse('q', 'required');
}

function warnOfLimit(drop: number, limit: number | undefined, field: string, context: ComputeContext): void {
  if (limit === undefined || drop <= CAVITATION * limit) return;
  context.warn(drop >= limit ? 'choked' : 'cavitation', {}, field);
}

function liquid(inputs: Inputs, context: ComputeContext): Outputs {
  const { rho } = inputs;
  const limit = liquidLimit(inputs);
  if (inputs.solve === 'dp') {
    const { kv } = needed(inputs, 'kv');
    const drop = liquidDrop(kv, liquidVolumeFlow(inputs), rho);
    refuseFlashing(inputs, drop);
    if (limit !== undefined && drop >= limit) refuse(inputs.m_dot === undefined ? 'q' : 'm_dot', 'impossibleFlow');
    warnOfLimit(drop, limit, 'kv', context);
    return { dp: drop, dp_choked: limit, choked: false, authority: authority(inputs, drop, context) };
  }
  const drop = givenDrop(inputs);
  refuseFlashing(inputs, drop);
  const isChoked = limit !== undefined && drop >= limit;
  warnOfLimit(drop, limit, 'dp', context);
  const used = isChoked ? limit : drop;
  const common = { dp_choked: limit, choked: isChoked, authority: authority(inputs, drop, context) };
  if (inputs.solve === 'kv') {
    const kv = liquidKv(liquidVolumeFlow(inputs), used, rho);
    return { ...common, kv, kvs: standardKvs(kv, context) };
  }
  const q = liquidFlow(needed(inputs, 'kv').kv, used, rho);
  return { ...common, q, m_dot: q * rho };
}

function simplified(inputs: Inputs, context: ComputeContext): Outputs {
  if (inputs.solve === 'dp') refuse('solve', 'notSolvable');
  const isGas = inputs.medium === 'gas-simplified';
  const { p1, p2 } = needed(inputs, 'p1', 'p2');
  const isCritical = isCriticalGas(p1, p2);
  if (isCritical) context.warn('choked', {}, 'p2');
  let perKv: number;
  if (isGas) {
    const { rho_n, t1 } = needed(inputs, 'rho_n', 't1');
    perKv = gasFlowPerKv(p1, p2, rho_n, kelvinFromCelsius(t1));
  } else {
    perKv = steamFlowPerKv(p1, p2, needed(inputs, 'rho2').rho2);
  }
  const common = { critical: isCritical, authority: authority(inputs, p1 - p2, context) };
  if (inputs.solve === 'kv') {
    const kv = (isGas ? needed(inputs, 'q_n').q_n : needed(inputs, 'm_dot').m_dot) / perKv;
    return { ...common, kv, kvs: standardKvs(kv, context) };
  }
  const flow = needed(inputs, 'kv').kv * perKv;
  return isGas ? { ...common, q_n: flow } : { ...common, m_dot: flow };
}

/** Density of a refrigerant that enters as vapour, kg/m³. */
function vapourDensity(name: string, t1: number, p1: number, context: ComputeContext): number {
  const fluid = openFluid(context.engine, name);
  const [T, P] = [kelvinFromCelsius(t1), pascalFromBar(p1)];
  if (T < fluid.critical.T && P > saturationAt(fluid, t1, 't1').dew.P) refuse('t1', 'notVapour');
  return stateAt(fluid, { T, P }, 't1').D;
}

function inletDensity(inputs: Inputs, p1: number, context: ComputeContext): number {
  if (inputs.rho1 !== undefined) return inputs.rho1;
  if (inputs.fluid !== undefined)
    return context.use('rho1', vapourDensity(inputs.fluid, needed(inputs, 't1').t1, p1, context));
  if (inputs.molar_mass === undefined) return refuse('rho1', 'required');
  const { molar_mass, t1 } = needed(inputs, 'molar_mass', 't1');
  return context.use(
    'rho1',
    (pascalFromBar(p1) * molar_mass) / 1000 / (GAS_CONSTANT * kelvinFromCelsius(t1) * inputs.z1),
  );
}

function vapour(inputs: Inputs, context: ComputeContext): Outputs {
  const { p1, gamma } = needed(inputs, 'p1', 'gamma');
  const rho1 = inletDensity(inputs, p1, context);
  const at = (ratio: number): ReturnType<typeof vapourFlowPerKv> => vapourFlowPerKv(ratio, p1, rho1, gamma, inputs.xt);
  if (inputs.solve === 'dp') {
    const { kv, m_dot } = needed(inputs, 'kv', 'm_dot');
    const x = vapourDropRatio(kv, m_dot, p1, rho1, gamma, inputs.xt) ?? refuse('m_dot', 'impossibleFlow');
    return {
      rho1,
      x,
      dp: x * p1,
      choked: at(x).isChoked,
      expansion_factor: at(x).factor,
      authority: authority(inputs, x * p1, context),
    };
  }
  const drop = givenDrop(inputs);
  if (drop >= p1) refuse('dp', 'dropAboveInlet');
  const x = drop / p1;
  const { isChoked, factor, flowPerKv } = at(x);
  if (isChoked) context.warn('choked', {}, inputs.p2 === undefined ? 'dp' : 'p2');
  const common = { rho1, x, choked: isChoked, expansion_factor: factor, authority: authority(inputs, drop, context) };
  if (inputs.solve === 'flow') return { ...common, m_dot: needed(inputs, 'kv').kv * flowPerKv };
  const kv = needed(inputs, 'm_dot').m_dot / flowPerKv;
  return { ...common, kv, kvs: standardKvs(kv, context) };
}

export const compute = calculator(definition, {
  check({ medium, p1, p2, dp, p_vap }, report) {
    if (p1 !== undefined && p2 !== undefined && p2 >= p1) report('p2', 'outletAboveInlet');
    if (p1 !== undefined && dp !== undefined && dp >= p1) report('dp', 'dropAboveInlet');
    else if (
      p1 !== undefined &&
      p2 !== undefined &&
      dp !== undefined &&
      p2 < p1 &&
      Math.abs(dp - (p1 - p2)) > SAME_DROP * dp
    ) {
      report('dp', 'dropContradicts', { v: p1 - p2 });
    }
    const isFlashing = medium === 'liquid' && p_vap !== undefined && p1 !== undefined && p_vap >= p1;
    if (isFlashing) report('p_vap', 'flashingAtInlet');
  },
  run(inputs, context) {
    if (inputs.medium === 'liquid') return liquid(inputs, context);
    return inputs.medium === 'vapour-iec' ? vapour(inputs, context) : simplified(inputs, context);
  },
});
