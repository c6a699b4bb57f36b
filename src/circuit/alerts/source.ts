/** What a source of an alert is. */
/**
 * `standard`: a published standard; `law`: an act, `rules` of a fluid by their ids; `maker`: a maker's figure; `practice`:
 * practice of the trade, the limits this product documents; `method`: how far a figure is to be trusted; `study`: what was
 * typed, or was not.
 */
export const SOURCE_KINDS = ['standard', 'law', 'maker', 'practice', 'method', 'study'] as const;
export type SourceKind = (typeof SOURCE_KINDS)[number];

/** What the words of a source are kept under. */
export const SOURCE_NAMES = [
  'en378',
  'iso817',
  'product',
  'ped',
  'tube',
  'steel',
  'oil',
  'catalogue',
  'envelope',
  'polynomial',
  'maker',
  'discharge',
  'rules',
  'leaks',
  'practice',
  'method',
  'study',
] as const;
export type SourceName = (typeof SOURCE_NAMES)[number];

export interface Source {
  readonly kind: SourceKind;
  readonly name: SourceName;
  /** Ids of the rules of law it rests on. */
  readonly rules?: readonly string[];
}
