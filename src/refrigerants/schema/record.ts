/** What a record of `data/` holds. README.md says how to write one. */
import { DOUBTS, LINKS, SOURCES } from '../sources.ts';
import type { DoubtName, LinkName, SourceName } from '../sources.ts';
import { fields, flag, listOf, number, oneOf, orNull, text } from './shape.ts';
import type { Shape, TypeOf } from './shape.ts';

/** Of ISO 817 and ASHRAE 34. */
export const SAFETY_CLASSES = ['A1', 'A2L', 'A2', 'A3', 'B1', 'B2L', 'B2', 'B3'] as const;
export const FAMILIES = ['CFC', 'HCFC', 'HFC', 'HFC/HFO', 'HFO', 'PFC', 'HC', 'natural', 'other'] as const;
export type SafetyClass = (typeof SAFETY_CLASSES)[number];
export type Family = (typeof FAMILIES)[number];

const names = <T extends string>(table: Readonly<Record<T, unknown>>): Shape<T> =>
  oneOf(...(Object.keys(table) as T[]));
const source: Shape<SourceName> = names<SourceName>(SOURCES);
const doubt: Shape<DoubtName> = names<DoubtName>(DOUBTS);
const link: Shape<LinkName> = names<LinkName>(LINKS);

/** Names travel parted by these signs. */
const spelling = text('a spelling without comma or equals sign', /^[^,=]*[^,=\s][^,=]*$/);
const bilingual = fields({ fr: text('a French text'), en: text('an English text') });

/** A figure, where it is from, and whether that is in doubt. */
export interface Statement<T> {
  readonly value: T;
  /** Null when no source that says it was read; a doubt then says so. */
  readonly source: SourceName | null;
  readonly doubt?: DoubtName;
}

/** A figure the product takes, and those it does not take: null when none is confirmed. */
export interface Fact<T> extends Statement<T | null> {
  /** Figures of other sources, kept though not taken. */
  readonly others?: readonly Statement<T>[];
  /** Why this one is taken. */
  readonly why?: TypeOf<typeof bilingual>;
}

const statement = <T>(value: Shape<T>): Shape<Statement<T>> =>
  fields({ value, source: orNull(source) }, { doubt }) as Shape<Statement<T>>;

/** Null when nothing at all is known. */
function fact<T>(value: Shape<T>): Shape<Fact<T> | null> {
  const parts = fields(
    { value: orNull(value), source: orNull(source) },
    { doubt, others: listOf(statement(value), 1), why: bilingual },
  );
  return {
    faults: (given, path) => {
      if (given === null) return [];
      const faults = parts.faults(given, path);
      if (faults.length > 0) return faults;
      const known = given as Fact<T>;
      const unsourced = [known, ...(known.others ?? [])].filter(
        (stated) => stated.value !== null && stated.source === null && stated.doubt === undefined,
      );
      const checks: readonly (readonly [string, boolean])[] = [
        ['a figure without a source needs a doubt', unsourced.length === 0],
        [
          'a figure not taken needs another, or a why',
          known.value !== null || known.others !== undefined || known.why !== undefined,
        ],
        [
          'why one is taken and not the others is missing',
          known.value === null || known.others === undefined || known.why !== undefined,
        ],
      ];
      return checks.filter(([, isSound]) => !isSound).map(([fault]) => `${path}: ${fault}`);
    },
  };
}

const concentration = fact(number(0.00001, 1));
const gwp = fact(number(0, 25_000));

export const RECORD = fields({
  /** As the engine and the fluid list name it; that of the file too. */
  name: text(),
  /** As ASHRAE writes it, else as the trade does. */
  designation: text(),
  /** Chemical or trade name; null when the number is all anyone uses. */
  label: orNull(fields({ fr: spelling, en: spelling })),
  /** Other spellings than those the label and the name already give (see resolve.ts). */
  aliases: listOf(spelling),
  family: oneOf(...FAMILIES),
  /** CAS number; null for a blend. */
  cas: orNull(text('a CAS number', /^\d{2,7}-\d\d-\d$/)),
  /** Whether the engine computes it. */
  isSimulable: flag,
  /** Mass fractions of a blend, summing to 1; null for a pure fluid. */
  composition: orNull(fields({ parts: listOf(fields({ name: text(), massFraction: number(0.0001, 1) }), 2), source })),
  /**
   * Where the law names it: the row of an annex. Null when no annex does, and for a blend, which the law
   * judges by its components. An annex of null is one nobody has read.
   */
  listing: orNull(
    fields({ source, annex: orNull(oneOf('I', 'II', 'III')) }, { section: number(1, 3), row: text(), doubt }),
  ),
  /** Global warming potential over 100 years, kg CO2e per kg. */
  gwp: fields({
    /** Of Regulation (EU) 2024/573, by its annexes or, for a blend, the method of its Annex VI. */
    legal: gwp,
    ar4: gwp,
    ar5: gwp,
    ar6: gwp,
    /** Former legal value: still on plates and logbooks. */
    eu517: gwp,
  }),
  /** Ozone depletion potential. */
  odp: fact(number(0, 1)),
  safetyClass: fact(oneOf(...SAFETY_CLASSES)),
  /** Fluid group of the Pressure Equipment Directive. */
  pedGroup: fact(oneOf(1, 2)),
  limits: fields({
    /** kg/m3 of air, the concentrations that bound a charge. */
    practicalLimit: concentration,
    /** Acute toxicity exposure or oxygen deprivation limit, the lower. */
    atelOdl: concentration,
    /** Lower flammability limit. */
    lfl: concentration,
    rcl: concentration,
    /** Quantity limits with minimum and with additional ventilation. */
    qlmv: concentration,
    qlav: concentration,
    /** Flammability limits in air at 25 °C, vol %. */
    lflVolumePercent: fact(number(0.1, 100)),
    uflVolumePercent: fact(number(0.1, 100)),
    /** °C */
    autoignition: fact(number(200, 900)),
  }),
  /** Usual oils; the compressor maker's approval prevails. */
  oils: fact(listOf(oneOf('MO', 'AB', 'POE', 'PVE', 'PAO', 'PAG'), 1)),
  uses: bilingual,
  /** Refrigerants it is chosen instead of; general practice, not an approval. */
  replaces: listOf(text()),
  regulation: fields(
    {
      isAffected: flag,
      /** One indicative year; `about` holds the details. */
      limitYear: orNull(number(2000, 2050)),
      about: bilingual,
    },
    { doubt },
  ),
  /**
   * Band beside the name, null for none; never for identification: cylinders are no longer coloured by fluid.
   * Without a source it was chosen to be distinct.
   */
  colour: orNull(fields({ value: text('#RRGGBB', /^#[0-9A-F]{6}$/), source: orNull(source) })),
  links: listOf(link),
});

export type RefrigerantRecord = TypeOf<typeof RECORD>;
