/**
 * Every page that asks and answers, and how a test drives it, whichever way it lives. The list follows from the pages themselves:
 * questions and pages of the circuit are found; what else says in its `page.ts` whose answers it shows is named here, or told apart.
 */
import { calculatorFromId, formDefaults } from '../../../src/calculators/index.ts';
import { compute } from '../../../src/calculators/computes.ts';
import { csvText as csvOfCalculation } from '../../../src/features/calculators/csv.ts';
import { createSession as createCalculator } from '../../../src/features/calculators/state/session.ts';
import { createSimulation } from '../../../src/features/circuit/simulator/state/simulation.ts';
import { ALL_PARTS } from '../../../src/features/circuit/state/all-parts.ts';
import { createCircuit } from '../../../src/features/circuit/state/circuit.ts';
import { compressorExample } from '../../../src/features/compressor/build.ts';
import { createSession as createSheet } from '../../../src/features/compressor/state/session.ts';
import { csvOf } from '../../../src/features/diagnosis/files.ts';
import { createDiagnosis } from '../../../src/features/diagnosis/state/diagnosis.ts';
import { rulerPageExample } from '../../../src/features/ruler/build.ts';
import { rulerPage } from '../../../src/features/ruler/state/life.ts';
import { createRuler } from '../../../src/features/ruler/state/ruler.ts';
import { createStateStore } from '../../../src/features/ruler/state/state.ts';
import { createTableStore } from '../../../src/features/ruler/state/table.ts';
import type { Field } from '../../../src/kit/form/fields.ts';
import type { Form } from '../../../src/kit/form/form.ts';
import { onceLong } from '../../../src/kit/form/short-link/open.ts';
import { $units } from '../../../src/kit/form/units.ts';
import { createFormatter } from '../../../src/kit/island/format.ts';
import { askedTable } from '../../../src/kit/page/file.ts';
import { csvText } from '../../../src/kit/table/csv.ts';
import { translator } from '../../../src/shell/texts.ts';
import { engine } from '../calculators/outcomes.ts';
import { openQuestion, QUESTIONS } from './questions.ts';
import type { AnyQuestion } from './questions.ts';

export interface Life {
  readonly form: Form;
  /** The field that is typed in. */
  readonly path: string;
  /** A choice whose field is a text, which what is computed judges. */
  readonly choice?: { readonly key: string; readonly options: readonly string[] };
  set(text: string): void;
  /** @param doAgain what was typed and chosen while the script was on its way */
  start(doAgain: () => void): void;
  link(): string;
  /** The answer in sight is none of what is typed. */
  isOld(): boolean;
  /** Returns how to undo it. */
  reset(): () => void;
  /** What its file says of what was asked. */
  file(): string;
}

/** What every page does, or says why not. */
export type Capability =
  'link' | 'short link' | 'typed before' | 'chosen before' | 'cannot compute' | 'old' | 'reset' | 'units' | 'file';

export interface Page {
  readonly open: () => Life;
  readonly lacks?: Readonly<Partial<Record<Capability, string>>>;
}

const LOCALE = 'fr';
const t = translator(LOCALE);

/** The first number that counts as the page opens; of a page without one its last text. */
function typedIn(fields: readonly Field[], { $content }: Form): string {
  const counts = fields.filter((field) => field.isUsed?.($content.get().texts) ?? true);
  const number = counts.find((field) => field.kind === 'number' && field.quantity !== 'count');
  return (number ?? counts.findLast(({ kind }) => kind === 'text'))?.key ?? '';
}

/** A page that offers none need not keep one. */
const lacksChoice = (fields: readonly Field[]): Page['lacks'] =>
  fields.some((field) => field.kind === 'choice' && field.options.length > 1)
    ? {}
    : { 'chosen before': 'it asks for numbers and texts, and offers no choice' };

const openOf = (question: AnyQuestion) => (): Life => {
  const life = openQuestion(question, LOCALE);
  const { form } = life;
  const path = typedIn(question.fields, form);
  return {
    ...life,
    path,
    set: (text) => form.set(path, text),
    isOld: () => Object.values(life.answers)[0]?.get().status !== 'current',
    file: () => csvText([askedTable(question, form.$content.get(), t)], createFormatter($units.get(), LOCALE)),
  };
};

/** A simulation, and of one of its pages the part that is typed in. */
const openCircuit = (spec?: (typeof ALL_PARTS)[number]) => (): Life => {
  const simulation = createSimulation();
  const { address, forms, run } = simulation;
  const part = spec && createCircuit(simulation).open(spec);
  const form = part?.form ?? forms.permanent;
  const path = part ? typedIn(part.spec.fields, form) : 'temp_evp';
  part?.follow();
  return {
    form,
    path,
    ...(part ? {} : { choice: { key: 'mode_ref', options: ['0', '1'] } }),
    set(text) {
      form.set(path, text);
      // The engine starts once the page has a moment, which a test has not.
      void run.startEngine();
      if (part) void run.onDemand();
    },
    start: (doAgain) =>
      onceLong((problem) => {
        simulation.start(LOCALE, {}, problem);
        doAgain();
      }),
    link: address.whole,
    isOld: () =>
      part
        ? part.$answer.get().isStale
        : simulation.$isAwaited.get() || simulation.$failures.get().permanent !== undefined,
    reset() {
      const before = address.query();
      simulation.resetAll();
      return () => simulation.restore(before);
    },
    file: () => '',
  };
};

const RULER = rulerPageExample();
const { served: SHEET } = compressorExample();

const NAMED: Readonly<Record<string, Page>> = {
  ruler: {
    open() {
      const ruler = createRuler({ example: RULER.ruler, locale: LOCALE });
      const page = rulerPage(ruler, createStateStore(ruler, RULER.state), createTableStore(ruler, RULER.table));
      return {
        form: ruler.form,
        path: 'lead',
        set: (text) => ruler.setText('pressure', text),
        start: (doAgain) => onceLong(() => void page.start(doAgain)),
        link: page.address.whole,
        isOld: () => ruler.$shown.get().isStale,
        reset: page.reset,
        file: () => '',
      };
    },
    lacks: { file: 'its file is the saturation table, of a fluid and a step: table-columns.ts' },
  },
  diagnosis: {
    open() {
      const page = createDiagnosis(LOCALE);
      return {
        form: page.form,
        path: 'p_lp',
        set: (text) => page.form.set('p_lp', text),
        start: (doAgain) =>
          onceLong(() => {
            page.start();
            doAgain();
          }),
        link: page.link,
        isOld: () => page.$shown.get().isBarred || Object.keys(page.$shown.get().derived).length === 0,
        reset: page.reset,
        file: () => csvOf(page, t),
      };
    },
  },
  compressor: {
    open() {
      const { sheet, link, start, empty, $isStale } = createSheet(SHEET, LOCALE);
      return {
        form: sheet,
        path: 'rating_value',
        set: (text) => sheet.set('rating_value', text),
        start: (doAgain) =>
          onceLong(() => {
            start();
            doAgain();
          }),
        link,
        isOld: () => $isStale.get(),
        reset: empty,
        file: () => '',
      };
    },
    lacks: { file: 'its file is the list of the device, not the sheet being typed' },
  },
  calculators: {
    open() {
      const definition = calculatorFromId('calcul-diam');
      const inputs = formDefaults(definition);
      const session = createCalculator(definition, { inputs, outcome: compute('calcul-diam', inputs, engine) }, LOCALE);
      return {
        form: session.form,
        path: 'q0',
        set: (text) => session.form.set('q0', text),
        start(doAgain) {
          session.start({ texts: {}, units: {} });
          doAgain();
        },
        link: session.address,
        isOld: () => !session.$answer.get().outcome.ok || session.$engineStatus.get() === 'no-engine',
        reset() {
          const before = session.form.$content.get();
          session.reset();
          return () => session.form.restore(before);
        },
        file: () => csvOfCalculation({ session, t }),
      };
    },
    lacks: { 'short link': 'nobody writes one: its link is a dozen short parameters, and no paper bears it' },
  },
};

const LACKS: Readonly<Record<string, Page['lacks']>> = {
  tables: { file: 'what is pasted stands in its file as the rows that were read of it' },
};

/** Pages that show an answer nobody asks of them: a fluid's, at build time. */
const UNASKED = ['refrigerants'];

const ofAnswer = 'its file is made of an answer, which a simulation gives: tests/e2e/circuit-*.spec.ts save it';

export const PAGES: Readonly<Record<string, Page>> = {
  simulator: { open: openCircuit(), lacks: { file: ofAnswer } },
  ...Object.fromEntries(
    ALL_PARTS.map((spec) => [
      `circuit/${spec.key}`,
      { open: openCircuit(spec), lacks: { file: ofAnswer, ...lacksChoice(spec.fields) } },
    ]),
  ),
  ...Object.fromEntries(
    QUESTIONS.map(([key, question]) => [
      key,
      { open: openOf(question), lacks: { ...LACKS[key], ...lacksChoice(question.fields) } },
    ]),
  ),
  ...NAMED,
};

/** Folders of pages that say whose answers they show, and which of them nobody drives here. */
export const UNTRIED: readonly string[] = Object.entries(
  import.meta.glob<readonly { readonly doors?: readonly string[] }[]>('/src/features/**/page.ts', {
    eager: true,
    import: 'pages',
  }),
)
  .filter(([, pages]) => pages.some(({ doors }) => doors !== undefined))
  .map(([file]) => file.replace(/^\/src\/features\/|\/page\.ts$/g, ''))
  .filter((name) => !Object.hasOwn(PAGES, name) && !UNASKED.includes(name));
