/** What is wrong, and what to mind, in the reader's words and units. */
import type { CellInput, Definition, Input, Measure, Outcome } from '../../calculators/define.ts';
import { describeCalculatorProblem } from '../../i18n/calculator-problems.ts';
import type { DescribedCalculatorProblem } from '../../i18n/calculator-problems.ts';
import { createTranslator } from '../../i18n/translator.ts';
import type { Translator } from '../../i18n/keys.ts';
import { inUnit, shownUnit } from '../../kit/form/text.ts';
import type { ChosenUnits } from './state/units.ts';
import { COLON } from '../../language/signs.ts';
import { symbolOf } from './format.ts';
import type { Locale } from '../../language/index.ts';
import type { Values } from '../../schema/outcome.ts';

export interface Messages {
  /** What is wrong with each field, by its path (`walls.0.u`). */
  readonly problems: Readonly<Record<string, string>>;
  /** The same, each after the name of its field. */
  readonly errors: readonly string[];
  /** What to mind beside the result. */
  readonly warnings: readonly string[];
}

type Described = DescribedCalculatorProblem & { readonly field?: string };

const CALCULATORS = {
  fr: () => import('../../i18n/fr/calculators.ts'),
  en: () => import('../../i18n/en/calculators.ts'),
} as const;

/** The texts of problems: a chunk of its own, since most pages open without any. */
export async function problemTranslator(locale: Locale): Promise<Translator> {
  const { calculators } = await CALCULATORS[locale]();
  return createTranslator(locale, { [locale]: { calculators } });
}

/** The input, or the column of a list, that a path such as `walls.0.u` means. */
export function inputFromPath(definition: Definition, path: string): Input | CellInput | undefined {
  const [key, , column] = path.split('.');
  const input = definition.inputs.find((entry) => entry.key === key);
  return input?.kind === 'rows' && column !== undefined ? input.columns.find((entry) => entry.key === column) : input;
}

function measureFromPath(
  definition: Definition,
  path: string,
): { readonly measure: Measure; readonly slot: string } | undefined {
  const input = inputFromPath(definition, path);
  if (input?.kind !== 'number') return undefined;
  const [key = path, , column] = path.split('.');
  return { measure: input.measure, slot: column === undefined ? key : `${key}.${column}` };
}

/** Limits in the unit the reader chose for the field. */
function valuesInUnit(values: Values, measure: Measure, chosen: string | undefined): Values {
  const unit = shownUnit(measure, chosen);
  if (values['unit'] !== symbolOf(measure, measure.unit) || unit === measure.unit) return values;
  const limits = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'number' ? inUnit(measure, value, measure.unit, unit) : value,
  ]);
  return { ...Object.fromEntries(limits), unit: symbolOf(measure, unit) };
}

/** A problem or a warning in words. */
export function problemText(problem: Described, definition: Definition, units: ChosenUnits, t: Translator): string {
  const found = problem.field === undefined ? undefined : measureFromPath(definition, problem.field);
  const values = found ? valuesInUnit(problem.values, found.measure, units[found.slot]) : problem.values;
  return describeCalculatorProblem({ code: problem.code, values }, t);
}

/** What an outcome has to say, in words. */
export function messagesOf(outcome: Outcome, definition: Definition, units: ChosenUnits, t: Translator): Messages {
  if (outcome.ok) {
    const warnings = outcome.warnings.map((warning) => problemText(warning, definition, units, t));
    return { problems: {}, errors: [], warnings: [...new Set(warnings)] };
  }
  const described = outcome.errors.map(
    (problem) => [problem.field, problemText(problem, definition, units, t)] as const,
  );
  const errors = [...new Map(described)].map(([path, text]) => {
    const input = inputFromPath(definition, path);
    return input ? `${input.label[t.locale]}${COLON[t.locale]}${text}` : text;
  });
  return { problems: Object.fromEntries(described), errors, warnings: [] };
}
