import { seasonal } from '../../season/seasonal.ts';
import { HEATING_CLIMATES } from '../../season/climate.ts';
import type { SeasonName } from '../../season/climate.ts';
import type { SeasonWarning } from '../../season/outcome.ts';
import { text } from '../../language/index.ts';
import type { Locale } from '../../language/index.ts';
import { formatAtMost } from '../../quantities/number.ts';
import type { Annual } from '../../season/machine/annual.ts';
import type { HeatingYear } from '../../season/machine/heating.ts';
import { keysAsSynonyms, labelsOf, namesOfKeys, schemasOf } from './door.ts';
import { FLUID, renamed } from './inputs.ts';
import type { Figures, Found, FoundProblem, Given, Question } from './question.ts';
import { SEASON_INPUTS, seasonRequest, strayInput } from './season-inputs.ts';

/** Share of the electricity a motor gives the compressor where nothing is told: as the page of the year opens. */
const MOTOR = 0.9;
const EFFICIENCY = 0.7;

/** Climates of a use, the first where none is told. */
const CLIMATES: Readonly<Record<string, readonly SeasonName[]>> = {
  heating: HEATING_CLIMATES,
  cooling: ['process', 'cooling'],
};

export const SEASON_LABELS = labelsOf(SEASON_INPUTS);

type Said = (figures: { readonly t: string; readonly v: string }) => string;
/** What a year warns of, in words. */
const WARNINGS: Readonly<Partial<Record<SeasonWarning['code'], Readonly<Record<Locale, Said>>>>> = {
  W_METHOD: {
    fr: () => 'Estimation par la méthode de l’EN 14825, jamais une valeur déclarée.',
    en: () => 'An estimate by the method of EN 14825, never a declared value.',
  },
  W_BIV: {
    fr: ({ v }) => `Appoint électrique\u00a0: ${v}\u202f% de l’énergie.`,
    en: ({ v }) => `Electric backup: ${v}% of the energy.`,
  },
  W_TOL: {
    fr: ({ t }) => `Au-dessous de ${t}\u202f°C la machine est arrêtée\u00a0: l’appoint fait tout.`,
    en: ({ t }) => `Below ${t} °C the machine is off: the backup does all.`,
  },
  W_SHORT: {
    fr: ({ t, v }) =>
      `À partir de ${t}\u202f°C extérieur, la puissance nominale ne couvre plus la charge\u00a0: il manque ${v}\u202fkWh de froid.`,
    en: ({ t, v }) =>
      `From ${t} °C outside the nominal capacity no longer covers the load: ${v} kWh of cold are missing.`,
  },
  W_HOT_GAS: {
    fr: () =>
      'Gaz chauds\u00a0: la chaleur vient des autres évaporateurs. Le gaz qui traverse sans se condenser n’est pas connu et n’est pas compté.',
    en: () =>
      'Hot gas: the heat comes from the other evaporators. The gas that passes without condensing is not known and not counted.',
  },
};

function warningOf({ code, values }: SeasonWarning): FoundProblem {
  const words = WARNINGS[code];
  const figure = (key: 't' | 'v', locale: Locale): string =>
    values[key] === undefined ? '' : formatAtMost(Number(values[key]), 1, locale);
  const say = (locale: Locale): string => words?.[locale]({ t: figure('t', locale), v: figure('v', locale) }) ?? '';
  return { code, values, ...(words && { said: text(say('fr'), say('en')) }) };
}

const heatingFigures = ({ spf, backup_share, scop_on, scop_net, e_backup, e_aux }: HeatingYear): Figures => ({
  spf,
  backup_share,
  scop_on,
  scop_net,
  backup_kWh: e_backup,
  auxiliaries_kWh: e_aux,
  eer_year: null,
});

const coolingFigures = ({ eer_annual, t_cdr_max, short, defrost }: Annual): Figures => ({
  spf: null,
  backup_share: null,
  eer_year: eer_annual,
  highest_condensing_C: t_cdr_max,
  missing_kWh: short,
  ...(defrost !== null && {
    defrost_heat_kWh: defrost.heat,
    defrost_resistors_kWh: defrost.electricity,
    defrost_year_kWh: defrost.e_direct,
    defrost_removal_kWh: defrost.e_removal,
    defrost_capacity_share: defrost.share,
  }),
});

/** What is asked and is of no use here, or not whole: nothing told is dropped unsaid. */
function refusal(given: Given, isHeating: boolean, climates: readonly string[]): FoundProblem | undefined {
  const stray = strayInput(given, isHeating);
  if (stray !== undefined) {
    return {
      code: 'E_MODE',
      field: stray,
      said: text(
        `${stray} ne sert pas à ce qui est demandé\u00a0: ni cet usage ni ce cycle ne le lisent.`,
        `${stray} is of no use to what is asked: neither this use nor this cycle reads it.`,
      ),
    };
  }
  if (!climates.includes(String(given['climate'] ?? climates[0]))) {
    const list = climates.join(', ');
    return { code: 'E_MODE', field: 'climate', said: text(`climate\u00a0: ${list}.`, `climate: ${list}.`) };
  }
  const isFrost = Object.entries(SEASON_INPUTS).some(
    ([name, { key }]) => key.startsWith('frost.') && given[name] !== undefined,
  );
  return isFrost && given['frost_kg'] === undefined ? { code: 'E_MISSING', field: 'frost_kg' } : undefined;
}

export const season: Question = {
  name: 'season_year',
  title: text('Année d’une machine', 'Year of a machine'),
  description: text(
    'Énergie, SPF ou EER annuel d’une machine simulée classe par classe de température (EN 14825)\u00a0: tout cycle, booster et cascade compris, mais un éjecteur, étages de compresseurs, dégivrages.',
    'Energy, SPF or annual EER of a machine simulated bin by bin (EN 14825): any cycle, booster and cascade too, but an ejector, steps of compressors, defrosts.',
  ),
  schema: {
    type: 'object',
    properties: {
      fluid: FLUID,
      use: { type: 'string', enum: ['heating', 'cooling'], description: 'What the machine is for' },
      climate: {
        type: 'string',
        enum: Object.values(CLIMATES).flat(),
        description:
          'Hours at each outdoor temperature. Heating: average unless told, warmer, colder; cooling: process (the whole year) unless told, cooling (of buildings)',
      },
      ...schemasOf(SEASON_INPUTS),
    },
    required: ['fluid', 'use'],
    additionalProperties: false,
  },
  synonyms: {
    ...keysAsSynonyms(SEASON_INPUTS),
    te: 'evaporating_C',
    eta: 'isentropic_efficiency',
    kw: 'cooling_kW',
    sh: 'superheat_K',
    sc: 'subcooling_K',
  },
  example: {
    ...{ fluid: 'R449A', use: 'cooling', cooling_kW: 40, evaporating_C: -10, compressor_count: 3 },
    ...{ nominal_cooling_kW: 40, frost_kg: 6, daily_defrost_count: 4, defrost_efficiency: 0.3 },
  },
  cost: 100,
  find(given, engine): Found {
    const use = String(given['use']);
    const isHeating = use === 'heating';
    const climates = CLIMATES[use] ?? [];
    const problem = refusal(given, isHeating, climates);
    if (problem !== undefined) return { ok: false, problem };
    const { climate = climates[0] } = given;
    const request = { climate, eta_motor: MOTOR, ...seasonRequest(given) };
    const outcome = isHeating ? seasonal('heating', request, engine) : seasonal('annual', request, engine);
    if (!outcome.ok) {
      const { code, values, field } = outcome.problem;
      // Of a temperature without a cycle, what the simulation says of it.
      if (code === 'E_BIN') return { ok: false, problem: { code: String(values['reason']), values } };
      return {
        ok: false,
        problem: renamed({ code, values, ...(field !== undefined && { field }) }, namesOfKeys(SEASON_INPUTS)),
      };
    }
    const { result } = outcome;
    return {
      ok: true,
      result: {
        use,
        energy_kWh: result.q,
        electricity_kWh: result.e,
        ...('spf' in result ? heatingFigures(result) : coolingFigures(result)),
        hours: result.hours,
        cost: result.cost,
        co2e_kg: result.co2e,
        isentropic_efficiency: given['isentropic_efficiency'] ?? EFFICIENCY,
        motor_efficiency: given['motor_efficiency'] ?? MOTOR,
      },
      warnings: result.warnings.map(warningOf),
    };
  },
};
