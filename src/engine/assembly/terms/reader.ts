/** Reads the numbers of a fluid in the order `build/pack.ts` wrote them. */
export class Reader {
  constructor(private at: usize) {}

  next(): f64 {
    const value = load<f64>(this.at);
    this.at += 8;
    return value;
  }

  count(): i32 {
    return <i32>this.next();
  }
}
