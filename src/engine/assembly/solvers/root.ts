/**
 * A bracketed root by Chandrupatla's method (1997, Adv. Eng. Software 28, 145-149): inverse
 * quadratic where it is safe, bisection elsewhere. The caller evaluates:
 *
 *   root.start(x0, f0, x1, f1);
 *   while (!root.done) root.give(f(root.x));
 */
export class Root {
  /** Where the function is wanted next; the root once done. */
  x: f64 = 0;
  done: bool = false;
  private a: f64 = 0;
  private b: f64 = 0;
  private c: f64 = 0;
  private fa: f64 = 0;
  private fb: f64 = 0;
  private fc: f64 = 0;
  private left: i32 = 0;

  /** f0 and f1 must differ in sign (or one be 0). */
  start(x0: f64, f0: f64, x1: f64, f1: f64): void {
    this.a = x1;
    this.fa = f1;
    this.b = x0;
    this.fb = f0;
    this.c = x1;
    this.fc = f1;
    this.left = 100;
    this.done = false;
    if (f0 == 0) this.finish(x0);
    else if (f1 == 0) this.finish(x1);
    else this.x = 0.5 * (x0 + x1);
  }

  private finish(x: f64): void {
    this.x = x;
    this.done = true;
  }

  give(f: f64): void {
    const x = this.x;
    if (f == 0) {
      this.finish(x);
      return;
    }
    if (f > 0 == this.fa > 0) {
      this.c = this.a;
      this.fc = this.fa;
    } else {
      this.c = this.b;
      this.fc = this.fb;
      this.b = this.a;
      this.fb = this.fa;
    }
    this.a = x;
    this.fa = f;
    const a = this.a;
    const b = this.b;
    const c = this.c;
    const fa = this.fa;
    const fb = this.fb;
    const fc = this.fc;
    const best = Math.abs(fa) < Math.abs(fb) ? a : b;
    const limit = (4.5e-16 * Math.abs(best) + 1e-300) / Math.abs(b - a);
    if (limit > 0.5 || --this.left == 0) {
      this.finish(best);
      return;
    }
    const xi = (a - b) / (c - b);
    const phi = (fa - fb) / (fc - fb);
    let t: f64 = 0.5;
    if (phi * phi < xi && (1 - phi) * (1 - phi) < 1 - xi) {
      t = ((fa / (fb - fa)) * fc) / (fb - fc) + ((((c - a) / (b - a)) * fa) / (fc - fa)) * (fb / (fc - fb));
    }
    if (t < limit) t = limit;
    else if (t > 1 - limit) t = 1 - limit;
    this.x = a + t * (b - a);
  }
}
