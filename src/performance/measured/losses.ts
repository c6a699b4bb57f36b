/** What compressors are supposed to lose. */

/** Share of the power that leaves a compressor by its shell, its drive or its motor, and its half-width, by kind. */
export const LOSSES = {
  hermetic: { value: 0.09, half: 0.08 },
  jacketed: { value: 0.05, half: 0.05 },
  semi: { value: 0.08, half: 0.06 },
  inverter: { value: 0.12, half: 0.08 },
  open: { value: 0.12, half: 0.06 },
} as const;
export type LossKind = keyof typeof LOSSES;
export const LOSS_KINDS = Object.keys(LOSSES) as readonly LossKind[];
