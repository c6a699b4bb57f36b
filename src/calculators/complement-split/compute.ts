import { leakChecks, regulatedCharge } from '../../physics/leak-checks.ts';
import { isWithin } from '../../physics/limits.ts';
import { chargeFacts } from '../../refrigerants/index.ts';
import { roomForCharge } from '../../regulation/charge/index.ts';
import type { ComputeContext } from '../calculator.ts';
import { calculator, refuse } from '../calculator.ts';
import type { InputsOf, OutputsOf } from '../define.ts';
import { fluidName } from '../fluid-properties.ts';
import { definition } from './definition.ts';

type Inputs = InputsOf<typeof definition>;
type Outputs = OutputsOf<typeof definition>;

const GRAMS = 1000;

/** What the regulation asks of the total, kg. */
function obligations(inputs: Inputs, name: string, total: number, context: ComputeContext): Outputs {
  const { gwp, annex, gwpAnnex1 = 0, fractionAnnex2 = 0, isOzoneDepleting } = chargeFacts(name);
  if (gwp === undefined) context.warn('gwpUnknown', {}, 'fluid');
  if (isOzoneDepleting) context.warn('ozoneDepleting', {}, 'fluid');
  else if (annex === undefined) context.warn('annexUnknown', {}, 'fluid');
  const shown = { gwp, co2e: gwp === undefined ? undefined : (total * gwp) / 1000 };
  if (annex === undefined) return shown;
  const charge = regulatedCharge(annex, total, annex === 'I' ? (gwp ?? 0) : gwpAnnex1, fractionAnnex2);
  const checks = leakChecks(charge, inputs.hermetic, false, inputs.residential ? total : undefined);
  if (checks.isExempt) context.warn('hermeticExempt', {}, 'hermetic');
  return { ...shown, leak_class: checks.leakClass };
}

/** The smallest room, and whether the one given is. */
function roomOf(inputs: Inputs, fluid: string, total: number, context: ComputeContext): Outputs {
  const room = roomForCharge({
    fluid,
    charge: total,
    access: 'a',
    location: 'II',
    application: 'comfort',
    mounting: inputs.h0_type,
    height: inputs.room_height,
  });
  if ('problem' in room) {
    context.warn('fluidData', {}, 'fluid');
    return {};
  }
  const { area, most } = room;
  if (area === null) {
    context.warn('noRoomLargeEnough', { m: total, mmax: most ?? 0 }, 'm_factory');
    return inputs.room_area === undefined ? {} : { room: 'small' };
  }
  if (inputs.room_area === undefined) return { area_min: area };
  return { area_min: area, room: isWithin(area, inputs.room_area) ? 'within' : 'small' };
}

export const compute = calculator(definition, {
  check({ n_units }, report) {
    if (n_units !== undefined && n_units >= 1 && !Number.isInteger(n_units)) report('n_units', 'wholeNumber');
  },
  run(inputs, context): Outputs {
    const { length, l_included, n_units, per_metre, l_max, m_factory } = inputs;
    if (l_max !== undefined && !isWithin(length, l_max)) {
      refuse('length', 'atMost', { value: length, max: l_max, unit: 'm' });
    }
    const beyond = Math.max(0, length - l_included * n_units);
    if (beyond === 0) context.warn('withinIncluded', {}, 'length');
    const add = beyond * per_metre;
    const total = m_factory + add / GRAMS;
    const shown = { add, total };
    if (inputs.fluid === undefined) return shown;
    const name = fluidName(inputs.fluid);
    return { ...shown, ...obligations(inputs, name, total, context), ...roomOf(inputs, name, total, context) };
  },
});
