/** A liquid that carries cold: water and something that keeps it from freezing. */
export interface SecondaryFluid {
  readonly key: string;
  readonly name: { readonly fr: string; readonly en: string };
  readonly family: 'glycol' | 'alcohol' | 'ammonia' | 'salt' | 'commercial';
  /** Whether concentrations are mass or volume fractions of the added component. */
  readonly basis: 'mass' | 'volume';
  /** Publication of the figures. */
  readonly source: string;
  /** Fractions 0 to 1 between which the figures hold, and the one the polynomials are written around. */
  readonly x: { readonly min: number; readonly max: number; readonly base: number };
  /** K: the temperature the polynomials are written around and those they hold between; null down to freezing. */
  readonly T: { readonly min: number | null; readonly max: number; readonly base: number };
  readonly note?: string;
  /** kg/m³ */
  readonly density: Correlation;
  /** J/(kg K) */
  readonly specificHeat: Correlation;
  /** W/(m K) */
  readonly conductivity: Correlation;
  /** Pa s */
  readonly viscosity: Correlation;
  /** K; of the concentration only. */
  readonly freezing: Correlation;
}

/**
 * y = Σ Σ c[i][j] (T − T.base)^i (x − x.base)^j, or the exponential of it. Rows of different lengths: what is not
 * written is 0.
 */
export interface Correlation {
  readonly form: 'poly' | 'exp';
  readonly c: readonly (readonly number[])[];
}

/** What a data file holds: the fluids of one publication. */
export interface SecondaryFluidFile {
  readonly source: string;
  readonly basis: SecondaryFluid['basis'];
  readonly fluids: readonly Omit<SecondaryFluid, 'source' | 'basis'>[];
}
