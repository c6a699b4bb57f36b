import { today } from '../../../language/days.ts';
import { describe, expect, it } from 'vitest';
import { supposedMachine } from '../../../circuit/comparison/pairs.ts';
import { settingsFromText } from '../../../kit/storage/settings.ts';
import { isClassAbove, replacement, serviceOf } from '../../../machine/index.ts';
import { summaryFromName } from '../../../refrigerants/index.ts';
import { RECORDS } from '../../../refrigerants/records.ts';
import { HEADINGS } from '../../../machine/index.ts';
import { replacingOfAll } from '../../replacing/build.ts';
import { figuresOfFluids } from '../build.ts';
import { searchData } from '../data.ts';
import { factsOf } from './facts.ts';
import { aboutFluids } from './topics.ts';

const data = searchData('fr', figuresOfFluids(), replacingOfAll());
const reader = { texts: data.texts, locale: 'fr', settings: settingsFromText('{}') } as const;
const TODAY = today();
/** None of what no gauge reads: water, air. */
const linesOf = (text: string, day: string): readonly string[] => {
  const about = aboutFluids(text, ',');
  return (about && factsOf(about, reader, data, day)?.lines) ?? [];
};

/** The names a line of the answer lists. */
const named = (line: string | undefined): readonly string[] => line?.split('\u00a0: ')[1]?.split(', ') ?? [];
const said = (name: string, day: string) => {
  const lines = linesOf(`remplacer ${name}`, day);
  const of = (begins: string) => named(lines.find((line) => line.startsWith(begins)));
  return { same: of('Dans la même machine (').map((one) => one.replace(/\.$/, '')), new: of('Machine neuve') };
};

describe('what is offered in the place of each refrigerant', () => {
  const simulable = RECORDS.filter(({ isSimulable }) => isSimulable).map(({ name }) => name);

  it('is walked for all of them', () => {
    expect(simulable).toHaveLength(213);
    expect(replacingOfAll().size).toBe(
      simulable.filter((name) => RECORDS.some(({ replaces }) => replaces.includes(name))).length,
    );
    expect(said('R404A', TODAY).same).toEqual(expect.arrayContaining(['R448A', 'R449A', 'R452A', 'R407A', 'R407F']));
    expect(said('R404A', TODAY).new).toEqual(expect.arrayContaining(['R290', 'R744', 'R454C', 'R455A']));
  });

  it.each([TODAY, '2030-06-01', '2033-01-01'])(
    'is in the same machine nothing closed on %s, and nothing of a higher class',
    (day) => {
      for (const name of simulable) {
        const facts = supposedMachine(name);
        const own = summaryFromName(name)?.safetyClass;
        for (const other of said(name, day).same) {
          expect([name, other, serviceOf(facts, other, day).virgin]).toEqual([name, other, []]);
          const safety = summaryFromName(other)?.safetyClass;
          if (typeof own !== 'string' || typeof safety !== 'string') throw new Error(`${name} ${other}: no class`);
          expect([name, other, isClassAbove(safety, own)]).toEqual([name, other, false]);
        }
      }
    },
  );

  it.each([TODAY, '2033-01-01'])('is for a new machine nothing that may not be put in one on %s', (day) => {
    for (const name of simulable)
      for (const other of said(name, day).new)
        expect([name, other, replacement(supposedMachine(name), other, null, day).code]).toEqual([
          name,
          other,
          'V_NEW_MACHINE',
        ]);
  });

  it('stands under one heading each', () => {
    for (const [name, { candidates }] of replacingOfAll()) {
      const all = HEADINGS.flatMap((heading) => candidates[heading].map(({ fluid }) => fluid));
      expect([name, new Set(all).size]).toEqual([name, all.length]);
    }
  });

  it('is less once a ban has come: R448A from 2032 on, of 1386 (Article 13(5) of Regulation (EU) 2024/573)', () => {
    expect(said('R404A', '2031-12-31').same).toContain('R448A');
    expect(said('R404A', '2032-01-01').same).toEqual([]);
    expect(linesOf('mettre du R448A dans une machine R404A', '2032-01-01')[0]).toMatch(/^Non/);
  });
});

describe('which comes and which goes', () => {
  it.each([
    ['mettre du R32 dans une machine R410A', 'R410A', 'R32'],
    ['une machine R410A peut-elle recevoir du R32, retrofit', 'R410A', 'R32'],
    ['remplacer R404A par R448A', 'R404A', 'R448A'],
    ['R448A pour remplacer le R404A', 'R404A', 'R448A'],
    ['R404A remplacé par R448A', 'R404A', 'R448A'],
    ['R448A au lieu du R404A', 'R404A', 'R448A'],
    ['convertir R22 en R407C', 'R22', 'R407C'],
    ['replace R22 with R407C', 'R22', 'R407C'],
    ['R407C as a replacement for R22', 'R22', 'R407C'],
    ['drop-in R448A for R404A', 'R404A', 'R448A'],
    ['put R290 in R22 unit', 'R22', 'R290'],
  ])('%s', (text, from, to) => {
    expect(aboutFluids(text, ',')?.change).toEqual({ from, to });
  });

  it('is not asked where two are compared', () => {
    expect(aboutFluids('R404A ou R448A', ',')?.change).toBeUndefined();
    expect(aboutFluids('différence R410A R32', ',')?.change).toBeUndefined();
  });
});
