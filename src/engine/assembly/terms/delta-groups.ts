import { Derivatives } from './derivatives';

/**
 * Density part δ^d exp(-g δ^l) of power-like terms, d and l whole numbers. Terms with the same
 * (d, l, g) are one group: at a fixed temperature their coefficients add up, so a density
 * evaluation loops over groups instead of terms.
 *
 * With u = g l δ^l and q = d - u:   δ∂/∂δ -> q,   δ²∂²/∂δ² -> q(q - 1) - l u.
 */
export class DeltaGroups {
  private groups: i32 = 0;
  private power: StaticArray<i32>;
  private decay: StaticArray<i32>;
  /** Where the terms of each group end, once they are in its order. */
  private ends: StaticArray<i32>;
  // Sums over the terms of a group of c, c·L1 and c·L2 (τ-derivatives, scaled).
  private c0: StaticArray<f64>;
  private c1: StaticArray<f64>;
  private c2: StaticArray<f64>;

  private decays: i32 = 0;
  private decayL: StaticArray<i32>;
  private decayG: StaticArray<f64>;
  private decayExp: StaticArray<f64>;
  private decayU: StaticArray<f64>;

  private maxPower: i32 = 0;
  private powers: StaticArray<f64> = new StaticArray<f64>(32);

  constructor(capacity: i32) {
    this.power = new StaticArray<i32>(capacity);
    this.decay = new StaticArray<i32>(capacity);
    this.ends = new StaticArray<i32>(capacity);
    this.c0 = new StaticArray<f64>(capacity);
    this.c1 = new StaticArray<f64>(capacity);
    this.c2 = new StaticArray<f64>(capacity);
    this.decayL = new StaticArray<i32>(capacity);
    this.decayG = new StaticArray<f64>(capacity);
    this.decayExp = new StaticArray<f64>(capacity);
    this.decayU = new StaticArray<f64>(capacity);
  }

  /** Group of (d, l, g); l = 0 means no exponential. */
  slot(d: i32, l: i32, g: f64): i32 {
    let decay = -1;
    for (let i = 0; i < this.decays; i++) {
      if (this.decayL[i] == l && this.decayG[i] == g) decay = i;
    }
    if (decay < 0) {
      decay = this.decays++;
      this.decayL[decay] = l;
      this.decayG[decay] = g;
      this.decayExp[decay] = 1;
    }
    for (let i = 0; i < this.groups; i++) {
      if (this.power[i] == d && this.decay[i] == decay) return i;
    }
    this.power[this.groups] = d;
    this.decay[this.groups] = decay;
    if (d > this.maxPower) this.maxPower = d;
    if (l > this.maxPower) this.maxPower = l;
    return this.groups++;
  }

  /** The order of terms whose groups are given that puts those of a group together, first group first. */
  order(slots: StaticArray<i32>): StaticArray<i32> {
    const order = new StaticArray<i32>(slots.length);
    let at = 0;
    for (let k = 0; k < this.groups; k++) {
      for (let i = 0; i < slots.length; i++) {
        if (slots[i] == k) order[at++] = i;
      }
      this.ends[k] = at;
    }
    return order;
  }

  get count(): i32 {
    return this.groups;
  }

  /** Where the terms of a group end in that order. */
  @inline
  end(slot: i32): i32 {
    return unchecked(this.ends[slot]);
  }

  /** Sets a group's sums of c and of its scaled τ-derivatives. */
  @inline
  set(slot: i32, c0: f64, c1: f64, c2: f64): void {
    unchecked((this.c0[slot] = c0));
    unchecked((this.c1[slot] = c1));
    unchecked((this.c2[slot] = c2));
  }

  private prepare(delta: f64): void {
    let p: f64 = 1;
    for (let i = 0; i <= this.maxPower; i++) {
      unchecked((this.powers[i] = p));
      p *= delta;
    }
    for (let i = 0; i < this.decays; i++) {
      const l = unchecked(this.decayL[i]);
      if (l == 0) continue;
      const gdl = unchecked(this.decayG[i]) * unchecked(this.powers[l]);
      unchecked((this.decayExp[i] = Math.exp(-gdl)));
      unchecked((this.decayU[i] = f64(l) * gdl));
    }
  }

  addDensity(delta: f64, out: Derivatives): void {
    this.prepare(delta);
    let a: f64 = 0;
    let d1: f64 = 0;
    let d2: f64 = 0;
    for (let i = 0; i < this.groups; i++) {
      const k = unchecked(this.decay[i]);
      const d = unchecked(this.power[i]);
      const v = unchecked(this.c0[i]) * unchecked(this.powers[d]) * unchecked(this.decayExp[k]);
      const u = unchecked(this.decayU[k]);
      const q = f64(d) - u;
      a += v;
      d1 += v * q;
      d2 += v * (q * (q - 1) - f64(unchecked(this.decayL[k])) * u);
    }
    out.a += a;
    out.d1 += d1;
    out.d2 += d2;
  }

  addAll(delta: f64, out: Derivatives): void {
    this.prepare(delta);
    let a: f64 = 0;
    let d1: f64 = 0;
    let d2: f64 = 0;
    let t1: f64 = 0;
    let t2: f64 = 0;
    let dt: f64 = 0;
    for (let i = 0; i < this.groups; i++) {
      const k = unchecked(this.decay[i]);
      const d = unchecked(this.power[i]);
      const e = unchecked(this.powers[d]) * unchecked(this.decayExp[k]);
      const v = unchecked(this.c0[i]) * e;
      const w = unchecked(this.c1[i]) * e;
      const u = unchecked(this.decayU[k]);
      const q = f64(d) - u;
      a += v;
      d1 += v * q;
      d2 += v * (q * (q - 1) - f64(unchecked(this.decayL[k])) * u);
      t1 += w;
      dt += w * q;
      t2 += unchecked(this.c2[i]) * e;
    }
    out.a += a;
    out.d1 += d1;
    out.d2 += d2;
    out.t1 += t1;
    out.t2 += t2;
    out.dt += dt;
  }
}
