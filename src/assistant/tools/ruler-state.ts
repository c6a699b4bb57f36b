/** RulerState: all that is known of a state, from any two properties: heat capacities, transport, entropy as a given. */
import type { RulerPoint } from '../../circuit/ruler/state.ts';
import { requiredChoice, requiredNumber, requiredText } from './arguments.ts';
import { resultOf, saidWarnings } from './circuit-doors.ts';
import { openedFluid } from './fluids.ts';
import { definitionOf, numberParameter, stringParameter, text } from './schema.ts';
import { measured } from './tool.ts';
import type { Data, Tool } from './tool.ts';

const LETTERS = ['P', 'T', 'D', 'V', 'Q', 'H', 'S'] as const;

const UNITS = {
  P: 'bar abs',
  T: '°C',
  D: 'kg/m³',
  V: 'm³/kg',
  Q: '%',
  H: 'kJ/kg',
  S: 'kJ/(kg·K)',
  U: 'kJ/kg',
  CP: 'kJ/(kg·K)',
  CV: 'kJ/(kg·K)',
  gamma: '',
  W: 'm/s',
  viscosity: 'µPa·s',
  conductivity: 'mW/(m·K)',
  t_bubble: '°C',
  t_dew: '°C',
  superheat: 'K',
  subcooling: 'K',
} as const satisfies Partial<Record<keyof RulerPoint, string>>;

const stateData = (state: RulerPoint): Data => ({
  ...Object.fromEntries(
    Object.entries(UNITS).map(([key, unit]) => [key, measured(state[key as keyof typeof UNITS] ?? undefined, unit)]),
  ),
  phase: state.phase,
  reference: state.reference,
});

export const rulerStateTool: Tool = {
  name: 'RulerState',
  displayName: text('État détaillé du fluide', 'Detailed state of the fluid'),
  definition: (locale) =>
    definitionOf(
      {
        name: 'RulerState',
        description: text(
          'État complet d’un fluide : aussi cp, cv, vitesse du son, viscosité, conductivité, énergie interne ; entropie S comme donnée. Unités : P bar absolu, T °C, D kg/m³, V m³/kg, Q % (0 à 100), H kJ/kg, S kJ/(kg·K).',
          'Complete state of a fluid: cp, cv, speed of sound, viscosity, conductivity, internal energy too; entropy S as a given. Units: P bar absolute, T °C, D kg/m³, V m³/kg, Q % (0 to 100), H kJ/kg, S kJ/(kg·K).',
        ),
        parameters: {
          fluid: stringParameter('Nom du fluide.', 'Name of the fluid.'),
          prop1: stringParameter('Première propriété connue.', 'First known property.', LETTERS),
          value1: numberParameter('Sa valeur.', 'Its value.'),
          prop2: stringParameter('Seconde propriété connue, autre.', 'Second known property, another.', LETTERS),
          value2: numberParameter('Sa valeur.', 'Its value.'),
        },
        required: ['fluid', 'prop1', 'value1', 'prop2', 'value2'],
      },
      locale,
    ),
  async run(given, host) {
    const { name } = await openedFluid(requiredText(given, 'fluid'), host);
    const [one, two] = [requiredChoice(given, 'prop1', LETTERS), requiredChoice(given, 'prop2', LETTERS)];
    const [value1, value2] = [requiredNumber(given, 'value1'), requiredNumber(given, 'value2')];
    const answer = await host.circuit.ask('rulerState', name, one, value1, two, value2);
    const { state, others, warnings } = await resultOf(answer, host.circuit);
    return {
      kind: 'data',
      tool: 'RulerState',
      details: `${name}, ${one} = ${value1} ${UNITS[one]}, ${two} = ${value2} ${UNITS[two]}`,
      data: {
        fluid: name,
        ...stateData(state),
        ...(others.length > 0 && { others: others.map(stateData) }),
        ...(await saidWarnings(warnings, host.circuit)),
      },
    };
  },
};
