/** The tables of the field diagnosis: the trial near another program's, and what sentences say of measured visits. */
import { describe, expect, it } from 'vitest';
import { translator } from '../../../shell/texts.ts';
import { shareInterval } from '../../../diagnosis/trial/large.ts';
import { calibrationRows, faultRows, fieldRows, LARGE_COLUMNS, largeRows, trialCases, trialRows } from './trial.ts';

describe('the trial of the field diagnosis', () => {
  const t = translator('fr');
  // Another program's trial on a wider world of its own, in shares: answered, right. Ours has fewer cases: three standard
  // deviations of a share among them.
  const PUBLISHED = {
    five: [0.33, 0.3],
    standard: [0.51, 0.45],
    standard_reference: [0.63, 0.57],
  } as const;
  const shareOf = (text: string): number => Number(text.replace(',', '.').replace('\u202f%', '')) / 100;

  it('shows each set of readings by each edition, near another program’s trial', () => {
    const shown = trialRows('wide', t);
    expect(shown).toHaveLength(12);
    const cases = Number(trialCases('wide', t).single);
    for (const [set, figures] of Object.entries(PUBLISHED)) {
      const cells = shown.find((row) => row.set === set && row.edition === 'second')!.cells;
      for (const [i, share] of figures.entries()) {
        const spread = Math.sqrt((share * (1 - share)) / cases);
        expect(Math.abs(shareOf(cells[i]!) - share), `${set} ${i}`).toBeLessThan(3.5 * spread);
      }
    }
  });

  it('says how well a share of so many cases is known', () => {
    // Each end is a share of which what was drawn lies 1.96 standard deviations away (Wilson 1927).
    const [hits, total] = [81, 263];
    for (const end of shareInterval(hits, total)) {
      expect(Math.abs(hits / total - end) / Math.sqrt((end * (1 - end)) / total)).toBeCloseTo(1.96, 4);
    }
    expect(shareInterval(0, 20)[0]).toBe(0);
    expect(shareInterval(20, 20)[1]).toBe(1);
    for (const { set, cells } of largeRows(t)) {
      expect(cells, set).toHaveLength(LARGE_COLUMNS.length);
      expect(cells[0]).toMatch(/^\d+(,\d)?\u202f% \[\d+(,\d)?\u202f; \d+(,\d)?\]$/);
    }
  });

  it('calls fewer healthy machines faulty than the edition before, and is less often wrong', () => {
    for (const set of ['five', 'standard', 'standard_reference'] as const) {
      const [second, first] = ['second', 'first'].map(
        (edition) => trialRows('wide', t).find((row) => row.set === set && row.edition === edition)!.cells,
      );
      // Places of `TRIAL_COLUMNS`: wrong, and healthy called faulty.
      for (const place of [2, 5]) expect(shareOf(second![place]!), set).toBeLessThan(shareOf(first![place]!));
    }
  });

  it('shows each fault once, and what measured visits gave', () => {
    const faults = faultRows(t);
    expect(new Set(faults.map(({ fault }) => fault)).size).toBe(faults.length);
    expect(faults.map(({ fault }) => fault)).toContain('undercharge');
    for (const { cells } of faults) expect(cells).toHaveLength(6);
    expect(calibrationRows(t).length).toBeGreaterThan(3);
    // Places of `FIELD_COLUMNS`: no healthy machine called faulty, no other cause named; the edition before did.
    const rows = fieldRows(t);
    for (const { edition, name, cells } of rows) if (edition === 'second') expect(cells[5], name).toBe('0 (0)');
    // What the sentence under the table says: a little cover does not show, and a third of the rest is undecided with or without a reference.
    const counts = (key: string): readonly number[] =>
      rows.find((row) => row.key === key && row.edition === 'second')!.cells.map(Number.parseFloat);
    for (const readings of ['five', 'discharge', 'discharge_healthy']) {
      expect(counts(`rooftop_cond_28_${readings}`)[1], readings).toBe(0);
    }
    const [visits, right, , undecided] = counts('rooftop_cond_58_discharge_healthy');
    expect(undecided! / visits!).toBeGreaterThan(0.25);
    expect(undecided! / visits!).toBeLessThan(0.4);
    expect(right!).toBe(counts('rooftop_cond_58_discharge')[1]!);
    expect(rows.find(({ key, edition }) => key === 'split_standard_apart' && edition === 'first')!.cells).toEqual([
      '128',
      '12',
      '12',
      '23',
      '0',
      '81 (62)',
    ]);
  });
});
