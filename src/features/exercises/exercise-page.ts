/** Draws the exercise of the address, judges what is typed, shows the correction, and lays six out for the printer. */
import { judged } from '../../exercises/exercise.ts';
import type { Exercise } from '../../exercises/exercise.ts';
import { copyText } from '../../kit/files/copy-text.ts';
import { isKind } from '../../exercises/kind-names.ts';
import type { Kind } from '../../exercises/kind-names.ts';
import { pageLocale } from '../../language/page.ts';
import { parseNumber } from '../../quantities/parse.ts';
import { newSeed, seedFromText } from '../../quiz/order.ts';
import { askNow, prepareDoors } from '../../runtime/circuit-bridge.ts';
import { viewOf } from './view.ts';
import type { View, Words } from './view.ts';

/** Of a printed sheet. */
const SHEET = 6;
const LETTERS = 36;

function make<T extends keyof HTMLElementTagNameMap>(
  tag: T,
  text = '',
  ...children: readonly Node[]
): HTMLElementTagNameMap[T] {
  const element = document.createElement(tag);
  if (text !== '') element.textContent = text;
  element.append(...children);
  return element;
}

const rowOf = ([label = '', ...figures]: readonly string[]): HTMLTableRowElement => {
  const head = make('th', label);
  head.scope = 'row';
  return make('tr', '', head, ...figures.map((figure) => make('td', figure)));
};

/** Seeds of a sheet that follow from one: the sheet of a link is the same for a whole class. */
const seedsFrom = (seed: string): readonly string[] =>
  Array.from({ length: SHEET }, (_, index) => `${seed.slice(0, 8)}${index.toString(LETTERS)}`);

function connect(root: HTMLElement): void {
  const find = <E extends Element = HTMLElement>(name: string): E => root.querySelector(`[data-${name}]`) as E;
  const words = JSON.parse(root.dataset['words'] ?? '{}') as Words;
  const locale = pageLocale();
  const [form, fields, error, said] = [find<HTMLFormElement>('form'), find('fields'), find('error'), find('said')];
  const correction = find<HTMLDetailsElement>('correction');
  let current: Exercise | undefined;
  let view: View | undefined;

  const drawn = (kind: Kind, seed: string): Exercise => {
    const found = askNow('exercise', kind, seed);
    if (!found) throw new Error('the door of the exercises is not open');
    return found;
  };

  function fieldOf(one: View['asked'][number]): HTMLLabelElement {
    const input = make('input');
    input.name = one.code;
    input.inputMode = 'decimal';
    input.autocomplete = 'off';
    const within = make('small', words.within.replace('{{within}}', one.within));
    return make('label', '', make('span', `${one.label}${one.unit === '' ? '' : `, ${one.unit}`}`), input, within);
  }

  function choiceOf({ code, label }: View['choices'][number]): HTMLLabelElement {
    const input = make('input');
    input.type = 'radio';
    input.name = 'choice';
    input.value = code;
    return make('label', '', input, make('span', label));
  }

  function show(kind: Kind, seed: string): void {
    current = drawn(kind, seed);
    view = viewOf(current, words, locale);
    find('title').textContent = view.title;
    find('asks').textContent = view.asks;
    find('fluid').textContent = view.fluid ? `${words.fluid} ${view.fluid}` : words.given;
    find('pairs').hidden = view.choices.length === 0;
    find('given').replaceChildren(...view.given.map(rowOf));
    fields.replaceChildren(...view.asked.map(fieldOf), ...view.choices.map(choiceOf));
    find('steps').replaceChildren(...view.steps.map((step) => make('li', step)));
    const picture = root.querySelector('[data-picture]');
    picture?.toggleAttribute('hidden', view.picture === undefined);
    picture?.querySelector('[data-dome]')?.setAttribute('d', view.picture?.dome ?? '');
    picture?.querySelector('[data-cycle]')?.setAttribute('d', view.picture?.cycle ?? '');
    find('verdicts').replaceChildren();
    correction.open = false;
    error.textContent = '';
    said.textContent = '';
    for (const link of root.querySelectorAll<HTMLElement>('[data-kind]'))
      if (link.dataset['kind'] === kind) link.setAttribute('aria-current', 'page');
      else link.removeAttribute('aria-current');
    history.replaceState(history.state, '', `?kind=${kind}&seed=${seed}`);
  }

  /** Shows why an answer cannot be judged, and leads to its field. */
  function refuse(name: string, why: string): undefined {
    const field = form.querySelector<HTMLInputElement>(`[name="${name}"]`);
    field?.setAttribute('aria-invalid', 'true');
    field?.focus();
    error.textContent = why;
  }

  /** What is said of each answer; undefined where one is missing. */
  function verdicts(): readonly string[] | undefined {
    error.textContent = '';
    for (const field of form.querySelectorAll('[aria-invalid]')) field.removeAttribute('aria-invalid');
    if (!current || !view) return undefined;
    const data = new FormData(form);
    if (view.right !== undefined) {
      const chosen = view.choices.find(({ code }) => code === data.get('choice'));
      const answer = view.choices.find(({ code }) => code === view?.right)?.label ?? '';
      if (!chosen) return refuse('choice', words.choose);
      return chosen.code === view.right
        ? [words.right]
        : [`${words.wrong.replace('{{answer}}', answer)} ${chosen.why}`];
    }
    const found: string[] = [];
    for (const { code, label, answer, limits, refusal } of view.asked) {
      const typed = parseNumber(String(data.get(code) ?? ''));
      const [least, most] = limits;
      if (!typed.ok || typed.value < least || typed.value > most) return refuse(code, refusal);
      const verdict = judged(current, code, typed.value);
      const why =
        verdict.is === 'mistake' ? ` ${(words.mistakes as Readonly<Record<string, string>>)[verdict.code] ?? ''}` : '';
      found.push(
        `${label}\u00a0: ${verdict.is === 'right' ? words.right : `${words.wrong.replace('{{answer}}', answer)}${why}`}`,
      );
    }
    return found;
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const found = verdicts();
    if (!found) return;
    find('verdicts').replaceChildren(...found.map((text) => make('li', text)));
    correction.open = true;
  });
  find('another').addEventListener('click', () => {
    if (!current || !isKind(current.kind)) return;
    show(current.kind, newSeed());
    find('title').focus();
  });
  find('copy').addEventListener('click', () => {
    void copyText(location.href).then((isCopied) => {
      said.textContent = isCopied ? words.copied : words.notCopied;
    });
  });
  find('sheet').addEventListener('click', () => {
    if (!current || !isKind(current.kind)) return;
    const { kind, seed } = current;
    const views = seedsFrom(seed).map((one) => viewOf(drawn(kind, one), words, locale));
    const asked = views.map((one, index) =>
      make(
        'article',
        '',
        make('h3', `${String(index + 1)}. ${one.title}${one.fluid ? `, ${one.fluid}` : ''}`),
        make('p', one.asks),
        make('table', '', ...one.given.map(rowOf)),
        ...one.asked.map(({ label, unit }) => make('p', `${label}\u00a0: ……………… ${unit}`)),
        ...one.choices.map(({ label }) => make('p', `☐ ${label}`)),
      ),
    );
    const key = views.map((one, index) =>
      make(
        'article',
        '',
        make('h3', String(index + 1)),
        make('ol', '', ...one.steps.map((step) => make('li', step))),
        ...(one.right === undefined
          ? []
          : [make('p', one.choices.find(({ code }) => code === one.right)?.label ?? '')]),
      ),
    );
    const second = make('div', '', make('h2', words.key), ...key);
    second.className = 'key';
    find('print').replaceChildren(make('p', `${words.sheetName}\u00a0: ………………………………`), ...asked, second);
    root.dataset['printing'] = '';
    addEventListener('afterprint', () => root.removeAttribute('data-printing'), { once: true });
    print();
  });

  const parameters = new URLSearchParams(location.search);
  const kind = parameters.get('kind');
  said.textContent = words.wait;
  prepareDoors('exercise').then(
    () => show(isKind(kind) ? kind : 'superheat', seedFromText(parameters.get('seed')) ?? newSeed()),
    () => {
      error.textContent = words.failed;
      said.textContent = '';
    },
  );
}

const page = document.querySelector<HTMLElement>('[data-exercises]');
if (page) connect(page);
