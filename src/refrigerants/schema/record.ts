/**
 * What a record of `data/` holds; README.md says how to write one. What the law says of a fluid is no part of it: `src/regulation`
 * makes that from the rules, the GWP, the listing and the composition. Builds and tests only: pages take its types, and the
 * words of `vocabulary.ts`.
 */
import { z } from 'astro/zod';
import { wanted } from '../../schema/faults.ts';
import { DOUBTS, LINKS, SOURCES } from '../sources.ts';
import type { DoubtName, LinkName, SourceName } from '../sources.ts';
import { FAMILIES, OILS, SAFETY_CLASSES, STANDINGS } from './vocabulary.ts';

export type { Family, SafetyClass } from './vocabulary.ts';

const text = (wish = 'a text', pattern = /\S/) => z.string(wanted(wish)).regex(pattern, wanted(wish));
const between = (min: number, max: number) => {
  const wish = wanted(`a number from ${min} to ${max}`);
  return z.number(wish).min(min, wish).max(max, wish);
};
const names = <T extends string>(table: Readonly<Record<T, unknown>>) => z.enum(Object.keys(table) as [T, ...T[]]);

const source = names<SourceName>(SOURCES);
const doubt = names<DoubtName>(DOUBTS).optional();
const link = names<LinkName>(LINKS);

/** Names travel parted by these signs. */
const spelling = text('a spelling without comma or equals sign', /^[^,=]*[^,=\s][^,=]*$/);
const bilingual = z.strictObject({ fr: text('a French text'), en: text('an English text') });

/** A figure, where it is from, and whether that is in doubt. */
export interface Statement<T> {
  readonly value: T;
  /** Null when no source that says it was read; a doubt then says so. */
  readonly source: SourceName | null;
  readonly doubt?: DoubtName | undefined;
}

/** A figure the product takes, and those it does not take: null when none is confirmed. */
export interface Fact<T> extends Statement<T | null> {
  /** Figures of other sources, kept though not taken. */
  readonly others?: readonly Statement<T>[] | undefined;
  /** Why this one is taken. */
  readonly why?: z.infer<typeof bilingual> | undefined;
}

const statement = <T>(value: z.ZodType<T>) => z.strictObject({ value, source: source.nullable(), doubt });

/** What must hold of a figure beside its shape. */
function faultsOfFact(known: Fact<unknown>): readonly string[] {
  const { value, others, why } = known;
  const unsourced = [known, ...(others ?? [])].filter(
    (stated) => stated.value !== null && stated.source === null && stated.doubt === undefined,
  );
  const checks: readonly (readonly [string, boolean])[] = [
    ['a figure without a source needs a doubt', unsourced.length === 0],
    ['a figure not taken needs another, or a why', value !== null || others !== undefined || why !== undefined],
    ['why one is taken and not the others is missing', value === null || others === undefined || why !== undefined],
  ];
  return checks.filter(([, isSound]) => !isSound).map(([fault]) => fault);
}

/** Null when nothing at all is known. */
const fact = <T>(value: z.ZodType<T>): z.ZodType<Fact<T> | null> =>
  z
    .strictObject({
      value: value.nullable(),
      source: source.nullable(),
      doubt,
      others: z.array(statement(value)).min(1).optional(),
      why: bilingual.optional(),
    })
    .superRefine((known, context) => {
      for (const message of faultsOfFact(known)) context.addIssue({ code: 'custom', message });
    })
    .nullable();

const concentration = fact(between(0.00001, 1));
const gwp = fact(between(0, 25_000));
const volumePercent = fact(between(0.1, 100));

export const RECORD = z.strictObject({
  /** As the engine and the fluid list name it; that of the file too. */
  name: text(),
  /** As ASHRAE writes it, else as the trade does. */
  designation: text(),
  /** Chemical or trade name; null when the number is all anyone uses. */
  label: z.strictObject({ fr: spelling, en: spelling }).nullable(),
  /** Other spellings than those the label and the name already give (see resolve.ts). */
  aliases: z.array(spelling),
  family: z.enum(FAMILIES),
  /** CAS number; null for a blend. */
  cas: text('a CAS number', /^\d{2,7}-\d\d-\d$/).nullable(),
  /** Whether the engine computes it. */
  isSimulable: z.boolean(),
  /** Mass fractions of a blend, summing to 1; null for a pure fluid. */
  composition: z
    .strictObject({
      parts: z.array(z.strictObject({ name: text(), massFraction: between(0.0001, 1) })).min(2),
      source,
      doubt,
    })
    .nullable(),
  /**
   * Where the law names it: the row of an annex. Null when no annex does, and for a blend, which the law
   * judges by its components. An annex of null is one nobody has read.
   */
  listing: z
    .strictObject({
      source,
      annex: z.enum(['I', 'II', 'III']).nullable(),
      section: between(1, 3).optional(),
      row: text().optional(),
      doubt,
    })
    .nullable(),
  /** Global warming potential over 100 years, kg CO2e per kg. */
  gwp: z.strictObject({
    /** Of Regulation (EU) 2024/573, by its annexes or, for a blend, the method of its Annex VI. */
    legal: gwp,
    ar4: gwp,
    ar5: gwp,
    ar6: gwp,
    /** Former legal value: still on plates and logbooks. */
    eu517: gwp,
  }),
  /** Ozone depletion potential. */
  odp: fact(between(0, 1)),
  safetyClass: fact(z.enum(SAFETY_CLASSES)),
  /** Fluid group of the Pressure Equipment Directive. */
  pedGroup: fact(z.literal([1, 2])),
  limits: z.strictObject({
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
    lflVolumePercent: volumePercent,
    uflVolumePercent: volumePercent,
    /** °C */
    autoignition: fact(between(200, 900)),
  }),
  /** Usual oils; the compressor maker's approval prevails. */
  oils: fact(z.array(z.enum(OILS)).min(1)),
  uses: bilingual,
  /** Why its uses are to be checked; absent where a publication says them or the trade knows them. */
  usesDoubt: doubt,
  /** How a fluid few people meet is met, as the trade has it; absent of those in everyday use and of pure fluids. */
  standing: z.enum(STANDINGS).optional(),
  /** Refrigerants it is chosen instead of; general practice, not an approval. */
  replaces: z.array(text()),
  /**
   * Band beside the name, null for none; never for identification: cylinders are no longer coloured by fluid.
   * Without a source it was chosen to be distinct.
   */
  colour: z.strictObject({ value: text('#RRGGBB', /^#[0-9A-F]{6}$/), source: source.nullable() }).nullable(),
  links: z.array(link),
});

type DeepReadonly<T> = T extends object ? { readonly [K in keyof T]: DeepReadonly<T[K]> } : T;
export type RefrigerantRecord = DeepReadonly<z.infer<typeof RECORD>>;
