/** What a search shows: fetched, with the index, when a reader first turns to a search field. */
import { pathPrefix } from '../../language/index.ts';
import { pageLocale } from '../../language/page.ts';
import type { Answered } from './asking/answer.ts';
import type { FluidEntry, SearchData } from './entries.ts';
import { createSearcher } from './searcher.ts';
import type { Found } from './searcher.ts';

const locale = pageLocale();

export interface Search {
  readonly data: SearchData;
  find(text: string): Found;
  /** The figure asked for, as a line to show; undefined where none is asked for, or there is none. */
  answer(text: string): Promise<HTMLLIElement | undefined>;
  /** Everything found, as lines to show. */
  lines(found: Found): readonly HTMLLIElement[];
}

let fetched: Promise<Search> | undefined;

/** The search of this page's language. @throws {Error} when its index could not be fetched; asked again, tries again */
export function openSearch(): Promise<Search> {
  fetched ??= fetch(`${pathPrefix(locale)}/search.json`)
    .then(async (answer) => {
      if (!answer.ok) throw new Error(`search.json: ${answer.status}`);
      return searchOf((await answer.json()) as SearchData);
    })
    .catch((error: unknown) => {
      fetched = undefined;
      throw error;
    });
  return fetched;
}

function link(address: string, title: string, ...texts: readonly string[]): HTMLAnchorElement {
  const made = document.createElement('a');
  made.href = address;
  made.textContent = title;
  for (const text of texts.filter((one) => one !== '')) {
    const small = document.createElement('small');
    small.textContent = text;
    // What is read aloud has its pauses.
    made.append('\n', small);
  }
  return made;
}

function line(...content: readonly HTMLElement[]): HTMLLIElement {
  const made = document.createElement('li');
  made.append(...content);
  return made;
}

const simulated = (address: string, fluid: string): string =>
  `${address}?permanent=${encodeURIComponent(JSON.stringify({ fluid }))}`;
const withFluid = (address: string, fluid: string): string => `${address}?${new URLSearchParams({ fluid }).toString()}`;

/** A fluid: its name leads to a cycle with it, and the other ways stand below. */
function fluidLine({ name, label, page }: FluidEntry, { ways, texts }: SearchData): HTMLLIElement {
  const all: readonly (readonly [string, string])[] = [
    ...(ways.ruler === undefined ? [] : [[texts.toRuler, withFluid(ways.ruler, name)] as const]),
    ...(ways.charge === undefined ? [] : [[texts.toCharge, withFluid(ways.charge, name)] as const]),
    ...(page === undefined ? [] : [[texts.toPage, page] as const]),
  ];
  const heading = link(
    simulated(ways.simulator, name),
    label === undefined ? name : `${name} · ${label}`,
    texts.toSimulator,
  );
  const places = document.createElement('div');
  places.append(...all.map(([text, address]) => link(address, text)));
  for (const place of places.querySelectorAll('a')) place.ariaLabel = `${place.textContent}, ${name}`;
  return line(heading, places);
}

function searchOf(data: SearchData): Search {
  const find = createSearcher(data);
  const answerLine = ({ title, lines, query }: Answered): HTMLLIElement => {
    const { ruler, simulator } = data.ways;
    const made = line(link(query === '' ? (ruler ?? simulator) : `${ruler ?? simulator}?${query}`, title, ...lines));
    made.dataset['answer'] = '';
    return made;
  };
  return {
    data,
    find,
    async answer(text) {
      if (!/\d/.test(text)) return undefined;
      try {
        const { replyTo } = await import('./asking/reply.ts');
        const reply = await replyTo(text, data.texts, locale);
        return reply && answerLine(reply);
      } catch {
        // No engine to be had: what was found otherwise stands.
        return undefined;
      }
    },
    lines({ pages, fluids, isFluidFirst, isGuess }) {
      const guess = document.createElement('p');
      guess.textContent = data.texts.perhaps;
      const ofFluids = fluids.map((fluid) => fluidLine(fluid, data));
      const ofPages = pages.map(({ title, text, address }) => line(link(address, title, text)));
      return [
        ...(isGuess ? [line(guess)] : []),
        ...(isFluidFirst ? [...ofFluids, ...ofPages] : [...ofPages, ...ofFluids]),
      ];
    },
  };
}
