/** SimulationCircuit: the simulator's page, opened with the parameters given. */
import { ARCHITECTURES } from '../../simulation/cycles/index.ts';
import { fieldFromBodyKey } from '../../simulation/fields.ts';
import type { FormKey } from '../../simulation/fields.ts';
import { changesOfCycle, paramsFromSimulatorLink, STEADY_FORM } from '../../simulation/url.ts';
import type { FormState } from '../../simulation/url.ts';
import { optionalChoice, optionalNumber } from './arguments.ts';
import type { Limits } from './arguments.ts';
import { openedFluid } from './fluids.ts';
import { definitionOf, integerParameter, numberParameter, stringParameter, text } from './schema.ts';
import type { Parameter } from './schema.ts';
import { ToolError } from './tool-error.ts';
import type { Arguments, Tool } from './tool.ts';

const SIMULATOR_PATH = '/simulation/circuit/general';

interface FormParameter {
  readonly parameter: Parameter;
  readonly read: (given: Arguments, key: string) => string | number | undefined;
}

function quantity(fr: string, en: string, { min, max, isMinExcluded = false }: Limits = {}): FormParameter {
  const limits = {
    ...(min !== undefined && { [isMinExcluded ? 'exclusiveMinimum' : 'minimum']: min }),
    ...(max !== undefined && { maximum: max }),
  };
  return {
    parameter: numberParameter(fr, en, limits),
    read: (given, key) =>
      optionalNumber(given, key, {
        ...(min !== undefined && { min }),
        ...(max !== undefined && { max }),
        isMinExcluded,
      }),
  };
}

const choice = (fr: string, en: string, values: readonly number[]): FormParameter => ({
  parameter: integerParameter(fr, en, values),
  read: (given, key) => optionalChoice(given, key, values),
});

/** A word of a list, or a number or a word as text: what it may be the simulation judges. */
const word = (fr: string, en: string, values?: readonly string[]): FormParameter => ({
  parameter: stringParameter(fr, en, values),
  read(given, key) {
    if (values !== undefined) return optionalChoice(given, key, values);
    const value = given[key];
    return typeof value === 'string' || typeof value === 'number' ? value : undefined;
  },
});
const optionsOf = (key: 'kind' | 'parallel'): readonly string[] => (fieldFromBodyKey(key).options ?? []).map(String);

const fraction = { min: 0, max: 1, isMinExcluded: true } as const;
const subcooling = { min: 0, max: 40 } as const;
const superheat = { min: 0, max: 60 } as const;

/** What the model may set, in the order of the form. */
const PARAMETERS: Readonly<Partial<Record<FormKey, FormParameter>>> = {
  intitule_choix: choice(
    'Critère de dimensionnement : 0 volume balayé (m³/h), 1 puissance frigorifique (kW), 2 puissance calorifique (kW), 3 volume aspiré (m³/h), 4 débit massique (kg/s).',
    'Sizing criterion: 0 swept volume (m³/h), 1 cooling capacity (kW), 2 heating capacity (kW), 3 suction volume (m³/h), 4 mass flow (kg/s).',
    [0, 1, 2, 3, 4],
  ),
  choix_value: quantity('Valeur du critère, supérieure à 0.', 'Value of the criterion, above 0.', {
    min: 0,
    isMinExcluded: true,
  }),
  rend_v: quantity(
    'Rendement volumétrique, de 0 (exclu) à 1.',
    'Volumetric efficiency, from 0 (excluded) to 1.',
    fraction,
  ),
  rend_is: quantity(
    'Rendement isentropique, de 0 (exclu) à 1.',
    'Isentropic efficiency, from 0 (excluded) to 1.',
    fraction,
  ),
  mode_ref: choice('Médium de condensation : 0 air, 1 eau.', 'Condensing medium: 0 air, 1 water.', [0, 1]),
  t_ref: quantity(
    "Température de refoulement de référence en °C (limite d'alerte).",
    'Reference discharge temperature in °C (warning limit).',
    { min: 20, max: 200 },
  ),
  mode_cdr: choice(
    '1 température de condensation (°C), 2 pression de condensation (bar absolu).',
    '1 condensing temperature (°C), 2 condensing pressure (bar absolute).',
    [1, 2],
  ),
  temp_cdr: quantity('Valeur de condensation selon mode_cdr.', 'Condensing value, by mode_cdr.'),
  sous_ref_cdr: quantity('Sous-refroidissement au condenseur en K.', 'Condenser subcooling in K.', subcooling),
  sous_ref_ll: quantity(
    'Sous-refroidissement supplémentaire en ligne liquide en K.',
    'Further subcooling in the liquid line in K.',
    subcooling,
  ),
  mode_evp: choice(
    "1 température d'évaporation (°C), 2 pression d'évaporation (bar absolu).",
    '1 evaporating temperature (°C), 2 evaporating pressure (bar absolute).',
    [1, 2],
  ),
  temp_evp: quantity("Valeur d'évaporation selon mode_evp.", 'Evaporating value, by mode_evp.'),
  surch_evp: quantity("Surchauffe utile à l'évaporateur en K.", 'Useful superheat at the evaporator in K.', superheat),
  surch_la: quantity(
    "Surchauffe supplémentaire en ligne d'aspiration en K.",
    'Further superheat in the suction line in K.',
    superheat,
  ),
  mode_trans: {
    parameter: stringParameter(
      '"0" cycle classique, "1" cycle transcritique (R744).',
      '"0" classic cycle, "1" transcritical cycle (R744).',
      ['0', '1'],
    ),
    read: (given, key) => optionalChoice(given, key, ['0', '1']),
  },
  p_gc: quantity(
    'Pression du refroidisseur de gaz en bar absolu (mode transcritique).',
    'Gas cooler pressure in bar absolute (transcritical mode).',
    { min: 0, max: 160, isMinExcluded: true },
  ),
  t_out_gc: quantity(
    'Température de sortie du refroidisseur de gaz en °C (mode transcritique).',
    'Gas cooler outlet temperature in °C (transcritical mode).',
  ),
  architecture: word(
    'Cycle : simple, ihx échangeur interne, two_stage bi-étagé, injection économiseur ou injection de vapeur, cascade deux fluides, booster CO2, mech_sub sous-refroidissement mécanique, ejector éjecteur.',
    'Cycle: simple, ihx suction-line heat exchanger, two_stage, injection economiser or vapour injection, cascade of two refrigerants, CO2 booster, mech_sub mechanical subcooling, ejector.',
    ARCHITECTURES,
  ),
  kind: word('Bi-étagé : entre les étages.', 'Two-stage: between the stages.', optionsOf('kind')),
  p_int: word(
    'Bi-étagé, injection : pression intermédiaire en bar absolu, « geo » (moyenne géométrique) ou « opt » (meilleur EER).',
    'Two-stage, injection: intermediate pressure in bar absolute, "geo" (geometric mean) or "opt" (best EER).',
  ),
  fluid_bp: word('Cascade : fluide du circuit bas.', 'Cascade: refrigerant of the low circuit.'),
  fluid_hp: word('Cascade : fluide du circuit haut.', 'Cascade: refrigerant of the high circuit.'),
  t_cas: word(
    'Cascade : condensation du circuit bas en °C, ou « opt ».',
    'Cascade: condensing temperature of the low circuit in °C, or "opt".',
  ),
  te_mt: quantity('Booster : évaporation MT en °C.', 'Booster: MT evaporating temperature in °C.'),
  te_lt: quantity('Booster : évaporation BT en °C.', 'Booster: LT evaporating temperature in °C.'),
  q_mt: quantity(
    'Booster : puissance MT en kW, 0 sans froid positif.',
    'Booster: MT duty in kW, 0 without medium temperature.',
    { min: 0 },
  ),
  q_lt: quantity('Booster : puissance BT en kW.', 'Booster: LT duty in kW.', { min: 0 }),
  p_rec: word(
    'Booster : pression de la bouteille en bar absolu, ou « opt ».',
    'Booster: receiver pressure in bar absolute, or "opt".',
  ),
  parallel: word('Booster : compression parallèle.', 'Booster: parallel compression.', optionsOf('parallel')),
  dt_sub: word(
    'Sous-refroidissement mécanique : sous-refroidissement apporté en K, ou « opt ».',
    'Mechanical subcooling: subcooling brought in K, or "opt".',
  ),
};

const UNCHANGED = text('paramètres du formulaire', 'parameters of the form');
const UNUSUAL = text('cycle transcritique inhabituel pour ce fluide', 'transcritical cycle unusual for this fluid');

/** The definitions of what the model may set. */
export const FORM_PARAMETERS: Readonly<Record<string, Parameter>> = Object.fromEntries(
  Object.entries(PARAMETERS).map(([key, { parameter }]) => [key, parameter]),
);

export type FormValues = readonly (readonly [string, string | number])[];

/** What the model set of the form. @throws {ToolError} naming the field at fault */
export const formValuesGiven = (given: Arguments): FormValues =>
  Object.entries(PARAMETERS).flatMap(([key, { read }]): FormValues => {
    const value = read(given, key);
    return value === undefined ? [] : [[key, value]];
  });

/** A form with what was set of it; where another cycle is, with what opens otherwise there. */
export function formWith(form: FormState, set: FormValues): FormState {
  const architecture = set.find(([key]) => key === 'architecture')?.[1] ?? form.architecture;
  return {
    ...form,
    ...Object.fromEntries(changesOfCycle(STEADY_FORM, (key) => form[key], [form.architecture, architecture])),
    ...impliedModes(set),
    ...Object.fromEntries(set),
  };
}

/** A condensing or evaporating value given without its mode is a temperature, whatever the form holds. */
function impliedModes(set: FormValues): Readonly<Record<string, number>> {
  const isSet = (key: string): boolean => set.some(([known]) => known === key);
  return { ...(isSet('temp_cdr') && { mode_cdr: 1 }), ...(isSet('temp_evp') && { mode_evp: 1 }) };
}

export const simulationCircuit: Tool = {
  name: 'SimulationCircuit',
  displayName: text('Simulation du circuit', 'Circuit simulation'),
  definition: (locale) =>
    definitionOf(
      {
        name: 'SimulationCircuit',
        description: text(
          "Ouvre la page de simulation du circuit avec les paramètres donnés. À utiliser quand l'utilisateur veut lancer une simulation.",
          'Opens the page that simulates the circuit with the parameters given. To be used when the user wants to run a simulation.',
        ),
        parameters: {
          fluid: stringParameter(
            'Fluide frigorigène, par exemple R134a. Doit exister dans la liste du site.',
            "Refrigerant, such as R134a. Must exist in the site's list.",
          ),
          ...FORM_PARAMETERS,
        },
        required: [],
      },
      locale,
    ),
  async run(given, host) {
    if (host.isSimulating()) throw new ToolError('busy');
    const spelling = given['fluid'];
    const fluid =
      typeof spelling === 'string' && spelling.trim() !== '' ? (await openedFluid(spelling, host)).name : undefined;
    const set: FormValues = [...(fluid === undefined ? [] : [['fluid', fluid] as const]), ...formValuesGiven(given)];
    const { permanent, transient, isManual } = host.forms();
    const form = formWith(permanent, set);
    const params = paramsFromSimulatorLink({
      permanent: form,
      transient: transient && { ...transient, fluid: form.fluid },
      mode: 'normal',
      compressor: null,
      isManual,
    });
    const isUnusual = form.mode_trans === '1' && form.fluid !== 'R744';
    const summary =
      set.length === 0 ? UNCHANGED[host.locale] : set.map(([key, value]) => `${key} = ${value}`).join(', ');
    return {
      kind: 'action',
      tool: 'SimulationCircuit',
      details: isUnusual ? `${summary} (${UNUSUAL[host.locale]})` : summary,
      navigate: `${host.path(SIMULATOR_PATH)}?${params.toString()}`,
    };
  },
};
