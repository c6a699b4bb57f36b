/** How many numbers a form reads, for its tests: a key reads the one it changed. */
import type * as parse from '../../quantities/parse.ts';

const read: string[] = [];

/**
 * The parser, with every text it is handed noted:
 * `vi.mock(import('…/quantities/parse.ts'), async (original) => (await import('…/reads-at-one-key.ts')).notedParser(await original()))`
 */
export function notedParser(original: typeof parse): typeof parse {
  const parseNumber: typeof parse.parseNumber = (text, sign) => {
    read.push(text);
    return original.parseNumber(text, sign);
  };
  return {
    ...original,
    parseNumber,
    numberFromText(text) {
      const parsed = parseNumber(text);
      return parsed.ok ? parsed.value : Number.NaN;
    },
  };
}

/** The texts that are read while one key changes a form and whatever follows it. */
export function readsAtOneKey(key: () => void): readonly string[] {
  read.length = 0;
  key();
  return [...read];
}
