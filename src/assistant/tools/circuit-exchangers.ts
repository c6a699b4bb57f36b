/** CircuitExchangers: evaporator and condenser, or gas cooler, at an operating point. */
import { CARRIERS } from '../../circuit/exchangers/carriers.ts';
import type { BetweenStreams, ExchangerFigures, SecondaryLoop } from '../../circuit/exchangers/index.ts';
import { optionalChoice, optionalNumber } from './arguments.ts';
import { resultOf, saidWarnings } from './circuit-doors.ts';
import { givenDetails, POINT_PARAMETERS, pointData, resultsOf, sectionGiven, simulatedPoint } from './circuit-point.ts';
import { definitionOf, numberParameter, stringParameter, text } from './schema.ts';
import { measured, rounded } from './tool.ts';
import type { Arguments, Data, Tool, ToolHost } from './tool.ts';

/** What a question may say of each side; the others are as the page of exchangers opens. */
const SIDES = { evaporator: text('évaporateur', 'evaporator'), condenser: text('condenseur', 'condenser') } as const;
const NUMBERS = {
  t_in: text('entrée du fluide secondaire, °C', 'secondary inlet, °C'),
  t_out: text('sortie du fluide secondaire, °C', 'secondary outlet, °C'),
  concentration: text('concentration de la solution, %', 'concentration of the solution, %'),
} as const;

const sideParameters = (side: keyof typeof SIDES) => {
  const name = SIDES[side];
  return {
    [`${side}_medium`]: stringParameter(
      `${name.fr} : air, water, meg, mpg ou un autre frigoporteur.`,
      `${name.en}: air, water, meg, mpg or another secondary fluid.`,
    ),
    ...Object.fromEntries(
      Object.entries(NUMBERS).map(([key, label]) => [
        `${side}_${key}`,
        numberParameter(`${name.fr} : ${label.fr}.`, `${name.en}: ${label.en}.`),
      ]),
    ),
  };
};

/** Of a loop between the evaporator and what is cooled: the pump's head, which makes it one, and what is not as it opens. */
const LOOP = {
  head: text('boucle frigoporteuse\u00a0: hauteur de la pompe, bar', 'secondary loop: head of the pump, bar'),
  t_co2: text('boucle au CO₂\u00a0: sa température, °C', 'CO2 loop: its temperature, °C'),
  gain: text('boucle\u00a0: apports des tuyaux, kW (0)', 'loop: heat gain of its pipes, kW (0)'),
} as const;

function loopGiven(given: Arguments): Data {
  const carrier = optionalChoice(given, 'loop_carrier', CARRIERS);
  const values = Object.keys(LOOP).map((key) => [key, optionalNumber(given, `loop_${key}`)] as const);
  return Object.fromEntries([['carrier', carrier] as const, ...values].filter(([, value]) => value !== undefined));
}

const loopData = (loop: SecondaryLoop): Data => ({
  carrier: loop.carrier,
  t_supply: measured(loop.t_supply, '°C'),
  t_return: measured(loop.t_return, '°C'),
  flow: measured(loop.flow, 'm³/h'),
  pump: measured(loop.power_pump, 'kW'),
  pump_heat: measured(loop.heat_pump, 'kW'),
  cold_left: measured(loop.power_load, 'kW'),
  eer_with_loop: rounded(loop.eer),
  eer_direct_expansion: loop.eer_direct === null ? null : rounded(loop.eer_direct),
});

function sideGiven(given: Arguments, side: keyof typeof SIDES): Data {
  const medium = given[`${side}_medium`];
  const values = [
    ['medium', typeof medium === 'string' && medium.trim() !== '' ? medium.trim() : undefined] as const,
    ...Object.keys(NUMBERS).map((key) => [key, optionalNumber(given, `${side}_${key}`)] as const),
  ];
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

/** Null where the compressor has no such exchanger of its own. */
async function exchangerData(figures: ExchangerFigures | null, host: ToolHost): Promise<Data | null> {
  if (figures === null) return null;
  const { kind, medium, problem } = figures;
  const some = (value: number | null, unit: string): Data => measured(value ?? undefined, unit);
  return {
    kind,
    medium,
    duty: some(figures.duty, 'kW'),
    secondary: {
      t_in: some(figures.t_in, '°C'),
      t_out: some(figures.t_out, '°C'),
      flow: some(figures.flow, 'm³/h'),
      mass_flow: some(figures.mass_flow_s, 'kg/s'),
      freezing: some(figures.freezing, '°C'),
    },
    log_mean_difference: some(figures.lmtd, 'K'),
    ua: some(figures.ua, 'kW/K'),
    pinch: some(figures.pinch, 'K'),
    approach: some(figures.approach, 'K'),
    ...(problem && { problem: await host.circuit.describe(problem) }),
  };
}

/** Where refrigerant heats refrigerant. */
const betweenData = ({ within, duty, hot, cold, pinch }: BetweenStreams): Data => ({
  kind: within,
  duty: measured(duty, 'kW'),
  hot: { fluid: hot.fluid, t_in: measured(hot.t_in, '°C'), t_out: measured(hot.t_out, '°C') },
  cold: { fluid: cold.fluid, t_in: measured(cold.t_in, '°C'), t_out: measured(cold.t_out, '°C') },
  pinch: measured(pinch ?? undefined, 'K'),
});

export const circuitExchangers: Tool = {
  name: 'CircuitExchangers',
  displayName: text('Échangeurs du circuit', 'Exchangers of the circuit'),
  definition: (locale) =>
    definitionOf(
      {
        name: 'CircuitExchangers',
        description: text(
          'Évaporateur et condenseur (ou refroidisseur de gaz) d’un circuit : débit du fluide secondaire, DTLM, UA, pincement ; boucle frigoporteuse et sa pompe.',
          'Evaporator and condenser (or gas cooler) of a circuit: secondary flow, log mean difference, UA, pinch; a secondary loop and its pump.',
        ),
        parameters: {
          ...POINT_PARAMETERS,
          ...sideParameters('evaporator'),
          ...sideParameters('condenser'),
          loop_carrier: stringParameter(
            'Boucle frigoporteuse\u00a0: liquid (eau, glycol) ou r744 (CO₂ qui bout en partie).',
            'Secondary loop: liquid (water, glycol) or r744 (CO2, part of which boils).',
            CARRIERS,
          ),
          ...Object.fromEntries(
            Object.entries(LOOP).map(([key, label]) => [
              `loop_${key}`,
              numberParameter(`${label.fr}.`, `${label.en}.`),
            ]),
          ),
        },
        required: [],
      },
      locale,
    ),
  async run(given, host) {
    const point = await simulatedPoint(given, host);
    const options = {
      evaporator: sideGiven(given, 'evaporator'),
      condenser: sideGiven(given, 'condenser'),
      secondary_loop: loopGiven(given),
    };
    const section = sectionGiven(given, point);
    const { permanent, between, loop, warnings } = await resultOf(
      await host.circuit.ask('exchangers', resultsOf(point, section), options),
      host.circuit,
    );
    return {
      kind: 'data',
      tool: 'CircuitExchangers',
      details: givenDetails(point, given),
      data: {
        point: pointData(point, section, host),
        evaporator: await exchangerData(permanent.evaporator, host),
        condenser: await exchangerData(permanent.condenser, host),
        ...(loop && { secondary_loop: loopData(loop) }),
        ...(between.length > 0 && { between_refrigerants: between.map(betweenData) }),
        ...(await saidWarnings(warnings, host.circuit)),
      },
    };
  },
};
