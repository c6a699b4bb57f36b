/**
 * What a machine is judged by stands once: limits in src/machine/data/limits.json, what follows from a use in uses.json. This reads
 * the sources for a second copy.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { USE_IDS } from '../../src/machine/facts.ts';
import { LEVELS } from '../../src/machine/severity.ts';

const ROOT = new URL('../../src/', import.meta.url);
const sources = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.(?:ts|tsx|astro|js)$/.test(file) && !/\.test\.|^machine\/|\/texts\//.test(file))
  .map(
    (file) => [file, readFileSync(new URL(file, ROOT), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')] as const,
  );
const holding = (pattern: RegExp): readonly string[] =>
  sources.flatMap(([file, text]) => (pattern.test(text) ? [file] : []));

describe('the table of limits', () => {
  it('is fetched by its room alone', () => {
    expect(holding(/machine\/(?:data|generated)\/(?:limits|uses|openings|rooms)\.json/)).toEqual([]);
  });

  // The specification's own defaults (t_ref 90 and 100, velocities 15, 1.5, 12) are no rows of it.
  it('has no second figure of a discharge, a ratio, a flash or a useful superheat to judge by', () => {
    const figures = [
      /\bWARNING_THRESHOLDS\b/,
      /\b(?:discharge|refoulement)\w*(?:Limit|Max|Watch)\w*\s*[:=]\s*-?\d/i,
      /\b(?:ratio|tau|flash|x_f|superheat|subcooling|glide)\w*(?:Limit|Watch|Good|Low|High)\w*\s*[:=]\s*-?\d/i,
      /\bwatch\s*:\s*-?\d/,
    ];
    for (const pattern of figures) expect(holding(pattern), String(pattern)).toEqual([]);
  });
});

describe('what follows from a use', () => {
  it('is a figure or a fluid in no other room', () => {
    const ids = USE_IDS.filter((id) => id !== 'other').join('|');
    // Told by a key: a number, a temperature, a refrigerant. An application or a figure to ask for is a page's own word.
    expect(holding(new RegExp(String.raw`\b(?:${ids})['"]?\s*:\s*(?:-?\d|['"]R\d)`))).toEqual([]);
  });
});

describe('a list of uses', () => {
  it('is made beside the uses, but where a page says what only that page asks', () => {
    // The diagnosis has machines of its own by some of these names.
    const shared = new Set(['cold_room_pos', 'cold_room_neg', 'display_case', 'split', 'other', 'chiller', 'ammonia']);
    const ids = USE_IDS.filter((id) => !shared.has(id));
    const naming = (text: string): number => ids.filter((id) => text.includes(`'${id}'`)).length;
    expect(sources.flatMap(([file, text]) => (naming(text) >= 2 ? [file] : []))).toEqual([
      // Which evaporators frost as a rule; what a refrigerant of before was met in; which figure of the year is told.
      ...['circuit/alerts/study.ts', 'circuit/comparison/pairs.ts', 'features/machines/tab/takes.ts'],
    ]);
  });

  it('parts chilled from frozen food at one temperature, and fills a receiver to one level', () => {
    expect(holding(/\bFROZEN_BELOW\s*=/)).toEqual([]);
    expect(holding(/\b(?:USUAL_)?(?:RECEIVER_)?LEVEL\s*=\s*(?:0?\.\d|\[)/)).toEqual([]);
    expect(holding(/\b(?:EVAPORATOR|CONDENSER|FLOODED)_LIQUID\s*=/)).toEqual([]);
  });
});

describe('how grave a thing is', () => {
  it('has one order of all its words', () => {
    const all = new RegExp(LEVELS.map((level) => `['"]${level}['"]`).join(String.raw`,\s*`));
    expect(holding(all)).toEqual([]);
    // Nor a shorter one: alerts had three levels of their own.
    expect(holding(/['"]danger['"],\s*['"](?:warning|notice)['"]/)).toEqual([]);
    expect(holding(/\bSEVERITIES\s*=\s*\[/)).toEqual([]);
  });
});

describe('the verdict on a room', () => {
  it('is given by the machine alone; the calculator asks the standard for a room of which everything is typed', () => {
    expect(holding(/\bchargeLimit\(/)).toEqual(['calculators/volume-mini/compute.ts']);
    expect(holding(/\broomForCharge\(/)).toEqual(['calculators/complement-split/compute.ts']);
    expect(holding(/\bOPENING_ROOM\b/)).toEqual([]);
  });
});
