/** Ruler: the state of a fluid from two known properties. */
import { optionalChoice, requiredChoice, requiredNumber, requiredText } from './arguments.ts';
import { openedFluid } from './fluids.ts';
import type { GivenProperty, PropertyFluid, PropertyState } from './property-engine.ts';
import { isEngineRefusal } from './property-engine.ts';
import { definitionOf, numberParameter, stringParameter, text } from './schema.ts';
import { measured, rounded } from './tool.ts';
import { ToolError } from './tool-error.ts';
import type { Data, Tool, ToolHost } from './tool.ts';
import type { Bilingual } from '../../language/index.ts';
import { ZERO_CELSIUS } from '../../quantities/si.ts';

const GIVEN = ['P', 'T', 'D', 'V', 'Q', 'H'] as const;
const ASKED = ['P', 'T', 'D', 'V', 'Q', 'H', 'S', 'ALL'] as const;
type Letter = (typeof GIVEN)[number];

const UNITS = { P: 'bar', T: '°C', D: 'kg/m³', V: 'm³/kg', Q: '%', H: 'kJ/kg', S: 'kJ/(kg·K)' } as const;

/** From the units of the tool to those of the engine: V is given as its density. */
const TO_ENGINE: Readonly<Record<Letter, (value: number) => readonly [GivenProperty, number]>> = {
  P: (value) => ['P', value * 1e5],
  T: (value) => ['T', value + ZERO_CELSIUS],
  D: (value) => ['D', value],
  V: (value) => ['D', 1 / value],
  Q: (value) => ['Q', value / 100],
  H: (value) => ['H', value * 1e3],
};
const FROM_ENGINE: Readonly<Record<string, (value: number) => number>> = {
  P: (value) => value / 1e5,
  T: (value) => value - ZERO_CELSIUS,
  D: (value) => value,
  Q: (value) => value * 100,
  H: (value) => value / 1e3,
};

const LIMITS = {
  P: { min: 0, isMinExcluded: true },
  T: { min: -ZERO_CELSIUS, isMinExcluded: true },
  D: { min: 0, isMinExcluded: true },
  V: { min: 0, isMinExcluded: true },
  Q: { min: 0, max: 100 },
  H: {},
} as const;

const PHASES: Readonly<Record<string, Bilingual>> = {
  liquid: text('Liquide sous-refroidi', 'Subcooled liquid'),
  'saturated-liquid': text('Liquide saturé', 'Saturated liquid'),
  'two-phase': text('Diphasique', 'Two-phase'),
  'saturated-vapour': text('Vapeur saturée', 'Saturated vapour'),
  gas: text('Vapeur surchauffée', 'Superheated vapour'),
  supercritical: text('Supercritique', 'Supercritical'),
};

function refusalOf(error: unknown, fluid: PropertyFluid): unknown {
  if (!isEngineRefusal(error)) return error;
  const { code, property = '', limit = {} } = error;
  const convert = FROM_ENGINE[property];
  if (code !== 'out-of-range' || convert === undefined) return new ToolError('noState', { fluid: fluid.name });
  const [min, max] = [limit.min, limit.max].map((bound) =>
    bound === undefined ? '…' : String(rounded(convert(bound))),
  );
  return new ToolError('outOfRange', {
    field: property,
    min: min ?? '…',
    max: max ?? '…',
    unit: UNITS[property as 'P'],
  });
}

/** What an equation tells around a state; nothing where the pressure has no saturation. */
function saturationOf(fluid: PropertyFluid, state: PropertyState): Data {
  try {
    const { bubble, dew } = fluid.saturation({ P: state.P });
    const superheat = state.T - dew.T;
    const subcooling = bubble.T - state.T;
    return {
      T_bubble: measured(bubble.T - ZERO_CELSIUS, '°C'),
      T_dew: measured(dew.T - ZERO_CELSIUS, '°C'),
      ...(state.phase === 'gas' && superheat > 0 && { superheat: measured(superheat, 'K') }),
      ...(state.phase === 'liquid' && subcooling > 0 && { subcooling: measured(subcooling, 'K') }),
    };
  } catch (error) {
    if (isEngineRefusal(error)) return {};
    throw error;
  }
}

function stateData(fluid: PropertyFluid, state: PropertyState, asked: string, host: ToolHost): Data {
  const figures: Record<string, Data> = {
    P: measured(state.P / 1e5, 'bar abs'),
    T: measured(state.T - ZERO_CELSIUS, UNITS.T),
    D: measured(state.D, UNITS.D),
    V: measured(1 / state.D, UNITS.V),
    Q: measured(state.Q === undefined ? undefined : state.Q * 100, UNITS.Q),
    H: measured(state.H / 1e3, UNITS.H),
    S: measured(state.S / 1e3, UNITS.S),
  };
  const first = figures[asked];
  return {
    fluid: fluid.name,
    ...(first && { [asked]: first }),
    ...figures,
    phase: PHASES[state.phase]?.[host.locale] ?? state.phase,
    ...saturationOf(fluid, state),
    reference: fluid.reference,
    ...(fluid.quality === 'reference' ? {} : { equation: fluid.quality }),
    ...(state.ambiguous && {
      warnings: [
        text(
          'Plusieurs états répondent à ces deux valeurs\u00a0: celui de plus basse pression est donné.',
          'Several states have these two values: the one at lowest pressure is given.',
        )[host.locale],
      ],
    }),
  };
}

export const ruler: Tool = {
  name: 'Ruler',
  displayName: text('Calcul thermodynamique', 'Thermodynamic calculation'),
  definition: (locale) =>
    definitionOf(
      {
        name: 'Ruler',
        description: text(
          "Calcule l'état thermodynamique d'un fluide frigorigène à partir de deux propriétés connues. Unités : P bar absolu, T °C, D kg/m³, V m³/kg, Q % (0 à 100), H kJ/kg.",
          'Computes the thermodynamic state of a refrigerant from two known properties. Units: P bar absolute, T °C, D kg/m³, V m³/kg, Q % (0 to 100), H kJ/kg.',
        ),
        parameters: {
          fluid: stringParameter('Nom du fluide, par exemple R744.', 'Name of the fluid, such as R744.'),
          prop1: stringParameter('Première propriété connue.', 'First known property.', GIVEN),
          value1: numberParameter(
            'Valeur de la première propriété. Q de 0 à 100.',
            'Value of the first property. Q from 0 to 100.',
          ),
          prop2: stringParameter(
            'Deuxième propriété connue, différente de la première.',
            'Second known property, other than the first.',
            GIVEN,
          ),
          value2: numberParameter(
            'Valeur de la deuxième propriété. Q de 0 à 100.',
            'Value of the second property. Q from 0 to 100.',
          ),
          output: stringParameter(
            'Propriété demandée, ALL pour toutes.',
            'Property asked for, ALL for all of them.',
            ASKED,
          ),
        },
        required: ['fluid', 'prop1', 'value1', 'prop2', 'value2'],
      },
      locale,
    ),
  async run(given, host) {
    const spelling = requiredText(given, 'fluid');
    const [one, two] = [requiredChoice(given, 'prop1', GIVEN), requiredChoice(given, 'prop2', GIVEN)];
    const asked = optionalChoice(given, 'output', ASKED) ?? 'ALL';
    if (one === two) throw new ToolError('samePair', { field: one });
    if ([one, two].every((letter) => letter === 'D' || letter === 'V')) throw new ToolError('dependentPair');
    const values = [
      requiredNumber(given, 'value1', LIMITS[one]),
      requiredNumber(given, 'value2', LIMITS[two]),
    ] as const;
    const fluid = await openedFluid(spelling, host);
    try {
      const state = fluid.state(Object.fromEntries([TO_ENGINE[one](values[0]), TO_ENGINE[two](values[1])]));
      const pair = `${one} = ${values[0]} ${UNITS[one]}, ${two} = ${values[1]} ${UNITS[two]}`;
      return {
        kind: 'data',
        tool: 'Ruler',
        details: `${fluid.name}, ${pair}`,
        data: stateData(fluid, state, asked, host),
      };
    } catch (error) {
      throw refusalOf(error, fluid);
    }
  },
};
