/** DryIce and TableDoctor: CO2 below its triple point, and which convention explains a table, as the rooms compute them. */
import type { DryIceAnswers } from '../../field/index.ts';
import { rowsFromText } from '../../field/tables/paste.ts';
import { fieldProblemSentence } from '../../field/sentences.ts';
import { optionalChoice, optionalNumber, requiredText } from './arguments.ts';
import type { CircuitHost } from './circuit-doors.ts';
import { definitionOf, numberParameter, stringParameter, text } from './schema.ts';
import { ToolError } from './tool-error.ts';
import { measured, rounded } from './tool.ts';
import type { Data, Tool, ToolHost } from './tool.ts';

interface Refused {
  readonly code: string;
  readonly field?: string;
  readonly values: Readonly<Record<string, string | number>>;
}

/** Why there is no answer, in the reader's words: the room's own where it has them. */
async function refusal(problem: Refused, { circuit, locale }: ToolHost): Promise<ToolError> {
  const said = fieldProblemSentence(problem.code, problem.values);
  const detail = said?.[locale] ?? (await circuit.describe(problem as Parameters<CircuitHost['describe']>[0]));
  return new ToolError('refused', { detail });
}

const FROM = ['liquid', 'vapour'] as const;
const PER_CENT = 100;

function expansionData(one: DryIceAnswers['expand']): Data {
  return {
    start: { temperature: measured(one.t_start, '°C'), pressure: measured(one.p_start, 'bar abs') },
    end: { temperature: measured(one.t_end, '°C'), pressure: measured(one.p_end, 'bar abs') },
    dry_ice_at_end: measured(PER_CENT * one.solid, '%'),
    dry_ice_at_most: measured(PER_CENT * one.solid_triple, '%'),
    warnings: one.warnings,
    always: 'asphyxiation: detector and ventilation; equilibrium, no valve is sized, no line is said not to block',
  };
}

export const dryIceTool: Tool = {
  name: 'DryIce',
  displayName: text('Neige carbonique', 'Dry ice'),
  definition: (locale) =>
    definitionOf(
      {
        name: 'DryIce',
        description: text(
          'CO2 (R744) lâché à l’air ou dans un vide\u00a0: part de neige carbonique, température. Sans «\u00a0from\u00a0», la ligne de sublimation à t ou p.',
          'CO2 (R744) let out to the air or into a vacuum: share of dry ice, temperature. Without "from", the sublimation line at t or p.',
        ),
        parameters: {
          from: stringParameter(
            'Liquide ou vapeur saturés au départ.',
            'Saturated liquid or vapour at the start.',
            FROM,
          ),
          t: numberParameter('Température, °C.', 'Temperature, °C.'),
          p: numberParameter('Pression, bar absolus.', 'Pressure, bar absolute.'),
          p_end: numberParameter(
            'Pression finale, bar absolus\u202f; l’air sinon.',
            'End pressure, bar absolute; the air otherwise.',
          ),
        },
        required: [],
      },
      locale,
    ),
  async run(given, host) {
    const from = optionalChoice(given, 'from', FROM);
    const [t, p, p_end] = ['t', 'p', 'p_end'].map((key) => optionalNumber(given, key));
    const answer = await host.circuit.ask('dryIce', { ask: from ? 'expand' : 'line', from, t, p, p_end });
    if (!answer.ok) throw await refusal(answer.problem, host);
    const { result } = answer;
    const details = [from, t === undefined ? `${p} bar` : `${t} °C`].filter(Boolean).join(', ');
    if ('h' in result) return { kind: 'data', tool: 'DryIce', details, data: expansionData(result) };
    if (!('latent' in result)) throw new ToolError('refused', { detail: 'line' });
    const data: Data = {
      temperature: measured(result.t, '°C'),
      pressure: measured(result.p, 'bar abs'),
      latent_heat: measured(result.latent, 'kJ/kg'),
      solid_density: measured(result.rho_solid, 'kg/m³'),
      vapour_density: measured(result.rho_vapour, 'kg/m³'),
    };
    return { kind: 'data', tool: 'DryIce', details, data };
  },
};

const CLAIMS = {
  unit: ['bar', 'psi', 'kPa', 'MPa', 'kgf/cm2', 'Pa'],
  kind: ['gauge', 'abs'],
  curve: ['bubble', 'dew', 'mid'],
  t_unit: ['C', 'F', 'K'],
} as const;

export const tableDoctorTool: Tool = {
  name: 'TableDoctor',
  displayName: text('Deux tables qui diffèrent', 'Two tables that differ'),
  definition: (locale) =>
    definitionOf(
      {
        name: 'TableDoctor',
        description: text(
          'Quelle convention explique une table pression-température (unité, relatif, bulle ou rosée, modèle), ce qui reste en K, ou aucune. Ne jamais dire qu’un fabricant se trompe.',
          'Which convention explains a pressure-temperature table (unit, gauge, bubble or dew, model), what remains in K, or none. Never say that a maker is wrong.',
        ),
        parameters: {
          points: stringParameter(
            'Paires température pression telles qu’imprimées, une par ligne.',
            'Pairs of temperature and pressure as printed, one a line.',
          ),
          fluid: stringParameter('Fluide nommé par la table.', 'Refrigerant the table names.'),
          unit: stringParameter('Unité dite par la table.', 'Unit the table says.', CLAIMS.unit),
          kind: stringParameter(
            'Relatif ou absolu, si la table le dit.',
            'Gauge or absolute, if the table says.',
            CLAIMS.kind,
          ),
          curve: stringParameter('Courbe, si la table la dit.', 'Curve, if the table says.', CLAIMS.curve),
          t_unit: stringParameter('Unité de température.', 'Unit of temperature.', CLAIMS.t_unit),
        },
        required: ['points'],
      },
      locale,
    ),
  async run(given, host) {
    const { rows } = rowsFromText(requiredText(given, 'points'), { order: 'tp', column: 1 });
    const fluid = typeof given['fluid'] === 'string' && given['fluid'].trim() !== '' ? given['fluid'] : undefined;
    const claimed = Object.fromEntries(
      Object.entries(CLAIMS).map(([key, words]) => [key, optionalChoice(given, key, words)]),
    );
    const answer = await host.circuit.ask('tableDoctor', { rows, claimed, ...(fluid && { fluid }) });
    if (!answer.ok) throw await refusal(answer.problem, host);
    const { verdict, best, rms, bias, typos, ambiguous, cause } = answer.result;
    const data: Data = {
      verdict,
      reading: best,
      remaining: measured(rms ?? undefined, 'K'),
      mean_difference: rounded(bias),
      misprinted_rows: typos.map((row) => row + 1),
      undecided: ambiguous,
      causes: cause,
      page: host.path('/ressources/deux-tables'),
    };
    return { kind: 'data', tool: 'TableDoctor', details: [fluid, `${rows.length}`].filter(Boolean).join(', '), data };
  },
};
