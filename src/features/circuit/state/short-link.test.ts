import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FIELDS } from '../../../simulation/fields.ts';
import {
  paramsFromSimulatorLink,
  simulatorLinkFromParams,
  STEADY_FORM,
  TRANSIENT_FORM,
  withoutDefaults,
} from '../../../simulation/url.ts';
import type { Field } from '../../../kit/form/fields.ts';
import { packedFromParams, shortLink } from '../../../kit/form/short-link/pack.ts';
import { paramsFromPacked, unpackedSearch } from '../../../kit/form/short-link/unpack.ts';
import { WORDS } from '../../../kit/form/short-link/words.ts';
import { textFromBytes, checkOf } from '../../../kit/form/short-link/bytes.ts';
import { ALL_PARTS } from './all-parts.ts';

const PAGE = 'https://appfroid.example/simulation/circuit/general';
const SEED = 26;
const STUDIES = 1000;

/** Numbers as people type them: whole, or with one or two decimals. */
const typed = (min: number, max: number): fc.Arbitrary<number> =>
  fc.oneof(
    fc.integer({ min: Math.ceil(min), max: Math.floor(max) }),
    fc.integer({ min: Math.ceil(10 * min), max: Math.floor(10 * max) }).map((tenths) => tenths / 10),
  );

/** A usual study: its fluid, its point, its machine, and what one fills in on a few of its pages. */
const study = fc.record({
  form: fc.record({
    fluid: fc.constantFrom('R134a', 'R290', 'R448A', 'R744', 'R1234yf'),
    choix_value: typed(1, 200),
    rend_v: fc.integer({ min: 50, max: 100 }).map((percent) => percent / 100),
    rend_is: fc.integer({ min: 50, max: 100 }).map((percent) => percent / 100),
    t_ref: typed(80, 120),
    temp_cdr: typed(25, 60),
    temp_evp: typed(-40, 10),
    sous_ref_cdr: typed(0, 10),
    surch_evp: typed(3, 12),
    surch_la: typed(0, 15),
  }),
  transient: fc.option(fc.record({ temp_cdr: typed(20, 60), temp_evp: typed(-30, 15) }), { nil: undefined, freq: 3 }),
  pipes: fc.record({ long_asp: typed(1, 60), long_ll: typed(1, 60), long_ref: typed(1, 60), haut_asp: typed(-10, 10) }),
  charge: fc.record({
    'room.room_area': typed(5, 400),
    'room.room_height': typed(2, 5),
    'receiver.volume': typed(1, 40),
  }),
  echangeurs: fc.record({ 'condenser.t_in': typed(15, 40), 'condenser.t_out': typed(20, 50) }),
  technique: fc.record({ hours: fc.integer({ min: 500, max: 8700 }), years: fc.integer({ min: 5, max: 30 }) }),
});

const JSON_PAGES = ['pipes', 'charge', 'echangeurs', 'technique'] as const;

function paramsOf(random: typeof study extends fc.Arbitrary<infer T> ? T : never): URLSearchParams {
  const params = paramsFromSimulatorLink({
    permanent: { ...STEADY_FORM, ...random.form },
    transient: random.transient && { ...TRANSIENT_FORM, ...random.transient },
    mode: 'normal',
    compressor: null,
    isManual: true,
  });
  for (const page of JSON_PAGES) params.set(page, JSON.stringify(random[page]));
  return withoutDefaults(params);
}

describe('the short link', () => {
  it(`of ${STUDIES} usual studies is short, and brings each back`, () => {
    const lengths: number[] = [];
    fc.assert(
      fc.property(study, (random) => {
        const params = paramsOf(random);
        const link = shortLink(`${PAGE}?${params.toString()}`);
        lengths.push(link.length);
        const { search, problem } = unpackedSearch(new URL(link).search);
        expect(problem).toBeUndefined();
        expect(search).toBe(`?${params.toString()}`);
        expect(simulatorLinkFromParams(new URLSearchParams(search))).toEqual(simulatorLinkFromParams(params));
      }),
      { numRuns: STUDIES, seed: SEED },
    );
    const sorted = lengths.toSorted((one, other) => one - other);
    expect(sorted.at(-1)).toBeLessThanOrEqual(200);
    expect(sorted[Math.floor(STUDIES / 2)]).toBeLessThanOrEqual(165);
  });

  it('brings back any parameters, whatever they hold', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.string({ unit: 'grapheme' }), fc.oneof(fc.string({ unit: 'grapheme' }), fc.json()))),
        (pairs) => {
          const params = new URLSearchParams(pairs.map(([name, text]) => [name, text]));
          const unpacked = paramsFromPacked(packedFromParams(params));
          expect(unpacked.ok && [...unpacked.params]).toEqual([...params]);
        },
      ),
      { seed: SEED },
    );
  });

  it('is refused by name when it is spoilt', () => {
    fc.assert(
      fc.property(study, fc.nat(), fc.nat({ max: 63 }), (random, at, other) => {
        const packed = packedFromParams(paramsOf(random));
        const place = at % packed.length;
        const sign = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'[other] ?? '';
        const spoilt = packed.slice(0, place) + sign + packed.slice(place + 1);
        const changed = paramsFromPacked(spoilt);
        // The last sign may hold bits that nothing is written in.
        if (spoilt !== packed && place < packed.length - 1) expect(changed).toEqual({ ok: false, problem: 'cut' });
        expect(paramsFromPacked(packed.slice(0, place))).toEqual({ ok: false, problem: 'cut' });
      }),
      { seed: SEED },
    );
    const packed = packedFromParams(new URLSearchParams({ permanent: '{"temp_evp":-10}' }));
    expect(paramsFromPacked(`${packed.slice(0, 4)}é${packed.slice(5)}`)).toEqual({ ok: false, problem: 'signs' });
    const later = [2, 1, 7];
    expect(paramsFromPacked(textFromBytes([...later, ...checkOf(later)]))).toEqual({ ok: false, problem: 'newer' });
    expect(paramsFromPacked('')).toEqual({ ok: false, problem: 'cut' });
  });

  it('has a word for every key and choice of the forms of a study', () => {
    const known = new Set(WORDS);
    expect(known.size).toBe(WORDS.length);
    const keysOf = (field: Field): readonly string[] =>
      field.kind === 'list' ? [field.key, ...field.columns.flatMap(keysOf)] : [field.key];
    const keys = [...FIELDS.map(({ form }) => form), ...ALL_PARTS.flatMap(({ fields }) => fields.flatMap(keysOf))];
    expect(keys.filter((key) => !known.has(key))).toEqual([]);
    for (const parameter of Object.values(__PAGE_PARAMETERS__)) expect(known).toContain(parameter);
  });

  it('of the first version is read for years', () => {
    const unpacked = paramsFromPacked('AQEGAw8E5AEbnvMROAwGAVJM2gqE');
    expect(unpacked.ok && [...unpacked.params]).toEqual([
      ['permanent', '{"fluid":"R290","temp_evp":-12.5,"choix_value":20}'],
      ['charge', '{"room.room_area":40}'],
    ]);
  });
});
