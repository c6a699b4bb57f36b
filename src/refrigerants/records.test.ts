import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import list from '../engine/blends/blends.json' with { type: 'json' };
import { createEngine } from '../engine/index.ts';
import { generatedFiles } from './build/derive.ts';
import { contents, faultsOfFile, readRecords } from './build/files.ts';
import { BLENDS, PURE_FLUIDS } from './names.ts';
import { PURE_ORDER } from './order.ts';
import { recordFromName, RECORDS, replacementsOf, SOURCES, sourcesOf, valueOf } from './records.ts';
import { summaryFromName } from './summaries.ts';

const engine = await createEngine();
type Composition = readonly (readonly [name: string, percent: number])[];
const compositions = list.blends as unknown as Readonly<Record<string, Composition>>;
const engineFluids = [...engine.names, ...Object.keys(compositions)];

describe('the files of data/', () => {
  it.each([...contents.keys()])('%s.json is sound', (name) => {
    expect(faultsOfFile(name)).toEqual([]);
  });

  it('have become what pages take with them: run `node_modules/.bin/node src/refrigerants/build/build.ts` when this fails', () => {
    for (const [file, text] of Object.entries(generatedFiles(readRecords()))) {
      expect(readFileSync(new URL(`generated/${file}`, import.meta.url), 'utf8') === text, `generated/${file}`).toBe(
        true,
      );
    }
  });

  it('are one for each fluid the engine computes', () => {
    expect(
      engineFluids.filter((name) => !contents.has(name)),
      'no record in data/',
    ).toEqual([]);
    for (const { name, isSimulable } of RECORDS) {
      expect(isSimulable, `${name}: isSimulable must say whether the engine computes it`).toBe(
        engineFluids.includes(name),
      );
    }
    expect(RECORDS.filter(({ isSimulable }) => isSimulable)).toHaveLength(engineFluids.length);
  });

  it('have a place in the list', () => {
    const pure = RECORDS.filter(({ composition }) => composition === null).map(({ name }) => name);
    expect(pure).toEqual(PURE_ORDER);
    expect([...PURE_FLUIDS, ...BLENDS].map(({ name }) => name)).toEqual(
      RECORDS.filter(({ isSimulable }) => isSimulable).map(({ name }) => name),
    );
  });

  it('name refrigerants that exist in what they replace', () => {
    const known = RECORDS.flatMap(({ name, replaces }) => replaces.map((other) => [name, other] as const));
    expect(known.filter(([, other]) => recordFromName(other) === undefined)).toEqual([]);
    expect(replacementsOf('R410A').map(({ name }) => name)).toEqual(expect.arrayContaining(['R32', 'R454B', 'R452B']));
  });

  it('cite a source each', () => {
    for (const record of RECORDS) expect(sourcesOf(record).length, record.name).toBeGreaterThan(0);
    expect(sourcesOf(RECORDS.find(({ name }) => name === 'R32')!).map((name) => SOURCES[name].en)).toContain(
      'EN 378-1:2016+A1:2020, Annex C, Table C.3',
    );
  });
});

describe('a blend', () => {
  const blends = RECORDS.filter(({ composition }) => composition !== null);

  it.each(blends.map((blend) => [blend.name, blend] as const))(
    '%s is made of what the engine makes it of',
    (name, blend) => {
      const stated = blend.composition?.parts.map((part) => [part.name, Number((100 * part.massFraction).toFixed(6))]);
      const line = `the line of engine/blends/blends.json is "${name}": ${JSON.stringify(stated)}`;
      if (blend.isSimulable) expect(stated, line).toEqual(compositions[name]);
      for (const part of blend.composition?.parts ?? []) {
        expect(
          recordFromName(part.name)?.composition,
          `${name}: ${part.name} must have a record and be pure`,
        ).toBeNull();
      }
    },
  );

  it('is all of those of the engine', () => {
    expect(blends.filter(({ isSimulable }) => isSimulable).map(({ name }) => name)).toEqual(Object.keys(compositions));
  });

  // Regulation (EU) 2024/573, Annex VI: the mass-weighted sum, which the trade and this product round to a unit from 10 on.
  it.each(blends.map((blend) => [blend.name, blend] as const))(
    '%s weighs on the climate as its components do',
    (_name, blend) => {
      const faults = (['legal', 'ar4', 'ar5', 'ar6', 'eu517'] as const).flatMap((basis) => {
        const parts = (blend.composition?.parts ?? []).map(({ name, massFraction }) => {
          const value = valueOf(recordFromName(name)?.gwp[basis] ?? null);
          return value === null ? null : massFraction * value;
        });
        if (parts.some((part) => part === null)) return [];
        const sum = parts.reduce<number>((total, part) => total + (part ?? 0), 0);
        const stated = valueOf(blend.gwp[basis]);
        const isSum = stated !== null && Math.abs(stated - sum) <= (sum < 10 ? 0.01 : 0.5 + 1e-9);
        return isSum ? [] : [`gwp.${basis}: its components give ${sum.toFixed(3)}, the record says ${stated}`];
      });
      expect(faults).toEqual([]);
    },
  );

  // Regulation (EU) 2024/573, Annex VI method; Regulation (EU) 517/2014 for the values on plates.
  it.each([
    ['R404A', 3922, 3922],
    ['R407C', 1774, 1774],
    ['R410A', 2088, 2088],
    ['R448A', 1386, 1387],
    ['R449A', 1396, 1397],
    ['R454B', 465, 466],
    ['R454C', 146, 148],
    ['R455A', 146, 148],
    ['R513A', 629, 631],
  ])('%s has a legal GWP of %i, once %i', (name, legal, eu517) => {
    expect(recordFromName(name)?.gwp).toMatchObject({ legal: { value: legal }, eu517: { value: eu517 } });
  });

  it.each([
    ['R404A', 'A1', 2],
    ['R454B', 'A2L', 1],
    ['R511A', 'A3', 1],
    ['R512A', 'A2', 1],
    ['R514A', 'B1', 2],
  ])('%s is of class %s and group %i', (name, safetyClass, pedGroup) => {
    expect(recordFromName(name)).toMatchObject({ safetyClass: { value: safetyClass }, pedGroup: { value: pedGroup } });
    expect(summaryFromName(name)).toMatchObject({ safetyClass, pedGroup });
  });
});

describe('the records', () => {
  // Regulation (EU) 2024/573, Annexes I and II.
  it.each([
    ['R134a', 1430, 'I', 'I.1'],
    ['R32', 675, 'I', 'I.1'],
    ['R125', 3500, 'I', 'I.1'],
    ['R23', 14800, 'I', 'I.1'],
    ['R236ea', 1370, 'I', 'I.1'],
    ['R245ca', 693, 'I', 'I.1'],
    ['R14', 7380, 'I', 'I'],
    ['R1234yf', 0.501, 'II', 'II.1'],
    ['R1234ze(E)', 1.37, 'II', 'II.1'],
  ])('%s has a legal GWP of %f, from annex %s', (name, gwp, annex, law) => {
    expect(recordFromName(name)).toMatchObject({ gwp: { legal: { value: gwp, source: 'eu573' } }, listing: { annex } });
    expect(summaryFromName(name)).toMatchObject({ gwp, gwpLegal: gwp, law });
  });

  it('R744 weighs one', () => {
    expect(recordFromName('R744')?.gwp.legal?.value).toBe(1);
  });

  it('leave unknown what no source confirms', () => {
    expect(recordFromName('R600a')?.gwp.legal?.value).toBeNull();
    expect(summaryFromName('R600a')?.gwp).toBeNull();
    expect(recordFromName('R1243zf')?.safetyClass).toBeNull();
    expect(recordFromName('R474A')?.gwp.legal?.value).toBeNull();
    expect(recordFromName('R448B')?.safetyClass?.value).toBeNull();
    expect(recordFromName('R477A')).toBeUndefined();
    expect(summaryFromName('R477A')).toBeUndefined();
  });

  it('give only CFCs, HCFCs, R13I1, R40 and a few traces an ozone depletion potential', () => {
    const depleting = RECORDS.filter(({ odp }) => (valueOf(odp) ?? 0) > 0.001);
    expect(new Set(depleting.map(({ family }) => family))).toEqual(new Set(['CFC', 'HCFC', 'HFC', 'other']));
    // Its R13I1 is what depletes.
    expect(depleting.filter(({ family }) => family === 'HFC').map(({ name }) => name)).toEqual(['R466A']);
    expect(depleting.filter(({ family }) => family === 'other').map(({ name }) => name)).toEqual(['R13I1', 'R40']);
    expect(recordFromName('R22')?.odp).toEqual({ value: 0.055, source: 'eu590' });
  });

  it('class safety as ISO 817 does', () => {
    const classes = ['R134a', 'R32', 'R290', 'R717', 'R123'].map((name) => recordFromName(name)?.safetyClass?.value);
    expect(classes).toEqual(['A1', 'A2L', 'A3', 'B2L', 'B1']);
  });
});

describe('where sources differ, both are kept and one is taken', () => {
  it('R32: the RCL of EN 378-1 (20 % of its LFL), not that of ASHRAE 34 (25 %)', () => {
    const { rcl, lfl } = recordFromName('R32')?.limits ?? {};
    expect(rcl).toMatchObject({ value: 0.061, source: 'en378C3', others: [{ value: 0.077, source: 'imc' }] });
    expect(0.2 * (lfl?.value ?? 0)).toBeCloseTo(0.061, 3);
    expect(0.25 * (lfl?.value ?? 0)).toBeCloseTo(0.077, 3);
  });

  it('R23: the practical limit of Annex E, with its doubt', () => {
    expect(recordFromName('R23')?.limits.practicalLimit).toMatchObject({
      value: 0.68,
      source: 'en378',
      doubt: 'transcription',
    });
  });

  it('R1234ze(Z): the value of AR6 as long as the reading of Annex II is open', () => {
    expect(recordFromName('R1234ze(Z)')?.gwp).toMatchObject({
      legal: { value: null, others: [{ value: 1.37, source: 'eu573', doubt: 'reading' }] },
      ar6: { value: 0.315 },
    });
    expect(summaryFromName('R1234ze(Z)')).toMatchObject({ gwp: 0.315, gwpLegal: null });
  });

  it.each([
    ['R407C', 0.27],
    ['R410A', 0.39],
    ['R744', 0.072],
    ['R1234yf', 0.058],
    ['R1234ze(E)', 0.061],
  ])('%s has the RCL of Table C.3, %f', (name, value) => {
    expect(recordFromName(name)?.limits.rcl).toMatchObject({ value, source: 'en378C3' });
  });
});
