/** Where to go on from a page: what to read, to compute and to try oneself on, by the topics they share. */
import { everyPage, fluidPath } from '../navigation/navigation.ts';
import type { NavigationEntry } from '../navigation/navigation.ts';
import { slugFromName } from '../../refrigerants/slug.ts';
import { FLUIDS_OF_TOPIC, PAGE_TOPICS } from './topics.ts';
import type { Topic } from './topics.ts';

export interface GoOn {
  readonly read: readonly NavigationEntry[];
  readonly compute: readonly NavigationEntry[];
  readonly train: readonly NavigationEntry[];
  /** Names of fluids, with the bare paths of their pages. */
  readonly fluids: readonly { readonly name: string; readonly path: string }[];
}

const KINDS = {
  read: /^\/ressources\//,
  compute: /^\/(?:tools\/|simulation\/|reglette$)/,
  train: /^\/quiz\//,
} as const;
const MOST = { read: 3, compute: 3, train: 2 } as const;
/** What one of them is: prose, and something to compute at once. */
const NEEDED: Partial<Record<keyof typeof KINDS, RegExp>> = { read: /\/articles\//, compute: /^\/tools\// };
const MOST_FLUIDS = 5;

/** How many pages have a topic: what few have says more. */
const counts = new Map<Topic, number>();
for (const topics of Object.values(PAGE_TOPICS))
  for (const topic of topics) counts.set(topic, (counts.get(topic) ?? 0) + 1);

/** What a page's own topics weigh, the first most. */
const weightOf = (topics: readonly Topic[], topic: Topic): number => {
  const place = topics.indexOf(topic);
  return place < 0 ? 0 : 1 / (1 + place) / (counts.get(topic) ?? 1);
};

/** Pages by what they share with some topics, the nearest first; those that share nothing are left out. */
function nearest(topics: readonly Topic[], kind: keyof typeof KINDS, path: string): readonly NavigationEntry[] {
  const all = everyPage
    .filter((page) => page.path !== path && KINDS[kind].test(page.path))
    .map((page) => {
      const own = PAGE_TOPICS[page.path] ?? [];
      return { page, near: topics.reduce((sum, topic) => sum + weightOf(topics, topic) * weightOf(own, topic), 0) };
    })
    .filter(({ near }) => near > 0)
    .toSorted((one, other) => other.near - one.near)
    .map(({ page }) => page);
  const first = all.slice(0, MOST[kind]);
  // The last place is that of the nearest article, or calculator, where none is nearer.
  const needed = NEEDED[kind];
  if (needed === undefined || first.some((page) => needed.test(page.path))) return first;
  const one = all.find((page) => needed.test(page.path));
  return one === undefined ? first : [...first.slice(0, MOST[kind] - 1), one];
}

/** @param path of the page itself, which it does not lead to */
export function goOnFrom(topics: readonly Topic[], path: string): GoOn {
  const fluids = [...new Set(topics.flatMap((topic) => FLUIDS_OF_TOPIC[topic] ?? []))];
  return {
    read: nearest(topics, 'read', path),
    compute: nearest(topics, 'compute', path),
    train: nearest(topics, 'train', path),
    fluids: fluids
      .map((name) => ({ name, path: fluidPath(slugFromName(name)) }))
      .filter((fluid) => fluid.path !== path)
      .slice(0, MOST_FLUIDS),
  };
}
