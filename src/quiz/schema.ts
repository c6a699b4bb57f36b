/** What a quiz of content/quiz is: both languages in one file, its figures declared as computations. */
import { z } from 'astro/zod';
import { isGroup } from './groups.ts';
import { SOURCE_IDS } from './sources.ts';
import type { SourceId } from './sources.ts';
import { SUBJECT_IDS } from './subjects.ts';

const bilingual = z.strictObject({ fr: z.string().min(1), en: z.string().min(1) });
/** A number, or the name of another value of the question. */
const operand = z.union([z.number(), z.string().regex(/^[a-z]\w*$/i)]);
const fluid = z.string().min(2);
const shown = { unit: z.string(), decimals: z.int().min(0).max(4) };

/** Temperatures in °C, pressures in bar absolute, enthalpies in kJ/kg, densities in kg/m³, quality 0 to 1. */
const valueSchema = z.discriminatedUnion('compute', [
  z.strictObject({
    compute: z.enum(['dewPressureFromTemperature', 'bubblePressureFromTemperature', 'latentHeatFromTemperature']),
    fluid,
    t: operand,
    ...shown,
  }),
  z.strictObject({
    compute: z.enum(['dewTemperatureFromPressure', 'bubbleTemperatureFromPressure']),
    fluid,
    p: operand,
    ...shown,
  }),
  z.strictObject({
    compute: z.literal('stateProperty'),
    fluid,
    /** Pressure and one more. */
    at: z.union([
      z.strictObject({ p: operand, t: operand }),
      z.strictObject({ p: operand, h: operand }),
      z.strictObject({ p: operand, q: operand }),
    ]),
    give: z.enum(['t', 'h', 'd', 'q']),
    ...shown,
  }),
  z.strictObject({
    compute: z.literal('calculator'),
    calculator: z.string(),
    inputs: z.record(z.string(), z.union([z.number(), z.string(), z.boolean()])),
    give: z.string(),
    ...shown,
  }),
  z.strictObject({
    compute: z.enum(['sum', 'difference', 'product', 'quotient']),
    of: z.array(operand).min(2),
    ...shown,
  }),
]);
export type Value = z.infer<typeof valueSchema>;

/** A cycle to draw: saturation temperatures in °C (dew), superheat and subcooling in K; `gas` for a transcritical one. */
const cycleSchema = z.strictObject({
  te: z.number(),
  tc: z.number().optional(),
  superheat: z.number().min(0),
  subcooling: z.number().min(0).optional(),
  efficiency: z.number().positive().max(1),
  gas: z.strictObject({ p: z.number(), t: z.number() }).optional(),
});
export type CycleFigure = z.infer<typeof cycleSchema>;

const CYCLE_POINTS = ['suction', 'discharge', 'liquid', 'valveOutlet'] as const;

const figureSchema = z
  .strictObject({
    fluid,
    cycle: cycleSchema.optional(),
    /** Drawn dashed, over the first. */
    second: cycleSchema.optional(),
    letters: z.partialRecord(z.enum(CYCLE_POINTS), z.string().length(1)).optional(),
    /** Points by pressure, bar absolute, and quality. */
    marks: z.array(z.strictObject({ letter: z.string().length(1), p: z.number(), q: z.number() })).optional(),
    alt: bilingual,
  })
  .refine(
    ({ cycle, second }) => [cycle, second].every((one) => !one || (one.gas === undefined) !== (one.tc === undefined)),
    'a cycle has either a condensing temperature or a gas cooler',
  );
export type Figure = z.infer<typeof figureSchema>;

const choiceSchema = bilingual.extend({
  right: z.literal(true).optional(),
  /** Why a wrong choice is wrong: the error that leads to it, or what it is instead. */
  mistake: bilingual.optional(),
});

/** What the key of a question is proved by, for who checks the quiz; no page shows it. */
const proofSchema = z.discriminatedUnion('by', [
  z.strictObject({
    by: z.literal('figure'),
    /** The figure worked out another way than by `values`, or as a table prints it: `100 * (249.01 - 186.7) / 206`. */
    is: z.string().min(1),
    /** How far, relative to it, the computed figure may lie off. */
    within: z.number().positive().max(0.1),
    /** The table or definition `is` is from. */
    with: z.string().min(11),
  }),
  z.strictObject({ by: z.enum(['engine', 'law', 'standard', 'textbook']), with: z.string().min(11) }),
]);

const questionSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  /** What a result tells its reader to work on (`subjects.ts`). */
  subject: z.enum(SUBJECT_IDS),
  /** Competence group of Implementing Regulation (EU) 2024/2215, Annex I, where the question matches one. */
  group: z.int().refine(isGroup, 'no such group').optional(),
  /** By what is asked: 1 to know, 2 one step (a calculation, an inference), 3 to reason over several. */
  difficulty: z.int().min(1).max(3),
  text: bilingual,
  figure: figureSchema.optional(),
  values: z.record(z.string(), valueSchema).optional(),
  choices: z.array(choiceSchema).min(3).max(5).optional(),
  /** A number to type: the value's name, and how far the answer may lie off, in its unit. */
  answer: z.strictObject({ value: z.string(), within: z.number().positive() }).optional(),
  explanation: bilingual,
  source: z.strictObject({ id: z.enum(SOURCE_IDS), section: bilingual.optional() }),
  proof: proofSchema,
});
export type Question = z.infer<typeof questionSchema>;

/** Names of the values a text shows. */
export const namesIn = (text: string): readonly string[] =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? '');

/** Name of the figure a question is answered by; undefined where its key is words. */
export function keyFigure({ answer, choices = [] }: Pick<Question, 'answer' | 'choices'>): string | undefined {
  const right = choices.filter((choice) => choice.right);
  return answer?.value ?? right.flatMap(({ fr }) => namesIn(fr))[0];
}

const LAW: readonly SourceId[] = [
  'eu573',
  'eu590',
  'eu1516',
  'ped',
  'frCode',
  'frCerfa',
  'frCertificates',
  'frIcpe',
  'fr4735',
  'frErp',
  'frPressure',
];
/** An article, an annex, or what a French order and the list of classified installations have in their place. */
const PLACE_OF_LAW = /Art\.|Annex|\bpoint \d|\bheading \d/;
const STANDARD = /^(?:EN|IEC|ISO|ASHRAE|ADR|NF|ANSI)/;

/** What is wrong with how a key is proved. */
function problemsOfProof(question: Question): readonly string[] {
  const { proof, source } = question;
  if (keyFigure(question) !== undefined) {
    return proof.by === 'figure'
      ? []
      : ['has a figure for a key: proof.by must be "figure", with the figure in proof.is'];
  }
  const isLaw = LAW.includes(source.id);
  const { by, with: text } = proof;
  const checks: readonly (readonly [string, boolean])[] = [
    ['has words for a key: proof.by cannot be "figure"', by !== 'figure'],
    [`rests on ${source.id}: proof.by must be "law"`, !isLaw || by === 'law' || by === 'figure'],
    [`rests on ${source.id}, which is no law: proof.by cannot be "law"`, isLaw || by !== 'law'],
    [
      'is proved by the law: proof.with must name an article (Art. …), an Annex, a point or a heading',
      by !== 'law' || PLACE_OF_LAW.test(text),
    ],
    [
      'rests on the law: source.section.en must name an article (Art. …), an Annex, a point or a heading',
      !isLaw || PLACE_OF_LAW.test(source.section?.en ?? ''),
    ],
    [
      'is proved by a standard: proof.with must begin with its name (EN, IEC, ISO …)',
      by !== 'standard' || STANDARD.test(text),
    ],
    ['has words for a key: source.section must say the place', source.section !== undefined],
  ];
  return checks.filter(([, isSound]) => !isSound).map(([problem]) => problem);
}

const operandsOf = (value: Value): readonly (number | string)[] => {
  if ('of' in value) return value.of;
  if ('at' in value) return Object.values(value.at);
  if ('t' in value) return [value.t];
  return 'p' in value ? [value.p] : [];
};

/** What is wrong with a question beyond its shape; empty when nothing is. */
function problemsOf(question: Question): readonly string[] {
  const { choices, answer, values = {} } = question;
  const problems: string[] = [];
  if ((choices === undefined) === (answer === undefined)) problems.push('has either choices or an answer to type');
  if (choices) {
    const right = choices.filter((choice) => choice.right).length;
    if (right === 0 || right === choices.length) problems.push('has at least one right and one wrong choice');
    for (const choice of choices) {
      if ((choice.mistake === undefined) === (choice.right === undefined)) {
        problems.push(`says of each wrong choice, and of no other, why it is wrong: ${choice.fr}`);
      }
    }
  }
  const texts = [
    question.text,
    question.explanation,
    ...(choices ?? []).flatMap((choice) => (choice.mistake ? [choice, choice.mistake] : [choice])),
  ];
  for (const { fr, en } of texts) {
    if (namesIn(fr).toSorted().join() !== namesIn(en).toSorted().join()) {
      problems.push(`says other figures in English: ${fr}`);
    }
  }
  const named = [
    ...texts.flatMap(({ fr }) => namesIn(fr)),
    ...Object.values(values).flatMap(operandsOf),
    ...(answer ? [answer.value] : []),
  ].filter((name) => typeof name === 'string');
  for (const name of named) if (!Object.hasOwn(values, name)) problems.push(`has no value ${name}`);
  for (const name of Object.keys(values)) if (!named.includes(name)) problems.push(`uses its value ${name} nowhere`);
  return [...problems, ...problemsOfProof(question)];
}

export const quizSchema = z
  .strictObject({
    order: z.int().positive(),
    updated: z.iso.date(),
    title: bilingual,
    heading: bilingual,
    lead: bilingual,
    description: z.strictObject({ fr: z.string().min(70).max(170), en: z.string().min(70).max(170) }),
    questions: z.array(questionSchema).min(1),
  })
  .superRefine(({ questions }, context) => {
    const ids = new Set<string>();
    for (const [index, question] of questions.entries()) {
      const problems = [...problemsOf(question), ...(ids.has(question.id) ? ['has an id taken before'] : [])];
      ids.add(question.id);
      for (const problem of problems) {
        context.addIssue({ code: 'custom', path: ['questions', index], message: `${question.id} ${problem}` });
      }
    }
  });
export type Quiz = z.infer<typeof quizSchema>;
