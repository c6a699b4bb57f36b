/** Verdicts on a change of refrigerant, asked as programs ask: those worked out apart (src/machine/reference/replacement.json). */
import { describe, expect, it } from 'vitest';
import reference from '../../machine/reference/replacement.json' with { type: 'json' };
import uses from '../../machine/data/uses.json' with { type: 'json' };
import { asked, result } from './checks/ask.ts';

type Case = (typeof reference.cases)[number];
/** The need of a case is a ratio; a caller says it in kW beside the capacity. */
const isAsked = ({ facts }: Case): boolean => !('need' in facts) && !('cascade_primary' in facts);

/** Of a rack for frozen food: the figures handed to the verdict itself have no temperature beside them. */
const FROZEN: readonly string[] = ['v12', 'v13', 'v14'];

describe('replacement', () => {
  it.each(reference.cases.filter(isAsked).map((one) => [`${one.id} ${one.facts.fluid} to ${one.to}`, one] as const))(
    '%s',
    (_, { id, facts: { fluid, ...facts }, to, date, verdict, level, figures, reasons }) => {
      const machine = FROZEN.includes(id) ? { ...facts, te: -35 } : facts;
      const told = result('replacement', { fluid_1: fluid, fluid_2: to, machine, date });
      expect(told).toMatchObject({ verdict, level, date });
      const codes = (told['reasons'] as readonly { readonly code: string }[]).map(({ code }) => code);
      expect(codes[0]).toBe(reasons[0]?.code);
      if (told['capacity_change_percent'] !== null && figures !== null)
        expect(Math.abs((told['capacity_change_percent'] as number) - figures.capacity)).toBeLessThan(1);
    },
    30_000,
  );

  it('takes the refrigerant of the machine, by either name, and asks what is missing', () => {
    const machine = { use: 'rack', fluid: 'R404A', capacity: 80 };
    const by = result('replacement', { to: 'R22', machine, date: '2026-11-27' });
    expect(by).toMatchObject({ fluid_1: 'R404A', verdict: 'V_FORBIDDEN', verdict_said: 'Forbidden' });
    expect(by).toMatchObject({ capacity_change_percent: null, machine: { assumed: [], missing: [] } });
    expect(asked('replacement', { to: 'R22', machine: { use: 'rack' } })).toMatchObject({ field: 'fluid_1' });
    const unsaid = asked('replacement', { from: 'R404A', to: 'R22', machine: {} });
    expect(unsaid).toMatchObject({ ok: false, field: 'machine.use' });
    expect(!unsaid.ok && unsaid.error).toMatch(/cold_room_neg/);
    expect(asked('replacement', { from: 'R404A', to: 'R4O4A', machine })).toMatchObject({ ok: false, field: 'to' });
    expect(asked('replacement', { to: 'R22', machine, date: '2026-02-30' })).toMatchObject({ code: 'E_DATE' });
  });
});

describe('candidates', () => {
  it('are those worked out apart, under their headings', () => {
    const [{ facts, date, either, ...wanted }] = reference.candidates.filter(
      ({ facts: { use } }) => use === 'split',
    ) as [(typeof reference.candidates)[number]];
    const { fluid, ...machine } = facts;
    const rows = result('candidates', { fluid_1: fluid, machine, date })['rows'] as readonly {
      readonly fluid: string;
      readonly heading: string;
    }[];
    for (const heading of ['same', 'new', 'no', 'closed', 'unknown'] as const)
      expect(
        rows
          .filter((row) => row.heading === heading && !(either as readonly string[]).includes(row.fluid))
          .map((row) => row.fluid)
          .toSorted(),
      ).toEqual(wanted[heading].toSorted());
  });
});

describe('uses', () => {
  it('are all there are, each with what its data supposes, found by a word of the trade', () => {
    const all = result('uses', {})['rows'] as readonly Readonly<Record<string, unknown>>[];
    expect(all.map((row) => row['machine_use'])).toEqual(uses.uses.map(({ id }) => id));
    for (const { id, opening } of uses.uses)
      expect(all.find((row) => row['machine_use'] === id)).toMatchObject({
        mean_evaporating_C: opening?.te ?? null,
        mean_condensing_C: opening?.tc ?? null,
      });
    // IEC: what nobody said loosens nothing; EN 378 judges no room of a vehicle.
    const room = result('uses', { use: 'cold_room_neg' })['rows'];
    expect(room).toMatchObject([{ discharge_watch_C: 107, discharge_most_C: 120, access: 'c', application: 'other' }]);
    expect(result('uses', { like: 'vehicle' })['rows']).toMatchObject([{ access: null, application: null }]);
    expect(asked('uses', { like: 'cold_room_negg' })).toMatchObject({ ok: false, field: 'like' });
  });
});
