/** A quiz as a page shows it, in one language: figures written out, choices in an order that gives nothing away. */
import type { Engine } from '../engine/types.ts';
import type { Bilingual, Locale } from '../language/index.ts';
import { DECIMAL_SIGNS } from '../language/signs.ts';
import { formatNumber, withUnit } from '../quantities/number.ts';
import { parseNumber } from '../quantities/parse.ts';
import { figureFrom } from './figure.ts';
import type { Drawing } from './figure.ts';
import type { Group } from './groups.ts';
import { shuffled } from './order.ts';
import type { Question } from './schema.ts';
import { SOURCES } from './sources.ts';
import type { Subject } from './subjects.ts';
import { valuesOf } from './values.ts';

export interface ServedChoice {
  readonly text: string;
  readonly isRight: boolean;
  readonly mistake: string | undefined;
}

export interface ServedQuestion {
  readonly id: string;
  readonly subject: Subject;
  readonly group: Group | undefined;
  readonly difficulty: number;
  readonly text: string;
  readonly drawing: (Drawing & { readonly alt: string }) | undefined;
  readonly choices: readonly ServedChoice[];
  /** Whether the choices are figures, which stand from the smallest to the largest. */
  readonly isOrdered: boolean;
  readonly answer:
    { readonly value: number; readonly within: number; readonly unit: string; readonly text: string } | undefined;
  readonly explanation: string;
  readonly source: { readonly text: string; readonly url: string | undefined };
}

const FIGURE = /^([-\u2212]?[\d\u202f.,]+)(.*)$/;

/** The number a written figure begins with, and what follows it; undefined for any other text. */
function figureOf(text: string, locale: Locale): { value: number; rest: string } | undefined {
  const [, digits, rest = ''] = FIGURE.exec(text) ?? [];
  if (digits === undefined) return undefined;
  const read = parseNumber(digits, DECIMAL_SIGNS[locale]);
  return read.ok ? { value: read.value, rest } : undefined;
}

function arranged(choices: readonly ServedChoice[], id: string, locale: Locale): [readonly ServedChoice[], boolean] {
  const figures = choices.map(({ text }) => figureOf(text, locale));
  const isOrdered = figures.every((figure) => figure !== undefined && figure.rest === figures[0]?.rest);
  if (!isOrdered) return [shuffled(choices, id), false];
  const valueOf = (choice: ServedChoice): number => figureOf(choice.text, locale)?.value ?? 0;
  return [choices.toSorted((a, b) => valueOf(a) - valueOf(b)), true];
}

/**
 * A question in one language, its figures computed.
 * @throws {Error} when a figure has no value: the site must not be built then
 */
export function serve(question: Question, locale: Locale, engine: Engine): ServedQuestion {
  const { values = {}, answer, figure, source, group, subject } = question;
  const figures = valuesOf(values, engine);
  const written = (name: string): string => {
    const value = values[name];
    if (value === undefined) throw new Error(`${question.id} has no value ${name}`);
    return withUnit(formatNumber(figures.get(name) ?? Number.NaN, value.decimals, locale), value.unit);
  };
  const filled = (text: Bilingual): string =>
    text[locale].replace(/\{\{(\w+)\}\}/g, (_, name: string) => written(name));
  const [choices, isOrdered] = arranged(
    (question.choices ?? []).map((choice) => ({
      text: filled(choice),
      isRight: choice.right === true,
      mistake: choice.mistake && filled(choice.mistake),
    })),
    question.id,
    locale,
  );
  const { title, url }: { title: Bilingual; url?: string } = SOURCES[source.id];
  return {
    id: question.id,
    subject,
    group: group as Group | undefined,
    difficulty: question.difficulty,
    text: filled(question.text),
    drawing: figure && { ...figureFrom(figure, engine), alt: figure.alt[locale] },
    choices,
    isOrdered,
    answer: answer && {
      value: figures.get(answer.value) ?? Number.NaN,
      within: answer.within,
      unit: values[answer.value]?.unit ?? '',
      text: written(answer.value),
    },
    explanation: filled(question.explanation),
    source: { text: source.section ? `${title[locale]}, ${source.section[locale]}` : title[locale], url },
  };
}
