/** What to tell beside a charge limit, in the order it matters, as codes with values: the tool and the circuit say the same. */
import type { ChargeLimit } from './limit.ts';
import type { C3Closed } from './provisions-c3.ts';
import type { Says } from './says.ts';

/** Each has its text in both languages, under this name. */
export const CHARGE_NOTES = [
  'productStandard',
  'chargeNotAllowed',
  'chargeC3Location',
  'chargeC3Over150',
  'chargeC3OverM3',
  'chargeC3Basement',
  'chargeC3NoFigures',
  'chargeC3Open',
  'c3Conditions',
  'otherReading',
  'otherReadingNoLimit',
  'publicBuilding',
  'class3BelowGround',
  'classB',
  'lightGas',
  'ventilatedEnclosure',
  'machineryRoom',
  'icpe4735',
] as const;
export type ChargeNoteCode = (typeof CHARGE_NOTES)[number];

export interface ChargeNote {
  readonly code: ChargeNoteCode;
  /** Masses in kg. */
  readonly values: Readonly<Record<string, number>>;
}

const REFUSALS: Readonly<Record<C3Closed, ChargeNoteCode>> = {
  class: 'chargeNotAllowed',
  location: 'chargeC3Location',
  'over-150-kg': 'chargeC3Over150',
  'over-1.5-m3': 'chargeC3OverM3',
  'over-qlav-in-lowest-basement': 'chargeC3Basement',
};

/** Those that need no figure, in the order they are read; the refusals have their own. */
const SAID: readonly (readonly [Says, ChargeNoteCode])[] = [
  ['fr-ch35-if-public-building', 'publicBuilding'],
  ['class-3-below-ground-1-kg', 'class3BelowGround'],
  ['class-b-table-c1', 'classB'],
  ['c2-not-for-light-gas', 'lightGas'],
  ['ventilated-enclosure-by-its-place', 'ventilatedEnclosure'],
  ['en378-3-machinery-room', 'machineryRoom'],
  ['fr-icpe-4735', 'icpe4735'],
];

function overLimit({ c3, limit }: ChargeLimit, charge: number): readonly ChargeNote[] {
  const masses = { m: charge, mmax: limit ?? Infinity };
  switch (c3.status) {
    case 'not-needed':
      return [];
    case 'no-figures':
      return [{ code: 'chargeC3NoFigures', values: masses }];
    case 'closed':
      return [{ code: REFUSALS[c3.reason], values: masses }];
    case 'open':
      return [
        { code: 'chargeC3Open', values: { ...masses, n: c3.measures } },
        { code: 'c3Conditions', values: {} },
      ];
  }
}

function disputed({ otherReading }: ChargeLimit): readonly ChargeNote[] {
  if (otherReading === undefined) return [];
  const [applied, other] = otherReading;
  return other === null
    ? [{ code: 'otherReadingNoLimit', values: { applied } }]
    : [{ code: 'otherReading', values: { applied, other } }];
}

/**
 * What to tell of an answer, the product standard first.
 * @param charge kg, the one the answer was asked for
 */
export function chargeNotes(answer: ChargeLimit, charge: number): readonly ChargeNote[] {
  const isSaid = (code: Says): boolean => answer.says.includes(code);
  return [
    ...(isSaid('product-standard-first') ? [{ code: 'productStandard', values: {} } as const] : []),
    ...overLimit(answer, charge),
    ...disputed(answer),
    ...SAID.flatMap(([says, code]) => (isSaid(says) ? [{ code, values: {} }] : [])),
  ];
}

/** Measures of C.3: 0 where none is needed, −1 where it is closed, undefined where Table C.3 does not list the fluid. */
export function c3Measures({ c3 }: ChargeLimit): -1 | 0 | 1 | 2 | undefined {
  switch (c3.status) {
    case 'not-needed':
      return 0;
    case 'open':
      return c3.measures;
    case 'closed':
      return -1;
    case 'no-figures':
      return undefined;
  }
}
