/** Facts about a refrigerant. `null` is "not confirmed by a source": show it as unknown, never as 0. */
import type { Bilingual } from '../language/index.ts';
export type Source = Bilingual;
export interface Link {
  readonly label: Bilingual;
  readonly url: string;
}

export type Family = 'CFC' | 'HCFC' | 'HFC' | 'HFC/HFO' | 'HFO' | 'PFC' | 'HC' | 'natural' | 'other';
/** ISO 817 / ASHRAE 34. */
export type SafetyClass = 'A1' | 'A2L' | 'A2' | 'A3' | 'B1' | 'B2L' | 'B2' | 'B3';

export interface Refrigerant {
  /** As the engine and the fluid list name it. */
  readonly name: string;
  /** As ASHRAE writes it. */
  readonly designation: string;
  readonly family: Family;
  /** CAS number; null for a blend. */
  readonly cas: string | null;
  /** Mass fractions of a blend, summing to 1; null for a pure fluid. */
  readonly components: readonly { readonly name: string; readonly massFraction: number }[] | null;
  /** Global warming potential over 100 years, kg CO2e per kg. */
  readonly gwp: {
    /** Of Regulation (EU) 2024/573: AR4 for HFCs, AR6 for PFCs and HFOs; for CFCs and HCFCs that of AR4. */
    readonly legal: number | null;
    readonly ar5: number | null;
    readonly ar6: number | null;
    /** Former legal value, Regulation (EU) 517/2014: still on plates and logbooks. */
    readonly eu517: number | null;
  };
  /** Ozone depletion potential, Annex I of Regulation (EU) 2024/590 where listed. */
  readonly odp: number | null;
  readonly safetyClass: SafetyClass | null;
  /** Fluid group of the Pressure Equipment Directive. */
  readonly pedGroup: 1 | 2 | null;
  /** Flammability limits in air at 25 °C, vol %, the lower one derived from the mass limit of EN 378-1. */
  readonly lflVolumePercent: { readonly lower: number | null; readonly upper: number | null } | null;
  /** Lower flammability limit, kg/m3. */
  readonly lfl: number | null;
  /** Practical limit of EN 378-1, kg/m3; from transcriptions, to be checked before a safety calculation. */
  readonly practicalLimit: number | null;
  /** Refrigerant concentration limit of ASHRAE 34, kg/m3. */
  readonly rcl: number | null;
  /** Autoignition temperature, °C. */
  readonly autoignition: number | null;
  /** Usual oils; the compressor maker's approval prevails. */
  readonly oils: readonly string[] | null;
  readonly uses: Bilingual;
  /** Refrigerants it is chosen instead of; general practice, not an approval. */
  readonly replaces: readonly string[];
  readonly regulation: {
    readonly isAffected: boolean;
    /** One indicative year; `about` holds the details. */
    readonly limitYear: number | null;
    readonly about: Bilingual;
  };
  /** Band beside the name, #RRGGBB; never for identification: cylinders are no longer coloured by fluid. */
  readonly colour: string;
  readonly links: readonly Link[];
  readonly sources: readonly Source[];
}
