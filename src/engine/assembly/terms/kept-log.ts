/** A logarithm, kept until it is asked of another number: families of terms and the ideal part share δ and τ. */
class KeptLog {
  private x: f64 = 1;
  private ln: f64 = 0;

  of(x: f64): f64 {
    if (x != this.x) {
      this.x = x;
      this.ln = Math.log(x);
    }
    return this.ln;
  }
}

export const lnDelta = new KeptLog();
export const lnTau = new KeptLog();
