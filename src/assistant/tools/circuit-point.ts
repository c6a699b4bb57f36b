/** The operating point a question about the circuit is asked at: what the model gives, over the simulator's form. */
import { sectionsOf } from '../../circuit/sections.ts';
import type { CircuitSection } from '../../circuit/sections.ts';
import {
  ARCHITECTURES,
  cycleOf,
  cycleOfWord,
  CYCLES,
  nodeOf,
  PLAIN,
  pointOfNode,
} from '../../simulation/cycles/index.ts';
import type { CycleDescription } from '../../simulation/cycles/index.ts';
import { bodyFromForm, FIELDS, inputsOfOtherCycles } from '../../simulation/fields.ts';
import type { BodyValues } from '../../simulation/fields.ts';
import { changesOfCycle, STEADY_FORM } from '../../simulation/url.ts';
import type { FormState } from '../../simulation/url.ts';
import type { BodyKey, Point, SimulationResult, StageKey } from '../../simulation/types.ts';
import { optionalChoice, optionalNumber } from './arguments.ts';
import { resultOf } from './circuit-doors.ts';
import { openedFluid } from './fluids.ts';
import { numberParameter, stringParameter } from './schema.ts';
import type { Parameter } from './schema.ts';
import { ToolError } from './tool-error.ts';
import { rounded } from './tool.ts';
import type { Arguments, Data, ToolHost } from './tool.ts';

/** The compressors a question may be about, of any cycle. */
const STAGES: readonly StageKey[] = [
  ...new Set(
    Object.values<CycleDescription>(CYCLES)
      .flatMap((cycle) => [cycle, ...Object.values(cycle.variants?.of ?? {}).map((parts) => ({ ...cycle, ...parts }))])
      .flatMap((cycle) => sectionsOf(cycle).map(({ key }) => key)),
  ),
];

/** Those of every tool that asks the circuit; what is left out stays as in the simulator. */
export const POINT_PARAMETERS: Readonly<Record<string, Parameter>> = {
  architecture: stringParameter(
    'Cycle. Sans lui\u00a0: celui du simulateur.',
    "Cycle. Without it: the simulator's.",
    ARCHITECTURES,
  ),
  stage: stringParameter(
    'Cycle à plusieurs compresseurs\u00a0: celui demandé. Sans lui le premier.',
    'Cycle of several compressors: the one asked about. Without it the first.',
    STAGES,
  ),
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

/** What each of them is in a body. */
const BODY_KEYS = {
  fluid: 'fluid',
  power_cold: 'choice_1_value',
  temp_evp: 'pt_evp',
  temp_cdr: 'pt_cdr',
  p_gc: 'p_gc',
  t_out_gc: 't_out_gc',
} as const satisfies Readonly<Record<string, BodyKey>>;

/** The cycle asked about. A question that names what it does not read would be answered with other figures. @throws {ToolError} */
async function cycleGiven(given: Arguments, form: FormState, host: ToolHost): Promise<string> {
  const word = optionalChoice(given, 'architecture', ARCHITECTURES) ?? String(form.architecture ?? PLAIN);
  const { name, unread = [], onlyFluid } = cycleOfWord(word);
  for (const [field, key] of Object.entries(BODY_KEYS)) {
    const value = given[field];
    if (value === undefined || value === null || value === '' || !unread.includes(key)) continue;
    if (typeof value === 'string' && field === 'fluid' && (await openedFluid(value, host)).name === onlyFluid) continue;
    throw new ToolError('unread', { field, cycle: name[host.locale] });
  }
  return word;
}

async function formGiven(given: Arguments, host: ToolHost): Promise<FormState> {
  const form = host.forms().permanent;
  const architecture = await cycleGiven(given, form, host);
  const spelling = given['fluid'];
  const fluid = typeof spelling === 'string' && spelling.trim() !== '' ? spelling : undefined;
  const power = optionalNumber(given, 'power_cold', { min: 0, isMinExcluded: true });
  const [evaporating, condensing] = [optionalNumber(given, 'temp_evp'), optionalNumber(given, 'temp_cdr')];
  const [gasPressure, gasOutlet] = [optionalNumber(given, 'p_gc', { max: 160 }), optionalNumber(given, 't_out_gc')];
  return {
    ...form,
    ...Object.fromEntries(changesOfCycle(STEADY_FORM, (key) => form[key], [form.architecture, architecture])),
    architecture,
    ...(fluid !== undefined && { fluid: (await openedFluid(fluid, host)).name }),
    ...(power !== undefined && { intitule_choix: COOLING_POWER, choix_value: power }),
    ...(evaporating !== undefined && { mode_evp: 1, temp_evp: evaporating }),
    ...(condensing !== undefined && { mode_cdr: 1, temp_cdr: condensing, mode_trans: '0' }),
    ...((gasPressure ?? gasOutlet) !== undefined && { mode_trans: '1' }),
    ...(gasPressure !== undefined && { p_gc: gasPressure }),
    ...(gasOutlet !== undefined && { t_out_gc: gasOutlet }),
  };
}

/** The body of a form, without what its cycle does not read; a form holds it all the same. */
function bodyOf(form: FormState): BodyValues {
  const others = inputsOfOtherCycles(String(form.architecture ?? PLAIN));
  const isTranscritical = form.mode_trans === '1' && !others.includes('mode_trans');
  const unused: readonly BodyKey[] = [
    ...others,
    ...(isTranscritical ? (['pt_cdr', 't_sr'] as const) : (['p_gc', 't_out_gc'] as const)),
  ];
  const read = FIELDS.filter(
    ({ body, form: key, optionalDefault }) => !unused.includes(body) && form[key] !== optionalDefault,
  ).map(({ form: key }) => [key, form[key]]);
  return bodyFromForm(Object.fromEntries(read));
}

/** The simulation of the point. @throws {ToolError} */
export async function simulatedPoint(given: Arguments, host: ToolHost): Promise<SimulationResult> {
  return resultOf<SimulationResult>(await host.circuit.simulate(bodyOf(await formGiven(given, host))), host.circuit);
}

/** The compressor a question is about; undefined of a cycle that has one. @throws {ToolError} choice, naming those there are */
export function sectionGiven(given: Arguments, { input }: SimulationResult): CircuitSection | undefined {
  const sections = sectionsOf(cycleOf(input));
  const key = optionalChoice(
    given,
    'stage',
    sections.map((section) => section.key),
  );
  return sections.length === 1 ? undefined : (sections.find((section) => section.key === key) ?? sections[0]);
}

/** What a door of the circuit is asked: the point, and which of its compressors. */
export const resultsOf = (
  point: SimulationResult,
  section: CircuitSection | undefined,
): { readonly permanent: SimulationResult; readonly transient: null; readonly stage?: StageKey } => ({
  permanent: point,
  transient: null,
  ...(section && { stage: section.key }),
});

const placeData = ({ P, T }: Point): Data => ({ P_bar_abs: rounded(P), T_C: rounded(T) });

function pointAt(result: SimulationResult, letter: string): Point {
  const node = cycleOf(result.input).nodes.find((one) => one.letter === letter);
  return pointOfNode(result, node ?? nodeOf(cycleOf(result.input), 'suction'));
}

/** What was computed, for the model and the reader to see; of several compressors the one asked about, and which others there are. */
export function pointData(result: SimulationResult, section: CircuitSection | undefined, host: ToolHost): Data {
  const { input, performance, points, architecture } = result;
  const power_cold_kW = rounded(performance.power_cold);
  if (section === undefined) {
    return {
      fluid: input.fluid,
      power_cold_kW,
      mass_flow_kg_s: rounded(performance.mass_flow_s),
      suction: placeData(points.a_aspiration),
      discharge: placeData(points.c_refoulement_reel),
    };
  }
  const cycle = cycleOf(input);
  const { key, name, letters, flows } = section;
  return {
    cycle: cycle.name[host.locale],
    compressor: name[host.locale],
    stage: key,
    other_stages: Object.fromEntries(
      sectionsOf(cycle).flatMap((one) => (one.key === key ? [] : [[one.key, one.name[host.locale]]])),
    ),
    fluid: architecture?.stages.find(({ stage }) => stage === key)?.fluid ?? input.fluid,
    machine_power_cold_kW: power_cold_kW,
    mass_flow_kg_s: rounded(flows.asp.reduce((sum, flow) => sum + (architecture?.flows[flow] ?? 0), 0)),
    suction: placeData(pointAt(result, letters.a)),
    discharge: placeData(pointAt(result, letters.c)),
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
