/** A column that grows while a file is read. */

const FIRST = 1024;

export class Growing {
  #values = new Float64Array(FIRST);
  length = 0;

  push(value: number): void {
    if (this.length === this.#values.length) {
      const longer = new Float64Array(2 * this.length);
      longer.set(this.#values);
      this.#values = longer;
    }
    this.#values[this.length] = value;
    this.length += 1;
  }

  /** The values so far; a view. */
  get values(): Float64Array {
    return this.#values.subarray(0, this.length);
  }

  /** The values once no more come: without the room left for them. */
  get final(): Float64Array {
    this.#values = this.#values.slice(0, this.length);
    return this.#values;
  }
}
