/** What the page of two tables asks: a table as pasted, and what it says of itself. The empty choice: it does not say. */
import { LONGEST_PASTE, rowsFromText } from '../../field/tables/paste.ts';
import type { PastedRows } from '../../field/tables/paste.ts';
import { CURVES, T_UNITS, UNITS } from '../../field/tables/readings.ts';
import type { TableDiagnosis } from '../../field/index.ts';
import type { Key } from '../../i18n/keys.ts';
import { textAt } from '../../kit/form/fields.ts';
import type { Field, FormTexts } from '../../kit/form/fields.ts';
import { parameterEach } from '../../kit/page/links.ts';
import { choiceField, textField } from '../../kit/page/question.ts';
import type { AskedField, PageProblem, Question } from '../../kit/page/question.ts';
import { askWorker } from '../../runtime/circuit-bridge.ts';
import { problemText } from './words.ts';

/** A table and what is made of it; undefined where there never was an answer. */
export interface TablesResults {
  readonly found: { readonly rows: PastedRows['rows']; readonly diagnosis: TableDiagnosis } | undefined;
}

/** R404A, gauge: CoolProp issue 683, whose program takes exactly 1 bar for the atmosphere. */
export const EXAMPLE = {
  fluid: 'R404A',
  text: '-46,50\t0,00\n-42,63\t0,20\n-39,24\t0,40\n-36,20\t0,60\n-33,45\t0,80\n-30,93\t1,00\n-25,38\t1,50\n-20,63\t2,00',
} as const;

/** The choices of what a table says of itself. */
const CLAIMS = {
  unit: Object.keys(UNITS),
  kind: ['gauge', 'abs'],
  curve: CURVES,
  t_unit: T_UNITS,
} as const satisfies Readonly<Record<string, readonly string[]>>;

export const TABLE_FIELDS: readonly Field[] = [
  textField('fluid', EXAMPLE.fluid),
  textField('text', EXAMPLE.text),
  choiceField('order', ['tp', 'pt']),
  choiceField('column', ['1', '2', '3']),
  ...Object.entries(CLAIMS).map(([key, options]) => choiceField(key, ['', ...options])),
];

/** The rows of what is pasted, and the lines that hold none. */
export const pastedOf = (texts: FormTexts): PastedRows =>
  rowsFromText(textAt(texts, 'text'), {
    order: textAt(texts, 'order') === 'pt' ? 'pt' : 'tp',
    column: Number(textAt(texts, 'column')) || 1,
  });

/** What the door `tableDoctor` is asked. */
export function requestOf(texts: FormTexts): { readonly rows: PastedRows['rows']; readonly [key: string]: unknown } {
  const said = (key: string): Readonly<Record<string, string>> => {
    const text = textAt(texts, key).trim();
    return text === '' ? {} : { [key]: text };
  };
  const claimed = Object.assign({}, ...Object.keys(CLAIMS).map(said)) as Readonly<Record<string, string>>;
  return { rows: pastedOf(texts).rows, claimed, ...said('fluid') };
}

/** What the page was built with: a diagnosis of the rows it opens with. */
export const openingFound = (diagnosis: TableDiagnosis): TablesResults['found'] => ({
  rows: rowsFromText(EXAMPLE.text, { order: 'tp', column: 1 }).rows,
  diagnosis,
});

/** The door names rows, the page has one text of them all. */
const onPage = (problem: PageProblem): PageProblem =>
  problem.field?.startsWith('rows') ? { ...problem, field: 'text', of: problem.field } : problem;

const claims: readonly AskedField<TablesResults>[] = Object.entries(CLAIMS).map(([key, options]) => ({
  key,
  words: (t) =>
    Object.fromEntries([
      ['', t('tables.unsaid')],
      ...options.map((option) => [option, t(`tables.${key}s.${option}` as Key)] as const),
    ]),
}));

const parameters = parameterEach(TABLE_FIELDS);

export const TABLES: Question<TablesResults> = {
  key: 'tables',
  fields: TABLE_FIELDS,
  groups: [
    {
      title: () => 'tables.groups.table',
      rows: [
        { slot: 'Fluid', key: 'fluid' },
        { slot: 'Text' },
        { key: 'order', words: 'tables.orders' },
        { key: 'column', words: 'tables.columns' },
      ],
    },
    {
      title: () => 'tables.groups.says',
      rows: [...claims, { says: ({ t }) => t('tables.notes.says') }],
    },
    { slot: 'Example' },
  ],
  link: {
    ...parameters,
    // A table is longer than what a field holds elsewhere.
    read(params) {
      const text = params.get('text');
      return {
        ...parameters.read(params),
        ...(text !== null && text.length <= LONGEST_PASTE ? { text } : {}),
      };
    },
  },
  // The worker has an engine of its own.
  prepare: () => Promise.resolve(),
  answers: {
    found: {
      later:
        ({ texts }) =>
        async ({ signal }) => {
          const request = requestOf(texts);
          const answer = await askWorker('tableDoctor', [request], { signal });
          return answer.ok
            ? { ok: true, result: { rows: request.rows, diagnosis: answer.result } }
            : { ok: false, problem: onPage(answer.problem) };
        },
    },
  },
  problemText,
};
