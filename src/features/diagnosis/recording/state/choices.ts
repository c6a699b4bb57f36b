/** What the reader settles of a file before it is taken: open questions, and answers as choices. */
import type { ColumnKey, Proposal, Question, Unit } from '../../../../diagnosis/measurements/index.ts';
import { isColumnKey, quantityOf } from '../../../../diagnosis/measurements/columns.ts';
import { askedUnitsOf, unitsOf } from '../../../../diagnosis/measurements/units.ts';
import type { OpenedRecording, PlainChoices } from '../../../../runtime/recording-bridge.ts';

/** Units of a time that counts from the start. */
export const ELAPSED_UNITS = ['s', 'min', 'h', 'ms'] as const;
export const AIR_SIDES = ['te_in', 'te_out', 'tc_in', 'tc_out'] as const;

/** A question as it is put: each with what an answer needs. */
export type OpenQuestion =
  /** `named` is what the file calls it; nothing where it says none. `hint` is proposed. */
  | { readonly code: 'fluid'; readonly named: string | undefined; readonly hint: string | undefined }
  | {
      readonly code: 'Q_PMODE';
      readonly columns: readonly string[];
      readonly proposed: string | undefined;
    }
  | { readonly code: 'Q_UNIT'; readonly column: string; readonly shown: string; readonly units: readonly Unit[] }
  | { readonly code: 'Q_DATE_ORDER'; readonly sample: string; readonly proposed: string }
  | { readonly code: 'Q_SAME_NAME'; readonly column: string; readonly shown: string; readonly names: readonly string[] }
  | { readonly code: 'Q_AIR'; readonly column: string; readonly shown: string };

const textOf = (value: number | string | undefined): string => String(value ?? '');
const proposedIn = ({ values }: Question): string | undefined =>
  values['proposed'] === undefined ? undefined : textOf(values['proposed']);

/** Columns of one name, as they are shown: 'lp (1)', 'lp (2)'. */
function namesakes({ mapping, ignored }: Proposal, column: string): readonly string[] {
  const isOne = (name: string): boolean =>
    name.startsWith(`${column} (`) && /^ \(\d+\)$/.test(name.slice(column.length));
  return [...Object.keys(mapping), ...ignored].filter(isOne).sort();
}

function unitsFor({ mapping, time }: Proposal, column: string): readonly Unit[] {
  const key = Object.hasOwn(mapping, column) ? mapping[column]?.[0] : undefined;
  if (key !== undefined) return askedUnitsOf(quantityOf(key));
  return time?.includes(column) === true ? ELAPSED_UNITS : [];
}

/**
 * What is still to be settled, each question once.
 * @param seen names of columns whose namesakes the reader has chosen among
 */
export function openQuestions(
  { proposal, facts }: Pick<OpenedRecording, 'proposal' | 'facts'>,
  seen: ReadonlySet<string>,
): readonly OpenQuestion[] {
  const questions: OpenQuestion[] = [];
  const { asked } = proposal;
  if (facts.fluid === '') {
    const named = asked.find(({ code }) => code === 'Q_FLUID');
    questions.push({
      code: 'fluid',
      named: named === undefined ? undefined : textOf(named.values['v']),
      hint: proposal.fluid_hint,
    });
  }
  for (const question of asked) {
    const { code, column = '', values } = question;
    const shown = textOf(values['c']);
    if (code === 'Q_PMODE') {
      if (questions.some((one) => one.code === 'Q_PMODE')) continue;
      const others = asked.filter((one) => one.code === 'Q_PMODE');
      questions.push({
        code,
        columns: others.flatMap((one) => (one.column === undefined ? [] : [textOf(one.values['c'])])),
        proposed: proposedIn(question),
      });
    } else if (code === 'Q_UNIT') {
      questions.push({ code, column, shown, units: unitsFor(proposal, column) });
    } else if (code === 'Q_DATE_ORDER') {
      questions.push({ code, sample: textOf(values['v']), proposed: proposedIn(question) ?? 'dmy' });
    } else if (code === 'Q_SAME_NAME') {
      if (!seen.has(column)) questions.push({ code, column, shown, names: namesakes(proposal, column) });
    } else if (code === 'Q_AIR') questions.push({ code, column, shown });
  }
  return questions;
}

type ColumnChoice = NonNullable<PlainChoices['mapping']>[string];

/** The choices with what a column is; null leaves it out. */
export const withColumn = (choices: PlainChoices, column: string, choice: ColumnChoice): PlainChoices => ({
  ...choices,
  mapping: { ...choices.mapping, [column]: choice },
});

/** The choices with the unit of a column, which keeps its other settings; of the time, the unit alone. */
export function withUnit(choices: PlainChoices, { mapping }: Proposal, column: string, unit: string): PlainChoices {
  const known = Object.hasOwn(mapping, column) ? mapping[column] : undefined;
  if (known === undefined) return { ...choices, units: { ...choices.units, [column]: unit } };
  return withColumn(choices, column, [known[0], unit, known[2] ?? null]);
}

/** The choices with one of several columns of a name in the place the first of them has. */
export function withNamesake(
  choices: PlainChoices,
  { mapping }: Proposal,
  names: readonly string[],
  wanted: string,
): PlainChoices {
  const place = names.map((name) => mapping[name]).find((mapped) => mapped !== undefined);
  if (place === undefined) return choices;
  const own = names.map((name): [string, ColumnChoice] => [name, name === wanted ? place : null]);
  return { ...choices, mapping: { ...choices.mapping, ...Object.fromEntries(own) } };
}

/**
 * The choices with another quantity for a column. The unit stays where the new quantity has it, and whoever held that
 * place before gives way.
 */
export function withQuantity(choices: PlainChoices, { mapping }: Proposal, column: string, key: string): PlainChoices {
  if (!isColumnKey(key)) return withColumn(choices, column, null);
  const known = Object.hasOwn(mapping, column) ? mapping[column] : undefined;
  const isFitting = known?.[1] !== null && known?.[1] !== undefined && unitsOf(quantityOf(key)).includes(known[1]);
  const holder = Object.entries(mapping).find(([name, [held]]) => held === key && name !== column)?.[0];
  const freed = holder === undefined ? choices : withColumn(choices, holder, null);
  const units = unitsOf(quantityOf(key));
  const unit = isFitting ? known[1] : units.length === 1 ? units[0] : undefined;
  return withColumn(freed, column, [key, ...(unit === undefined ? [] : [unit])] as [ColumnKey, string?]);
}

/** The choices with from where the pressure of a column counts. */
export function withMode(choices: PlainChoices, { mapping }: Proposal, column: string, mode: string): PlainChoices {
  const known = Object.hasOwn(mapping, column) ? mapping[column] : undefined;
  return known === undefined ? choices : withColumn(choices, column, [known[0], known[1], mode]);
}
