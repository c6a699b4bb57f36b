/**
 * What holds of every parser of outside text, whatever a stranger writes. Twice the text takes about twice the time: texts
 * made of one piece again and again are what an expression that goes back over its text is slow with. And a text of any
 * pieces is read or refused in words of the parser's own, the same at each reading, and it never reaches the prototype of
 * other objects.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

export type Parse = (text: string) => unknown;
export type Parsers = Readonly<Record<string, Parse>>;

/** A list as its file is written: entries with another number for each #, and what stands around them. */
export interface List {
  readonly entry: string;
  readonly around: readonly [before: string, after: string];
}

const PIECES = [
  ' ',
  '\t',
  '\n',
  '\r\n',
  '1',
  '1 ',
  ',',
  ';',
  '.',
  '-',
  '"',
  '""',
  '<',
  '<svg ',
  '[',
  '{"a":',
  '\\',
  '(',
  '*a',
  '_',
  '`',
  '|',
  '1,',
  '1.',
  '1;2\n',
  'a b\n',
  '-1,5 ',
  '%',
  '%20',
  '&a=',
  'C1 1,5\n',
  '°C ',
  'é',
  '\u200b',
  '\u0301',
  '<<<',
  '\ufe0f',
  '# ',
  '- a\n',
  '> ',
  '10/11/2025 10:00;1\n',
] as const;

/** What else a text may hold that its reader did not think of. */
const STRANGE = [
  '}',
  ']',
  ':',
  'null',
  'true',
  '"__proto__":{"polluted":1}',
  '__proto__',
  'constructor',
  'NaN',
  '-0',
  '1e999',
  '\u0000',
  '\ud800',
  '\udc00',
  '\u202f',
  '\ufeff',
  '\u2212',
  '%e9',
  '=1+1',
  'R448A',
  '99999999999999999999',
] as const;
const RUNS = 120;

/** Errors of the language itself: what throws one did not look at what it read. */
const UNFORESEEN = new Set(['TypeError', 'RangeError', 'ReferenceError', 'SyntaxError', 'URIError']);

/** What a parser makes of a text: its answer, or the words of its refusal. */
async function readingOf(parse: Parse, text: string): Promise<unknown> {
  try {
    return await parse(text);
  } catch (error) {
    if (!(error instanceof Error) || UNFORESEEN.has(error.name)) throw error;
    return { refused: error.message };
  }
}

/** Pieces in any order, some characters of any kind among them; of a list, also its own file with something put in. */
function textsFor(list: List | undefined): fc.Arbitrary<string> {
  const mixed = fc
    .array(fc.oneof(fc.constantFrom(...PIECES, ...STRANGE), fc.string({ unit: 'binary', maxLength: 4 })), {
      maxLength: 30,
    })
    .map((pieces) => pieces.join(''));
  if (list === undefined) return mixed;
  const [before, after] = list.around;
  const whole = before + list.entry.repeat(3) + after;
  const broken = fc
    .tuple(mixed, fc.nat(whole.length), fc.nat(20))
    .map(([put, at, cut]) => whole.slice(0, at) + put + whole.slice(at + cut));
  return fc.oneof(mixed, broken);
}

async function tried(parse: Parse, text: string): Promise<void> {
  try {
    await parse(text);
  } catch (error) {
    // A refusal in words of its own; what a stack has no room for is a fault.
    if (error instanceof RangeError) throw error;
  }
}

/** ms by the clock, the least of some runs: what runs beside only adds. */
async function timeOf(parse: Parse, text: string, runs: number): Promise<number> {
  let least = Infinity;
  for (let run = 0; run < runs; run += 1) {
    const start = performance.now();
    await tried(parse, text);
    least = Math.min(least, performance.now() - start);
  }
  return least;
}

/** Ticks of the processor's own clock are some ms apart: fewer of them than this tell nothing, ms. */
const COUNTED = 120;

/** ms of processor of this thread for one run, over as many as the clock can tell: slow, and blind to what runs beside. */
async function processorTimeOf(parse: Parse, text: string): Promise<number> {
  const start = process.threadCpuUsage();
  for (let runs = 1; ; runs += 1) {
    await tried(parse, text);
    const { user, system } = process.threadCpuUsage(start);
    if ((user + system) / 1000 >= COUNTED) return (user + system) / 1000 / runs;
  }
}

/** Shortest text, and longest, characters: what takes no time to speak of at the longest has no square in it. */
const SHORTEST = 1000;
const LONGEST = 16_000;
/** Less is done before it could be measured, ms. */
const SLIGHT = 1;
/** Of twice the text: twice the time, and what a clock and a collector of garbage add. A square takes four times as long. */
const MOST = 2.5;

/** How much longer twice a text takes; 1 where nothing can be measured. */
async function growthOf(parse: Parse, textOf: (length: number) => string): Promise<number> {
  let length = SHORTEST;
  while (length < LONGEST && (await timeOf(parse, textOf(length), 1)) < SLIGHT) length *= 2;
  const [short, long] = [textOf(length), textOf(4 * length)];
  let least = Infinity;
  for (let round = 1; round <= 3 && least > MOST; round += 1) {
    const longer = await timeOf(parse, long, round);
    if (longer < 4 * SLIGHT) return 1;
    // Of one doubling: over two of them less is chance.
    least = Math.min(least, Math.sqrt(longer / (await timeOf(parse, short, round))));
  }
  if (least <= MOST) return least;
  // What runs beside takes the processor's cache too: the least of each, which nothing can make smaller than it is.
  let [longer, shorter] = [Infinity, Infinity];
  for (let round = 1; round <= 8 && least > MOST; round += 1) {
    longer = Math.min(longer, await processorTimeOf(parse, long));
    shorter = Math.min(shorter, await processorTimeOf(parse, short));
    least = Math.sqrt(longer / shorter);
  }
  return least;
}

/** @param lists of the parsers that read lists of entries, by the parser's name */
export function holdParsers(parsers: Parsers, lists: Readonly<Record<string, List>> = {}): void {
  describe.each(Object.entries(parsers))('the parser of a %s', (name, parse) => {
    it('takes twice the time for twice the text, of whatever piece it is', async () => {
      for (const piece of PIECES) {
        const growth = await growthOf(parse, (length) => piece.repeat(length / piece.length));
        expect(growth, JSON.stringify(piece)).toBeLessThanOrEqual(MOST);
      }
      const list = lists[name];
      if (list === undefined) return;
      const [before, after] = list.around;
      const entries = (count: number): string =>
        Array.from({ length: count }, (_, n) => list.entry.replace('#', String(n))).join('');
      const growth = await growthOf(parse, (length) => before + entries((10 * length) / list.entry.length) + after);
      expect(growth, list.entry).toBeLessThanOrEqual(MOST);
    }, 60_000);

    it('reads or refuses any text in words of its own, the same at each reading', async () => {
      await fc.assert(
        fc.asyncProperty(textsFor(lists[name]), async (text) => {
          const reading = await readingOf(parse, text);
          expect(await readingOf(parse, text)).toEqual(reading);
          expect(Reflect.get({}, 'polluted')).toBeUndefined();
        }),
        // The same texts each time: a change is not refused for what it did not do.
        { numRuns: RUNS, seed: 20_261_127 },
      );
    });
  });
}
