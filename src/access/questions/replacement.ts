/** Whether a machine may take another refrigerant, and which could be put in its place: verdicts of one machine on one day. */
import { figuresOfUse } from '../../circuit/comparison/same-machine/of-use.ts';
import { fluidName } from '../../circuit/fluids.ts';
import { outcomeOf } from '../../circuit/outcome.ts';
import { isDay, today } from '../../language/days.ts';
import { text } from '../../language/index.ts';
import type { Locale } from '../../language/index.ts';
import { candidates as candidatesOf, HEADINGS } from '../../machine/candidates.ts';
import type { MachineFacts } from '../../machine/facts.ts';
import { machineFacts } from '../../machine/record/record.ts';
import { replacement as verdictOf } from '../../machine/replacement.ts';
import type { Replacement, ReplacementFigures } from '../../machine/replacement.ts';
import { reasonText, VERDICT_WORDS } from '../../machine/wording/replacement.ts';
import { STANDARD_ATMOSPHERE_BAR } from '../../quantities/si.ts';
import { LAW_AS_OF } from '../../regulation/index.ts';
import type { Schema } from '../schema.ts';
import { DAY, NO_DAY } from './day.ts';
import { FLUID } from './inputs.ts';
import { factsOf, MACHINE, missingOf, toldMachine } from './of-machine.ts';
import type { Figures, Found, Given, Question } from './question.ts';

interface Asked {
  readonly facts: MachineFacts;
  readonly day: string;
}

const SCHEMAS = {
  fluid_1: { ...FLUID, description: `What the machine holds. ${FLUID.description}` },
  machine: { ...MACHINE, description: `${MACHINE.description}. Its use is asked for` },
  date: DAY,
} satisfies Readonly<Record<string, Schema>>;

/** What the machine is, and the day; or what is missing, or not known. @param schema of the question that asks */
function askedOf(given: Given, schema: Schema): Asked | Found {
  const bare = factsOf(given);
  const date = String(given['date'] ?? today());
  if (!isDay(date)) return { ok: false, problem: { code: 'E_DATE', field: 'date', said: NO_DAY } };
  // The use decides the law and the point it runs at: without one no verdict is about any machine.
  if (bare?.use === undefined)
    return missingOf(
      ['machine.use'],
      {},
      { properties: { 'machine.use': MACHINE.properties?.['use'] ?? {} } },
    ) as Found;
  const said = given['fluid_1'] ?? bare.fluid;
  if (said === undefined) return missingOf(['fluid_1'], {}, schema) as Found;
  const known = outcomeOf(() => fluidName(said, 'fluid_1'));
  if (!known.ok) return { ok: false, problem: known.problem };
  const facts = machineFacts({ ...bare, fluid: known.result }) as MachineFacts;
  return { facts, day: date };
}

const isFound = (asked: Asked | Found): asked is Found => 'ok' in asked;

function reasonsOf({ reasons }: Replacement, from: string, to: string, locale: Locale): readonly Figures[] {
  return reasons.map((reason) => ({
    code: reason.code,
    level: reason.level,
    said: reasonText(reason, from, to, locale),
  }));
}

const gauge = (bar: number | null | undefined): number | null =>
  bar === null || bar === undefined ? null : bar - STANDARD_ATMOSPHERE_BAR;

/** Nulls where the law or the class decided before any figure was asked for. */
const figuresTold = (figures: ReplacementFigures | null): Figures => ({
  capacity_change_percent: figures?.capacity ?? null,
  capacity_low_percent: figures?.capacity_low ?? null,
  capacity_high_percent: figures?.capacity_high ?? null,
  power_change_percent: figures?.power ?? null,
  discharge_C: figures?.t_discharge ?? null,
  glide_evaporator_K: figures?.glide_evp ?? null,
  glide_condenser_K: figures?.glide_cdr ?? null,
  high_side_gauge_bar: gauge(figures?.p_high),
  low_side_gauge_bar: gauge(figures?.p_low),
  valve_flow_ratio: figures?.valve ?? null,
});

export const replacement: Question = {
  name: 'replacement',
  title: text('Un autre fluide dans la machine', 'Another refrigerant in the machine'),
  description: text(
    'Si une machine peut recevoir un autre fluide à une date\u00a0: le droit, la classe, puis pressions, refoulement, glissement et puissance de la même machine, avec ce qui est supposé et ce qui manque.',
    'Whether a machine may take another refrigerant on a day: the law, the class, then pressures, discharge, glide and capacity of the same machine, with what is supposed and what is missing.',
  ),
  schema: {
    type: 'object',
    properties: { fluid_1: SCHEMAS.fluid_1, fluid_2: FLUID, machine: SCHEMAS.machine, date: SCHEMAS.date },
    required: ['fluid_2', 'machine'],
    additionalProperties: false,
  },
  synonyms: { from: 'fluid_1', to: 'fluid_2' },
  example: { fluid_1: 'R404A', fluid_2: 'R448A', machine: { use: 'rack', capacity: 80 }, date: '2026-11-27' },
  find(given, engine, locale) {
    const asked = askedOf(given, replacement.schema);
    if (isFound(asked)) return asked;
    const { facts, day } = asked;
    const other = outcomeOf(() => fluidName(given['fluid_2'], 'fluid_2'));
    if (!other.ok) return { ok: false, problem: other.problem };
    const to = other.result;
    let figures: ReplacementFigures | null = null;
    const verdict = verdictOf(facts, to, () => (figures = figuresOfUse(facts, to, engine)), day);
    return {
      ok: true,
      result: {
        fluid_1: facts.fluid,
        fluid_2: to,
        date: day,
        verdict: verdict.code,
        level: verdict.level,
        verdict_said: VERDICT_WORDS[verdict.code][locale],
        reasons: reasonsOf(verdict, facts.fluid, to, locale),
        ...figuresTold(figures),
        law_as_of: LAW_AS_OF,
        ...toldMachine(factsOf(given), verdict.assumed, verdict.missing),
      },
    };
  },
};

export const candidates: Question = {
  name: 'candidates',
  title: text('Fluides de remplacement', 'Replacement refrigerants'),
  description: text(
    'Tous les fluides qui remplacent celui d’une machine, chacun jugé\u00a0: dans cette machine (same), en neuf (new), ne vont pas (no), fermés par le droit (closed), non jugés (unknown).',
    'Every refrigerant that replaces the one of a machine, each judged: in this machine (same), in a new one (new), does not do (no), closed by the law (closed), not judged (unknown).',
  ),
  schema: {
    type: 'object',
    properties: SCHEMAS,
    required: ['machine'],
    additionalProperties: false,
  },
  synonyms: { from: 'fluid_1', fluid: 'fluid_1' },
  example: { fluid_1: 'R410A', machine: { use: 'split', capacity: 3.5, charge: 1.2 }, date: '2026-11-27' },
  cost: 40,
  find(given, engine, locale) {
    const asked = askedOf(given, candidates.schema);
    if (isFound(asked)) return asked;
    const { facts, day } = asked;
    const found = candidatesOf(facts, (to) => figuresOfUse(facts, to, engine), day);
    return {
      ok: true,
      result: {
        rows: HEADINGS.flatMap((heading) =>
          found[heading].map(({ fluid, verdict, capacity }) => ({
            fluid,
            heading,
            verdict: verdict.code,
            level: verdict.level,
            verdict_said: VERDICT_WORDS[verdict.code][locale],
            capacity_change_percent: capacity,
            why: verdict.reasons.map((reason) => reasonText(reason, facts.fluid, fluid, locale)).join(' '),
          })),
        ),
      },
    };
  },
};
