import { describe, expect, it } from 'vitest';
import { DUTIES, PAIRS, pairsOf } from '../../../circuit/comparison/pairs.ts';
import { createEngine } from '../../../engine/index.ts';
import { locales } from '../../../language/index.ts';
import { translator } from '../../../shell/texts.ts';
import { pairPage, pairSlugs } from './build.ts';
import { rowsOf } from './rows.ts';
import { verdictOf } from './verdict.ts';

const pairOf = (from: string, to: string) => {
  const pair = PAIRS.find((each) => each.from === from && each.to === to);
  if (!pair) throw new Error(`${from} ${to}`);
  return pairPage(pair);
};
const said = (from: string, to: string) => verdictOf(pairOf(from, to), translator('en'));

describe('the pairs', () => {
  it('stand once each, with an address of their own', () => {
    expect(PAIRS).toHaveLength(21);
    expect(new Set(pairSlugs.map(({ slug }) => slug)).size).toBe(PAIRS.length);
    expect(pairsOf('R290').map(({ from }) => from)).toEqual(['R410A', 'R404A', 'R134a', 'R22']);
  });

  it.each(pairSlugs)('$slug is said in both languages, with every figure filled in', ({ pair }) => {
    const page = pairPage(pair);
    for (const locale of locales) {
      const sentences = verdictOf(page, translator(locale));
      expect(sentences.length).toBeGreaterThanOrEqual(6);
      for (const sentence of sentences) expect(sentence).not.toMatch(/\{\{|NaN|pairPages/);
      for (const { rows } of page.runs)
        for (const { cells } of rowsOf(rows, translator(locale))) expect(cells.join(' ')).not.toMatch(/NaN|–/);
    }
  });
});

describe('what a pair is told', () => {
  // Safety classes: ISO 817. R22: Regulation (EU) 2024/590; R422D of GWP 2729: Article 13(4) of Regulation (EU) 2024/573.
  it('says first whether the new fluid may go there, and what the law says of it', () => {
    const codes = PAIRS.map(({ from, to }) => [`${from} ${to}`, pairOf(from, to).verdicts[0]?.told.code]);
    expect(Object.fromEntries(codes)).toMatchObject({
      'R410A R32': 'V_NEW_MACHINE',
      'R404A R448A': 'V_CHECK',
      'R404A R449A': 'V_CHECK',
      'R404A R744': 'V_NEW_MACHINE',
      'R404A R454C': 'V_NEW_MACHINE',
      'R134a R1234yf': 'V_NEW_MACHINE',
      'R22 R290': 'V_NEW_MACHINE',
      'R22 R422D': 'V_RECLAIMED',
      'R22 R407C': 'V_CHECK',
    });
  });

  it('tells the same machine from equal temperatures: R454C loses less in the one than in the other', () => {
    const [, capacity, machine] = ['', ...said('R404A', 'R454C')];
    expect(capacity).toMatch(/^At equal temperatures and swept volume, R454C gives 1\d\u202f% less cooling/);
    // Machine of a condensing unit: the exchangers are kept and the glide spread over them.
    expect(machine).toMatch(/^In the same machine .*: −[3-7]\u202f% of cooling with R454C/);
  });

  it('weighs both by the legal GWP: 3922 and 1396 (Regulation (EU) 2024/573, Annexes I, II and VI)', () => {
    expect(said('R404A', 'R449A').at(-1)).toBe('GWP 1,396 against 3,922, 64\u202f% less.');
    expect(said('R134a', 'R600a').at(-1)).toBe('GWP of R134a: 1,430. No legal value of R600a was read.');
  });

  it('asks for another oil where none is shared', () => {
    expect(said('R22', 'R407C').some((sentence) => sentence.startsWith('The usual oil changes: MO, AB with R22'))).toBe(
      true,
    );
  });

  it('reads pressures of the engine at the dew point, by the gauge', async () => {
    const engine = await createEngine();
    const { runs } = pairOf('R410A', 'R454B');
    const [low] = rowsOf(runs[0]!.rows, translator('en'));
    const { evaporating } = DUTIES.airConditioning;
    const gauge = engine.fluid('R454B').saturation({ T: 273.15 + evaporating }).dew.P / 1e5 - 1.01325;
    expect(low).toMatchObject({ key: 'p_evp' });
    expect(low?.cells[1]).toBe(gauge.toFixed(2));
  });
});
