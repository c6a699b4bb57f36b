/** What a unit is, and a kind of quantity with its units. SI value = (displayed value + zero) × scale. */
export interface Unit {
  /** As printed after the value; empty for a bare number. */
  readonly symbol: string;
  /** SI units in one of these. */
  readonly scale: number;
  /** Added to the displayed value before scaling, for scales that do not start at zero. */
  readonly zero?: number;
  /** Counts from the air around the gauge; `zero` is then that of the standard atmosphere. */
  readonly isGauge?: true;
  /** Digits after the separator, always shown so that figures do not jump. */
  readonly decimals: number;
  /** More digits for values nearer to zero than `below`, in this unit. */
  readonly fine?: { readonly below: number; readonly decimals: number };
}

/** A kind of quantity. */
export interface Kind {
  /** The unit shown until the reader chooses another. */
  readonly preferred: string;
  readonly units: Readonly<Record<string, Unit>>;
}
