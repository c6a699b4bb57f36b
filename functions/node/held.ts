/** What the bodies of an address hold of our memory while they come. */

/** Most of one address, bytes: a hundred of the largest simulations at once, and more than any one body may have. */
const MOST_EACH = 16e6;
/** Most of all addresses, bytes. */
const MOST_TOGETHER = 128e6;

export class Held {
  readonly #each: number;
  readonly #together: number;
  readonly #byAddress = new Map<string, number>();
  #total = 0;

  constructor(each = MOST_EACH, together = MOST_TOGETHER) {
    this.#each = each;
    this.#together = together;
  }

  /** Counts bytes that came. @returns whether there is room for them */
  add(address: string, bytes: number): boolean {
    const held = (this.#byAddress.get(address) ?? 0) + bytes;
    this.#byAddress.set(address, held);
    this.#total += bytes;
    return held <= this.#each && this.#total <= this.#together;
  }

  /** Counts bytes that were taken or dropped. */
  free(address: string, bytes: number): void {
    const held = (this.#byAddress.get(address) ?? 0) - bytes;
    if (held > 0) this.#byAddress.set(address, held);
    else this.#byAddress.delete(address);
    this.#total -= bytes;
  }
}
