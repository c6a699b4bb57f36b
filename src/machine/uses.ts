/** The uses a machine can have, and what the law makes of each: `data/uses.json`, of which a page has names and keys of the law. */
import data from './generated/uses.json' with { type: 'json' };
import type { Locale } from '../language/index.ts';
import { USE_IDS } from './facts.ts';
import type { UseId } from './facts.ts';
import type { Use } from './schema.ts';

type NamedUse = Pick<Use, Locale> & { readonly id: UseId; readonly law: Pick<Use['law'], 'new' | 'recharge'> };

export const USES = data as unknown as readonly NamedUse[];

export const isUse = (word: unknown): word is UseId => (USE_IDS as readonly unknown[]).includes(word);

/** @throws {Error} a use without data, which the types and a test keep from being */
export function findUse(id: UseId): NamedUse {
  const use = USES.find((each) => each.id === id);
  if (use === undefined) throw new Error(`no use ${id}`);
  return use;
}
