import type { PedCategory, PedGroup, PedOutcome } from '../../physics/ped.ts';
import { categoryOfPiping, categoryOfVessel } from '../../physics/ped.ts';
import { summaryFromName } from '../../refrigerants/index.ts';
import { isFollowedInService } from '../../regulation/pressure/in-service.ts';
import { calculator, needed, refuse } from '../calculator.ts';
import type { InputsOf } from '../define.ts';
import { fluidName } from '../fluid-properties.ts';
import { definition } from './definition.ts';

type Inputs = InputsOf<typeof definition>;

/** The one fluid of the list that a vessel may hold as a liquid in the Directive's sense. */
const WATER = 'R718';
/** How close to a limit a pressure is "near" it. */
const NEAR = 0.02;
const MODULES = {
  'Art 4§3': 'none',
  'Cat I': 'I',
  'Cat II': 'II',
  'Cat III': 'III',
  'Cat IV': 'IV',
} as const satisfies Record<Exclude<PedCategory, 'Non soumis'>, string>;

function fluidGroup(fluid: string | undefined): PedGroup | undefined {
  return fluid === undefined ? undefined : (summaryFromName(fluidName(fluid))?.pedGroup ?? undefined);
}

function outcomeAt(inputs: Inputs, group: PedGroup, pressure: number): PedOutcome {
  const common = { isGas: inputs.nature === 'Gaz', group, pressure, isUnstable: inputs.unstable };
  if (inputs.type === 'Récipients') {
    return categoryOfVessel({ ...common, volume: needed(inputs, 'volume').volume, isBreathing: inputs.breathing });
  }
  return categoryOfPiping({ ...common, dn: needed(inputs, 'diamNom').diamNom, isHot: inputs.over350 });
}

/** In France; undefined of what is no gas, for which no limit was read. */
function inServiceIn(inputs: Inputs, group: PedGroup): boolean | undefined {
  const { nature, type, pressure } = inputs;
  if (nature !== 'Gaz') return undefined;
  return isFollowedInService(
    group,
    pressure,
    type === 'Récipients'
      ? { kind: 'vessel', volume: needed(inputs, 'volume').volume }
      : { kind: 'piping', dn: needed(inputs, 'diamNom').diamNom },
  );
}

/**
 * Beyond PS·DN = 3500 between DN 25 and 100, table 6: category II (the line ends at DN 100), which some transcriptions
 * take for III, so that the reader is told a boundary is near.
 */
function isOftenMisread(inputs: Inputs, { table }: PedOutcome): boolean {
  const dn = inputs.diamNom ?? 0;
  return table === 6 && dn <= 100 && dn > 25 && inputs.pressure * dn > 3500;
}

export const compute = calculator(definition, {
  check({ group, fluid, type }, report) {
    if (type !== undefined && group === undefined && fluid === undefined) report('group', 'pedGroup');
  },
  run(inputs, context) {
    const { pressure, volume, diamNom } = inputs;
    const ofFluid = fluidGroup(inputs.fluid);
    const group = inputs.group ?? context.use('group', ofFluid ?? refuse('group', 'pedGroup'));
    if (ofFluid !== undefined && group !== ofFluid) {
      context.warn('otherFluidGroup', { fluid: inputs.fluid ?? '', group: ofFluid }, 'group');
    }
    const outcome = outcomeAt(inputs, group, pressure);
    const around = [1 - NEAR, 1 + NEAR].map((factor) => outcomeAt(inputs, group, pressure * factor).category);
    if (around.some((category) => category !== outcome.category) || isOftenMisread(inputs, outcome)) {
      context.warn('nearBoundary', {}, 'pressure');
    }
    const isRefrigerant = inputs.fluid !== undefined && fluidName(inputs.fluid) !== WATER;
    if (inputs.nature === 'Liquide' && isRefrigerant) context.warn('refrigerantIsGas', {}, 'nature');
    return {
      category: outcome.category,
      table: outcome.table,
      ps_v: volume === undefined ? undefined : pressure * volume,
      ps_dn: diamNom === undefined ? undefined : pressure * diamNom,
      in_service: inServiceIn(inputs, group),
      modules: outcome.category === 'Non soumis' ? undefined : MODULES[outcome.category],
    };
  },
});
