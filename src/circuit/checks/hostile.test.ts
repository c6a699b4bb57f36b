import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createEngine } from '../../engine/index.ts';
import { CATALOGUE } from '../components/catalogue/index.ts';
import { components, equivalentLength } from '../index.ts';
import type { Outcome } from '../outcome.ts';
import { PAGE_DOORS } from './doors.ts';
import { resultsOf } from './reference.ts';
import { between, unsound } from './support.ts';

const engine = await createEngine();
const R134A = resultsOf({}, { pt_evp: 10, pt_cdr: 25 }, engine);
const CO2 = resultsOf({ fluid: 'R744', mode_trans: '1', pt_evp: -10, p_gc: 92, t_out_gc: 36 }, null, engine);

type Door = (results: unknown, options: unknown) => Outcome<unknown>;
const DOORS: readonly (readonly [name: string, door: Door])[] = [
  ['components', (results, options) => components(results, CATALOGUE, options, engine)],
  ...PAGE_DOORS.map(({ name, answer }): readonly [string, Door] => [
    name,
    (results, options) => answer(results, options, engine),
  ]),
];

/** Keys the doors read, with whatever one may find under them. */
const KEYS = [
  ...[
    'vit_asp',
    'eq_ll',
    'long_ref',
    'haut_asp',
    'rugosite',
    'charge_min',
    'electrovanne',
    'in_cycle',
    'ps_hp',
    'pipeType',
  ],
  ...['line', 'category', 'brand', 'status', 'own', 'basket', 'charge', 'gwp', 'leak', 'bins', 'hours', 'eta_motor'],
  ...['evaporator', 'condenser', 'medium', 't_in', 't_out', 'flow', 'concentration', 'cp', 'rho', 'shr', 'rh', 'u'],
  ...['lines', 'asp', 'll', 'd_in', 'length', 'volume', 'shares', 'receiver', 'level', 'p', 'other', 'density'],
  // Those the reference cases of a page give.
  ...PAGE_DOORS.flatMap(({ table }) => table.cases.flatMap(({ input }) => Object.keys(input['options'] ?? {}))),
  ...['point', 'estimate', 'annex', 'fill_max', 't_max', 'room', 'room_area', 'access', 'location', 't_ext'],
];
const words = fc.constantFrom(
  'metric',
  'll',
  'valve',
  'water',
  'meg',
  'finned',
  'a',
  'II',
  'I',
  'comfort',
  '1,5',
  '-3',
  '1e9',
  '',
);
const leaf = fc.oneof(words, between(-1000, 1000), fc.double(), fc.boolean(), fc.constant(null), fc.anything());
const { options } = fc.letrec<{ options: unknown; value: unknown }>((tie) => ({
  options: fc.dictionary(fc.constantFrom(...KEYS), tie('value'), { maxKeys: 6 }),
  value: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    leaf,
    tie('options'),
    fc.array(fc.oneof(leaf, tie('options')), { maxLength: 4 }),
  ),
}));

const isSound = (answer: Outcome<unknown>): void => {
  expect(unsound(answer)).toEqual([]);
  if (!answer.ok) expect(answer.problem.code).toMatch(/^E_/);
};

describe.each(DOORS)('%s', (_name, door) => {
  it('answers any options without throwing, in sound values', () => {
    fc.assert(
      fc.property(options, fc.constantFrom(R134A, CO2), (given, results) => isSound(door(results, given))),
      { numRuns: 250 },
    );
    fc.assert(
      fc.property(fc.anything(), (given) => isSound(door(R134A, given))),
      { numRuns: 100 },
    );
  });

  it('refuses what is no result of a simulation, by its regime', () => {
    fc.assert(
      fc.property(fc.anything(), (given) => {
        const answer = door(given, { estimate: 'plate' });
        expect(answer).toMatchObject({ ok: false, problem: { code: 'E_MISSING' } });
      }),
      { numRuns: 100 },
    );
    const { points } = R134A.permanent;
    const broken = {
      ...R134A.permanent,
      points: { ...points, a_aspiration: { ...points.a_aspiration, D: Number.NaN } },
    };
    expect(door({ permanent: broken, transient: null }, { estimate: 'plate' })).toMatchObject({
      problem: { field: 'permanent' },
    });
    expect(door({ permanent: R134A.permanent, transient: {} }, { estimate: 'plate' })).toMatchObject({
      problem: { code: 'E_MISSING', field: 'transient' },
    });
  });

  it('answers for results whose figures were changed', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('a', 'c', 'd', 'e', 'f', 'g'),
        fc.constantFrom('P', 'T', 'H', 'D'),
        between(-2, 3),
        (letter, key, factor) => {
          const entries = Object.entries(R134A.permanent.points).map(([name, point]) => [
            name,
            name.startsWith(letter) ? { ...point, [key]: point[key as 'P'] * factor } : point,
          ]);
          const permanent = {
            ...R134A.permanent,
            points: Object.fromEntries(entries) as typeof R134A.permanent.points,
          };
          isSound(door({ permanent, transient: null }, { estimate: 'plate', receiver: { volume: 1 } }));
        },
      ),
      { numRuns: 100 },
    );
  });

  it('answers for a fluid it does not know', () => {
    const permanent = { ...R134A.permanent, input: { ...R134A.permanent.input, fluid: 'R0' } };
    expect(door({ permanent, transient: null }, { estimate: 'plate' })).toMatchObject({
      ok: false,
      problem: { code: 'E_FLUID' },
    });
  });
});

describe('equivalentLength and the catalogue', () => {
  it('answer anything', () => {
    fc.assert(fc.property(fc.anything(), fc.anything(), (fittings, di) => isSound(equivalentLength(fittings, di))));
    fc.assert(fc.property(fc.anything(), (rows) => isSound(components(R134A, rows, {}, engine))));
  });
});
