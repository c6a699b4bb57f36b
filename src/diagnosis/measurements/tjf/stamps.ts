/** Time stamps of a TJF file, some of which are wrong in the maker's own samples. */
import type { Json } from '../json/parse.ts';
import { instantFrom } from '../table/stamps.ts';

const YEAR = 366 * 86_400_000;
const END_OF_1970 = Date.UTC(1971, 0, 1);

/** Reads the stamps of one file's values against the file's own. */
export class FileClock {
  readonly #own: { readonly ms: number; readonly isUtc: boolean } | undefined;
  #firstWrong: number | undefined;
  /** Stamps replaced. */
  replaced = 0;
  isUtc: boolean;
  #isSeen = false;

  constructor(own: Json | undefined) {
    this.#own = instantFrom(own);
    this.isUtc = this.#own?.isUtc ?? false;
  }

  /**
   * The instant of a value, ms; NaN where nothing says one. A stamp of 1970, or a year and more off the file's own, is
   * replaced by that, plus for later rows what lies between them.
   */
  instantOf(stamp: Json | undefined): number {
    const read = instantFrom(stamp);
    if (read === undefined) return this.#own?.ms ?? Number.NaN;
    const { ms } = read;
    const isWrong = ms < END_OF_1970 || (this.#own !== undefined && Math.abs(ms - this.#own.ms) > YEAR);
    if (!isWrong) {
      if (!this.#isSeen) this.isUtc = read.isUtc;
      this.#isSeen = true;
      return ms;
    }
    this.replaced += 1;
    if (this.#own === undefined) return ms;
    this.#firstWrong ??= ms;
    return this.#own.ms + ms - this.#firstWrong;
  }
}
