/** The commands, each a question under a short name, with the short names of its inputs. */
import { rulerTable } from '../../circuit/ruler/table.ts';
import { text } from '../../language/index.ts';
import type { AnyUnit, Quantity } from '../../quantities/units.ts';
import { chargeClass } from '../questions/charge-class.ts';
import { compare } from '../questions/compare.ts';
import { cycle } from '../questions/cycle.ts';
import { dryIce } from '../questions/dry-ice.ts';
import { FLUID, number, renamed } from '../questions/inputs.ts';
import { leakTopUp } from '../questions/leak.ts';
import { law } from '../questions/law.ts';
import { lineSize } from '../questions/line-size.ts';
import type { Question } from '../questions/question.ts';
import { reading } from '../questions/reading.ts';
import { saturation } from '../questions/saturation.ts';
import { state } from '../questions/state.ts';
import { tableDoctor } from '../questions/table-doctor.ts';

/** A short name: of an input, or of one in the trade's unit where the input is in SI. */
export type Short = string | { readonly input: string; readonly quantity: Quantity; readonly unit: AnyUnit };

export interface Command {
  readonly name: string;
  readonly question: Question;
  /** Inputs that stand without a name, in their order. */
  readonly positional: readonly string[];
  readonly shorts: Readonly<Record<string, Short>>;
  readonly example: string;
}

const table: Question = {
  name: 'table',
  title: text('Table de saturation', 'Saturation table'),
  description: text(
    'Une table de saturation, par température (°C) ou par pression (bar absolus), 2 à 200 lignes.',
    'A saturation table, by temperature (°C) or by pressure (bar absolute), 2 to 200 rows.',
  ),
  schema: {
    type: 'object',
    properties: {
      fluid: FLUID,
      by: { type: 'string', enum: ['T', 'P'], default: 'T', description: 'T: by temperature, P: by pressure' },
      from: number('First value, °C or bar'),
      to: number('Last value, °C or bar'),
      step: number('Step, °C or bar; negative goes down'),
    },
    required: ['fluid', 'from', 'to', 'step'],
    additionalProperties: false,
  },
  find({ fluid, by = 'T', from, to, step }, engine) {
    const outcome = rulerTable(fluid, by, from, to, step, engine);
    if (!outcome.ok) return { ok: false, problem: renamed(outcome.problem) };
    return {
      ok: true,
      result: {
        rows: outcome.result.rows.map((row) => ({
          t_bubble_C: row.t_bubble,
          t_dew_C: row.t_dew,
          p_bubble_bar: row.p_bubble,
          p_dew_bar: row.p_dew,
          liquid_enthalpy_kJ_kg: row.h_liquid,
          vapour_enthalpy_kJ_kg: row.h_vapour,
          latent_kJ_kg: row.latent,
          liquid_entropy_kJ_kgK: row.s_liquid,
          vapour_entropy_kJ_kgK: row.s_vapour,
          liquid_density_kg_m3: row.rho_liquid,
          vapour_density_kg_m3: row.rho_vapour,
        })),
      },
    };
  },
};

const CYCLE = {
  te: 'evaporating_C',
  tc: 'condensing_C',
  sh: 'superheat_K',
  sc: 'subcooling_K',
  kw: 'cooling_kW',
  eta: 'isentropic_efficiency',
} as const;

export const COMMANDS: readonly Command[] = [
  {
    name: 'sat',
    question: saturation,
    positional: ['fluid'],
    shorts: { t: 't_C', p: 'p_bar' },
    example: 'sat R454B --t 5',
  },
  {
    name: 'state',
    question: state,
    positional: ['fluid'],
    shorts: {
      t: { input: 'T_K', quantity: 'temperature', unit: 'degC' },
      p: { input: 'P_Pa', quantity: 'pressure', unit: 'bar' },
      h: { input: 'H_J_kg', quantity: 'enthalpy', unit: 'kJ_kg' },
      s: { input: 'S_J_kgK', quantity: 'entropy', unit: 'kJ_kgK' },
      u: { input: 'U_J_kg', quantity: 'enthalpy', unit: 'kJ_kg' },
      d: 'D_kg_m3',
      q: 'Q_kg_kg',
    },
    example: 'state R290 --t 25 --p "120 psig"',
  },
  {
    name: 'reading',
    question: reading,
    positional: ['fluid'],
    shorts: { t: 't_C', p: 'p_bar' },
    example: 'reading R448A --p 5.1 --t 5 --pipe low',
  },
  {
    name: 'cycle',
    question: cycle,
    positional: ['fluid'],
    shorts: CYCLE,
    example: 'cycle R290 --te -10 --tc 40 --kw 5 --json',
  },
  {
    name: 'compare',
    question: compare,
    positional: ['fluid_1', 'fluid_2'],
    shorts: CYCLE,
    example: 'compare R404A R448A --te -10 --tc 40',
  },
  {
    name: 'lines',
    question: lineSize,
    positional: ['fluid'],
    shorts: CYCLE,
    example: 'lines R448A --kw 20 --suction_rise_m 4',
  },
  {
    name: 'charge',
    question: chargeClass,
    positional: ['fluid'],
    shorts: { kg: 'charge_kg' },
    example: 'charge R410A --kg 12',
  },
  {
    name: 'leak',
    question: leakTopUp,
    positional: ['fluid'],
    shorts: { kg: 'charge_kg', lost: 'lost_kg', percent: 'lost_percent', times: 'times_count', t: 'rest_C' },
    example: 'leak R449A --kg 40 --lost 12 --times 3',
  },
  {
    name: 'law',
    question: law,
    positional: ['fluid', 'product'],
    shorts: {},
    example: 'law R410A air-air-split-12kw-3kg --date 2029-01-01',
  },
  {
    name: 'dryice',
    question: dryIce,
    positional: ['ask'],
    shorts: { t: 't_C', p: 'p_bar', end: 'end_bar', kg: 'charge_kg' },
    example: 'dryice expand --start liquid --p 20',
  },
  {
    name: 'differ',
    question: tableDoctor,
    positional: ['fluid'],
    shorts: {},
    example: 'differ R134a --points "0 1.915 / 10 3.133 / 20 4.704 / 30 6.688"',
  },
  {
    name: 'table',
    question: table,
    positional: ['fluid'],
    shorts: {},
    example: 'table R134a --from -30 --to 50 --step 10 --csv',
  },
];
