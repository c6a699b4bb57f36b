/** What a search shows: fetched, with the index, when a reader first turns to a search field. */
import { pathPrefix } from '../../language/index.ts';
import { pageLocale } from '../../language/page.ts';
import { ofThisBuild } from '../../offline/this-build.ts';
import { restoreChosen } from '../../kit/storage/restore-chosen.ts';
import { $settings } from '../../kit/storage/settings.ts';
import { storedTakes } from '../../kit/storage/takes.ts';
import type { Reader } from './asking/answer.ts';
import { fluidInALine } from './asking/facts.ts';
import type { Said } from './asking/facts.ts';
import { saidAtOnce } from './asking/at-once.ts';
import type { FluidEntry, SearchData } from './entries.ts';
import { MACHINE_HASH } from '../navigation/of-machine.ts';
import { createSearcher } from './searcher.ts';
import type { Found } from './searcher.ts';

const locale = pageLocale();

export interface Search {
  readonly data: SearchData;
  find(text: string): Found;
  /** What is known without computing, as a line to show: a law, a class, a conversion, a fault; undefined for none. */
  known(text: string, found: Found): HTMLLIElement | undefined;
  /** The figure asked for, as a line to show; undefined where none is asked for, or there is none. */
  answer(text: string): Promise<HTMLLIElement | undefined>;
  /** Everything found, as lines to show. */
  lines(found: Found, hasAnswer: boolean): readonly HTMLLIElement[];
  /** Machines of this device by that name, or of that customer. */
  own(text: string): Promise<readonly HTMLLIElement[]>;
}

let fetched: Promise<Search> | undefined;

/** Searches that use what a first key would have to compile; each twice, as an engine compiles what is used again. */
const WARMING = ['r32', 'r32 prp', '3 bar en psi'] as const;

const whenIdle = (task: () => void): void => {
  // Safari has no such callback.
  if ('requestIdleCallback' in window) requestIdleCallback(task);
  else setTimeout(task, 50);
};

/** Makes ready what keys ask for, in steps short enough for one to fall between them. */
function warm(search: Search): void {
  const steps = [...WARMING, ...WARMING].map((text) => () => void search.known(text, search.find(text)));
  const next = (): void => {
    const step = steps.shift();
    if (step) {
      step();
      whenIdle(next);
      return;
    }
    import('./asking/reply.ts').then(
      ({ readyReply }) => whenIdle(() => readyReply(locale)),
      // Asked for again where a figure is typed.
      () => undefined,
    );
  };
  whenIdle(next);
}

/** The search of this page's language. @throws {Error} when its index could not be fetched; asked again, tries again */
export function openSearch(): Promise<Search> {
  fetched ??= fetch(ofThisBuild(`${pathPrefix(locale)}/search.json`))
    .then(async (answer) => {
      if (!answer.ok) throw new Error(`search.json: ${answer.status}`);
      const search = searchOf((await answer.json()) as SearchData);
      warm(search);
      return search;
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

/** A fluid: its name leads to its own page and says its figures; what can be done with it stands below. */
function fluidLine(fluid: FluidEntry, { ways, texts }: SearchData, reader: Reader): HTMLLIElement {
  const { name, label, page } = fluid;
  const simulator = simulated(ways.simulator, name);
  const all: readonly (readonly [string, string])[] = [
    ...(ways.ruler === undefined ? [] : [[texts.toRuler, withFluid(ways.ruler, name)] as const]),
    ...(page === undefined ? [] : [[texts.toSimulator, simulator] as const]),
    ...(ways.charge === undefined ? [] : [[texts.toCharge, withFluid(ways.charge, name)] as const]),
  ];
  const heading = link(
    page ?? simulator,
    label === undefined ? name : `${name} · ${label}`,
    ...fluidInALine(fluid, reader),
  );
  const places = document.createElement('div');
  places.append(...all.map(([text, address]) => link(address, text)));
  for (const place of places.querySelectorAll('a')) place.ariaLabel = `${place.textContent}, ${name}`;
  return line(heading, places);
}

function answerLine({ title, lines, address }: Said): HTMLLIElement {
  const made = line(link(address, title, ...lines));
  made.dataset['answer'] = '';
  return made;
}

function note(text: string): HTMLLIElement {
  const made = document.createElement('p');
  made.textContent = text;
  return line(made);
}

function searchOf(data: SearchData): Search {
  restoreChosen();
  const find = createSearcher(data);
  const { ways, texts } = data;
  const reader = (): Reader => ({ texts, locale, settings: $settings.get(), machine: storedTakes()?.asks ?? '' });
  return {
    data,
    find,
    known: (text, found) => {
      const said = saidAtOnce(text, found, reader(), data);
      return said && answerLine(said);
    },
    async answer(text) {
      if (!/\d/.test(text)) return undefined;
      try {
        const { replyTo } = await import('./asking/reply.ts');
        const reply = await replyTo(text, texts, locale);
        if (!reply) return undefined;
        const address = ways.ruler ?? ways.simulator;
        return answerLine({ ...reply, address: reply.query === '' ? address : `${address}?${reply.query}` });
      } catch {
        // No engine to be had: what was found otherwise stands.
        return undefined;
      }
    },
    async own(text) {
      const page = `${pathPrefix(locale)}/machines${MACHINE_HASH}`;
      // Its code opens a store of the device: nobody waits for it who asks for a figure.
      const { ownMachines } = await import('./own-machines.ts');
      return (await ownMachines(text)).map(({ id, name, whose }) =>
        line(link(page + encodeURIComponent(id), name, whose)),
      );
    },
    lines({ pages, fluids, isFluidFirst, isGuess, unknown }, hasAnswer) {
      const ofFluids = fluids.map((fluid) => fluidLine(fluid, data, reader()));
      const ofPages = pages.map(({ title, text, address }) => line(link(address, title, text)));
      return [
        ...(isGuess && !hasAnswer ? [note(texts.perhaps)] : []),
        ...(unknown.length > 0 && !hasAnswer
          ? [note(texts.notUnderstood.replace('{{words}}', unknown.join(', ')))]
          : []),
        ...(isFluidFirst ? [...ofFluids, ...ofPages] : [...ofPages, ...ofFluids]),
      ];
    },
  };
}
