import type { Property } from './types.ts';

export type EngineErrorCode = 'out-of-range' | 'no-solution' | 'unknown-fluid' | 'bad-composition' | 'bad-input';

export interface EngineErrorDetail {
  /** The property at fault, when it is one. */
  readonly property?: Property;
  /** The offending value, in SI, or the offending text. */
  readonly value?: number | string;
  /** The limits the value should have kept, in SI; an absent bound is no bound. */
  readonly limit?: { readonly min?: number; readonly max?: number };
  /** Of an unknown fluid: the known one whose spelling is nearest, where one is near. */
  readonly nearest?: string;
}

/** The only error the engine throws on purpose. `code` says which kind; texts are for developers. */
export class EngineError extends Error {
  readonly code: EngineErrorCode;
  readonly property: Property | undefined;
  readonly value: number | string | undefined;
  readonly limit: { readonly min?: number; readonly max?: number } | undefined;
  readonly nearest: string | undefined;

  constructor(code: EngineErrorCode, message: string, detail: EngineErrorDetail = {}) {
    super(message);
    this.name = 'EngineError';
    this.code = code;
    this.property = detail.property;
    this.value = detail.value;
    this.limit = detail.limit;
    this.nearest = detail.nearest;
  }
}
