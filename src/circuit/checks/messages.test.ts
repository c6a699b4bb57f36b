import { describe, expect, it } from 'vitest';
import { createEngine } from '../../engine/index.ts';
import type { CircuitTextCode } from '../../i18n/circuit-problems.ts';
import { circuitFieldName, describeCircuitProblem } from '../../i18n/circuit-problems.ts';
import { translator } from '../../shell/texts.ts';
import type { BodyValues } from '../../simulation/index.ts';
import { CIRCUIT_PROBLEM_CODES, CIRCUIT_WARNING_CODES } from '../codes.ts';
import { sameMachine } from '../comparison/same-machine/same-machine.ts';
import { CATALOGUE } from '../components/catalogue/index.ts';
import { charge, components, equivalentLength, exchangers, pipes, technique } from '../index.ts';
import type { Outcome, Problem, Warning } from '../outcome.ts';
import { PAGE_DOORS } from './doors.ts';
import { resultsOf } from './reference.ts';

const engine = await createEngine();
const fr = translator('fr');
const en = translator('en');

type Message = Pick<Problem, 'field'> & { readonly code: CircuitTextCode; readonly values?: Problem['values'] };
type Options = Readonly<Record<string, unknown>>;

const of = (body: BodyValues): unknown => resultsOf(body, null, engine);
const ofPipes = (body: BodyValues, options: Options = {}): Outcome<{ readonly warnings: readonly Warning[] }> =>
  pipes(of(body), options, engine);
const ofTechnique = (body: BodyValues, options: Options = {}): ReturnType<typeof technique> =>
  technique(of(body), options, engine);
const ofExchangers = (body: BodyValues, evaporator: Options, condenser: Options = {}): ReturnType<typeof exchangers> =>
  exchangers(of(body), { evaporator, condenser }, engine);
const ofCharge = (body: BodyValues, options: Options): ReturnType<typeof charge> => charge(of(body), options, engine);

/** Every message of an answer: its problem, its warnings, and the problems of its parts. */
function messagesOf(answer: Outcome<unknown>): readonly Message[] {
  if (!answer.ok) return [answer.problem as Message];
  const found: Message[] = [];
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('code' in value && typeof value.code === 'string') found.push(value as Message);
    else Object.values(value).forEach(visit);
  };
  visit(answer.result);
  return found;
}

/** A # in a text stands for two decimals of a figure that depends on viscosity: references hold it, not this. */
type Row = readonly [code: CircuitTextCode, answer: () => Outcome<unknown>, fr: string, en: string];

/** What a tube chosen by speed alone does not hold. */
const BY_SPEED = { criterion: 'speed' };
const LARGE = { choice_1_value: 5000 };
const CO2 = { fluid: 'R744', pt_evp: -10, mode_trans: '1', p_gc: 92, t_out_gc: 36, choice_1_value: 30, rend_is: 0.7 };

const PROBLEMS: readonly Row[] = [
  [
    'E_TUBE',
    () => ofPipes(LARGE, BY_SPEED),
    'Aucun tube du catalogue\u202f; prévoir 19 tubes en parallèle',
    'No tube in the catalogue; use 19 tubes in parallel',
  ],
  [
    'E_PTUBE',
    () => ofPipes({ ...CO2, t_srt: 0 }, { material: 'copper' }),
    // 1.1 times 92 bar, less the atmosphere.
    'Aucun tube de la liste ne tient la pression de calcul (100,2\u202fbar relatifs)\u202f; prendre le K65, l’acier ou l’inox',
    'No pipe of the list is rated for the design pressure (100.2\u202fbar gauge); take K65, steel or stainless',
  ],
  [
    'E_STAGES',
    () => sameMachine({ architecture: 'two_stage' }, 'R134a', 'R450A', {}, engine),
    'La même machine avec un autre fluide ne s’estime que pour une boucle d’un seul débit\u00a0: pas pour un cycle à plusieurs étages',
    'The same machine with another refrigerant is estimated for a loop of one mass flow only: not for a cycle of several stages',
  ],
  [
    'E_CROSS',
    () => ofExchangers({}, {}, { t_in: 32, t_out: 43 }),
    'Croisement de températures dans l’échangeur',
    'Temperature cross in the exchanger',
  ],
  [
    'E_MISSING',
    () => ofCharge({}, { lines: { ll: { d_in: 8 } } }),
    'Valeur manquante\u00a0: Conduites › Ligne liquide › Longueur',
    'Missing value: Lines › Liquid line › Length',
  ],
  [
    'E_NUMBER',
    () => ofPipes({}, { vit_asp: 'fast' }),
    'Valeur non numérique\u00a0: Vitesse maximale aspiration',
    'Not a number: Maximum suction velocity',
  ],
  [
    'E_MODE',
    () => components(of({}), CATALOGUE, { line: 'gas' }, engine),
    'Mode inconnu\u00a0: Conduite',
    'Unknown mode: Line',
  ],
  [
    'E_RANGE',
    () => ofPipes({}, { vit_asp: 40 }),
    'Valeur hors limites (1 à 30\u202fm/s)\u00a0: Vitesse maximale aspiration',
    'Value out of range (1 to 30\u202fm/s): Maximum suction velocity',
  ],
  [
    'E_RANGE',
    () => ofExchangers({ pt_evp: -30 }, { medium: 'meg', t_in: -20, t_out: -25 }),
    'La solution à 30,0\u202f% gèle à \u221214,6\u202f°C\u00a0: Évaporateur › Concentration (38,8 à 60\u202f%)',
    'The solution at 30.0\u202f% freezes at \u221214.6\u202f°C: Evaporator › Concentration (38.8 to 60\u202f%)',
  ],
  [
    'E_FLUID',
    () => ofCharge({}, { estimate: 'plate', room: { fluid: 'R0' } }),
    'Fluide introuvable',
    'Fluid not found',
  ],
  [
    'E_SUPERCRIT',
    () => ofTechnique({ pt_evp: 0 }, { bins: [{ t_ext: 60, hours: 1 }], dt_cdr: 50 }),
    'La condensation (110,0\u202f°C) dépasse le point critique (101,1\u202f°C, 40,59\u202fbar). Utilisez le cycle transcritique',
    'Condensing (110.0\u202f°C) is above the critical point (101.1\u202f°C, 40.59\u202fbar). Use the transcritical cycle',
  ],
];

const WARNINGS: readonly Row[] = [
  [
    'W_TREF',
    () => ofTechnique({ t_ref: 50 }),
    'Refoulement 51,1\u202f°C supérieur à la référence 50,0\u202f°C',
    'Discharge 51.1\u202f°C above the reference 50.0\u202f°C',
  ],
  [
    'W_TOIL',
    () => ofTechnique({ fluid: 'R22', pt_evp: -45, pt_cdr: 92, rend_is: 0.7 }),
    'Refoulement 220,1\u202f°C\u00a0: risque pour l’huile',
    'Discharge 220.1\u202f°C: risk for the oil',
  ],
  [
    'W_TAU',
    () => ofTechnique({ fluid: 'R404A', pt_evp: -40, pt_cdr: 45 }),
    'Taux de compression élevé (15,6)\u00a0: bi-étagé conseillé',
    'High pressure ratio (15.6): two stages advised',
  ],
  [
    'W_XF',
    () => ofTechnique({ fluid: 'R404A', pt_evp: -40, pt_cdr: 45, t_sr: 0.5, t_srt: 0.5 }),
    'Titre après détente élevé (61,0\u202f%)',
    'High quality after expansion (61.0\u202f%)',
  ],
  ['W_SH0', () => ofTechnique({ t_sf: 0, t_sft: 0 }), 'Surchauffe totale nulle', 'Zero total superheat'],
  ['W_SHLOW', () => ofTechnique({ t_sf: 2 }), 'Surchauffe faible (2,0\u202fK)', 'Low superheat (2.0\u202fK)'],
  ['W_SHHIGH', () => ofTechnique({ t_sft: 30 }), 'Surchauffe élevée (35,0\u202fK)', 'High superheat (35.0\u202fK)'],
  [
    'W_SCLOW',
    () => ofTechnique({ t_sr: 0.5, t_srt: 0.5 }),
    'Sous-refroidissement faible (1,0\u202fK)',
    'Low subcooling (1.0\u202fK)',
  ],
  [
    'W_SCHIGH',
    () => ofTechnique({ t_sr: 12, t_srt: 4 }),
    'Sous-refroidissement élevé (16,0\u202fK)',
    'High subcooling (16.0\u202fK)',
  ],
  [
    'W_VAC',
    () => ofTechnique({ pt_evp: -30 }),
    'Évaporation sous la pression atmosphérique',
    'Evaporation below atmospheric pressure',
  ],
  [
    'W_NEARCRIT',
    () => ofTechnique({ fluid: 'R22', pt_cdr: 92 }),
    'Condensation proche du point critique',
    'Condensing close to the critical point',
  ],
  [
    'W_GLIDE',
    () => ofTechnique({ fluid: 'R407C' }),
    'Glissement 6,3\u202fK\u00a0: températures données au point de rosée',
    'Glide 6.3\u202fK: temperatures are dew points',
  ],
  [
    'W_IDEAL',
    () => ofTechnique({ fluid: 'R600a', pt_evp: 15, pt_cdr: 25 }),
    'Rendements idéaux\u00a0: EER proche de Carnot',
    'Ideal efficiencies: EER close to Carnot',
  ],
  [
    'W_VMAX',
    () => pipes(resultsOf({}, { pt_evp: 10, pt_cdr: 25, choice_1: 0, choice_1_value: 10 }, engine), BY_SPEED, engine),
    'Vitesse 13,3\u202fm/s supérieure à 12,0\u202fm/s',
    'Velocity 13.3\u202fm/s above 12.0\u202fm/s',
  ],
  ['W_DPASP', () => ofPipes({}, BY_SPEED), 'Perte de charge #\u202fK (aspiration)', 'Pressure drop #\u202fK (suction)'],
  [
    'W_DPREF',
    () => ofPipes({}, BY_SPEED),
    'Perte de charge #\u202fK (refoulement)',
    'Pressure drop #\u202fK (discharge)',
  ],
  [
    'W_DPREF',
    () => ofPipes({ ...CO2, t_srt: 0 }, BY_SPEED),
    'Perte de charge #\u202fbar (refoulement)',
    'Pressure drop #\u202fbar (discharge)',
  ],
  ['W_DPLL', () => ofPipes({}, BY_SPEED), 'Perte de charge #\u202fK (liquide)', 'Pressure drop #\u202fK (liquid)'],
  [
    'W_J',
    () => ofPipes({ choice_1_value: 2 }, { ...BY_SPEED, vit_asp: 30, vit_ref: 30 }),
    'Perte de charge linéaire supérieure à 10\u202fkPa/m',
    'Linear pressure drop above 10\u202fkPa/m',
  ],
  [
    'W_HAMMER',
    () => ofPipes({}, { ...BY_SPEED, electrovanne: true, vit_ll: 3 }),
    'Risque de coup de bélier sur la ligne liquide',
    'Water hammer risk on the liquid line',
  ],
  [
    'W_FLASHLL',
    () => ofPipes({}, { haut_ll: 20 }),
    'Sous-refroidissement insuffisant\u00a0: vapeur avant le détendeur',
    'Not enough subcooling: flash before the valve',
  ],
  [
    'W_OIL',
    () => ofPipes({}, { ...BY_SPEED, haut_asp: 5, charge_min: 10 }),
    'Retour d’huile non assuré\u00a0: 1,50\u202fm/s < 2,62\u202fm/s',
    'Oil return not ensured: 1.50\u202fm/s < 2.62\u202fm/s',
  ],
  [
    'W_PTUBE',
    () => ofPipes({ ...CO2, t_srt: 0 }, { material: 'copper' }),
    'Pression admissible du tube insuffisante',
    'Tube pressure rating too low',
  ],
  [
    'W_CO2TUBE',
    () => ofPipes({ ...CO2, t_srt: 0 }),
    'Tube cuivre inadapté au CO2 haute pression\u00a0: prendre le K65 (CuFe2P, 120\u202fbar), usuel dans les centrales CO2, ou l’acier',
    'Copper tube not suited to high-pressure CO2: take K65 (CuFe2P, 120\u202fbar), usual in CO2 racks, or steel',
  ],
  [
    'W_STEEL',
    () => ofPipes({ fluid: 'R717' }),
    'Ammoniac\u00a0: tubes acier, le cuivre est exclu',
    'Ammonia: steel tubes, copper is excluded',
  ],
  ['W_LATENT', () => ofExchangers({}, {}), 'Chaleur latente non prise en compte', 'Latent heat ignored'],
  [
    'W_PINCH',
    () => ofExchangers({ pt_evp: 2 }, { medium: 'water', t_in: 12, t_out: 3.5 }),
    'Pincement 1,5\u202fK',
    'Pinch 1.5\u202fK',
  ],
  [
    'W_FREEZE',
    () => ofExchangers({ pt_evp: 2 }, { medium: 'water', t_in: 12, t_out: 3.5 }),
    'Risque de gel',
    'Freezing risk',
  ],
  [
    'W_FROST',
    () => ofExchangers({ pt_evp: -5 }, {}),
    'Évaporateur à air sous 0\u202f°C\u00a0: givre, prévoir le dégivrage',
    'Air evaporator below 0\u202f°C: frost, provide defrosting',
  ],
  [
    'W_REC',
    () => ofCharge({}, { lines: { ll: { d_in: 28, length: 50 } }, receiver: { volume: 1 } }),
    'Réservoir trop petit pour recevoir la charge (pump-down)',
    'Receiver too small for pump-down',
  ],
];

/** Those a page's door says beside its reference cases. */
const OF_PAGES = PAGE_DOORS.flatMap(({ table, answer }) =>
  (table.messages ?? []).map(
    ({ code, input: { permanent, transient = null, options }, fr: french, en: english }): Row => [
      code as CircuitTextCode,
      () => answer(resultsOf(permanent, transient, engine), options, engine),
      french,
      english,
    ],
  ),
);
const ROWS = [...PROBLEMS, ...WARNINGS, ...OF_PAGES];

describe('every message', () => {
  it.each(ROWS)('%s is reached and said in both languages', (code, answer, french, english) => {
    const message = messagesOf(answer()).find((one) => one.code === code);
    expect(message).toBeDefined();
    const texts = messagesOf(answer())
      .filter((one) => one.code === code)
      .map((one) => [describeCircuitProblem(one, fr), describeCircuitProblem(one, en)])
      .map((both) => (french.includes('#') ? both.map((text) => text.replace(/\d+[.,]\d\d(?!\d)/, '#')) : both));
    expect(texts).toContainEqual([french, english]);
  });

  it('of the room is in the tables above', () => {
    const own: readonly CircuitTextCode[] = [...CIRCUIT_PROBLEM_CODES, ...CIRCUIT_WARNING_CODES];
    const reached = new Set(ROWS.map(([code]) => code));
    const unsaid = own.filter((code) => !reached.has(code));
    expect(unsaid, `neither here nor in "messages" of a src/circuit/*/reference.json: ${unsaid.join(', ')}`).toEqual(
      [],
    );
  });
});

describe('every argument', () => {
  const garbage = { anything: [] };
  const nested = {
    lines: { asp: { d_in: 8, length: garbage } },
    evaporator: { volume: garbage },
    condenser: { volume: 1, shares: [garbage] },
    receiver: { volume: 1, level: garbage },
    other: [{ volume: 1, density: garbage }],
    room: { room_area: garbage },
    own: [{ brand: 'ME', model: '1', category: 'valve', kv_m3h: garbage }],
    bins: [{ t_ext: garbage }],
  };
  const doors: Readonly<
    Record<string, readonly [answer: (options: Options) => Outcome<unknown>, keys: readonly string[]]>
  > = {
    pipes: [
      (options) => pipes(of({}), options, engine),
      [
        ...['asp', 'll', 'ref'].flatMap((line) => [`vit_${line}`, `eq_${line}`, `long_${line}`, `haut_${line}`]),
        ...[
          'rugosite',
          'rho_huile',
          'charge_min',
          'electrovanne',
          'in_cycle',
          'dp_components_ll',
          'ps_hp',
          'ps_bp',
          'pipeType',
        ],
      ],
    ],
    components: [
      (options) => components(of({}), CATALOGUE, options, engine),
      ['line', 'category', 'brand', 'status', 'own', 'basket', 'ps_hp', 'ps_bp'],
    ],
    technique: [
      (options) => technique(of({}), options, engine),
      ['charge', 'gwp', 'leak', 'years', 'recovery', 'hours', 'eta_motor', 'beta', 'bins', 'dt_cdr', 'tc_min'],
    ],
    charge: [
      (options) => charge(of({}), { estimate: 'plate', ...options }, engine),
      [
        ...['lines', 'condenser', 'evaporator', 'receiver', 'other', 'estimate', 'gwp', 'annex', 'gwp_annex1'],
        ...['fraction_annex2', 'hermetic', 'detection', 'fill_max', 't_max', 'room'],
      ],
    ],
    evaporator: [
      (evaporator) => exchangers(of({}), { evaporator }, engine),
      ['medium', 't_in', 't_out', 'flow', 'cp', 'rho', 'shr', 'rh', 'u'],
    ],
    condenser: [(condenser) => exchangers(of({}), { condenser }, engine), ['subcooler']],
    brine: [(brine) => exchangers(of({}), { evaporator: { medium: 'mpg', ...brine } }, engine), ['concentration']],
    fittings: [(fittings) => equivalentLength(fittings, 20), ['trap', 'elbow_45']],
  };

  it.each(Object.entries(doors).flatMap(([door, [answer, keys]]) => keys.map((key) => [door, key, answer] as const)))(
    '%s: %s is named by its problem, in both languages',
    (_door, key, answer) => {
      const given = { [key]: (nested as Options)[key] ?? garbage };
      const outcome = answer(given);
      expect(outcome.ok).toBe(false);
      if (outcome.ok) return;
      const { field = '' } = outcome.problem;
      expect(field.split('.')).toContain(key);
      for (const t of [fr, en]) {
        expect(circuitFieldName(field, t)).not.toContain('_');
        expect(describeCircuitProblem(outcome.problem as Message, t)).toContain(circuitFieldName(field, t));
      }
    },
  );
});
