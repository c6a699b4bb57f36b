/** The operating point a question about the circuit is asked at: what the model gives, over the simulator's form. */
import { bodyFromForm, FIELDS } from '../../simulation/fields.ts';
import type { BodyValues, FormKey } from '../../simulation/fields.ts';
import type { FormState } from '../../simulation/url.ts';
import type { SimulationResult } from '../../simulation/types.ts';
import { optionalNumber } from './arguments.ts';
import { resultOf } from './circuit-doors.ts';
import { openedFluid } from './fluids.ts';
import { numberParameter, stringParameter } from './schema.ts';
import type { Parameter } from './schema.ts';
import { rounded } from './tool.ts';
import type { Arguments, Data, ToolHost } from './tool.ts';

/** Those of every tool that asks the circuit; what is left out stays as in the simulator. */
export const POINT_PARAMETERS: Readonly<Record<string, Parameter>> = {
  fluid: stringParameter(
    'Fluide frigorigène. Sans lui et sans les suivants : ceux du simulateur.',
    "Refrigerant. Without it and the next ones: the simulator's.",
  ),
  power_cold: numberParameter('Puissance frigorifique en kW.', 'Cooling capacity in kW.', { exclusiveMinimum: 0 }),
  temp_evp: numberParameter("Température d'évaporation en °C.", 'Evaporating temperature in °C.'),
  temp_cdr: numberParameter('Température de condensation en °C.', 'Condensing temperature in °C.'),
  p_gc: numberParameter(
    'Cycle transcritique : pression du refroidisseur de gaz en bar absolu.',
    'Transcritical cycle: gas cooler pressure in bar absolute.',
    { exclusiveMinimum: 0, maximum: 160 },
  ),
  t_out_gc: numberParameter(
    'Cycle transcritique : sortie du refroidisseur de gaz en °C.',
    'Transcritical cycle: gas cooler outlet in °C.',
  ),
};

const COOLING_POWER = 1;

/** What a cycle has no use for; a form holds it all the same. */
const unusedIn = (form: FormState): readonly FormKey[] =>
  form.mode_trans === '1' ? ['temp_cdr', 'sous_ref_cdr'] : ['p_gc', 't_out_gc'];

async function formGiven(given: Arguments, host: ToolHost): Promise<FormState> {
  const form = host.forms().permanent;
  const spelling = given['fluid'];
  const fluid = typeof spelling === 'string' && spelling.trim() !== '' ? spelling : undefined;
  const power = optionalNumber(given, 'power_cold', { min: 0, isMinExcluded: true });
  const [evaporating, condensing] = [optionalNumber(given, 'temp_evp'), optionalNumber(given, 'temp_cdr')];
  const [gasPressure, gasOutlet] = [optionalNumber(given, 'p_gc', { max: 160 }), optionalNumber(given, 't_out_gc')];
  return {
    ...form,
    ...(fluid !== undefined && { fluid: (await openedFluid(fluid, host)).name }),
    ...(power !== undefined && { intitule_choix: COOLING_POWER, choix_value: power }),
    ...(evaporating !== undefined && { mode_evp: 1, temp_evp: evaporating }),
    ...(condensing !== undefined && { mode_cdr: 1, temp_cdr: condensing, mode_trans: '0' }),
    ...((gasPressure ?? gasOutlet) !== undefined && { mode_trans: '1' }),
    ...(gasPressure !== undefined && { p_gc: gasPressure }),
    ...(gasOutlet !== undefined && { t_out_gc: gasOutlet }),
  };
}

/** The body of a form, without what its cycle does not read. */
function bodyOf(form: FormState): BodyValues {
  const unused = unusedIn(form);
  const read = FIELDS.filter(
    ({ form: key, optionalDefault }) => !unused.includes(key) && form[key] !== optionalDefault,
  ).map(({ form: key }) => [key, form[key]]);
  return bodyFromForm(Object.fromEntries(read));
}

/** The simulation of the point. @throws {ToolError} */
export async function simulatedPoint(given: Arguments, host: ToolHost): Promise<SimulationResult> {
  return resultOf<SimulationResult>(await host.circuit.simulate(bodyOf(await formGiven(given, host))), host.circuit);
}

/** What was computed, for the model and the reader to see. */
export function pointData({ input, performance, points }: SimulationResult): Data {
  return {
    fluid: input.fluid,
    power_cold_kW: rounded(performance.power_cold),
    mass_flow_kg_s: rounded(performance.mass_flow_s),
    suction: { P_bar_abs: rounded(points.a_aspiration.P), T_C: rounded(points.a_aspiration.T) },
    discharge: { P_bar_abs: rounded(points.c_refoulement_reel.P), T_C: rounded(points.c_refoulement_reel.T) },
  };
}

/** What was given, on one line, the fluid first. */
export const givenDetails = ({ input }: SimulationResult, given: Arguments): string =>
  [
    input.fluid,
    ...Object.entries(given)
      .filter(([key, value]) => key !== 'fluid' && typeof value !== 'object')
      .map(([key, value]) => `${key} = ${String(value)}`),
  ].join(', ');
