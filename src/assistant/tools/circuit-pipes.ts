/** CircuitPipes: suction, liquid and discharge lines sized at an operating point, and oil return. */
import { CRITERIA, MATERIALS } from '../../circuit/pipes/criteria.ts';
import type { LiquidLine, NetworkLine, TubeFigures, VapourLine } from '../../circuit/pipes/index.ts';
import type { SimulationResult } from '../../simulation/types.ts';
import { cycleOf } from '../../simulation/cycles/index.ts';
import { optionalChoice, optionalNumber } from './arguments.ts';
import { resultOf, saidWarnings } from './circuit-doors.ts';
import { givenDetails, POINT_PARAMETERS, pointData, resultsOf, sectionGiven, simulatedPoint } from './circuit-point.ts';
import { definitionOf, numberParameter, stringParameter, text } from './schema.ts';
import { measured, rounded } from './tool.ts';
import type { Arguments, Data, Tool, ToolHost } from './tool.ts';

const SERIES = ['metric', 'pouce', 'all'] as const;
const CHOICES = { pipeType: SERIES, material: MATERIALS, criterion: CRITERIA } as const;

const metres = (fr: string, en: string) => numberParameter(fr, en);
/** The options of the door a question may set; the others are as the page of pipes opens. */
const OPTIONS = {
  vit_asp: metres('Vitesse maximale aspiration, m/s (15).', 'Maximum suction velocity, m/s (15).'),
  vit_ll: metres('Vitesse maximale liquide, m/s (1,5).', 'Maximum liquid velocity, m/s (1.5).'),
  vit_ref: metres('Vitesse maximale refoulement, m/s (12).', 'Maximum discharge velocity, m/s (12).'),
  long_asp: metres('Longueur droite aspiration, m (10).', 'Straight suction length, m (10).'),
  long_ll: metres('Longueur droite liquide, m (10).', 'Straight liquid length, m (10).'),
  long_ref: metres('Longueur droite refoulement, m (10).', 'Straight discharge length, m (10).'),
  haut_asp: metres('Montée aspiration, m (0 ; négatif : descente).', 'Suction rise, m (0; negative: down).'),
  haut_ll: metres('Montée liquide, m (0).', 'Liquid rise, m (0).'),
  haut_ref: metres('Montée refoulement, m (0).', 'Discharge rise, m (0).'),
  charge_min: metres('Charge minimale, % (100).', 'Least load, % (100).'),
} as const;

const tubeData = (tube: TubeFigures): Data => ({
  tube: tube.label,
  material: tube.material,
  inside_mm: rounded(tube.di),
  speed: measured(tube.speed_permanent, 'm/s'),
  pressure_drop: measured(tube.dp_permanent === null ? undefined : tube.dp_permanent / 1000, 'kPa/m'),
  saturation_loss: measured(tube.dt_permanent ?? undefined, 'K'),
  total_drop: measured(tube.total_permanent ?? undefined, 'bar'),
  stands: measured(tube.p_adm ?? undefined, 'bar'),
  breaks: [...tube.broken],
});

async function lineData(line: VapourLine | LiquidLine, host: ToolHost): Promise<Data> {
  const { recommended, lower, upper, problem } = line;
  const oil = 'oil' in line ? line.oil?.permanent : undefined;
  return {
    ideal_inside_mm: rounded(line.d_ideal),
    // A tube that breaks a limit is no recommendation: a model would pass it on as one.
    ...(recommended && { [line.broken.length === 0 ? 'recommended' : 'nearest']: tubeData(recommended) }),
    breaks: [...line.broken],
    ...(lower && { smaller: tubeData(lower) }),
    ...(upper && { larger: tubeData(upper) }),
    ...(problem && { problem: await host.circuit.describe(problem) }),
    ...(oil && { oil_return: { ok: oil.ok, speed: measured(oil.speed, 'm/s'), least: measured(oil.v_min, 'm/s') } }),
    ...('subcooling_left_permanent' in line && {
      subcooling_left: measured(line.subcooling_left_permanent ?? undefined, 'K'),
    }),
  };
}

/** The pipes no compressor has to itself: headers, branches, flash and injected vapour. */
const networkData = (network: readonly NetworkLine[], { input }: SimulationResult, host: ToolHost): Data => ({
  shared_pipes: network
    .filter(({ stage }) => stage === null)
    .map(({ letter, fluid, mass_flow_s, tube }) => ({
      from: cycleOf(input).nodes.find((node) => node.letter === letter)?.name?.[host.locale] ?? letter,
      fluid,
      mass_flow_kg_s: rounded(mass_flow_s),
      tube: tube && {
        tube: tube.label,
        material: tube.material,
        speed: measured(tube.speed_permanent, 'm/s'),
        breaks: [...tube.broken],
      },
    })),
});

export const circuitPipes: Tool = {
  name: 'CircuitPipes',
  displayName: text('Tuyauteries du circuit', 'Pipes of the circuit'),
  definition: (locale) =>
    definitionOf(
      {
        name: 'CircuitPipes',
        description: text(
          'Dimensionne les conduites d’aspiration, liquide et refoulement d’un circuit : diamètre, matière, vitesse, perte de charge, pression, retour d’huile.',
          'Sizes the suction, liquid and discharge lines of a circuit: diameter, material, velocity, pressure drop, pressure, oil return.',
        ),
        parameters: {
          ...POINT_PARAMETERS,
          ...OPTIONS,
          pipeType: stringParameter('Tubes : métriques, pouces ou tous.', 'Tubes: metric, inch or all.', SERIES),
          material: stringParameter(
            'Matière (auto : celle qui tient).',
            'Material (auto: the one that holds).',
            MATERIALS,
          ),
          criterion: stringParameter(
            'Critère : tout, ou vitesse seule.',
            'Criterion: all, or velocity alone.',
            CRITERIA,
          ),
        },
        required: [],
      },
      locale,
    ),
  async run(given, host) {
    const point = await simulatedPoint(given, host);
    const section = sectionGiven(given, point);
    const result = await resultOf(
      await host.circuit.ask('pipes', resultsOf(point, section), optionsGiven(given)),
      host.circuit,
    );
    const { asp, ll, ref } = result.lines;
    const [suction, liquid, discharge] = await Promise.all([asp, ll, ref].map((line) => lineData(line, host)));
    return {
      kind: 'data',
      tool: 'CircuitPipes',
      details: givenDetails(point, given),
      data: {
        point: pointData(point, section, host),
        suction_line: suction,
        liquid_line: liquid,
        discharge_line: discharge,
        ...(section && networkData(result.network, point, host)),
        ...(await saidWarnings(result.warnings, host.circuit)),
      },
    };
  },
};

function optionsGiven(given: Arguments): Data {
  const numbers = Object.keys(OPTIONS).map((key) => [key, optionalNumber(given, key)] as const);
  const choices = Object.entries(CHOICES).map(([key, words]) => [key, optionalChoice(given, key, words)] as const);
  return Object.fromEntries([...numbers, ...choices].filter(([, value]) => value !== undefined));
}
