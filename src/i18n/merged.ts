import type { Dictionary, TextTree } from './keys.ts';

function add(tree: Record<string, string | TextTree>, own: TextTree, path: string): void {
  for (const [name, part] of Object.entries(own)) {
    const before = tree[name];
    if (before === undefined) tree[name] = part;
    else if (typeof before === 'string' || typeof part === 'string')
      throw new Error(`two texts are called ${path}${name}`);
    else {
      const both = { ...before };
      add(both, part, `${path}${name}.`);
      tree[name] = both;
    }
  }
}

/**
 * Dictionaries as one: each adds to the namespaces of the others.
 * @throws {Error} when two hold a text of the same key
 */
export function merged(dictionaries: readonly Dictionary[]): Dictionary {
  const tree: Record<string, string | TextTree> = {};
  for (const dictionary of dictionaries) add(tree, dictionary as TextTree, '');
  return tree as Dictionary;
}
