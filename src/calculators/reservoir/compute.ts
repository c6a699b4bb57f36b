import { isWithin } from '../../physics/limits.ts';
import { categoryOfVessel } from '../../physics/ped.ts';
import type { Densities } from '../../physics/two-phase-mass.ts';
import { fillFromMass, volumeFromMass } from '../../physics/two-phase-mass.ts';
import type { Vessel } from '../../physics/vessels.ts';
import { lyingVolumeFromLevel, standingVolumeFromLevel, vesselHeight, vesselVolume } from '../../physics/vessels.ts';
import { summaryFromName } from '../../refrigerants/index.ts';
import type { ComputeContext } from '../calculator.ts';
import { calculator, needed, refuse } from '../calculator.ts';
import type { InputsOf, OutputsOf } from '../define.ts';
import { fluidName, openFluid, saturationAt } from '../fluid-properties.ts';
import { definition } from './definition.ts';
import { STANDARD_VOLUMES } from './standard-volumes.ts';
import { celsiusFromKelvin } from '../../quantities/si.ts';

type Inputs = InputsOf<typeof definition>;
type Outputs = OutputsOf<typeof definition>;

const LITRES = 1000;
/** A receiver is kept this far below critical, K. */
const CRITICAL_MARGIN = 2;
const LOW_FILL = 0.1;
const HIGH_FILL = 0.5;
/** Rounding of a level typed as the vessel's very height, m. */
const LEVEL_SLACK = 1e-9;

interface DensityKeys {
  readonly liquid: 'rho_liq' | 'rho_liq_run';
  readonly vapour: 'rho_vap' | 'rho_vap_run';
  readonly temperature: 't_max' | 't_run';
}
const STORED: DensityKeys = { liquid: 'rho_liq', vapour: 'rho_vap', temperature: 't_max' };
const RUNNING: DensityKeys = { liquid: 'rho_liq_run', vapour: 'rho_vap_run', temperature: 't_run' };

/** Saturated densities, those typed before those of the fluid. */
function densities(inputs: Inputs, keys: DensityKeys, context: ComputeContext): Densities {
  let [liquid, vapour] = [inputs[keys.liquid], inputs[keys.vapour]];
  if (liquid === undefined || vapour === undefined) {
    const { fluid: name, [keys.temperature]: t } = needed(inputs, 'fluid', keys.temperature);
    const fluid = openFluid(context.engine, name);
    const saturation = saturationAt(fluid, t, keys.temperature, 'supercriticalStorage');
    const max = celsiusFromKelvin(fluid.critical.T) - CRITICAL_MARGIN;
    if (t > max) refuse(keys.temperature, 'atMost', { value: t, max, unit: '°C' });
    liquid ??= context.use(keys.liquid, saturation.bubble.D);
    vapour ??= context.use(keys.vapour, saturation.dew.D);
  }
  if (liquid <= vapour) refuse(keys.liquid, 'liquidLighter');
  return { liquid, vapour };
}

/** Part filled with liquid; undefined, with a warning, where there is less mass than vapour alone. */
function fillOf(
  mass: number,
  volume: number,
  held: Densities,
  field: 'm_store' | 'm_run',
  context: ComputeContext,
): number | undefined {
  const fill = fillFromMass(mass, volume, held);
  if (fill > 1) return refuse(field, 'liquidFull');
  if (fill >= 0) return fill;
  context.warn('belowVapourMass', {}, field);
  return undefined;
}

function runningFill(inputs: Inputs, volume: number, context: ComputeContext): number | undefined {
  if (inputs.m_run === undefined) return undefined;
  const fill = fillOf(inputs.m_run, volume, densities(inputs, RUNNING, context), 'm_run', context);
  if (fill !== undefined && fill < LOW_FILL) context.warn('lowRunningFill', {}, 'm_run');
  if (fill !== undefined && fill > HIGH_FILL) context.warn('highRunningFill', {}, 'm_run');
  return fill;
}

function pedGroup({ fluid, group }: Inputs, context: ComputeContext): 1 | 2 {
  const known = (fluid === undefined ? undefined : summaryFromName(fluidName(fluid))?.pedGroup) ?? undefined;
  if (group !== undefined && known !== undefined && group !== known) {
    context.warn('otherFluidGroup', { fluid: fluid ?? '', group: known }, 'group');
  }
  return group ?? context.use('group', known ?? refuse('group', 'groupForCategory'));
}

const percent = (fraction: number | undefined): number | undefined =>
  fraction === undefined ? undefined : fraction * 100;

function size(inputs: Inputs, context: ComputeContext): Outputs {
  const { m_store, fill_max } = needed(inputs, 'm_store', 'fill_max');
  const stored = densities(inputs, STORED, context);
  const v_min = volumeFromMass(m_store, fill_max / 100, stored) * LITRES;
  const shown = { v_min, rho_liq: stored.liquid, rho_vap: stored.vapour };
  const v_std = STANDARD_VOLUMES.find((volume) => isWithin(v_min, volume));
  if (v_std === undefined) {
    context.warn('customReceiver', { max: STANDARD_VOLUMES[STANDARD_VOLUMES.length - 1] ?? 0 }, 'm_store');
    return shown;
  }
  const ped =
    inputs.ps === undefined
      ? {}
      : {
          ps_v: inputs.ps * v_std,
          desp: categoryOfVessel({ isGas: true, group: pedGroup(inputs, context), pressure: inputs.ps, volume: v_std })
            .category,
        };
  return {
    ...shown,
    v_std,
    fill_std: percent(fillOf(m_store, v_std / LITRES, stored, 'm_store', context)),
    fill_run: percent(runningFill(inputs, v_std / LITRES, context)),
    ...ped,
  };
}

function level(inputs: Inputs, context: ComputeContext): Outputs {
  const given = needed(inputs, 'diameter', 'length', 'level');
  const vessel: Vessel = { diameter: given.diameter / 1000, length: given.length / 1000, heads: inputs.heads };
  const isVertical = inputs.orientation === 'vertical';
  const height = vesselHeight(vessel, isVertical);
  if (given.level / 1000 > height + LEVEL_SLACK) {
    refuse('level', 'levelAboveVessel', { value: given.level, max: height * 1000, unit: 'mm' });
  }
  const h = Math.min(given.level / 1000, height);
  const total = vesselVolume(vessel);
  if (total === 0) refuse('length', 'positive', { value: given.length });
  const liquid = isVertical ? standingVolumeFromLevel(vessel, h) : lyingVolumeFromLevel(vessel, h);
  const volumes = { v_total: total * LITRES, v_liquid: liquid * LITRES, fill: (liquid / total) * 100 };
  const isWeighed = inputs.fluid !== undefined || (inputs.rho_liq !== undefined && inputs.rho_vap !== undefined);
  if (!isWeighed) return volumes;
  const held = densities(inputs, STORED, context);
  return {
    ...volumes,
    mass: liquid * held.liquid + (total - liquid) * held.vapour,
    rho_liq: held.liquid,
    rho_vap: held.vapour,
  };
}

export const compute = calculator(definition, {
  check({ m_store, m_run, rho_liq, rho_vap }, report) {
    if (m_run !== undefined && m_store !== undefined && m_run > m_store) {
      report('m_run', 'atMost', { value: m_run, max: m_store, unit: 'kg' });
    }
    if (rho_liq !== undefined && rho_vap !== undefined && rho_liq <= rho_vap) report('rho_liq', 'liquidLighter');
  },
  run: (inputs, context) => (inputs.mode === 'size' ? size(inputs, context) : level(inputs, context)),
});
