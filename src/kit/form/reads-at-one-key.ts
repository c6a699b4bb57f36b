/** How many numbers a form reads, for its tests: a key reads the one it changed. */
import type * as parse from '../../quantities/parse.ts';

const read: string[] = [];

/**
 * The parser, with every text it is handed noted:
 * `vi.mock(import('…/quantities/parse.ts'), async (original) => (await import('…/reads-at-one-key.ts')).notedParser(await original()))`
 */
export const notedParser = (original: typeof parse): typeof parse => ({
  ...original,
  parseNumber(text, sign) {
    read.push(text);
    return original.parseNumber(text, sign);
  },
});

/** The texts that are read while one key changes a form and whatever follows it. */
export function readsAtOneKey(key: () => void): readonly string[] {
  read.length = 0;
  key();
  return [...read];
}
