/** FieldDiagnosis: what readings say of a machine, as the page of the diagnosis says it, and no cause it does not give. */
import { WORTH_BITS } from '../../diagnosis/codes.ts';
import { OPINION_TEXTS } from '../../diagnosis/data/findings.ts';
import { HYPOTHESIS_NAMES } from '../../diagnosis/data/names.ts';
import type { HypothesisName } from '../../diagnosis/data/names.ts';
import { namedFaults } from '../../diagnosis/named-faults.ts';
import { optionalChoice, optionalNumber, requiredText } from './arguments.ts';
import { resultOf } from './circuit-doors.ts';
import { definitionOf, integerParameter, numberParameter, stringParameter, text } from './schema.ts';
import { measured, rounded } from './tool.ts';
import type { Data, Tool } from './tool.ts';

const APPLICATIONS = [
  'room_ac',
  'chiller_air',
  'chiller_water',
  'cold_room_pos',
  'cold_room_neg',
  'heat_pump',
  'display_case',
  'co2_sub',
] as const;
const EXPANSIONS = ['txv', 'eev', 'capillary', 'orifice'] as const;
const MODES = ['rel', 'abs'] as const;

const NUMBERS = {
  p_lp: numberParameter('Basse pression, bar.', 'Low pressure, bar.'),
  p_hp: numberParameter('Haute pression, bar.', 'High pressure, bar.'),
  t_suction: numberParameter('Aspiration au bulbe, °C.', 'Suction at the bulb, °C.'),
  t_liquid: numberParameter('Liquide à la sortie du condenseur, °C.', 'Liquid at the condenser outlet, °C.'),
  te_in: numberParameter('Air ou eau, entrée évaporateur, °C.', 'Air or water into the evaporator, °C.'),
  te_out: numberParameter('Air ou eau, sortie évaporateur, °C.', 'Air or water out of the evaporator, °C.'),
  tc_in: numberParameter('Air ou eau, entrée condenseur, °C.', 'Air or water into the condenser, °C.'),
  tc_out: numberParameter('Air ou eau, sortie condenseur, °C.', 'Air or water out of the condenser, °C.'),
  t_discharge: numberParameter('Refoulement, °C.', 'Discharge line, °C.'),
  t_suc_comp: numberParameter('Aspiration au compresseur, °C.', 'Compressor suction, °C.'),
  t_liq_valve: numberParameter('Entrée du détendeur, °C.', 'Expansion device inlet, °C.'),
  p_stop: numberParameter('Pression HP à l’arrêt, bar.', 'HP at standstill, bar.'),
  t_stop: numberParameter('Ambiance à l’arrêt, °C.', 'Ambient at standstill, °C.'),
  altitude: numberParameter('Altitude, m (0).', 'Altitude, m (0).'),
} as const;
const SEEN = {
  sight: integerParameter(
    'Bulles au voyant : 0 non, 1 un peu, 2 nettement.',
    'Bubbles in the sight glass: 0 no, 1 a little, 2 clearly.',
    [0, 1, 2],
  ),
  ice: integerParameter('Givre anormal, 0 à 2.', 'Abnormal frost, 0 to 2.', [0, 1, 2]),
} as const;

const isNamed = (key: string): key is HypothesisName => Object.hasOwn(HYPOTHESIS_NAMES, key);

export const fieldDiagnosis: Tool = {
  name: 'FieldDiagnosis',
  displayName: text('Diagnostic terrain', 'Field diagnosis'),
  definition: (locale) =>
    definitionOf(
      {
        name: 'FieldDiagnosis',
        description: text(
          'Surchauffe, sous-refroidissement et panne probable d’une machine, d’après ses mesures. N’avancez aucune cause qu’il ne donne pas, et reprenez ses mots de certitude.',
          'Superheat, subcooling and likely fault of a machine from its readings. State no cause that it does not give, and keep its words of certainty.',
        ),
        parameters: {
          fluid: stringParameter('Fluide : R32, R404A…', 'Refrigerant: R32, R404A…'),
          ...NUMBERS,
          p_mode: stringParameter('Manomètres : rel (par défaut) ou abs.', 'Gauges: rel (default) or abs.', MODES),
          application: stringParameter(
            'Application, room_ac par défaut.',
            'Application, room_ac by default.',
            APPLICATIONS,
          ),
          expansion: stringParameter('Détente, txv par défaut.', 'Expansion device, txv by default.', EXPANSIONS),
          ...SEEN,
        },
        required: ['fluid', 'p_lp', 'p_hp', 't_suction', 't_liquid'],
      },
      locale,
    ),
  async run(given, host) {
    const said = [...Object.keys(NUMBERS), ...Object.keys(SEEN)].flatMap(
      (key): readonly (readonly [string, number])[] => {
        const value = optionalNumber(given, key);
        return value === undefined ? [] : [[key, value]];
      },
    );
    const request = {
      fluid: requiredText(given, 'fluid'),
      application: optionalChoice(given, 'application', APPLICATIONS) ?? 'room_ac',
      expansion: optionalChoice(given, 'expansion', EXPANSIONS) ?? 'txv',
      p_mode: optionalChoice(given, 'p_mode', MODES) ?? 'rel',
      ...Object.fromEntries(said),
    };
    const name = (key: string): string => (isNamed(key) ? HYPOTHESIS_NAMES[key][host.locale] : key);
    const derived = await resultOf(await host.circuit.ask('derivedFigures', request), host.circuit);
    const { superheat, u_superheat, subcooling, u_subcooling, t0_dew, tk_bubble } = derived.outputs;
    const figures: Data = {
      superheat: { ...measured(superheat, 'K'), uncertainty: rounded(u_superheat) },
      subcooling: { ...measured(subcooling, 'K'), uncertainty: rounded(u_subcooling) },
      evaporating_dew: measured(t0_dew, '°C'),
      condensing_bubble: measured(tk_bubble, '°C'),
    };
    const answer = await host.circuit.ask('diagnose', request);
    const verdictOf = (): Data => {
      if (!answer.ok) return { verdict: answer.problem.code, missing: answer.problem.values['list'] ?? null };
      const { result } = answer;
      if (result.by === 'screen') {
        const { code, values, retake } = result.screen;
        return {
          verdict: result.verdict,
          impossible: code,
          read: measured(values.a, '°C'),
          contradicts: measured(values.b, '°C'),
          read_again: [...retake],
        };
      }
      const dangers = result.screens.filter(({ kind }) => kind === 'red').map(({ code }) => code);
      if (result.by === 'opinion') {
        const opinion = OPINION_TEXTS[result.opinion.code][host.locale];
        return { verdict: result.verdict, dangers, opinion, certainty: 'possible', missing: 'te_in, tc_in' };
      }
      if (result.by === 'rules') {
        return {
          verdict: result.rules.headline.code,
          dangers,
          by: `rules only, less sure (${result.why})`,
          possible: namedFaults(result).map(name),
          warnings: result.warnings.map(({ code }) => code),
        };
      }
      return {
        verdict: result.verdict,
        dangers,
        ...(result.severity &&
          result.verdict === 'V_FAULT' && {
            [result.severity.atLeast ? 'severity_at_least' : 'severity']: measured(100 * result.severity.mean, '%'),
          }),
        ...(result.probe !== null && { doubtful_probe: result.probe }),
        causes: result.order
          .filter(({ word }) => word !== 'unlikely')
          .map(({ key, word }) => ({ cause: name(key), certainty: word })),
        measure_next: result.next.filter(({ bits }) => bits >= WORTH_BITS).map(({ key }) => key),
        warnings: result.warnings.map(({ code }) => code),
        basis: 'set on simulated machines, tried on few measured ones; an aid, the technician decides',
      };
    };
    return {
      kind: 'data',
      tool: 'FieldDiagnosis',
      details: [String(request.fluid), ...said.map(([key, value]) => `${key} = ${value}`)].join(', '),
      data: { ...figures, ...verdictOf(), page: host.path('/simulation/diagnostic') },
    };
  },
};
