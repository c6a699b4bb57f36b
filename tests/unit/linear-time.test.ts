/**
 * Twice the text takes at most twice the time, and a tenth, whatever a stranger writes: each parser of outside text over texts made of one
 * piece again and again, which is what an expression that goes back over its text is slow with.
 */
import { describe, expect, it } from 'vitest';
import { fenced, oneLine, plainData } from '../../src/assistant/fence.ts';
import { blocksFromMarkdown } from '../../src/assistant/markdown.ts';
import { rowsFromCsv } from '../../src/circuit/compressor/cells.ts';
import { recordsFromCsv } from '../../src/circuit/compressor/file.ts';
import { sheetFromText } from '../../src/circuit/compressor/sheet/read.ts';
import { coefficientsFromText } from '../../src/circuit/compressor/text.ts';
import { readMeasurements } from '../../src/diagnosis/measurements/index.ts';
import { compressorsFromText } from '../../src/features/compressor/state/compact.ts';
import { visitsFromText } from '../../src/features/diagnosis/visits/file.ts';
import { bundleFromText } from '../../src/features/projects/state/file.ts';
import { mixesFromText } from '../../src/kit/fluids/mixes.ts';
import { valuesFromParameter } from '../../src/kit/form/link.ts';
import { readableLink } from '../../src/kit/form/readable-link.ts';
import { paramsFromPacked } from '../../src/kit/form/short-link/unpack.ts';
import { runsFromText } from '../../src/kit/kept/history.ts';
import { parseNumber } from '../../src/quantities/parse.ts';
import { siFromTextWithUnit } from '../../src/quantities/parse-unit.ts';
import { hourlyYear } from '../../src/season/weather/hourly.ts';
import { simulatorLinkFromParams } from '../../src/simulation/url.ts';

type Parse = (text: string) => unknown;
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

const PARSERS: Readonly<Record<string, Parse>> = {
  number: (text) => parseNumber(text),
  'number with a unit': (text) => siFromTextWithUnit('pressure', text, ','),
  'rows of a CSV file': rowsFromCsv,
  'compressors of a CSV file': recordsFromCsv,
  'sheet of a compressor': (text) => sheetFromText(text),
  'coefficients of a compressor': coefficientsFromText,
  'kept compressors': compressorsFromText,
  recording: (text) => readMeasurements(bytes(text), 'x.csv'),
  'recording of a gauge': (text) => readMeasurements(bytes(text), 'x.tjf'),
  'recording in JSON': (text) => readMeasurements(bytes(`{"format":"${text}`), 'x.json'),
  'recording in a picture': (text) => readMeasurements(bytes(`<svg ${text}`), 'x.svg'),
  'recording behind a head': (text) => readMeasurements(bytes(`time;lp (bar)\n2025-01-01 10:00;${text}`), 'x.csv'),
  'hours of a year': (text) => hourlyYear(bytes(text), 'x.csv'),
  projects: (text) => bundleFromText(text, 'x', '2026-11-24T17:00:00.000Z'),
  visits: visitsFromText,
  mixes: (text) => mixesFromText(text, 0),
  runs: runsFromText,
  'short link': paramsFromPacked,
  'readable link': readableLink,
  'part of a link': valuesFromParameter,
  'link of the simulator': (text) => simulatorLinkFromParams(new URLSearchParams(text)),
  'data of a question': plainData,
  'fenced data': (text) => fenced(text, 'fr'),
  'cell of data': oneLine,
  'words of the model': blocksFromMarkdown,
};

const PIECES: Readonly<Record<string, readonly string[]>> = {
  '': [
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
  ],
  runs: ['{"parameters":"#","summary":"","at":"2026-01-01"},'],
  projects: ['{"id":"#"},', '<svg data-study="'],
  visits: ['{"id":"#"},'],
  mixes: ['{"label":"#"},'],
};
/** Lists are written as their files are, with another number for each #. */
const AROUND: Readonly<Record<string, readonly [string, string]>> = {
  runs: ['[', '{}]'],
  projects: ['{"format":"appfroid-projects","version":1,"projects":[', '{}]}'],
  visits: ['{"format":"appfroid-visits","version":1,"visits":[', '{}]}'],
  mixes: ['{"schema":1,"expires":9e99,"mixes":[', '{}]}'],
};

function textOf(name: string, piece: string, length: number): string {
  if (!piece.includes('#') || piece === '# ') return piece.repeat(length / piece.length);
  const [before, after] = AROUND[name] ?? ['', ''];
  return (
    before +
    Array.from({ length: (10 * length) / piece.length }, (_, n) => piece.replace('#', String(n))).join('') +
    after
  );
}

/** ms of processor of this thread, the least of some runs: a machine that is busy, or another test beside, counts for nothing. */
async function timeOf(parse: Parse, text: string, runs: number): Promise<number> {
  let least = Infinity;
  for (let run = 0; run < runs; run += 1) {
    const start = process.threadCpuUsage();
    try {
      await parse(text);
    } catch (error) {
      // A refusal in words of its own; what a stack has no room for is a fault.
      if (error instanceof RangeError) throw error;
    }
    const { user, system } = process.threadCpuUsage(start);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

/** Characters: long enough that a square shows, short enough for it. */
const LENGTH = 30_000;
/** Less is done before it could be measured, ms. */
const SLIGHT = 25;
const MOST = 2.2;

describe.each(Object.entries(PARSERS))('the parser of a %s', (name, parse) => {
  it.each([...(PIECES[''] ?? []), ...(PIECES[name] ?? [])])('is linear in the length of %j', async (piece) => {
    const once = textOf(name, piece, LENGTH);
    const longest = textOf(name, piece, 4 * LENGTH);
    let ratio = Infinity;
    for (let round = 1; round <= 8 && ratio > MOST; round += 1) {
      const longer = await timeOf(parse, longest, round);
      if (longer < SLIGHT) return;
      // Of one doubling: over two of them less is chance.
      ratio = Math.min(ratio, Math.sqrt(longer / (await timeOf(parse, once, round))));
    }
    expect(ratio).toBeLessThanOrEqual(MOST);
  });
});
