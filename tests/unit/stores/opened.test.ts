/**
 * Links made by the build of commit 29a4aec (November 2026), read by the forms of their pages: all of them, without a browser.
 * tests/e2e/opened has the links with what each page's controls hold, and opens one of each page in a browser.
 */
import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CALCULATORS, formDefaults } from '../../../src/calculators/index.ts';
import type { Definition } from '../../../src/calculators/index.ts';
import { compute } from '../../../src/calculators/computes.ts';
import { createSession } from '../../../src/features/calculators/state/session.ts';
import { ALL_PARTS } from '../../../src/features/circuit/state/all-parts.ts';
import { createCircuit } from '../../../src/features/circuit/state/circuit.ts';
import { rulerPageExample } from '../../../src/features/ruler/build.ts';
import { createRuler } from '../../../src/features/ruler/state/ruler.ts';
import { createStateStore } from '../../../src/features/ruler/state/state.ts';
import { createTableStore } from '../../../src/features/ruler/state/table.ts';
import { createSimulation } from '../../../src/features/circuit/simulator/state/simulation.ts';
import { $unitChoices, $units } from '../../../src/kit/form/units.ts';
import type { Locale } from '../../../src/language/index.ts';
import { RULER_DOORS } from '../../../src/features/ruler/state/answer.ts';
import { prepareDoors } from '../../../src/runtime/circuit-bridge.ts';
import { letGoOf } from '../support/let-go.ts';
import { engine } from '../calculators/outcomes.ts';
import { boxes } from './storage.ts';
import { openQuestion, QUESTIONS } from './questions.ts';

type Texts = Readonly<Record<string, string>>;
interface OpenedLink {
  readonly name: string;
  readonly link: string;
  readonly held: Texts;
}

const LINKS = JSON.parse(
  readFileSync(new URL('../../e2e/opened/links.json', import.meta.url), 'utf8'),
) as readonly OpenedLink[];

/** Groups of choices are held under what they are called on the page, which their form calls otherwise. */
const CALLED: Texts = {
  '(Cycle)': 'mode_trans',
  '(Refroidissement du condenseur)': 'mode_ref',
  '(Condenser cooling)': 'mode_ref',
  '(Mode de calcul)': 'mode',
  '(Calculation mode)': 'mode',
  '(Conduite)': 'line',
  '(Line)': 'line',
  '(Donnée du refroidisseur de gaz)': 'mode_tgc',
  '(Gas cooler given by)': 'mode_tgc',
  '(Objectif)': 'objective',
  '(Objective)': 'objective',
  '(Côté évaporateur)': 'evaporator_medium',
  '(Evaporator side)': 'evaporator_medium',
  '(Orientation)': 'orientation',
  '(Type)': 'type',
};
/** The boxes to tick stand in brackets. */
const keyOf = (name: string): string => CALLED[name] ?? name.replace(/^\[(.*)\]$/, '$1');

/** Addresses of pages, by the folder of each, which bears the name of what it asks. */
const PAGE_OF: Texts = Object.fromEntries(
  Object.entries(
    import.meta.glob<readonly { readonly path: string }[]>('/src/features/**/page.ts', {
      eager: true,
      import: 'pages',
    }),
  ).map(([file, [page]]) => [file.split('/').at(-2) ?? '', page?.path ?? '']),
);

const closePages = letGoOf($units);
afterEach(() => {
  boxes.open('');
  $unitChoices.set({});
  closePages();
});

/** Of a list each place by its line and column, as the page's controls are called. */
const flat = (texts: Readonly<Record<string, unknown>>): Texts =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([key, value]): [string, string][] =>
      typeof value === 'string'
        ? [[key, value]]
        : (value as readonly Texts[]).flatMap((row, index) =>
            Object.entries(row).map(([column, text]): [string, string] => [`${key}.${index}.${column}`, text]),
          ),
    ),
  );

async function textsOf(page: string, search: string, locale: Locale): Promise<Texts> {
  boxes.open(search);
  const calculator = (CALCULATORS as readonly Definition[]).find(({ slug }) => page === `/tools/${slug}`);
  if (calculator) {
    const inputs = formDefaults(calculator);
    const session = createSession(calculator, { inputs, outcome: compute(calculator.id, inputs, engine) }, locale);
    session.start({ texts: {}, units: {} })();
    return flat(session.$form.get().texts);
  }
  if (page === '/reglette') {
    const example = rulerPageExample();
    const ruler = createRuler({ example: example.ruler, locale, isFixed: true });
    const params = new URLSearchParams(search);
    const [state, table] = [createStateStore(ruler, example.state), createTableStore(ruler, example.table)];
    await Promise.all([ruler.start(params), state.start(params), table.start(params)]);
    return flat(ruler.form.$content.get().texts);
  }
  const question = QUESTIONS.find(([, { key: own }]) => page === PAGE_OF[own])?.[1];
  if (question) {
    const life = openQuestion(question, locale);
    life.start();
    return flat(life.form.$content.get().texts);
  }
  const simulation = createSimulation();
  const circuit = createCircuit(simulation);
  simulation.$locale.set(locale);
  simulation.address.read();
  const part = ALL_PARTS.find((spec) => page === PAGE_OF[spec.key]);
  const own = part && circuit.open(part);
  return flat({
    mode: simulation.$mode.get(),
    ...simulation.$contents.get().permanent.texts,
    ...own?.form.$content.get().texts,
  });
}

describe('a link made in November 2026 opens to the same inputs', () => {
  it.each(LINKS.map((opened) => [opened.name, opened] as const))('%s', async (_, { link, held }) => {
    vi.stubGlobal('addEventListener', () => undefined);
    await prepareDoors('rulerState', ...RULER_DOORS);
    const { pathname, search } = new URL(link, 'https://example.org');
    const locale = pathname.startsWith('/en/') ? 'en' : 'fr';
    const texts = await textsOf(pathname.replace(/^\/en/, ''), search, locale);
    // A mix is written out for a reader, and asked for by its shares.
    const isAsked = (name: string): boolean => Object.hasOwn(texts, keyOf(name)) && !/\s%$/.test(held[name] ?? '');
    const wanted = Object.keys(held).filter(isAsked);
    expect(wanted.length).toBeGreaterThan(1);
    expect(Object.fromEntries(wanted.map((name) => [name, texts[keyOf(name)]]))).toEqual(
      Object.fromEntries(wanted.map((name) => [name, held[name]])),
    );
  });
});
