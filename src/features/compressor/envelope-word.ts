import type { CompressorPoint } from '../../circuit/compressor/between.ts';

/** Whether a point lies in the envelope of its sheet, by the text that says so; a sheet without one says nothing of it. */
export const envelopeWord = ({
  has_envelope,
  in_range,
}: Pick<CompressorPoint, 'has_envelope' | 'in_range'>): 'noEnvelope' | 'inside' | 'outside' =>
  has_envelope ? (in_range ? 'inside' : 'outside') : 'noEnvelope';
