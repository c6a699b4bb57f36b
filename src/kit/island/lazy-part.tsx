/**
 * Parts of an island that nobody needs for the first key: they are served with the page, and their code comes once the
 * page has a moment, or at the reader's first touch. What was served stays in sight until then.
 */
import { Activity, lazy, memo, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { ComponentType } from 'react';
import { atom } from 'nanostores';
import type { ReadableAtom } from 'nanostores';
import type * as catchUpModule from './catch-up.ts';
import { changedControls } from '../form/before-script.ts';
import { isHydrated } from './is-hydrated.ts';
import { whenIdle } from './when-idle.ts';

/** How many parts are still to come: until none is, an island is not drawn anew. */
export const $partsToCome = atom(0);

const isPage = typeof document !== 'undefined';

/** How long the parts leave the line to the answer of what was typed before any script was there, ms. */
const ANSWER_FIRST = 2000;

const hasTypedAlready = isPage && changedControls(document, 'astro-island input').length > 0;

let begin: () => void = () => undefined;
const wanted = new Promise<void>((resolve) => (begin = resolve));

/** Pressed before their code was there, to be pressed again once it is. */
const pressed = new Set<HTMLElement>();

/** Before React, which lets no press through that falls on a part it has not woken. */
function notePress({ target }: Event): void {
  const found = target instanceof Element ? target.closest<HTMLElement>('button, [role="combobox"]') : null;
  if (!found?.closest('astro-island') || isHydrated(found)) return;
  setTimeout(() => {
    // A part whose code was there React has woken for the press, and has answered it.
    if (isHydrated(found)) return;
    pressed.add(found);
    begin();
  });
}

let catchUp: typeof catchUpModule | undefined;

function expectPart(): void {
  $partsToCome.set($partsToCome.get() + 1);
  if ($partsToCome.get() > 1) return;
  document.addEventListener('click', notePress, true);
  whenIdle(() => setTimeout(begin, hasTypedAlready ? ANSWER_FIRST : 0));
}

/** A part that could not be fetched is asked for again: what was served stands meanwhile. */
async function fetched<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    const [part, earlier] = await Promise.all([load(), import('./catch-up.ts')]);
    catchUp = earlier;
    catchUp.keepChanges();
    return part;
  } catch (error) {
    if (navigator.onLine) throw error;
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
    return fetched(load);
  }
}

/** What React asks for: a part as the default of its module. */
interface Module<Part> {
  readonly default: Part;
}

/** A promise kept already: React hears of it in the same breath. */
const atOnce = <T,>(value: T): Promise<T> => ({ then: (take: (value: T) => void) => take(value) }) as Promise<T>;

interface Expected<Part> {
  readonly $isHere: ReadableAtom<boolean>;
  /** What React asks for it with. */
  readonly ask: () => Promise<Module<Part>>;
}

/** Fetches a part when it is wanted; while pages are built, when it is asked for. */
function expected<Part>(load: () => Promise<Part>): Expected<Part> {
  const $isHere = atom(!isPage);
  if (!isPage) return { $isHere, ask: async () => ({ default: await load() }) };
  expectPart();
  let here: Module<Part> | undefined;
  const coming = wanted.then(async () => (here = { default: await fetched(load) }));
  coming
    // React has heard of it by then.
    .then(() => undefined)
    .then(() => {
      $isHere.set(true);
      $partsToCome.set($partsToCome.get() - 1);
    })
    // Whoever draws the part is told why there is none.
    .catch(() => undefined);
  return { $isHere, ask: () => (here ? atOnce(here) : coming) };
}

/**
 * What a part is drawn with; undefined for one that was not served and is not here. What was served stands as it is until
 * its code is there: drawn with anything else before, it would be taken away.
 */
function useDrawable<Props>($isHere: ReadableAtom<boolean>, props: Props): Props | undefined {
  const [part] = useState(() => {
    let isServed = false;
    let isHeldBack = false;
    return {
      served: () => (isServed = true),
      mayDraw: () => (isServed && !isHeldBack) || $isHere.get(),
      drawnWith: (latest: Props): Props | undefined => {
        if ($isHere.get()) return latest;
        isHeldBack ||= isServed && latest !== props;
        return isServed ? props : undefined;
      },
    };
  });
  const follow = useCallback((onChange: () => void) => $isHere.listen(onChange), [$isHere]);
  useSyncExternalStore(follow, part.mayDraw, part.served);
  return part.drawnWith(props);
}

/**
 * A part that is served at once and comes to life late. What it shows comes from stores that `keepServed` knows. It
 * imports nothing from a file that is an island: styles of those may stand in the page and be no file to fetch.
 * @param load its code
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const { $isHere, ask } = expected(load);
  const Lazy = lazy(ask);
  function LazyPart(props: Props) {
    const drawn = useDrawable($isHere, props);
    return useMemo(
      () =>
        drawn && (
          // A boundary of its own: React brings it to life apart from what is around it.
          <Activity>
            <Lazy {...drawn} />
            <Arrival />
          </Activity>
        ),
      [drawn],
    );
  }
  return memo(LazyPart) as unknown as ComponentType<Props>;
}

/** Last of a part: once this is there, so is the part. */
function Arrival(): null {
  useEffect(() => catchUp?.catchUp(pressed), []);
  return null;
}
