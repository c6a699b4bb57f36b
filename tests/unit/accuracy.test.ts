/** The page of accuracy shows what the checks hold, and leaves nobody out. */
import { describe, expect, it } from 'vitest';
import { caseComparisons } from '../../src/calculators/checks/deviations.ts';
import { CALCULATORS } from '../../src/calculators/index.ts';
import { doorComparisons, REFERENCE_DOORS as CIRCUIT_DOORS } from '../../src/circuit/checks/doors.ts';
import { FIELD_DOORS } from '../../src/field/checks/doors.ts';
import { SEASON_DOORS } from '../../src/season/checks/doors.ts';
import { BLEND_REFERENCE, blendComparisons } from '../../src/engine/checks/deviations/blends.ts';
import type { Comparison } from '../../src/engine/checks/deviations/comparison.ts';
import { PUBLISHED_BLENDS, publishedBlendComparisons } from '../../src/engine/checks/deviations/estimated-blends.ts';
import { NORMAL_POINTS, normalPoints, STATED_ERRORS } from '../../src/engine/checks/deviations/normal-points.ts';
import { publishedTransport } from '../../src/engine/checks/deviations/published-transport.ts';
import { PURE_REFERENCE, pureFluidComparisons } from '../../src/engine/checks/deviations/pure-fluids.ts';
import { createScaledEngine } from '../../src/engine/checks/deviations/scaled-engine.ts';
import { scalingDeviations, TRANSPORT_KEYS, TRANSPORT_PHASES } from '../../src/engine/checks/deviations/transport.ts';
import { createEngine } from '../../src/engine/index.ts';
import { translator } from '../../src/shell/texts.ts';
import { accuracyData, accuracySources } from '../../src/features/resources/build/accuracy/index.ts';
import { slugFromName } from '../../src/refrigerants/slug.ts';
import { cycleComparisons, REFERENCE_CYCLES, resultOfBody } from '../../src/simulation/checks/deviations.ts';
import {
  calculatorAccuracyPath,
  DIAGNOSIS_ROW,
  doorAccuracyPath,
  fluidAccuracyPath,
} from '../../src/kit/accuracy-path.ts';
import { isListed } from '../../src/shell/navigation/descriptor.ts';
import { PAGES } from '../../src/shell/navigation/navigation.ts';
import type { AccuracyRow, RowKind } from '../../src/features/resources/accuracy/row.ts';
import {
  againstText,
  notesText,
  percentText,
  subjectText,
  whereText,
} from '../../src/features/resources/accuracy/words.ts';

const engine = await createEngine();
const REFERENCE_DOORS = [...CIRCUIT_DOORS, ...SEASON_DOORS, ...FIELD_DOORS];
const { rows, worst, count, kelvins } = accuracyData();
const byId = new Map(rows.map((row) => [row.id, row]));
const ofKind = (kind: RowKind): readonly AccuracyRow[] => rows.filter(({ subject }) => subject.kind === kind);

const largest = (list: readonly { readonly deviation: number }[]): number =>
  Math.max(...list.map(({ deviation }) => deviation));
const middle = (list: readonly { readonly deviation: number }[]): number => {
  const sorted = list.map(({ deviation }) => deviation).sort((a, b) => a - b);
  return (
    ((sorted[Math.floor((sorted.length - 1) / 2)] ?? NaN) + (sorted[Math.ceil((sorted.length - 1) / 2)] ?? NaN)) / 2
  );
};
const rowOf = (path: string): AccuracyRow | undefined => byId.get(path.slice(path.indexOf('#') + 1));

describe('nobody is left out', () => {
  it.each([...engine.names, ...engine.blends])('%s has its row', (name) => {
    const row = rowOf(fluidAccuracyPath(name));
    expect(row?.subject).toEqual({ kind: engine.fluid(name).components.length > 1 ? 'blend' : 'pure', fluid: name });
    expect(row?.path).toMatch(/^\/ressources\/list-fluide\//);
  });

  it.each(CALCULATORS.map(({ id, slug }) => [id, slug] as const))('%s has its row', (id, slug) => {
    const row = rowOf(calculatorAccuracyPath(slug));
    expect(row?.subject).toEqual({ kind: 'calculator', calculator: id });
    expect(row?.count).toBeGreaterThan(0);
  });

  it('nor a door, a cycle, a mix of the reader’s', () => {
    expect(ofKind('door').map(({ subject }) => subject)).toEqual(
      REFERENCE_DOORS.map(({ table }) => ({ kind: 'door', door: table.door })),
    );
    for (const { table } of REFERENCE_DOORS) expect(rowOf(doorAccuracyPath(table.door))?.count).toBeGreaterThan(1);
    for (const { subject, path } of ofKind('door'))
      expect(path, `${JSON.stringify(subject)}: no page.ts names it`).not.toBeNull();
    for (const page of PAGES.filter(isListed)) {
      for (const door of page.doors ?? []) {
        // The diagnosis is judged by its trial, a part of the page of its own.
        if (doorAccuracyPath(door).endsWith(`#${DIAGNOSIS_ROW}`)) continue;
        expect(
          rowOf(doorAccuracyPath(door)),
          `${page.path}: the door ${door} has no reference case, as a reference.json beside it`,
        ).toBeDefined();
      }
    }
    expect(ofKind('cycle')).toHaveLength(REFERENCE_CYCLES.length);
    expect(rowOf(fluidAccuracyPath('R32[0.5]&R1234yf[0.5]'))?.subject.kind).toBe('mixes');
  });

  it('each has an anchor of its own', () => {
    expect(byId.size).toBe(rows.length);
    for (const id of byId.keys()) expect(id).toMatch(/^[a-z0-9-]+$/);
  });
});

/** Every comparison the checks make, by where it belongs: made once. */
const comparisons = {
  pure: Object.keys(PURE_REFERENCE).flatMap((name) => {
    const { saturation, states } = pureFluidComparisons(engine, name);
    return [...saturation, ...states].map((one) => ({ name, ...one }));
  }),
  blend: Object.keys(BLEND_REFERENCE).flatMap((name) => {
    const { molarMass, saturation, states, twoPhase } = blendComparisons(engine, name);
    return [...molarMass, ...saturation, ...states, ...twoPhase].map((one) => ({ name, ...one }));
  }),
  calculators: new Map(CALCULATORS.map(({ id }) => [id, caseComparisons(id, engine)])),
  doors: new Map(REFERENCE_DOORS.map((door) => [door.table.door, doorComparisons(door, engine)])),
  cycles: REFERENCE_CYCLES.map((cycle) => cycleComparisons(resultOfBody(cycle.body, engine), cycle)),
};
const published = publishedTransport(engine);

/** Bubble and dew temperatures that others print of a blend. */
const points = new Map(
  [...engine.names, ...engine.blends].map((name): [string, readonly Comparison[]] => [
    name,
    [
      ...normalPoints(engine, name).flatMap((set) => set.comparisons),
      ...PUBLISHED_BLENDS.filter(({ fluid }) => fluid === name).flatMap((set) =>
        publishedBlendComparisons(engine, set),
      ),
    ],
  ]),
);
const pointsOf = (name: string): readonly Comparison[] => points.get(name) ?? [];

describe('a row says what its comparisons are', () => {
  // R600, R245fa and R1234ze(E) are also held against printed states, four blends against printed critical points.
  const printed = new Set(['R600', 'R245fa', 'R1234ze(E)', 'R404A', 'R407C', 'R410A', 'R507A']);
  const single = [...Object.keys(PURE_REFERENCE), ...Object.keys(BLEND_REFERENCE)].filter((name) => !printed.has(name));

  it.each(single)('%s', (name) => {
    const own = [...comparisons.pure, ...comparisons.blend].filter((one) => one.name === name);
    const row = rowOf(fluidAccuracyPath(name))!;
    expect(row.count).toBe(own.length + pointsOf(name).length);
    expect(row.worst).toBe(largest(own));
    expect(row.typical).toBe(middle(own));
    const at = own.find(({ deviation }) => deviation === row.worst)!;
    expect(row.where).toEqual({ kind: 'state', figure: at.figure, at: at.at });
  });

  it.each(engine.blends)('%s, its bubble and dew temperatures', (name) => {
    const own = pointsOf(name);
    expect(rowOf(fluidAccuracyPath(name))?.kelvins).toEqual(
      own.length === 0 ? null : { count: own.length, typical: middle(own), worst: largest(own) },
    );
  });

  it('of every bubble and dew temperature together', () => {
    const all = engine.blends.flatMap(pointsOf);
    expect(kelvins).toMatchObject({ count: all.length, typical: middle(all), worst: largest(all) });
    expect(kelvins.farthest.subject).toEqual({ kind: 'blend', fluid: 'R445A' });
    expect(kelvins.farthest.kelvins?.worst).toBe(kelvins.worst);
    expect(kelvins.blends).toBe(engine.blends.filter((name) => pointsOf(name).length > 0).length);
  });

  it('of calculators, doors and cycles', () => {
    for (const { id, slug } of CALCULATORS)
      expect(byId.get(slug)?.worst, id).toBe(largest(comparisons.calculators.get(id) ?? []));
    for (const [door, own] of comparisons.doors) {
      const row = byId.get(`circuit-${door.toLowerCase()}`);
      expect(row?.count, door).toBe(own.length);
      expect(row?.worst, door).toBe(largest(own.filter(({ unit }) => unit === 'relative')));
    }
    REFERENCE_CYCLES.forEach(({ name }, i) => {
      expect(byId.get(`cycle-${i + 1}`)?.worst, name).toBe(largest(comparisons.cycles[i] ?? []));
    });
  });
});

describe('the worst row of the page is that of the tests', () => {
  const transport: readonly Pick<Comparison, 'deviation'>[] = [
    ...published.flatMap(({ sources }) => sources.flatMap(({ comparisons: list }) => list)),
    ...TRANSPORT_KEYS.flatMap((key) =>
      TRANSPORT_PHASES.flatMap((phase) =>
        scalingDeviations(engine, createScaledEngine(), key, phase).map((deviation) => ({ deviation })),
      ),
    ),
  ];

  it('of each published viscosity and conductivity, with every source', () => {
    expect(ofKind('transport')).toHaveLength(published.length + 4);
    for (const { fluid, key, phase, stated, sources } of published) {
      const name = `${slugFromName(fluid)}-${key}-${phase}`;
      const own = sources.flatMap(({ comparisons: list }) => list);
      const row = byId.get(name)!;
      expect([row.count, row.worst, row.typical], name).toEqual([own.length, largest(own), middle(own)]);
      expect(row.against, name).toHaveLength(sources.length);
      expect(row.notes, name).toContainEqual({ code: 'stated', stated, holds: true });
    }
    expect(byId.get('r161-viscosity-liquid')?.against).toContain(
      'Tsolakidou et al. (2017), J. Phys. Chem. Ref. Data 46 023103, table 10',
    );
  });

  it('of all', () => {
    const all = [
      ...comparisons.pure,
      ...comparisons.blend,
      ...transport,
      ...[...comparisons.calculators.values()].flat(),
      ...[...comparisons.doors.values()].flat().filter(({ unit }) => unit === 'relative'),
      ...comparisons.cycles.flat(),
    ];
    expect(worst[0]?.worst).toBe(largest(all));
    expect(worst[0]?.worst).toBe(Math.max(...rows.map((row) => row.worst ?? 0)));
    expect(count).toBeGreaterThanOrEqual(all.length);
  });

  it('of each part', () => {
    expect(worst.find(({ subject }) => subject.kind === 'pure')?.worst).toBeGreaterThanOrEqual(
      largest(comparisons.pure),
    );
    expect(worst.find(({ subject }) => subject.kind === 'transport')?.worst).toBe(largest(transport));
    for (const one of worst) {
      expect(one.worst).toBe(Math.max(...ofKind(one.subject.kind as RowKind).map((row) => row.worst ?? 0)));
    }
  });
});

describe('where it is weak it says so', () => {
  it('every blend that may be far off gives its kelvins, and what was measured keeps within them', () => {
    const stated = ofKind('blend').filter(({ notes }) => notes.some(({ code }) => code === 'stated-error'));
    expect(stated.map(({ subject }) => 'fluid' in subject && subject.fluid)).toEqual(Object.keys(STATED_ERRORS));
    for (const [name, { bubble, dew, reason }] of Object.entries(STATED_ERRORS)) {
      const row = rowOf(fluidAccuracyPath(name));
      const isEstimated = engine.fluid(name).quality === 'estimated blend';
      expect(row?.notes, name).toContainEqual({ code: 'stated-error', isEstimated, bubble, dew, reason });
      expect(row?.isWeak, name).toBe(true);
      expect(row?.kelvins?.worst ?? 0, name).toBeLessThanOrEqual(Math.max(bubble, dew));
    }
  });

  it('published points differ among themselves by what the page says', () => {
    const bubbles = NORMAL_POINTS.filter(([fluid]) => fluid === 'R413A').map(([, , , bubble]) => bubble);
    expect(Math.max(...bubbles) - Math.min(...bubbles)).toBeCloseTo(4.1, 6);
  });

  it('what no source was found for has no deviation, and says so', () => {
    const without = rows.filter((row) => row.count === 0 && row.subject.kind !== 'mixes');
    expect(without.map(({ id }) => id)).toEqual(expect.arrayContaining(['r1132a', 'r458a', 'r473a']));
    for (const row of without) {
      expect(row.worst, row.id).toBeNull();
      expect(row.notes, row.id).toContainEqual({ code: 'no-reference' });
      expect(row.isWeak, row.id).toBe(true);
    }
  });

  it('an uncertainty without any published value says so', () => {
    const checked = new Set(published.map(({ fluid, key }) => `${fluid} ${key}`));
    for (const row of [...ofKind('pure'), ...ofKind('blend')]) {
      for (const note of row.notes) {
        if (note.code !== 'transport' || !('fluid' in row.subject)) continue;
        expect(note.isChecked, row.id).toBe(checked.has(`${row.subject.fluid ?? ''} ${note.property}`));
      }
    }
    const t = translator('en');
    expect(notesText(rowOf(fluidAccuracyPath('R22'))!, t)).toBe('Viscosity 9/19\u202f%, conductivity 10/32\u202f%.');
    expect(notesText(rowOf(fluidAccuracyPath('HFE143m'))!, t)).toBe(
      'Viscosity 9/12\u202f% (no published value), conductivity unknown.',
    );
    expect(notesText(rowOf(fluidAccuracyPath('R448A'))!, t)).toMatch(
      /Viscosity 8\/8\u202f%, conductivity 7\/15\u202f% \(no published value\)\.$/,
    );
  });

  it('no published value lies farther off than the uncertainty stated', () => {
    for (const row of ofKind('transport')) {
      const [note] = row.notes;
      if (note?.code !== 'stated') continue;
      expect(row.worst ?? 0, row.id).toBeLessThanOrEqual(note.stated);
      expect(note.holds, row.id).toBe(true);
      if ((row.worst ?? 0) > 0.1) expect(row.isWeak, row.id).toBe(true);
    }
    // Ammonia's newer correlation and the one CoolProp has differ by 6.6 %: said, with both named.
    const ammonia = byId.get('r717-viscosity-liquid')!;
    expect(ammonia.notes).toContainEqual({ code: 'stated', stated: 0.07, holds: true });
    expect(ammonia.against.filter((one) => typeof one === 'string' && one.includes('Fenghour'))).toHaveLength(1);
  });
});

describe('the viscosity of each secondary fluid', () => {
  const fluids = ofKind('secondary').filter(({ subject }) => 'viscosityOf' in subject);

  it('has a row, which states at least the worst that was measured', () => {
    expect(fluids).toHaveLength(23);
    for (const row of fluids) {
      const [note] = row.notes;
      if (note?.code !== 'bands') expect([note?.code, row.count], row.id).toEqual(['no-reference', 0]);
      else expect(Math.max(...note.bands.map(({ error }) => error)), row.id).toBeGreaterThanOrEqual(row.worst ?? 1);
    }
  });

  it('is said by temperature, with the table and where it ends', () => {
    const t = translator('en');
    const meg = byId.get('viscosity-meg')!;
    expect(notesText(meg, t)).toBe(
      'Stated: 2\u202f% up to \u221220\u202f°C, 4\u202f% up to 0\u202f°C, 5\u202f% up to 40\u202f°C. No table above 40\u202f°C.',
    );
    const zlc = byId.get('viscosity-zlc')!;
    expect(subjectText(zlc.subject, t)).toBe('Zitrec LC (propylene glycol), viscosity');
    expect(whereText(zlc.where!, t)).toEqual({ text: '70\u202f%, \u221250\u202f°C', isCode: false });
    expect(zlc.isWeak).toBe(true);
    expect(againstText(zlc.against[0]!, t)).toBe('Arteco (2010)');
    // Clariant's table of potassium formate falls steeply in its last degrees.
    expect(percentText(byId.get('viscosity-akf')!.worst!, t)).toBe('30');
    expect(byId.get('viscosity-pkl')!.isWeak).toBe(false);
  });
});

describe.each(['fr', 'en'] as const)('in %s', (locale) => {
  const t = translator(locale);

  it('every row has words', () => {
    for (const row of rows) {
      const { text } = row.where ? whereText(row.where, t) : { text: 'x' };
      for (const said of [subjectText(row.subject, t), text, ...row.against.map((one) => againstText(one, t))]) {
        expect(said, row.id).not.toBe('');
        expect(said, `${row.id}: no text, in src/features/resources/accuracy/texts`).not.toMatch(
          /accuracy\.|\{\{|undefined|NaN/,
        );
      }
      expect(notesText(row, t), row.id).not.toMatch(/accuracy\.|\{\{|undefined|NaN/);
    }
  });

  it('a row names a paper by its authors and year, and the whole reference stands below, once', () => {
    const sources = accuracySources();
    expect(new Set(sources).size).toBe(sources.length);
    const [, own] = byId.get('r161-viscosity-liquid')!.against;
    expect(againstText(own!, t)).toBe('Tsolakidou et al. (2017)');
    for (const row of rows) {
      for (const one of row.against) {
        if (typeof one === 'string' && /\(\d{4}\)/.test(one)) expect(sources, row.id).toContain(one);
      }
    }
  });

  it('deviations are written to two digits, small ones as a power of ten', () => {
    const sign = locale === 'fr' ? ',' : '.';
    expect(percentText(0, t)).toBe('0');
    expect(percentText(0.0182, t)).toBe(`1${sign}8`);
    expect(percentText(7.845e-6, t)).toBe(`7${sign}8·10⁻⁴`);
    expect(percentText(4e-8, t)).toBe('4·10⁻⁶');
  });
});
