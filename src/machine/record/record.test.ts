import { describe, expect, it } from 'vitest';
import { parameterFrom, machineFrom } from './link.ts';
import { moved } from './moved.ts';
import type { Mark, OldProject, OldRun, OldVisit } from './moved.ts';
import { bareFacts, duplicateOf, machineFacts, recordFrom, withFacts } from './record.ts';
import type { MachineRecord } from './record.ts';

const NOW = '2026-11-27T10:00:00.000Z';
const WORDS = { results: 'Résultats gardés' };
const studyOf = (fluid: string, more: object = {}): string =>
  `?permanent=${encodeURIComponent(JSON.stringify({ fluid, ...more }))}`;

const project = (n: number, fluid = 'R134a'): OldProject => ({
  ...{
    id: `p${n}`,
    name: `Groupe ${n}`,
    note: `note ${n}`,
    made: NOW,
    changed: NOW,
    report: { customer: `Client ${n}` },
  },
  variants: [
    {
      id: `v${n}`,
      name: 'Variante 1',
      query: studyOf(fluid, { intitule_choix: 1, choix_value: 10 + n, temp_evp: -10 }),
      summary: `${fluid} · ${n} kW`,
    },
    { id: `w${n}`, name: 'Variante 2', query: studyOf(fluid, { choix_value: 20 + n }), summary: '' },
  ],
});
const visit = (n: number, machine: string, more: Partial<OldVisit> = {}): OldVisit => ({
  ...{ id: `t${n}`, machine, date: `2026-11-${String(1 + (n % 28)).padStart(2, '0')}T08:15`, isReference: false },
  ...{
    request: { fluid: 'R455A', application: 'cold_room_neg', expansion: 'txv', p_lp: 1 },
    verdict: { code: 'V_NORMAL' },
  },
  ...more,
});
const run = (n: number): OldRun => ({
  parameters: studyOf('R290', { choix_value: n }),
  summary: `R290 · ${n} kW`,
  at: NOW,
});

/** A device of today: 12 projects, 30 visits of 5 machines, 10 kept results of which one is a project's study too. */
const projects = Array.from({ length: 12 }, (_, n) => project(n));
const names = ['Chambre 1', ' chambre  1 ', 'Chambre 2', 'Groupe 3', 'Vitrine'];
const visits = Array.from({ length: 30 }, (_, n) => visit(n, names[n % names.length] ?? ''));
const runs = [
  ...Array.from({ length: 9 }, (_, n) => run(n)),
  { ...run(9), parameters: projects[0]?.variants[0]?.query ?? '' },
];

/** Takes in what there is, as often as asked, keeping what a device would. */
function device() {
  const kept = new Map<string, MachineRecord>();
  let mark: Mark = {};
  return {
    kept,
    take(old: Partial<Parameters<typeof moved>[0]>, isKilledBeforeMark = false) {
      const found = moved({ projects: [], visits: [], runs: [], ...old }, mark, [...kept.values()], WORDS);
      for (const machine of found.machines) kept.set(machine.id, machine);
      if (!isKilledBeforeMark) ({ mark } = found);
      return found;
    },
    forgetMark: () => void (mark = {}),
  };
}

describe('what a device kept before there were machines', () => {
  it('is in machines, all of it, once', () => {
    const { kept, take } = device();
    const { counts, sameName } = take({ projects, visits, runs });
    expect(counts).toEqual({ projects: 12, visits: 30, runs: 9 });
    for (const { id, name, note, variants, report } of projects)
      expect(kept.get(id)).toMatchObject({ name, note, studies: variants, report, from: 'project' });
    const owned = (name: string): number => [...kept.values()].filter((one) => one.names?.includes(name)).length;
    expect(['chambre 1', 'chambre 2', 'groupe 3', 'vitrine'].map(owned)).toEqual([1, 1, 1, 1]);
    expect(kept.get('kept-results')?.studies).toHaveLength(9);
    // The project « Groupe 3 » holds R134a, the visits of that name R455A: two machines, and the reader is asked.
    expect(sameName).toHaveLength(1);
    expect(kept.size).toBe(12 + 4 + 1);
    // Every one of them is a record that opens again.
    for (const machine of kept.values())
      expect(recordFrom(structuredClone(machine))).toEqual({ record: machine, dropped: [] });
  });

  it('is not taken twice: at the next start, in another tab, after a tab that ended in the middle, without a mark', () => {
    const { kept, take, forgetMark } = device();
    take({ projects, visits, runs }, true);
    const before = structuredClone(kept);
    expect(take({ projects, visits, runs }).machines).toEqual([]);
    forgetMark();
    expect(take({ projects, visits, runs }).machines).toEqual([]);
    expect(kept).toEqual(before);
    const other = device();
    other.take({ projects, visits, runs });
    expect(other.kept).toEqual(kept);
  });

  it('stays deleted where a machine was deleted, and comes with what an earlier build has changed since', () => {
    const { kept, take } = device();
    take({ projects, visits, runs });
    kept.delete('p1');
    expect(take({ projects, visits, runs }).machines).toEqual([]);
    const later = { ...project(2), note: 'autre', changed: '2026-11-28T10:00:00.000Z' };
    take({ projects: [...projects.filter(({ id }) => id !== 'p2'), later, project(20)], visits, runs });
    expect(kept.get('p2')).toMatchObject({ note: 'autre', changed: later.changed });
    expect(kept.get('p20')?.studies).toHaveLength(2);
    expect(kept.has('p1')).toBe(false);
  });

  it('loses neither study where a machine and its project were both changed', () => {
    const { kept, take } = device();
    take({ projects: [project(1)] });
    const own = kept.get('p1');
    if (own)
      kept.set('p1', {
        ...own,
        changed: '2026-11-28T09:00:00.000Z',
        note: 'ici',
        studies: [{ ...own.studies[0]!, query: '?a=1' }],
      });
    take({ projects: [{ ...project(1), note: 'là', changed: '2026-11-28T10:00:00.000Z' }] });
    expect(kept.get('p1')?.studies.map(({ query }) => query)).toEqual([
      '?a=1',
      ...project(1).variants.map(({ query }) => query),
    ]);
    expect(kept.get('p1')?.note).toBe('ici\nlà');
  });

  it('loses no study and no note where one machine keeps no more of them', () => {
    const { kept, take } = device();
    const many = (from: number, n: number) =>
      Array.from({ length: n }, (_, k) => ({ id: `s${from + k}`, name: '', query: `?a=${from + k}`, summary: '' }));
    const changed = '2026-11-28T10:00:00.000Z';
    take({ projects: [project(1)] });
    const own = kept.get('p1');
    if (own)
      kept.set('p1', { ...own, changed: '2026-11-28T09:00:00.000Z', note: 'a'.repeat(3000), studies: many(0, 35) });
    const other = { ...project(1), changed, note: 'b'.repeat(3000), variants: many(35, 30) };
    take({ projects: [other] });
    const all = [...kept.values()];
    expect(all.map(({ studies }) => studies.length)).toEqual([40, 25]);
    expect(new Set(all.flatMap(({ studies }) => studies.map(({ query }) => query))).size).toBe(65);
    expect(all.map(({ note }) => note[0])).toEqual(['a', 'b']);
    for (const machine of all) expect(recordFrom(structuredClone(machine))?.dropped).toEqual([]);
    expect(take({ projects: [other] }).machines).toEqual([]);
  });

  it('takes the results kept beyond what one machine holds into another', () => {
    const { kept, take } = device();
    for (let n = 0; n < 45; n += 9) take({ runs: Array.from({ length: 9 }, (_, k) => run(n + k)) });
    expect([...kept.values()].map(({ id, studies }) => [id, studies.length])).toEqual([
      ['kept-results', 40],
      ['kept-results-2', 5],
    ]);
  });

  it('takes results of a file in again where they were deleted here, and once where they were not', () => {
    const { kept, take } = device();
    take({ runs: [run(1)] });
    expect(take({ runs: [run(1)], brought: [run(1), run(2)] }).counts.runs).toBe(1);
    kept.clear();
    expect(take({ runs: [run(1)] }).machines).toEqual([]);
    take({ runs: [run(1)], brought: [run(1)] });
    expect(kept.get('kept-results')?.studies.map(({ query }) => query)).toEqual([run(1).parameters]);
  });

  it('says what a study and a visit say of the machine, to be confirmed', () => {
    const { kept, take } = device();
    take({
      projects: [project(1)],
      visits: [
        visit(1, 'Clim', { request: { fluid: 'R32', application: 'room_ac', expansion: 'eev', receiver: true } }),
      ],
    });
    expect(bareFacts(kept.get('p1')!)).toEqual({ fluid: 'R134a', capacity: 11, te: -10 });
    const [clim] = [...kept.values()].filter(({ from }) => from === 'visit');
    expect(bareFacts(clim!)).toEqual({ use: 'split', fluid: 'R32', expansion: 'eev', receiver: 'yes' });
    expect(clim?.facts.use).toEqual({ v: 'split', k: 'study', at: '2026-11-02' });
  });

  it('has no mean temperature from the dew point of a blend', () => {
    const { kept, take } = device();
    take({ projects: [project(1, 'R448A')] });
    expect(bareFacts(kept.get('p1')!)).toEqual({ fluid: 'R448A', capacity: 11 });
  });

  it('is of the moment of its latest visit by the clock it was dated with, not by that of Greenwich', () => {
    const { kept, take } = device();
    const latest = visit(3, 'Groupe 9');
    take({ visits: [latest] });
    const [machine] = kept.values();
    expect(machine?.changed).toBe(new Date(latest.date).toISOString());
  });

  it('makes one machine of a project and visits of its name where the refrigerant is the same', () => {
    const { kept, take } = device();
    take({
      projects: [project(1, 'R455A')],
      visits: [visit(1, 'groupe 1', { isReference: true }), visit(2, 'GROUPE 1')],
    });
    expect([...kept.keys()]).toEqual(['p1']);
    expect(kept.get('p1')).toMatchObject({
      reference: 't1',
      names: ['groupe 1'],
      facts: { use: { v: 'cold_room_neg' } },
    });
  });

  it('takes no reference that shows a fault, and says so', () => {
    const { kept, take } = device();
    const { unfit } = take({ visits: [visit(1, 'Clim', { isReference: true, verdict: { code: 'V_FAULT' } })] });
    expect([...kept.values()].map(({ reference }) => reference)).toEqual([undefined]);
    expect(unfit).toHaveLength(1);
  });

  it('leaves visits that name their machine to it', () => {
    const { take, kept } = device();
    take({ projects: [project(1)] });
    expect(take({ visits: [visit(1, 'Autre nom', { machineId: 'p1' })] }).machines).toEqual([]);
    // Its machine is gone: the visit is not.
    kept.delete('p1');
    expect(take({ visits: [visit(1, 'Autre nom', { machineId: 'p1' })] }).machines).toHaveLength(1);
  });
});

const record: MachineRecord = {
  ...{ id: 'm', name: 'Chambre négative', note: '', made: NOW, changed: NOW, who: { customer: 'Dupont' } },
  facts: {
    use: { v: 'cold_room_neg', k: 'typed', at: '2026-11-27' },
    fluid: { v: 'R455A', k: 'plate', at: '2026-11-27' },
  },
  ...{ studies: [], from: 'new' },
};

describe('a record', () => {
  it('opens without what does not fit, which is named', () => {
    const spoilt = {
      ...record,
      facts: { ...record.facts, capacity: { v: -5, k: 'typed', at: '2026-11-27' }, colour: { v: 1 } },
    };
    expect(recordFrom({ ...spoilt, stray: 1 })).toEqual({ record, dropped: ['capacity', 'colour'] });
  });

  it.each([
    { id: '' },
    { name: ' ' },
    { studies: 'no' },
    { made: 'hier' },
    { studies: [{ id: 'a', name: '', query: 'javascript:alert(1)', summary: '' }] },
  ])('is none with %j', (change) => expect(recordFrom({ ...record, ...change })).toBeUndefined());

  it('says a fact anew only where it changes, and confirms what a study said', () => {
    const known = withFacts(record, { fluid: 'R455A', capacity: 5, use: undefined }, 'typed', '2026-12-01');
    expect(known.facts).toEqual({
      fluid: { v: 'R455A', k: 'plate', at: '2026-11-27' },
      capacity: { v: 5, k: 'typed', at: '2026-12-01' },
    });
    expect(withFacts(record, { capacity: 1e9 }, 'typed', '2026-12-01').facts).toEqual(record.facts);
    const supposed = { ...record, facts: { use: { v: 'split', k: 'study', at: '2026-11-01' } as const } };
    expect(withFacts(supposed, { use: 'split' }, 'typed', '2026-12-01').facts.use?.k).toBe('typed');
  });

  it('is another one once duplicated, with nothing of what the first took in', () => {
    const double = duplicateOf({ ...record, reference: 't', names: ['a'], took: { 'p:a': NOW } }, 'n', 'Autre', NOW);
    expect(double).toEqual({ ...record, id: 'n', name: 'Autre' });
  });

  it('answers verdicts with what is known, and « I do not know » with nothing', () => {
    expect(machineFacts({ fluid: 'R404A', expansion: 'unknown', need: 8, capacity: 10 })).toEqual({
      ...{ use: 'other', fluid: 'R404A', need: 0.8, capacity: 10 },
    });
    expect(machineFacts({ use: 'split' })).toBeUndefined();
  });
});

describe('a machine in a link', () => {
  it('is its facts as bare values, never whose it is', () => {
    const text = parameterFrom(bareFacts(record));
    expect(text).toBe('{"use":"cold_room_neg","fluid":"R455A"}');
    expect(machineFrom(text ?? '')).toEqual({ facts: { use: 'cold_room_neg', fluid: 'R455A' }, dropped: [] });
  });

  it.each(['', '[]', '{', 'null', `{"fluid":"${'R'.repeat(2000)}"}`])('is not %s', (text) =>
    expect(machineFrom(text)).toBeUndefined(),
  );

  it('drops what is no fact and names it', () => {
    expect(machineFrom('{"use":"castle","fluid":"R32","customer":"Dupont","capacity":"5"}')).toEqual({
      facts: { fluid: 'R32' },
      dropped: ['use', 'customer', 'capacity'],
    });
  });
});
